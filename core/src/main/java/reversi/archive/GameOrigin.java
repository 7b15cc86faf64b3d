package reversi.archive;

import reversi.game.GameSetup;

/** Where a game was played. The names are in files and databases: they never change. */
public enum GameOrigin {
    /** On this device against the computer. */
    COMPUTER,
    /** On this device between two people. */
    TWO_PLAYERS,
    /** On this device between two computers. */
    WATCHED,
    /** On a server. */
    ONLINE,
    /** Somewhere else: it came in a file. */
    IMPORTED;

    /** Where a game of a mode is played. */
    public static GameOrigin of(GameSetup.Mode mode) {
        return switch (mode) {
            case VERSUS_COMPUTER -> COMPUTER;
            case TWO_PLAYERS -> TWO_PLAYERS;
            case WATCH -> WATCHED;
            case ONLINE -> ONLINE;
        };
    }
}
