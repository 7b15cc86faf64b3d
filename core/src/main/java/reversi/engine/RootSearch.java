package reversi.engine;

import java.util.List;
import reversi.rules.Move;

/** A position whose moves can be valued one at a time, to any depth, on whatever representation suits its variant. */
interface RootSearch {
    /** The legal moves, at least one. */
    List<Move> moves();

    /** Empty squares before the move; a depth of so many plies sees the end of every game. */
    int empties();

    /** The most empties from which this search can be expected to find the result of the game in a few seconds. */
    int solvable();

    /**
     * The value of a move in hundredths of a disc for its mover, looking so many plies ahead, the move included, if it lies
     * within alpha…beta; else a bound on its side of the window; as sure as a selectivity of {@link ProbCut}, or surer.
     * Worth nothing if the stop signal has come.
     */
    int value(int move, int depth, int selectivity, int alpha, int beta);

    /** The moves that are expected to follow a move, as far as they are known, at most so many. */
    List<Move> line(int move, int length);

    /** Positions looked at since the question was asked. */
    long nodes();
}
