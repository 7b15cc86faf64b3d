package reversi.notation;

import java.util.Optional;
import java.util.function.Function;
import reversi.rules.Illegal;

/** The result of parsing a game in the Generic Game Format: a game, or where and why the text is invalid. */
public sealed interface GgfRead permits GgfRead.Ok, GgfRead.Failed {
    /** What the function for its kind makes of it. */
    <T> T fold(Function<Ok, T> ok, Function<Failed, T> failed);

    /**
     * The text begins with this game.
     *
     * @param game the game
     * @param end where in the text it ends; another may follow
     * @param passLeftOut whether its last move is a forced pass that the text does not write
     */
    record Ok(GameRecord game, int end, boolean passLeftOut) implements GgfRead {
        @Override
        public <T> T fold(Function<Ok, T> ok, Function<Failed, T> failed) {
            return ok.apply(this);
        }
    }

    /**
     * The text is invalid.
     *
     * @param problem what is wrong
     * @param offset where in the text, from 0
     * @param found what is written there, where that says anything
     * @param reason why a move is refused; empty for every other problem
     */
    record Failed(FaultKind problem, int offset, String found, Optional<Illegal> reason) implements GgfRead {
        @Override
        public <T> T fold(Function<Ok, T> ok, Function<Failed, T> failed) {
            return failed.apply(this);
        }
    }
}
