package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Timer;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;

/** A small board on which a few moves are played over and over, for as long as it is on the stage. */
final class DemoBoard extends Table {
    private static final String MOVES = "b1c1d3c4d4a2";
    private static final float EVERY_SECONDS = 1.8f;

    private final Transcript game = read();
    private final BoardModel model;
    private int next;
    private Timer.Task task = new Step();

    DemoBoard(Context context) {
        boolean isStill = context.ui().feedback().isStill();
        model = new BoardModel(game.first(), isStill ? Tempo.reduced() : Tempo.slow());
        BoardStyle style = context.settings().now().look().boardFor(game.first().variant());
        BoardOverlayOptions shows = new BoardOverlayOptions(false, false, true, false, false);
        add(new BoardView(context.ui(), model, style, shows)).grow();
        setTouchable(Touchable.disabled);
    }

    private static Transcript read() {
        Transcript game = Transcript.start(Variant.square(4, Start.DIAGONAL));
        for (int i = 0; i + 1 < MOVES.length(); i += 2) {
            Move move = Move.at(Square.of(MOVES.substring(i, i + 2)));
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    @Override
    protected void setStage(@Nullable Stage stage) {
        super.setStage(stage);
        task.cancel();
        if (stage != null) {
            task = new Step();
            Timer.schedule(task, EVERY_SECONDS, EVERY_SECONDS);
        }
    }

    private final class Step extends Timer.Task {
        @Override
        public void run() {
            if (next == game.plies()) {
                next = 0;
                model.goTo(game.upTo(0));
            } else {
                model.play(game.turns().get(next));
                next++;
            }
            Gdx.graphics.requestRendering();
        }
    }
}
