package reversi.session;

import java.util.ArrayList;
import java.util.List;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Start;
import reversi.rules.Variant;

/** A session with two quiet players and a recorder, in which a test makes all the moves. */
final class Scene {
    static final Seat ANN = Seat.human("Ann");
    static final Seat BEN = Seat.human("Ben");
    static final Seat ROBOT = Seat.computer("", 3);
    static final Variant SMALL = Variant.square(4, Start.DIAGONAL);

    /** A 4×4 game after which Black must pass: White moves twice. */
    static final String TO_A_PASS = "b1 c1 d3 a1";

    /** A whole 4×4 game without passes, which White wins 10:6. */
    static final String SMALL_GAME = "b1 a1 a2 c1 d1 a3 a4 d2 d3 b4 c4 d4";

    /** The shortest game there is: White has no disc left after nine plies, and 51 squares stay empty. */
    static final String WIPE_OUT = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

    final SeatedPlayer black = new SeatedPlayer();
    final SeatedPlayer white = new SeatedPlayer();
    final Recorder recorder = new Recorder();
    final GameSession session;

    Scene(GameSession session) {
        this.session = session;
        session.addListener(recorder);
    }

    private Scene(GameSetup setup) {
        this.session = new GameSession(setup, black, white);
        session.addListener(recorder);
    }

    static Scene of(GameSetup setup) {
        Scene scene = new Scene(setup);
        scene.session.start();
        scene.recorder.take();
        return scene;
    }

    static Scene of(Variant variant, Seat black, Seat white, TimeControl time) {
        return of(new GameSetup(variant, black, white, time));
    }

    static Scene twoPlayers(Variant variant) {
        return of(variant, ANN, BEN, TimeControl.none());
    }

    static Scene versusComputer(Variant variant, Disc person) {
        return person == Disc.BLACK
                ? of(variant, ANN, ROBOT, TimeControl.none())
                : of(variant, ROBOT, ANN, TimeControl.none());
    }

    static Scene watched(Variant variant) {
        return of(variant, ROBOT, ROBOT, TimeControl.none());
    }

    static List<Move> moves(String text) {
        List<Move> moves = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            moves.add(word.equals("pass") ? Move.PASS : Move.at(word));
        }
        return moves;
    }

    /** Plays squares for whoever is awaited. */
    Scene play(String squares) {
        for (Move move : moves(squares)) {
            Disc mover = session.awaited().orElseThrow();
            (mover == Disc.BLACK ? black : white).asked = false;
            session.play(mover, move).orThrow();
        }
        return this;
    }

    /** The moves played so far, passes included. */
    String played() {
        return String.join(
                " ", session.transcript().moves().stream().map(Move::toString).toList());
    }
}
