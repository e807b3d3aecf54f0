"""Positions that a seated player has before them now: the judge does not solve those for anybody."""

from forceout.service.running import Service


class Positions:
    """The positions of running matches."""

    def __init__(self, service: Service) -> None:
        self.service = service
