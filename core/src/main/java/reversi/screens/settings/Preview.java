package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.utils.Timer;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Hints;
import reversi.screens.Settings;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;

/** A small board that shows the settings at once: its look, its hints, and the speed of a move after each change. */
final class Preview {
    private static final String OPENING = "f5d6c3f4f3e3d3e2f2d2c4g6";
    private static final float AFTER_SECONDS = 0.5f;

    private final Transcript game = read();
    private BoardModel model = at(game.plies() - 1);
    private @Nullable Container<Actor> frame;
    private @Nullable Context context;
    private final Timer.Task move = new Timer.Task() {
        @Override
        public void run() {
            play();
        }
    };

    private static Transcript read() {
        Transcript game = Transcript.start(Variant.OTHELLO);
        for (int i = 0; i < OPENING.length(); i += 2) {
            Move move = Move.at(Square.of(OPENING.substring(i, i + 2)));
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    private BoardModel at(int plies) {
        BoardModel made = new BoardModel(game.first(), Tempo.normal());
        made.show(game.upTo(plies));
        ask(made, plies);
        return made;
    }

    private void ask(BoardModel shown, int plies) {
        Position position = game.upTo(plies).current();
        shown.ask(position);
        shown.setCursor(position.placements().get(0));
    }

    Actor build(Context context) {
        this.context = context;
        Container<Actor> made = new Container<>();
        made.setTransform(false);
        made.setTouchable(Touchable.disabled);
        made.fill();
        frame = made;
        refresh();
        return made;
    }

    /** Shows the settings of the moment, and a move a moment later. */
    void refresh() {
        if (frame == null || context == null) {
            return;
        }
        Settings now = context.settings().now();
        Hints hints = now.hints();
        model = at(game.plies() - 1);
        model.animation().setTempo(now.speed().tempo(context.ui().feedback().isStill()));
        BoardOverlayOptions shows = new BoardOverlayOptions(
                hints.legalMoves(),
                hints.flipPreview(),
                hints.lastMove(),
                hints.coordinates(),
                now.look().isHighContrast(context.device()));
        frame.setActor(new BoardView(context.ui(), model, now.look().board(), shows));
        move.cancel();
        Timer.schedule(move, AFTER_SECONDS);
    }

    private void play() {
        model.play(game.turns().get(game.plies() - 1));
        ask(model, game.plies());
    }

    /** Shows nothing any more, as in a narrow window. */
    void drop() {
        stop();
        frame = null;
    }

    void stop() {
        move.cancel();
    }
}
