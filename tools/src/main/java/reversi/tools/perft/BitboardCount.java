package reversi.tools.perft;

/**
 * Counts games through the engine's bitboards.
 *
 * @param passIsAPly whether a pass takes a ply of its own
 */
record BitboardCount(boolean passIsAPly) implements GameCount {
    @Override
    public long games(int plies) {
        return new PositionCount(passIsAPly).games(plies);
    }
}
