package reversi.server.table;

import reversi.online.PlayerCard;

/** The cards of both players of a game. */
record PlayerCards(PlayerCard black, PlayerCard white) {}
