package reversi.notation;

/** Reads and writes {@link GameTree}s. */
public final class GameTrees {
    private GameTrees() {}

    /** Whether a text is most likely in a format that has side lines: the Smart Game Format or Portable Game Notation. */
    public static boolean isWrittenIn(String text) {
        GameFormat format = GameFiles.format(text);
        return format == GameFormat.SGF || format == GameFormat.PGN;
    }

    /** Reads the first tree of a text in one of these formats; a line that is wrong ends before what is wrong in it. */
    public static GameTree.Read read(String text, int mostMoves) {
        return GameFiles.format(text) == GameFormat.PGN
                ? new PgnTreeReader(text, mostMoves).read()
                : new SgfTreeReader(text, mostMoves).read();
    }

    /** The tree in one line of the Smart Game Format, with who played the game as far as they are known. */
    public static String sgf(GameTree tree, Opponents players) {
        return SgfTreeWriter.write(tree, players);
    }
}
