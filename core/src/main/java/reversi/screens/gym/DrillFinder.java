package reversi.screens.gym;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.screens.TimeSlice;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillSource;

/** Looks for drills in slices of a picture's time, and has the engine solve what has to be solved; one at a time. */
final class DrillFinder {
    private final DrillSource source;
    private final Thinker thinker;
    private final Listener listener;
    private Optional<Consumer<Drill>> wanted = Optional.empty();
    private Thinker.@Nullable Thought thought;
    /** The number of the last question; answers to older ones are stale. */
    private int latest;

    /** Hears of a search. */
    interface Listener {
        /** The engine has answered: there is more to do. */
        void goesOn();

        /** The engine does not work, and the search has ended. */
        void failed();
    }

    DrillFinder(DrillSource source, Thinker thinker, Listener listener) {
        this.source = source;
        this.thinker = thinker;
        this.listener = listener;
    }

    /** Begins to look; {@code then} receives the drill. What was looked for before is given up. */
    void look(DrillKind kind, int difficulty, Consumer<Drill> then) {
        stop();
        source.look(kind, difficulty);
        wanted = Optional.of(then);
    }

    /** Whether a drill is looked for. */
    boolean isLooking() {
        return wanted.isPresent();
    }

    /** Whether there is something to do between two pictures. */
    boolean isBusy() {
        return wanted.isPresent() && thought == null;
    }

    /** Goes on for a moment. */
    void tick() {
        if (isBusy() && !TimeSlice.run(source::step)) {
            source.question().ifPresentOrElse(this::ask, this::tell);
        }
    }

    private void tell() {
        Optional<Consumer<Drill>> then = wanted;
        wanted = Optional.empty();
        source.found().ifPresent(drill -> then.ifPresent(told -> told.accept(drill)));
    }

    private void ask(Question question) {
        int number = ++latest;
        Thinker.Thought started = thinker.think(question, new Thinker.Listener() {
            @Override
            public void answered(Answer answer) {
                if (number == latest) {
                    latest++;
                    thought = null;
                    source.answered(answer);
                    listener.goesOn();
                }
            }

            @Override
            public void failed(String message) {
                if (number == latest) {
                    stop();
                    listener.failed();
                }
            }
        });
        if (number == latest) {
            thought = started;
        }
    }

    /** Gives up what is looked for. */
    void stop() {
        latest++;
        wanted = Optional.empty();
        Optional.ofNullable(thought).ifPresent(Thinker.Thought::cancel);
        thought = null;
    }
}
