"""When has a widget been painted for the first time?"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget


class FirstPainting(QObject):
    """Watches a widget until it has been painted once; belongs to it.

    Signals:
        over: the first painting is over.
    """

    over = Signal()
    _begun = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        # Queued: the event is heard of before the widget paints.
        self._begun.connect(self.over, Qt.ConnectionType.QueuedConnection)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._begun.emit()
        return False
