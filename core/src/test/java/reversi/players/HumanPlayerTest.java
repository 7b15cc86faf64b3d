package reversi.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.session.GameSession;

class HumanPlayerTest {
    private final HumanPlayer both = new HumanPlayer();
    private final GameSession session = new GameSession(
            new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()), both, both);

    @Test
    void onePersonCanPlayBothSides() {
        session.start();
        assertInstanceOf(Played.Legal.class, both.choose(Square.of("f5")));
        assertInstanceOf(Played.Legal.class, both.choose(Square.of("d6")));
        assertEquals("[f5, d6]", session.transcript().moves().toString());
        session.undo();
        assertInstanceOf(Played.Legal.class, both.choose(Square.of("f4")));
        assertEquals("[f5, f4]", session.transcript().moves().toString());
    }

    @Test
    void aRefusedSquareLeavesTheTurn() {
        session.start();
        assertEquals(new Played.Refused(Illegal.FLIPS_NOTHING), both.choose(Square.of("a1")));
        assertTrue(both.isAsked());
        assertInstanceOf(Played.Legal.class, both.choose(Square.of("f5")));
    }

    @Test
    void nothingIsPlayedOutOfTurn() {
        assertFalse(both.isAsked());
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), both.choose(Square.of("f5")));
        session.start();
        session.pause();
        assertFalse(both.isAsked());
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), both.choose(Square.of("f5")));
        session.resume();
        session.resign(Disc.WHITE);
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), both.choose(Square.of("f5")));
        assertEquals(0, session.transcript().plies());
    }

    @Test
    void whoseMoveAServerPlayedIsAskedNoMore() {
        HumanPlayer person = new HumanPlayer();
        GameSetup setup = new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.remote("Ben"), TimeControl.none());
        GameSession online = new GameSession(setup, person, new RemotePlayer());
        online.start();
        Game known = online.game();
        GameEvent.Played move =
                new GameEvent.Played(1, Move.at(Square.of("f5")), known.clock().shown());
        online.follow(known.with(move, 0), 0);
        assertFalse(person.isAsked());
        assertEquals(
                new Played.Refused(Illegal.NOT_YOUR_TURN), person.choose(Square.of("d6")), "it is the opponent's turn");
        assertEquals(1, online.transcript().plies());
    }
}
