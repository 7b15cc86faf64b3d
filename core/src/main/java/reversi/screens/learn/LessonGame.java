package reversi.screens.learn;

import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.lesson.LessonStep;

/** The game of a lesson's step: the person against the computer, to the end. */
final class LessonGame {
    private final LessonStep.PlayOut step;
    private final Thinker thinker;
    private final Listener listener;
    private final long seed;
    private Position position;
    private Thinker.@Nullable Thought thought;

    /** Hears of the game. */
    interface Listener {
        /** A turn was made, by either side or as a forced pass. */
        void played(Turn turn);

        /** The person may move, the game is over, or the computer can't answer. */
        void waits();
    }

    LessonGame(LessonStep.PlayOut step, Thinker thinker, long seed, Listener listener) {
        this.step = step;
        this.thinker = thinker;
        this.seed = seed;
        this.listener = listener;
        this.position = step.scene().position();
    }

    Position position() {
        return position;
    }

    /** Whether the person is to move. */
    boolean isPersonsTurn() {
        return !position.isOver() && position.toMove() == step.person();
    }

    /** By how many discs the person is ahead, empty squares counted for who is; fewest discs win where the variant says so. */
    int lead() {
        int ahead = position.count(step.person()) - position.count(step.person().other());
        int official = ahead + (position.isOver() ? Integer.signum(ahead) * position.empties() : 0);
        return position.score().fewestWins() ? -official : official;
    }

    /** Whether the game is over and its goal reached. */
    boolean isReached() {
        return position.isOver() && lead() >= step.lead();
    }

    /** Goes on where the computer is to move, or somebody must pass. */
    void go() {
        while (position.mustPass()) {
            make(Move.PASS);
        }
        if (position.isOver() || isPersonsTurn()) {
            listener.waits();
            return;
        }
        Disc side = position.toMove();
        Question question =
                new Question(position, Level.of(step.level()), Purpose.MOVE, seed, Question.LEVELS_OWN_TIME);
        thought = thinker.think(question, new Thinker.Listener() {
            @Override
            public void answered(Answer answer) {
                if (position.toMove() == side && make(answer.best())) {
                    go();
                }
            }

            @Override
            public void failed(String message) {
                listener.waits();
            }
        });
    }

    /** The person's move; returns whether it was legal. */
    boolean play(Square square) {
        return isPersonsTurn() && make(Move.at(square));
    }

    private boolean make(Move move) {
        if (!(position.play(move) instanceof Played.Legal legal)) {
            return false;
        }
        position = legal.turn().after();
        listener.played(legal.turn());
        return true;
    }

    /** Asks the computer no more. */
    void stop() {
        if (thought != null) {
            thought.cancel();
            thought = null;
        }
    }
}
