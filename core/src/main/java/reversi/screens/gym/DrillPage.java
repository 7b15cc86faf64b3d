package reversi.screens.gym;

import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Shortcut;
import reversi.screens.StatePage;
import reversi.screens.WakeUp;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.board.TypedSquare;
import reversi.screens.ui.PartialStage;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillSource;

/** A page on which a set of drills is done one after another: each is answered, judged and explained. The next one is found meanwhile. */
public final class DrillPage extends StatePage<SetState, DrillView> implements DrillView.Actions {
    private static final int MILLIS = 1_000;

    private final GymServices services;
    private final Consumer<SetState> finished;
    private final DrillFinder finder;
    private final TypedSquare typed = new TypedSquare(Variant.OTHELLO);
    private final BoardModel board = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private final BoardDirector director = new BoardDirector(board);
    private final Timer.Task wake = new WakeUp();
    /** The drill after the one that is shown, once it is found. */
    private Optional<Drill> ready = Optional.empty();

    private boolean hasBegun;
    /** When the drill was shown, in milliseconds. */
    private long shownAt;

    /** A set of drills of these kinds, made of the positions of these puzzles; {@code finished} receives it once it is done. */
    DrillPage(GymServices services, PuzzleCollection puzzles, List<DrillKind> kinds, Consumer<SetState> finished) {
        super(SetState.of(kinds, services.repository().now()));
        this.services = services;
        this.finished = finished;
        DrillSource source = new DrillSource(puzzles, services.random().nextLong());
        this.finder = new DrillFinder(source, services.thinker(), new Search());
    }

    /** The drill and its answer; empty while it is looked for. */
    Optional<Attempt> attempt() {
        return state().attempt();
    }

    @Override
    public Optional<BoardView> board() {
        return view().flatMap(DrillView::board);
    }

    @Override
    protected DrillView view(Context context, Layout layout) {
        board.animation().setTempo(context.tempo());
        return new DrillView(context, layout, director, this);
    }

    @Override
    public void shown() {
        board.animation().finish();
        if (!hasBegun) {
            hasBegun = true;
            look(state().kind());
        }
        become(state());
        requestTick();
    }

    @Override
    public void hidden() {
        wake.cancel();
    }

    @Override
    public void dispose() {
        finder.stop();
        wake.cancel();
    }

    private void requestTick() {
        view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
    }

    /** Looks for a drill that fits the player. */
    private void look(DrillKind kind) {
        finder.look(kind, services.repository().now().skill(kind).points(), this::found);
        requestTick();
    }

    private void found(Drill drill) {
        ready = Optional.of(drill);
        if (state().attempt().isEmpty()) {
            showReady();
        }
    }

    /** Goes on looking, and says where that is not possible. */
    private final class Search implements DrillFinder.Listener {
        @Override
        public void goesOn() {
            requestTick();
        }

        @Override
        public void failed() {
            notice("engine.failed.hint");
            if (state().attempt().isEmpty()) {
                context().ifPresent(now -> now.go().back());
            }
        }
    }

    /** Shows the drill that is ready, and looks for the one after it. */
    private void showReady() {
        ready.ifPresent(drill -> {
            ready = Optional.empty();
            shownAt = services.clock().millis();
            become(state().found(Attempt.of(drill)));
            lead();
            int after = state().number();
            if (after < state().kinds().size()) {
                look(state().kinds().get(after));
            }
        });
    }

    @Override
    public void tick(float passed) {
        if (finder.isBusy()) {
            finder.tick();
            requestTick();
        }
        if (state().isOpen()) {
            tickClock();
        }
    }

    private void tickClock() {
        int now = seconds();
        if (now != state().seconds()) {
            become(state().after(now));
        }
        if (!wake.isScheduled()) {
            long since = Math.max(0, services.clock().millis() - shownAt);
            Timer.schedule(wake, (MILLIS - since % MILLIS + 1) / (float) MILLIS);
        }
    }

    /** How long the drill has been there. */
    private int seconds() {
        return (int) Math.max(0, (services.clock().millis() - shownAt) / MILLIS);
    }

    /** Goes on with what becomes of an open drill; an answer is kept at once. */
    private void answer(UnaryOperator<Attempt> change) {
        state().attempt().filter(Attempt::isOpen).ifPresent(open -> {
            Attempt next = change.apply(open);
            next.score().ifPresent(score -> {
                long today = services.clock().today();
                services.repository().change(known -> known.after(next.drill(), score, today));
            });
            become(state().with(next, services.repository().now()));
            if (!next.isOpen()) {
                lead();
            }
        });
    }

    @Override
    public void press(Square square) {
        attempt().filter(Attempt::isOpen).ifPresent(open -> {
            if (open.equals(open.pressed(square, 0))) {
                board.refuse(square);
            } else {
                answer(now -> now.pressed(square, seconds()));
            }
        });
    }

    @Override
    public void choose(int place) {
        answer(now -> now.chose(place, seconds()));
    }

    @Override
    public void check() {
        answer(now -> now.checked(seconds()));
    }

    @Override
    public void giveUp() {
        answer(Attempt::shown);
    }

    @Override
    public void next() {
        if (state().isAnswered() && state().isLast()) {
            finished.accept(state());
            context().ifPresent(now -> now.go().back());
        } else if (state().isAnswered()) {
            become(state().next());
            if (ready.isEmpty() && !finder.isLooking()) {
                look(state().kind());
            }
            showReady();
        }
    }

    /** Whoever types the name of a square has not looked for it. */
    private boolean isTyped() {
        return state().kind() != DrillKind.FIND_SQUARE;
    }

    @Override
    public List<Shortcut> shortcuts(Context now) {
        return isTyped() ? List.of(Shortcut.squares(), Shortcut.typedSquare()) : List.of(Shortcut.squares());
    }

    @Override
    public boolean keyTyped(char character) {
        return isTyped() && typed.type(character, square -> board().ifPresent(shown -> shown.choose(square)));
    }
}
