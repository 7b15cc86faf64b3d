package reversi.tools.perft;

/** The number of different games of some length from the start of Othello. */
interface GameCount {
    /** The number of games of so many plies, 1 or more; a game that is over earlier counts once. */
    long games(int plies);
}
