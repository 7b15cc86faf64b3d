package reversi.server.table;

import reversi.online.PlayerCard;

/** The cards of both players of a game. */
record Faces(PlayerCard black, PlayerCard white) {}
