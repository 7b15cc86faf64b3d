package reversi.screens.learn;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
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
import reversi.screens.board.SquareSign;
import reversi.screens.board.Tempo;
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
        sign(run);
        return view;
    }

    /** The board as it was drawn last; empty before. */
    Optional<BoardView> view() {
        return Optional.ofNullable(drawn);
    }

    /** Frames what the step points at, what is marked, and whether that was right. */
    void sign(LessonRun run) {
        Map<Square, SquareSign> signs = new HashMap<>();
        scene.points().forEach(square -> signs.put(square, SquareSign.POINTED));
        if (run.step() instanceof LessonStep.SquaresTask task) {
            boolean isJudged = run.state() != LessonRun.State.ASKED;
            for (Square square : run.marked()) {
                signs.put(square, isJudged ? judged(task.answers().contains(square)) : SquareSign.CHOSEN);
            }
        } else if (run.step() instanceof LessonStep.MoveTask task && run.move().isPresent()) {
            Square move = run.move().get();
            boolean isRight = task.answers().contains(move);
            signs.put(move, judged(isRight));
            if (!isRight) {
                Remarks.opened(task, move).forEach(corner -> signs.put(corner, SquareSign.WRONG));
            }
        }
        model.sign(signs);
    }

    private static SquareSign judged(boolean isRight) {
        return isRight ? SquareSign.RIGHT : SquareSign.WRONG;
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
