package reversi.screens.analysis;

import java.util.function.UnaryOperator;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Move;
import reversi.rules.Square;

/** What the controls and the keys of the analysis board lead to. */
interface AnalysisActions {
    /** Goes on with the lines that a step makes of those shown. */
    void go(UnaryOperator<VariationTree> step);

    /** Undoes the last change of the lines. */
    void undo();

    /** A square of the board was chosen. */
    void press(Square square);

    /** Plays a move in the position on the board, or says why it can't be. */
    void play(Move move);

    /** Begins another analysis from the first position of the same board. */
    void startAnew();

    /** Goes back to the analysis before. */
    void swap();

    /** Shows this number of the engine's lines. */
    void setLines(int count);

    /** Shows the explorer in place of the moves, or the moves again, where there is room for one. */
    void switchExplorer();

    /** Switches the engine on or off. */
    void switchEngine();

    /** Solves the position on the board, or stops that. */
    void solveOrStop();

    /** Shows the board from the other side. */
    void turn();

    /** Lets the person set up a position, beginning with the one on the board. */
    void setUp();

    /** Reads the clipboard, or asks for what is to be pasted. */
    void paste();

    /** Shows what can be given to somebody. */
    void share();

    /** Shows what else can be done with the lines. */
    void more();
}
