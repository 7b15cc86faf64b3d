package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Timer;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.AnimationSpeed;
import reversi.screens.Context;
import reversi.screens.Hints;
import reversi.screens.MotionChoice;
import reversi.screens.Settings;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.ui.Slot;

/** A small board that shows the settings at once: its look, its hints, and the speed of a move after each change. */
final class Preview {
    private static final String OPENING = "f5d6c3f4f3e3d3e2f2d2c4g6";
    private static final float AFTER_SECONDS = 0.5f;

    private final Context context;
    private final Transcript game = read();
    private final Slot<Seen> board = new Slot<>(this::fill);

    /** What the board shows of the settings. */
    private record Seen(BoardStyle style, boolean isContrast, Hints hints, AnimationSpeed speed, MotionChoice motion) {}

    Preview(Context context) {
        this.context = context;
        board.setTouchable(Touchable.disabled);
    }

    private static Transcript read() {
        Transcript game = Transcript.start(Variant.OTHELLO);
        for (int i = 0; i < OPENING.length(); i += 2) {
            Move move = Move.at(Square.of(OPENING.substring(i, i + 2)));
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    Actor root() {
        return board;
    }

    /** Shows these settings, and a move a moment later. */
    void show(Settings now) {
        boolean isContrast = now.look().isHighContrast(context.device());
        board.show(new Seen(now.look().board(), isContrast, now.hints(), now.speed(), now.motion()));
    }

    private void fill(Seen seen) {
        Hints hints = seen.hints;
        BoardModel model = new BoardModel(game.first(), Tempo.normal());
        Transcript before = game.upTo(game.plies() - 1);
        model.show(before);
        ask(model, before.current());
        model.animation().setTempo(seen.speed.tempo(context.ui().feedback().isStill()));
        BoardOverlayOptions shows = new BoardOverlayOptions(
                hints.legalMoves(), hints.flipPreview(), hints.lastMove(), hints.coordinates(), seen.isContrast);
        BoardView view = new BoardView(context.ui(), model, seen.style, shows);
        view.blindfold(hints.blindfold());
        board.add(view).grow();
        Timer.schedule(
                new Timer.Task() {
                    @Override
                    public void run() {
                        if (view.getStage() != null) {
                            play(model);
                        }
                    }
                },
                AFTER_SECONDS);
    }

    private void play(BoardModel model) {
        model.play(game.turns().get(game.plies() - 1));
        ask(model, game.current());
    }

    private static void ask(BoardModel model, Position position) {
        model.ask(position);
        model.setCursor(position.placements().get(0));
    }
}
