BEGIN TRANSACTION;
CREATE TABLE action (
        game INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        number INTEGER NOT NULL,               -- from 0
        at INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,                    -- as records write it
        PRIMARY KEY (game, deal, number),
        FOREIGN KEY (game, deal) REFERENCES deal (game, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    ;
INSERT INTO "action" VALUES(1,0,0,1700000001000,1,'order');
INSERT INTO "action" VALUES(1,0,1,1700000001000,0,'pickup QS');
INSERT INTO "action" VALUES(1,0,2,1700000001000,1,'alone');
INSERT INTO "action" VALUES(1,0,3,1700000001000,2,'alone');
INSERT INTO "action" VALUES(1,0,4,1700000001000,2,'AS');
INSERT INTO "action" VALUES(1,0,5,1700000001000,1,'QD');
INSERT INTO "action" VALUES(1,0,6,1700000001000,2,'JC');
INSERT INTO "action" VALUES(1,0,7,1700000001000,1,'9C');
INSERT INTO "action" VALUES(1,0,8,1700000001000,2,'JH');
INSERT INTO "action" VALUES(1,0,9,1700000001000,1,'AH');
INSERT INTO "action" VALUES(1,0,10,1700000001000,2,'JS');
INSERT INTO "action" VALUES(1,0,11,1700000001000,1,'KH');
INSERT INTO "action" VALUES(1,0,12,1700000001000,1,'TH');
INSERT INTO "action" VALUES(1,0,13,1700000001000,2,'AD');
INSERT INTO "action" VALUES(1,1,0,1700000001000,2,'order');
INSERT INTO "action" VALUES(1,1,1,1700000001000,1,'pickup 9S');
INSERT INTO "action" VALUES(1,1,2,1700000001000,2,'alone');
INSERT INTO "action" VALUES(1,1,3,1700000001000,0,'with');
INSERT INTO "action" VALUES(1,1,4,1700000001000,1,'with');
INSERT INTO "action" VALUES(1,1,5,1700000001000,0,'TS');
INSERT INTO "action" VALUES(1,1,6,1700000001000,1,'9D');
INSERT INTO "action" VALUES(1,1,7,1700000001000,2,'AS');
INSERT INTO "action" VALUES(1,1,8,1700000001000,2,'KH');
INSERT INTO "action" VALUES(1,1,9,1700000001000,0,'9H');
INSERT INTO "action" VALUES(1,1,10,1700000001000,1,'AH');
INSERT INTO "action" VALUES(1,1,11,1700000001000,1,'JD');
INSERT INTO "action" VALUES(1,1,12,1700000001000,2,'TD');
INSERT INTO "action" VALUES(1,1,13,1700000001000,0,'KD');
INSERT INTO "action" VALUES(1,1,14,1700000001000,0,'JH');
INSERT INTO "action" VALUES(1,1,15,1700000001000,1,'9C');
INSERT INTO "action" VALUES(1,1,16,1700000001000,2,'QH');
INSERT INTO "action" VALUES(1,1,17,1700000001000,1,'TC');
CREATE TABLE deal (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,               -- from 0
        at INTEGER NOT NULL,
        dealer INTEGER NOT NULL,
        cards TEXT NOT NULL,                   -- the whole deck in the order it was dealt from
        code TEXT,
        nonce TEXT,
        commitment TEXT,                       -- SHA-256 of cards and nonce, made before a bid
        chosen INTEGER NOT NULL,               -- the code was typed in
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    ;
INSERT INTO "deal" VALUES(1,0,1700000001000,0,'AH QD 9C KH TH JC AS AD JS JH KD AC QH QC QS 9D TS JD KS TD 9H KC TC 9S','JM78-XPHR-F7V8-MGGN','76aaab77d22136bdd26798c1709ddb28','affcb2060a1126ccbbf66c013580772309f60cc5e897ca0ca39a900e7d929c58',0);
INSERT INTO "deal" VALUES(1,1,1700000001000,1,'TD KC AS KH QH 9H TS JH KS KD JD 9C 9S AH 9D JS AD JC AC QD TC QC QS TH','ZC9M-PDD9-JHYN-E4WH','b805ff83a52d2370e2d8a83f63aa50cb','4322f75f9684048cb7ab4df9d3aa8aa2c6b0a52337ae7e8c8d5f34650bc001f1',0);
CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice, deleted or not
        started INTEGER NOT NULL,              -- milliseconds since 1970, UTC; so are all times
        touched INTEGER NOT NULL,              -- the last change
        standing TEXT NOT NULL CHECK (standing IN ('running', 'left', 'finished', 'abandoned')),
        seed TEXT NOT NULL,
        players INTEGER NOT NULL,
        rules TEXT NOT NULL,                   -- JSON: what differs from that game's defaults
        names TEXT NOT NULL,                   -- JSON, by seat
        levels TEXT NOT NULL,                  -- JSON, by seat; null: the person, or not known
        temperaments TEXT NOT NULL,            -- JSON, by seat
        initial_scores TEXT NOT NULL,          -- JSON
        scores TEXT NOT NULL,                  -- JSON: as the game stands
        undone INTEGER NOT NULL,               -- how often something was taken back
        imported INTEGER NOT NULL DEFAULT 0
    );
INSERT INTO "game" VALUES(1,1700000001000,1700000001000,'running','version 1',3,'{"players": 3}','["Zoë", "West", "East"]','[null, "casual", "casual"]','["balanced", "balanced", "balanced"]','[0, 0, 0]','[2, 0, 2]',0,0);
CREATE TABLE tally (                       -- sums over all deals from chance; see tallies.py
        players INTEGER NOT NULL,
        measure TEXT NOT NULL,
        seat INTEGER NOT NULL,
        deals INTEGER NOT NULL,
        observed INTEGER NOT NULL,
        expected REAL NOT NULL,
        spread REAL NOT NULL,
        shared REAL NOT NULL,
        PRIMARY KEY (players, measure, seat)
    ) WITHOUT ROWID
    ;
INSERT INTO "tally" VALUES(3,'aces',0,2,1,1.73913043478260864738e+00,1.50197628458498022574e+00,3.26516583605430454895e-01);
INSERT INTO "tally" VALUES(3,'aces',1,2,2,1.73913043478260864738e+00,1.50197628458498022574e+00,3.26516583605430454895e-01);
INSERT INTO "tally" VALUES(3,'aces',2,2,3,1.73913043478260864738e+00,1.50197628458498022574e+00,3.26516583605430454895e-01);
INSERT INTO "tally" VALUES(3,'bowers',0,2,0,8.6956521739130432369e-01,8.30039525691699586751e-01,1.80443375150369483828e-01);
INSERT INTO "tally" VALUES(3,'bowers',1,2,0,8.6956521739130432369e-01,8.30039525691699586751e-01,1.80443375150369483828e-01);
INSERT INTO "tally" VALUES(3,'bowers',2,2,1,8.6956521739130432369e-01,8.30039525691699586751e-01,1.80443375150369483828e-01);
INSERT INTO "tally" VALUES(3,'trumps',0,2,1,2.60869565217391308209e+00,2.01581027667984180595e+00,0.438219625365183);
INSERT INTO "tally" VALUES(3,'trumps',1,2,4,2.60869565217391308209e+00,2.01581027667984180595e+00,0.438219625365183);
INSERT INTO "tally" VALUES(3,'trumps',2,2,2,2.60869565217391308209e+00,2.01581027667984180595e+00,0.438219625365183);
INSERT INTO "tally" VALUES(3,'upcards',0,1,0,3.33333333333333314829e-01,2.22222222222222237641e-01,0.0);
INSERT INTO "tally" VALUES(3,'upcards',1,1,0,3.33333333333333314829e-01,2.22222222222222237641e-01,0.0);
CREATE INDEX game_seed ON game (seed);
CREATE INDEX game_running ON game (id) WHERE standing = 'running';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game',1);
COMMIT;
