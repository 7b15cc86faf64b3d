package reversi.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.session.GameSession;
import reversi.session.SessionListener;

class ComputerPlayerTest {
    private static final Seat ANN = Seat.human("Ann");
    private static final Seat ROBOT = Seat.computer("", 4);

    private final FakeThinker thinker = new FakeThinker();
    private final FakePace pace = new FakePace();
    private final HumanPlayer person = new HumanPlayer();

    /** Ann plays Black against the computer. */
    private GameSession game(Variant variant, TimeControl time, List<Move> opening) {
        GameSetup setup = new GameSetup(variant, opening, ANN, ROBOT, time);
        GameSession session = new GameSession(setup, person, new ComputerPlayer(Level.of(4), thinker, pace, 99));
        session.start();
        return session;
    }

    private GameSession othello() {
        return game(Variant.OTHELLO, TimeControl.none(), List.of());
    }

    private void choose(String square) {
        person.choose(Square.of(square)).orThrow();
    }

    @Test
    void itThinksOnWhileThePersonThinksAndNoLonger() {
        GameSession session = othello();
        choose("f5");
        assertEquals(List.of(), thinker.pondered);
        thinker.last().answer(10);
        pace.release();
        assertEquals(List.of(session.position()), thinker.pondered);
        choose(session.position().legalMoves().get(0).square().orElseThrow().name());
        assertEquals(List.of(), thinker.pondered);
        thinker.last().answer(10);
        pace.release();
        assertEquals(List.of(session.position()), thinker.pondered);
        session.undo();
        assertEquals(List.of(), thinker.pondered);
        choose(session.position().legalMoves().get(0).square().orElseThrow().name());
        thinker.last().answer(10);
        pace.release();
        session.pause();
        assertEquals(List.of(), thinker.pondered);
    }

    @Test
    void twoComputersDoNotThinkOnEachOthersTime() {
        GameSetup setup = new GameSetup(Variant.OTHELLO, ROBOT, ROBOT, TimeControl.none());
        ComputerPlayer black = new ComputerPlayer(Level.of(4), thinker, pace, 1);
        ComputerPlayer white = new ComputerPlayer(Level.of(4), thinker, pace, 2);
        new GameSession(setup, black, white).start();
        thinker.last().answer(10);
        pace.release();
        assertEquals(List.of(), thinker.pondered);
    }

    @Test
    void whoSavesPowerThinksOnNobodyElsesTime() {
        boolean[] may = {false};
        PowerSavingThinker sparing = new PowerSavingThinker(thinker, () -> may[0]);
        Position start = Position.start(Variant.OTHELLO);
        sparing.ponder(start, Level.strongest());
        assertEquals(List.of(), thinker.pondered);
        may[0] = true;
        Thinker.Thought ahead = sparing.ponder(start, Level.strongest());
        assertEquals(List.of(start), thinker.pondered);
        ahead.cancel();
        assertEquals(List.of(), thinker.pondered);
    }

    @Test
    void itThinksAtOnceAndMovesWhenThePaceLetsIt() {
        GameSession session = othello();
        assertEquals(List.of(), thinker.asked);
        choose("f5");
        Question question = thinker.last().question;
        assertEquals(session.position(), question.position());
        assertEquals(Level.of(4), question.level());
        assertEquals(Purpose.MOVE, question.purpose());
        assertEquals(Question.LEVELS_OWN_TIME, question.budgetMillis());
        assertEquals(1, session.transcript().plies());
        thinker.last().answer(0);
        assertEquals(1, session.transcript().plies(), "the discs still move");
        pace.release();
        assertEquals(2, session.transcript().plies());
        assertEquals(Optional.of(Disc.BLACK), session.awaited());
        assertTrue(person.isAsked());
    }

    @Test
    void theOnlyMoveNeedsNoThought() {
        List<Move> opening = List.of(Move.at("c4"), Move.at("b4"), Move.at("a4"), Move.at("d4"));
        GameSession session = game(Variant.square(4, Start.DIAGONAL), TimeControl.none(), opening);
        choose("d3");
        assertEquals(List.of(Square.of("d2")), session.position().placements());
        assertEquals(List.of(), thinker.asked);
        assertEquals(5, session.transcript().plies(), "it keeps its pace");
        pace.release();
        assertEquals(Move.at("d2"), session.transcript().moves().get(5));
    }

    @Test
    void anAnswerAfterAnUndoIsDropped() {
        GameSession session = othello();
        choose("f5");
        FakeThinker.Asked stale = thinker.last();
        session.undo();
        assertTrue(stale.cancelled);
        stale.answer(0);
        pace.release();
        assertEquals(0, session.transcript().plies());
        choose("f5");
        stale.answer(0);
        pace.release();
        assertEquals(1, session.transcript().plies(), "the same ply again, but not the same question");
        assertNotEquals(stale, thinker.last());
    }

    @Test
    void aMoveThatWaitsForItsPaceIsDroppedByAnUndo() {
        GameSession session = othello();
        choose("f5");
        thinker.last().answer(0);
        session.undo();
        choose("f5");
        pace.release();
        assertEquals("[f5]", session.transcript().moves().toString(), "the new question is not answered yet");
        thinker.last().answer(0);
        pace.release();
        assertEquals(2, session.transcript().plies());
    }

    @Test
    void nothingIsPlayedAfterAResignation() {
        GameSession session = othello();
        choose("f5");
        thinker.last().answer(0);
        session.resign(Disc.BLACK);
        pace.release();
        assertEquals(1, session.transcript().plies());
    }

    @Test
    void aFailureIsToldAndCanBeRetried() {
        GameSession session = othello();
        List<String> failures = new ArrayList<>();
        session.addListener(new SessionListener() {
            @Override
            public void playerFailed(Disc disc, String message) {
                failures.add(disc + ": " + message);
            }
        });
        choose("f5");
        FakeThinker.Asked broken = thinker.last();
        broken.listener.failed("The engine did not load.");
        assertEquals(List.of("WHITE: The engine did not load."), failures);
        assertTrue(session.askAgain());
        broken.listener.failed("late");
        assertEquals(1, failures.size());
        thinker.last().answer(0);
        pace.release();
        assertEquals(2, session.transcript().plies());
    }

    @Test
    void theSameSeedAsksTheSameQuestionAndAnotherPlyAnotherOne() {
        GameSession session = othello();
        choose("f5");
        Question first = thinker.last().question;
        session.undo();
        choose("f5");
        assertEquals(first, thinker.last().question);
        thinker.last().answer(0);
        pace.release();
        choose(session.position().placements().get(0).name());
        assertNotEquals(first.seed(), thinker.last().question.seed());
    }

    @Test
    void aThinkerThatAnswersAtOnceIsFine() {
        Thinker prompt = (question, listener) -> {
            listener.answered(
                    FakeThinker.answer(question.position().legalMoves().get(0), 0, false));
            return () -> {};
        };
        GameSetup setup = new GameSetup(Variant.square(6, Start.PARALLEL), ROBOT, ROBOT, TimeControl.none());
        GameSession session = new GameSession(
                setup,
                new ComputerPlayer(Level.of(1), prompt, Runnable::run, 1),
                new ComputerPlayer(Level.of(1), prompt, Runnable::run, 2));
        session.start();
        assertTrue(session.position().isOver());
        assertEquals(Ending.DISCS, session.result().orElseThrow().ending());
    }

    /** An offer while the computer thinks is answered with its thought; values are for the computer, who is to move. */
    @ParameterizedTest
    @CsvSource({
        "-800, false, true",
        "0, false, true",
        "50, false, true",
        "51, false, false",
        "0, true, true",
        "1, true, false"
    })
    void aLateOfferIsAnsweredByTheValueOfTheGame(int value, boolean exact, boolean agrees) {
        GameSession session = late();
        choose(session.position().placements().get(0).name());
        assertTrue(session.offerDraw(Disc.BLACK));
        assertEquals(Optional.of(Disc.BLACK), session.drawOffer(), "it is still thinking");
        FakeThinker.Asked thought = thinker.last();
        thought.listener.answered(FakeThinker.answer(thought.first(), value, exact));
        assertAnswered(session, agrees);
        pace.release();
        assertEquals(agrees ? 0 : 1, movesAfter(session, thought));
    }

    private static int movesAfter(GameSession session, FakeThinker.Asked thought) {
        return session.position().equals(thought.question.position()) ? 0 : 1;
    }

    private static void assertAnswered(GameSession session, boolean agrees) {
        assertEquals(Optional.empty(), session.drawOffer());
        assertEquals(
                agrees ? Optional.of(Ending.AGREED_DRAW) : Optional.empty(),
                session.result().map(Result::ending));
    }

    @Test
    void anOfferAfterTheThoughtButBeforeTheMoveIsAnsweredAtOnce() {
        GameSession session = late();
        choose(session.position().placements().get(0).name());
        thinker.last().answer(-100);
        session.offerDraw(Disc.BLACK);
        assertAnswered(session, true);
        pace.release();
        assertTrue(session.result().isPresent());
    }

    /** On the person's turn the computer looks at the position with the person to move: its own value is the opposite. */
    @ParameterizedTest
    @CsvSource({"400, true", "-400, false"})
    void anOfferOnThePersonsTurnIsThoughtAbout(int valueForThePerson, boolean agrees) {
        GameSession session = late();
        int before = thinker.asked.size();
        session.offerDraw(Disc.BLACK);
        assertEquals(before + 1, thinker.asked.size());
        assertEquals(Purpose.HINT, thinker.last().question.purpose());
        thinker.last().answer(valueForThePerson);
        assertAnswered(session, agrees);
    }

    @Test
    void anOfferIsDeclinedWhereTheComputerCannotThink() {
        GameSession session = late();
        session.offerDraw(Disc.BLACK);
        thinker.last().listener.failed("no engine");
        assertAnswered(session, false);
    }

    @Test
    void aMoveMadeWhileTheOfferIsThoughtAboutKeepsItOpen() {
        GameSession session = late();
        session.offerDraw(Disc.BLACK);
        FakeThinker.Asked judging = thinker.last();
        choose(session.position().placements().get(0).name());
        assertTrue(judging.cancelled);
        judging.answer(500);
        assertEquals(Optional.of(Disc.BLACK), session.drawOffer());
        thinker.last().answer(-500);
        assertAnswered(session, true);
    }

    @Test
    void withAnOpenOfferEvenTheOnlyMoveIsThoughtAbout() {
        List<Move> opening = List.of(Move.at("c4"), Move.at("b4"), Move.at("a4"), Move.at("d4"));
        GameSession session = game(Variant.square(4, Start.DIAGONAL), TimeControl.none(), opening);
        session.offerDraw(Disc.BLACK);
        choose("d3");
        assertEquals(Purpose.MOVE, thinker.last().question.purpose());
        thinker.last().answer(0);
        assertAnswered(session, true);
    }

    @Test
    void anOfferInTheOpeningIsDeclinedWithoutThought() {
        GameSession session = othello();
        session.offerDraw(Disc.BLACK);
        assertAnswered(session, false);
        assertEquals(List.of(), thinker.asked);
    }

    /** Past the middle of the game, with the person to move. */
    private GameSession late() {
        GameSession session = othello();
        while (session.position().empties() > 30 || !session.awaited().equals(Optional.of(Disc.BLACK))) {
            if (session.awaited().equals(Optional.of(Disc.BLACK))) {
                choose(session.position().placements().get(0).name());
            } else {
                if (!thinker.asked.isEmpty()
                        && thinker.last().question.position().equals(session.position())) {
                    thinker.last().answer(0);
                }
                pace.release();
            }
        }
        assertFalse(session.position().isOver());
        return session;
    }

    @ParameterizedTest
    @CsvSource({
        // clock, seconds, increment, most milliseconds for White's first move with 59 squares empty
        "PER_MOVE, 30, 0, 14250",
        "PER_MOVE, 3, 0, 750",
        "PER_MOVE, 1, 0, 50",
        "PER_GAME, 60, 0, 1887",
        "PER_GAME, 180, 2, 6758",
        "PER_GAME, 1, 0, 50",
    })
    void theBudgetKeepsItFromLosingOnTime(TimeControl.Kind kind, int seconds, int increment, int most) {
        game(Variant.OTHELLO, new TimeControl(kind, seconds, increment), List.of());
        choose("f5");
        assertEquals(most, thinker.last().question.budgetMillis());
    }

    @Test
    void onTheLadderTheComputerHasItsOwnTime() {
        game(Variant.OTHELLO, new TimeControl(TimeControl.Kind.LADDER, 3, 0), List.of());
        choose("f5");
        assertEquals(Question.LEVELS_OWN_TIME, thinker.last().question.budgetMillis());
    }
}
