package reversi.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.Verdict.Refusal;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Taking back and restoring, offers, and which events a game takes. */
class RewindTest {
    private static final Variant SMALL = Variant.square(4, Start.DIAGONAL);

    private static Seat seat(String kind) {
        return kind.equals("person") ? Seat.human("") : Seat.computer("", 3);
    }

    private static Game begun(Variant variant, String opening, String black, String white) {
        GameSetup setup = new GameSetup(variant, moves(opening), seat(black), seat(white), TimeControl.perGame(60, 0));
        return Game.start(setup, 0);
    }

    private static List<Move> moves(String squares) {
        List<Move> moves = new ArrayList<>();
        for (String square : squares.isEmpty() ? new String[0] : squares.split(" ")) {
            moves.add(Move.at(square));
        }
        return moves;
    }

    private static Game after(Game game, String squares) {
        Game next = game;
        for (Move move : moves(squares)) {
            next = ask(
                    next,
                    next.position().toMove(),
                    new GameRequest.Play(next.transcript().plies() + 1, move));
        }
        return next;
    }

    /** Every request takes a second. */
    private static Game ask(Game game, Disc by, GameRequest request) {
        long now = game.clock().since() + 1_000;
        Verdict verdict = Referee.judge(game, by, request, now, 0);
        Game next = game;
        for (GameEvent event : ((Verdict.Granted) verdict).events()) {
            next = next.with(event, now);
        }
        return next;
    }

    private static Refusal refusal(Game game, Disc by, GameRequest request) {
        return ((Verdict.Refused) Referee.judge(game, by, request, game.clock().since() + 1_000, 0)).reason();
    }

    /** An undo goes to the last choice of a person, or of anybody where no person plays the computer. */
    @ParameterizedTest
    @CsvSource({
        "person, person, f5 d6 c3, 2",
        "person, computer, f5 d6, 0",
        "person, computer, f5 d6 c3, 2",
        "computer, person, f5 d6 c3, 1",
        "computer, person, f5, -1",
        "computer, computer, f5 d6 c3, 2"
    })
    void anUndoGoesBackToAChoice(String black, String white, String played, int ply) {
        Game game = after(begun(Variant.OTHELLO, "", black, white), played);
        assertEquals(ply < 0 ? OptionalInt.empty() : OptionalInt.of(ply), game.undoPly());
    }

    @Test
    void theOpeningStays() {
        Game game = after(begun(Variant.OTHELLO, "f5 d6", "person", "person"), "c3");
        assertEquals(OptionalInt.of(2), game.undoPly());
        game = ask(game, Disc.WHITE, GameRequest.Wish.UNDO);
        assertEquals(OptionalInt.empty(), game.undoPly());
        assertEquals(Refusal.NOT_NOW, refusal(game, Disc.BLACK, GameRequest.Wish.UNDO));
        assertFalse(game.allows(new GameEvent.TakenBack(1, game.clock().shown())));
        assertTrue(game.allows(new GameEvent.TakenBack(2, game.clock().shown())));
        assertEquals(new ClockTimes(60_000, 60_000), game.clocksAtPly(2));
        assertEquals(new ClockTimes(59_000, 60_000), game.clocksAtPly(3));
    }

    /** However often a move is played and taken back, its increment counts once; what it took is given back as well. */
    @Test
    void anUndoTakesTheIncrementAlong() {
        GameSetup setup = new GameSetup(Variant.OTHELLO, seat("person"), seat("person"), TimeControl.perGame(60, 5));
        Game game = Game.start(setup, 0);
        for (int i = 0; i < 3; i++) {
            game = after(game, "f5");
            assertEquals(new ClockTimes(64_000, 60_000), game.clock().shown());
            game = ask(game, Disc.WHITE, GameRequest.Wish.UNDO);
            assertEquals(new ClockTimes(60_000, 60_000), game.clock().shown());
        }
        assertEquals(
                new ClockTimes(64_000, 60_000),
                ask(game, Disc.BLACK, GameRequest.Wish.REDO).clock().shown());
    }

    @Test
    void aForcedPassIsNoStop() {
        Game game = after(begun(SMALL, "", "person", "person"), "b1 c1 d3 a1");
        assertEquals(5, game.transcript().plies(), "the fifth is a pass");
        assertEquals(OptionalInt.of(3), game.undoPly());
    }

    /** A redo restores what one undo took back, with the clocks of that moment, as far as the same moves are played again. */
    @Test
    void aRedoRestoresStepByStep() {
        Game played = after(begun(Variant.OTHELLO, "", "person", "computer"), "f5 d6 c3 d3");
        Game start = ask(ask(played, Disc.BLACK, GameRequest.Wish.UNDO), Disc.BLACK, GameRequest.Wish.UNDO);
        assertEquals(0, start.transcript().plies());
        assertEquals(played.transcript().moves(), start.undone());
        Game two = ask(start, Disc.BLACK, GameRequest.Wish.REDO);
        assertEquals(2, two.transcript().plies());
        assertEquals(new ClockTimes(59_000, 59_000), two.clock().shown());
        Game again = ask(two, Disc.BLACK, GameRequest.Wish.REDO);
        assertEquals(played.transcript(), again.transcript());
        assertEquals(Refusal.NOT_NOW, refusal(again, Disc.BLACK, GameRequest.Wish.REDO));
        assertEquals(moves("d6 c3 d3"), after(start, "f5").undone(), "the same move keeps the rest");
        assertEquals(List.of(), after(start, "e6").undone(), "another one forgets it");
    }

    @ParameterizedTest
    @CsvSource({"3, false", "4, true", "5, true", "6, true", "7, false"})
    void aRedoGoesAsFarAsWasTakenBack(int plies, boolean isAllowed) {
        Game game = after(begun(Variant.OTHELLO, "", "person", "person"), "f5 d6 c3 d3 c4 f4");
        Game back = game.with(new GameEvent.TakenBack(4, game.clocksAtPly(4)), 0);
        GameEvent redone = new GameEvent.Redone(plies, back.clock().shown());
        assertEquals(isAllowed, back.allows(redone));
        if (!isAllowed) {
            assertThrows(IllegalArgumentException.class, () -> back.with(redone, 0));
        }
    }

    @Test
    void whatIsWatchedPausesBeforeItIsTakenBackAndStaysPaused() {
        Game game = after(begun(Variant.OTHELLO, "", "computer", "computer"), "f5 d6");
        game = ask(game, Disc.BLACK, GameRequest.Wish.UNDO);
        assertTrue(game.paused());
        assertEquals(1, game.transcript().plies());
        Game further = ask(game, Disc.BLACK, GameRequest.Wish.UNDO);
        assertTrue(further.paused());
        assertEquals(game.version() + 1, further.version(), "it pauses once");
        assertFalse(ask(after(begun(Variant.OTHELLO, "", "person", "person"), "f5"), Disc.BLACK, GameRequest.Wish.UNDO)
                .paused());
    }

    @Test
    void theEndIsReachedAgainByARedo() {
        Game over = after(begun(SMALL, "", "person", "person"), "b1 a1 a2 c1 d1 a3 a4 d2 d3 b4 c4 d4");
        Game back = ask(over, Disc.BLACK, GameRequest.Wish.UNDO);
        assertEquals(Optional.empty(), back.result());
        assertEquals(over.result(), ask(back, Disc.BLACK, GameRequest.Wish.REDO).result());
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void aDrawIsOfferedAndAnswered(boolean accepts) {
        Game game = after(begun(Variant.OTHELLO, "", "person", "person"), "f5");
        Game offered = ask(game, Disc.BLACK, GameRequest.Wish.OFFER_DRAW);
        assertEquals(Optional.of(Disc.BLACK), offered.draw().open());
        assertEquals(Refusal.NOT_NOW, refusal(offered, Disc.WHITE, GameRequest.Wish.OFFER_DRAW), "one is open");
        assertEquals(Refusal.NO_OFFER, refusal(offered, Disc.BLACK, GameRequest.answerDraw(true)), "not one's own");
        assertEquals(Refusal.NO_OFFER, refusal(offered, Disc.WHITE, GameRequest.answerTakeback(true)));
        Game answered = ask(offered, Disc.WHITE, GameRequest.answerDraw(accepts));
        assertEquals(Optional.empty(), answered.draw().open());
        assertEquals(accepts ? Optional.of(Result.agreedDraw(game.position())) : Optional.empty(), answered.result());
    }

    @Test
    void anOfferLapsesWhenTheOtherSidePlaysOn() {
        Game game = ask(begun(Variant.OTHELLO, "", "person", "person"), Disc.WHITE, GameRequest.Wish.OFFER_DRAW);
        assertEquals(Optional.empty(), after(game, "f5").draw().open());
        Game own = ask(begun(Variant.OTHELLO, "", "person", "person"), Disc.BLACK, GameRequest.Wish.OFFER_DRAW);
        own = after(own, "f5");
        assertEquals(Optional.of(Disc.BLACK), own.draw().open(), "one's own move leaves one's offer open");
        assertEquals(Optional.empty(), after(own, "d6").draw().open());
    }

    @Test
    void nobodyIsPestered() {
        Offers offers = Offers.none().offered(Disc.BLACK, 4).closed();
        assertFalse(offers.mayOffer(Disc.BLACK, 13, Referee.DRAW_PLIES));
        assertTrue(offers.mayOffer(Disc.BLACK, 14, Referee.DRAW_PLIES));
        assertTrue(offers.mayOffer(Disc.WHITE, 4, Referee.DRAW_PLIES));
        Offers both = offers.offered(Disc.WHITE, 6).closed();
        assertEquals(new Offers(Optional.empty(), 4, 6), both);
        assertFalse(both.mayOffer(Disc.BLACK, 13, Referee.DRAW_PLIES), "the other side's offer forgets nothing");
    }

    @Test
    void aTakebackIsDeclined() {
        Game game = after(begun(Variant.OTHELLO, "", "person", "person"), "f5 d6");
        Game asked = ask(game, Disc.WHITE, GameRequest.Wish.ASK_TAKEBACK);
        Game declined = ask(asked, Disc.BLACK, GameRequest.answerTakeback(false));
        assertEquals(game.transcript(), declined.transcript());
        assertEquals(Optional.empty(), declined.takeback().open());
        assertEquals(Refusal.NOT_NOW, refusal(declined, Disc.WHITE, GameRequest.Wish.ASK_TAKEBACK));
    }

    @Test
    void whoLeavesLoses() {
        Game game = ask(begun(Variant.OTHELLO, "", "person", "person"), Disc.WHITE, GameRequest.Wish.LEAVE);
        assertEquals(
                Referee.lost(game, Disc.WHITE, Ending.LEFT),
                new GameEvent.Ended(game.result().orElseThrow()));
        assertFalse(
                game.allows(new GameEvent.Played(1, Move.at("f5"), game.clock().shown())), "the game is over");
    }

    @Test
    void seatsAreExchangedOrFilledWithPeople() {
        Seat ann = Seat.human("Ann");
        Seat engine = Seat.computer("", 7);
        TimeControl ladder = TimeControl.ladder(TrainingLadder.start());
        GameSetup setup = new GameSetup(Variant.ANTI, moves("f5"), ann, engine, ladder);
        assertEquals(new GameSetup(Variant.ANTI, moves("f5"), engine, ann, ladder), setup.swapped());
        assertEquals(
                new GameSetup(Variant.ANTI, moves("f5"), Seat.human("Ann"), Seat.human(""), TimeControl.none()),
                setup.betweenPeople());
        GameSetup remote = new GameSetup(Variant.OTHELLO, Seat.remote("Zoe"), Seat.human(""), TimeControl.perMove(9));
        assertEquals(Seat.human(""), remote.betweenPeople().black());
        assertEquals(TimeControl.perMove(9), remote.betweenPeople().time());
    }

    @Test
    void clocksThatAreShownChangeNothingElse() {
        Game game = after(begun(Variant.OTHELLO, "", "person", "person"), "f5");
        Game shown = game.showing(new ClockTimes(5, 6), 70_000);
        assertEquals(new ClockTimes(5, 6), shown.clock().shown());
        assertEquals(70_000, shown.clock().since());
        assertEquals(game.version(), shown.version());
        assertEquals(game.history(), shown.history());
    }
}
