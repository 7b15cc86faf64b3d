package reversi.screens.home;

import com.badlogic.gdx.utils.Timer;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.board.BoardModel;
import reversi.screens.board.Tempo;

/**
 * What the board of the first page shows: the saved game at rest, or a game that plays itself, a move every few seconds.
 * Between the moves nothing is drawn.
 */
final class ShowGame {
    // Two equal players of our own engine; the end is left out, so that the board never looks finished.
    private static final String MOVES =
            "c4e3f6c5c6d6e6d7c7f7c3b6b5b3d3a5f4g3a6a7e8b4f3f5h3f2g4e7e2e1" + "d2d1c1b1c2g5a3h5f8c8";
    private static final int FIRST_SHOWN = 21;
    private static final float EVERY_SECONDS = 2.6f;

    private BoardModel model = new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal());
    private Transcript game = Transcript.start(Variant.OTHELLO);
    private boolean isPlaying;
    private int next;
    private Timer.Task task = new Timer.Task() {
        @Override
        public void run() {}
    };

    /** Shows a saved game's position, or a game that plays itself; one that must be still stays where it begins. */
    void prepare(Optional<Position> saved, boolean isStill) {
        isPlaying = saved.isEmpty() && !isStill;
        if (saved.isPresent()) {
            model = new BoardModel(saved.get(), Tempo.normal());
            return;
        }
        if (next == 0) {
            game = read();
            next = FIRST_SHOWN;
        }
        model = new BoardModel(game.first(), Tempo.normal());
        model.show(game.upTo(next));
    }

    /** Nobody looks: nothing is played. */
    void rest() {
        isPlaying = false;
    }

    private static Transcript read() {
        Transcript game = Transcript.start(Variant.OTHELLO);
        for (int i = 0; i + 1 < MOVES.length(); i += 2) {
            Move move = Move.at(Square.of(MOVES.substring(i, i + 2)));
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    BoardModel model() {
        return model;
    }

    /** Begins to play. */
    void go() {
        stop();
        task = new Timer.Task() {
            @Override
            public void run() {
                step();
            }
        };
        Timer.schedule(task, EVERY_SECONDS, EVERY_SECONDS);
    }

    private void step() {
        if (!isPlaying) {
            return;
        }
        if (next == game.plies()) {
            next = FIRST_SHOWN;
            model.goTo(game.upTo(next));
        } else {
            model.play(game.turns().get(next));
            next++;
        }
    }

    /** Plays no further. */
    void stop() {
        task.cancel();
    }
}
