package reversi.screens.learn;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.utils.Timer;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Settings;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.ui.Palette;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.Remarks;
import reversi.teach.lesson.Scene;

/** The board of a step: the moves that are shown, one after the other, and the squares that are pointed at, marked or answered. */
final class LessonBoard {
    private static final float BEFORE_SECONDS = 1.1f;
    private static final float BETWEEN_SECONDS = 1.3f;

    private final Consumer<Square> pressed;
    private Scene scene;
    private BoardModel model;
    private boolean isAsking;
    private boolean showsLegal;
    private boolean isRunning;
    private int shown;
    private @Nullable SquareMarks marks;
    private @Nullable BoardView drawn;
    private final Timer.Task next = new Timer.Task() {
        @Override
        public void run() {
            playNext();
        }
    };

    /** A board for a scene; {@code pressed} receives the squares that are tapped while something is asked. */
    LessonBoard(Scene scene, Consumer<Square> pressed) {
        this.pressed = pressed;
        this.scene = scene;
        this.model = new BoardModel(scene.before(), Tempo.slow());
    }

    /** Shows another scene from its beginning. */
    void show(Scene other) {
        next.cancel();
        scene = other;
        shown = 0;
        isAsking = false;
        model = new BoardModel(other.before(), Tempo.slow());
    }

    /** Shows the scene once more. */
    void again() {
        show(scene);
        go();
    }

    /** Whether the scene has moves to show. */
    boolean hasMoves() {
        return scene.moves().plies() > 0;
    }

    /** Shows the position of the scene at once and waits for squares, from the pointer or the keyboard. */
    void ask(Position position, boolean legal) {
        next.cancel();
        shown = scene.moves().plies();
        if (!model.animation().isMoving() && !model.animation().shown().equals(position)) {
            model.show(scene.moves());
        }
        isAsking = true;
        showsLegal = legal;
        model.ask(position);
    }

    /** Waits for nothing more. */
    void rest() {
        isAsking = false;
        model.askNobody();
    }

    /** Shows a turn of a game. */
    void play(Turn turn) {
        model.play(turn);
    }

    void refuse(Square square) {
        model.refuse(square);
    }

    /** Plays what is left of the scene, after a moment. */
    void go() {
        isRunning = true;
        if (shown < scene.moves().plies() && !next.isScheduled()) {
            Timer.schedule(next, shown == 0 ? BEFORE_SECONDS : BETWEEN_SECONDS);
        }
    }

    private void playNext() {
        if (!isRunning || shown >= scene.moves().plies()) {
            return;
        }
        model.play(scene.moves().turns().get(shown));
        shown++;
        if (shown < scene.moves().plies()) {
            Timer.schedule(next, BETWEEN_SECONDS);
        }
    }

    void stop() {
        isRunning = false;
        next.cancel();
    }

    /** The board as an actor, with the marks of how the step stands. */
    Actor build(Context context, LessonRun run) {
        Settings now = context.settings().now();
        model.animation().setTempo(context.ui().feedback().isStill() ? Tempo.reduced() : Tempo.slow());
        boolean contrast = now.look().isHighContrast(context.device());
        BoardView view = new BoardView(
                context.ui(),
                model,
                now.look().boardFor(model.variant()),
                new BoardOverlayOptions(isAsking && showsLegal, false, true, true, contrast));
        drawn = view;
        if (isAsking) {
            view.onPress(pressed);
        }
        SquareMarks frames = new SquareMarks(context.theme(), view);
        marks = frames;
        mark(context, run, frames);
        Stack stack = new Stack();
        stack.add(view);
        stack.add(frames);
        return stack;
    }

    /** The board as it was drawn last; empty before. */
    Optional<BoardView> view() {
        return Optional.ofNullable(drawn);
    }

    private void mark(Context context, LessonRun run, SquareMarks frames) {
        Palette palette = context.theme().palette();
        frames.mark(scene.points(), palette.accent());
        if (run.step() instanceof LessonStep.SquaresTask task) {
            markSquares(palette, run, task, frames);
        } else if (run.step() instanceof LessonStep.MoveTask task && run.move().isPresent()) {
            Square move = run.move().get();
            boolean isRight = task.answers().contains(move);
            frames.mark(List.of(move), isRight ? palette.success() : palette.danger());
            Set<Square> opened = isRight ? Set.of() : Remarks.opened(task, move);
            frames.mark(opened, palette.danger());
        }
    }

    private static void markSquares(Palette palette, LessonRun run, LessonStep.SquaresTask task, SquareMarks frames) {
        if (run.state() == LessonRun.State.DONE) {
            frames.mark(task.answers(), palette.success());
            return;
        }
        frames.mark(run.marked(), palette.accent());
        if (run.state() == LessonRun.State.WRONG) {
            for (Square square : run.marked()) {
                boolean isRight = task.answers().contains(square);
                frames.mark(List.of(square), isRight ? palette.success() : palette.danger());
            }
        }
    }

    /** Frames the squares that are marked now and no others. */
    void remark(Context context, Collection<Square> marked) {
        SquareMarks frames = marks;
        if (frames != null) {
            frames.clearMarks();
            frames.mark(scene.points(), context.theme().palette().accent());
            frames.mark(marked, context.theme().palette().accent());
        }
    }

    /** Shows an answered move on the board. */
    void answer(Square square) {
        model.play(scene.position().play(Move.at(square)).orThrow());
        isAsking = false;
    }

    /** Takes the answered move back. */
    void takeBack() {
        model.goTo(scene.moves());
    }
}
