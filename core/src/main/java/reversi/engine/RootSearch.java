package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/** Searches the moves of a root position one at a time, on whatever board representation suits its variant. */
interface RootSearch extends AutoCloseable {
    /** The legal moves; not empty. */
    List<Move> moves();

    /** Empty squares at the root; a search of this depth reaches the end of the game. */
    int empties();

    /** Maximum number of empties from which this search typically solves the game within seconds. */
    int solvable();

    /**
     * By how much another move must be better than the one that led at the depth before, in hundredths of a disc, where searches are
     * selective: the values of one depth err, and the leader has those of two for it. 0 where that gains nothing.
     */
    default int lead() {
        return 0;
    }

    /**
     * The value of a move in hundredths of a disc for the mover, searched to {@code depth} plies including the move, if it is within
     * alpha…beta; otherwise a bound (fail-soft). {@code selectivity} is that of {@link ProbCut}. Meaningless once stopped.
     */
    int value(int move, int depth, int selectivity, int alpha, int beta);

    /** The principal variation beginning with a move, as far as known, at most {@code length} discs and the passes between them. */
    List<Move> line(int move, int length);

    /**
     * The principal variation of a move whose value is the result of the game, each of its moves proved to keep that value. Meaningless once
     * stopped.
     *
     * @param depth plies to the end of the game, the move included
     * @param value the move's value, in hundredths of a disc
     */
    List<Move> solvedLine(int move, int depth, int value);

    /** Nodes searched for this root. */
    long nodes();

    /** Ends what other threads do for it. */
    @Override
    void close();
}
