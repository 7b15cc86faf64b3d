package reversi.session;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import reversi.game.ClockTimes;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Square;

/**
 * Something that happens to a session.
 *
 * @param what the kind
 * @param number which side, square or time, taken modulo what there is
 */
record Command(What what, int number) {
    enum What {
        MOVE,
        REPEAT,
        WRONG_SIDE,
        ANY_SQUARE,
        PASS,
        UNDO,
        REDO,
        RESIGN,
        OFFER,
        ACCEPT,
        DECLINE,
        TICK,
        PAUSE,
        RESUME,
        STEP,
        HOLD,
        RELEASE,
        FAIL,
        ASK_AGAIN
    }

    static Arbitrary<List<Command>> lists(int most) {
        Arbitrary<What> kinds = Arbitraries.frequency(
                Tuple.of(40, What.MOVE),
                Tuple.of(5, What.REPEAT),
                Tuple.of(2, What.WRONG_SIDE),
                Tuple.of(2, What.ANY_SQUARE),
                Tuple.of(1, What.PASS),
                Tuple.of(10, What.UNDO),
                Tuple.of(8, What.REDO),
                Tuple.of(1, What.RESIGN),
                Tuple.of(3, What.OFFER),
                Tuple.of(1, What.ACCEPT),
                Tuple.of(2, What.DECLINE),
                Tuple.of(10, What.TICK),
                Tuple.of(3, What.PAUSE),
                Tuple.of(4, What.RESUME),
                Tuple.of(3, What.STEP),
                Tuple.of(1, What.HOLD),
                Tuple.of(2, What.RELEASE),
                Tuple.of(1, What.FAIL),
                Tuple.of(2, What.ASK_AGAIN));
        return Combinators.combine(kinds, Arbitraries.integers().between(0, 20_000))
                .as(Command::new)
                .list()
                .ofMaxSize(most);
    }

    /** Whether it takes turns back or restores them, the only way in which a clock may gain more than its increment. */
    boolean rewinds() {
        return what == What.UNDO || what == What.REDO;
    }

    /** Does it; returns whether the session says that it had an effect. */
    boolean on(GameSession session) {
        Disc side = Setups.disc(number);
        return switch (what) {
            case MOVE -> plays(session, session.position().toMove(), legal(session));
            case REPEAT -> repeats(session);
            case WRONG_SIDE -> plays(session, session.position().toMove().other(), legal(session));
            case ANY_SQUARE -> plays(session, side, Move.at(new Square(number % 16, number / 16 % 16)));
            case PASS -> plays(session, side, Move.PASS);
            case UNDO -> session.undo();
            case REDO -> session.redo();
            case RESIGN -> session.resign(side);
            case OFFER -> session.offerDraw(side);
            case ACCEPT -> session.answerDraw(side, true);
            case DECLINE -> session.answerDraw(side, false);
            case TICK -> ticks(session);
            case PAUSE -> session.pause();
            case RESUME -> session.resume();
            case STEP -> session.step();
            case HOLD -> {
                session.hold();
                yield true;
            }
            case RELEASE -> {
                session.release();
                yield true;
            }
            case FAIL -> {
                session.failed(side, "broken");
                yield true;
            }
            case ASK_AGAIN -> session.askAgain();
        };
    }

    private boolean ticks(GameSession session) {
        ClockTimes before = session.clock().shown();
        session.tick(number);
        return !before.equals(session.clock().shown());
    }

    private Move legal(GameSession session) {
        List<Move> legal = new ArrayList<>(session.position().legalMoves());
        return legal.isEmpty() ? Move.PASS : legal.get(number % legal.size());
    }

    private static boolean repeats(GameSession session) {
        List<Move> undone = session.game().undone();
        return !undone.isEmpty() && plays(session, session.position().toMove(), undone.get(0));
    }

    private static boolean plays(GameSession session, Disc by, Move move) {
        return session.play(by, move) instanceof Played.Legal;
    }
}
