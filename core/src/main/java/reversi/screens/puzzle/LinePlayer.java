package reversi.screens.puzzle;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Turn;

/** Plays best moves from a position on, one after another. */
final class LinePlayer {
    private final Thinker thinker;
    private final Listener listener;
    private Thinker.@Nullable Thought thought;
    /** The number of the last question; answers to older ones are stale. */
    private int latest;

    /** Hears of a line. */
    interface Listener {
        /** A best move was found and played; there may be more. */
        void played(Turn turn);

        /** There are no more moves to come. */
        void ended();

        /** The engine does not work. */
        void failed();
    }

    LinePlayer(Thinker thinker, Listener listener) {
        this.thinker = thinker;
        this.listener = listener;
    }

    /** Plays at most so many best moves, passes not counted; what was played before is given up. */
    void play(Position from, int moves) {
        cancel();
        step(from, moves);
    }

    private void step(Position from, int moves) {
        if (from.isOver() || moves == 0) {
            listener.ended();
        } else if (from.mustPass()) {
            tell(from, Move.PASS, turn -> step(turn.after(), moves));
        } else {
            ask(from, move -> tell(from, move, turn -> step(turn.after(), moves - 1)));
        }
    }

    private void tell(Position from, Move move, Consumer<Turn> then) {
        int number = latest;
        if (from.play(move) instanceof Played.Legal legal) {
            listener.played(legal.turn());
            if (number == latest) {
                then.accept(legal.turn());
            }
        }
    }

    private void ask(Position position, Consumer<Move> then) {
        int number = ++latest;
        Question question = new Question(position, Level.strongest(), Purpose.HINT, 0, Question.LEVELS_OWN_TIME);
        Thinker.Thought started = thinker.think(question, new Thinker.Listener() {
            @Override
            public void answered(Answer answer) {
                if (number == latest) {
                    thought = null;
                    then.accept(answer.best());
                }
            }

            @Override
            public void failed(String message) {
                if (number == latest) {
                    thought = null;
                    listener.failed();
                }
            }
        });
        if (number == latest) {
            thought = started;
        }
    }

    /** Plays no more. */
    void cancel() {
        latest++;
        Optional.ofNullable(thought).ifPresent(Thinker.Thought::cancel);
        thought = null;
    }
}
