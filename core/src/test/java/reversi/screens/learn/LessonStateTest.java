package reversi.screens.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.board.SquareSign;
import reversi.screens.learn.Answering.Phase;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.Remarks;

/** How a lesson goes on, without a stage. */
class LessonStateTest {
    static List<Lesson> lessons() {
        return TestCourse.course().chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .toList();
    }

    /** Answers a step right, as its file says; a game is played with first moves, and may be lost. */
    private static Answering answered(Answering open) {
        if (open.step() instanceof LessonStep.MoveTask task) {
            return open.pressed(task.answers().get(0));
        } else if (open.step() instanceof LessonStep.SquaresTask task) {
            Answering marked = open;
            for (Square square : task.answers()) {
                marked = marked.pressed(square);
            }
            return marked.checked();
        } else if (open.step() instanceof LessonStep.NumberTask task) {
            return open.chose(task.choices().indexOf(task.answer()));
        } else if (open.step() instanceof LessonStep.ChoiceTask task) {
            return open.chose(task.answer());
        }
        return open.step() instanceof LessonStep.PlayOut ? played(open) : open;
    }

    private static Answering played(Answering open) {
        Answering now = open;
        while (now.phase() == Phase.ASKED) {
            Square first = now.line().current().placements().get(0);
            now = now.isPersonsTurn() ? now.pressed(first) : now.replied(Move.at(first));
        }
        return now;
    }

    /** With the step done, whatever it takes. */
    private static LessonState done(LessonState state) {
        Answering answering = answered(state.answering());
        return state.with(
                answering.phase() == Phase.DONE
                        ? answering
                        : new Answering(
                                answering.step(),
                                Phase.DONE,
                                answering.line(),
                                answering.marked(),
                                answering.chosen(),
                                answering.tries()));
    }

    private static LessonState at(String key, Class<? extends LessonStep> kind) {
        LessonState state = LessonState.of(TestCourse.course().lesson(key).orElseThrow());
        while (!kind.isInstance(state.step())) {
            state = done(state).next();
        }
        return state;
    }

    /** The states in which steps begin. */
    @Provide
    Arbitrary<LessonState> begun() {
        List<LessonState> all = new ArrayList<>();
        for (Lesson lesson : lessons()) {
            LessonState state = LessonState.of(lesson);
            all.add(state);
            while (!state.isLast()) {
                state = done(state).next();
                all.add(state);
            }
        }
        return Arbitraries.of(all);
    }

    /** Whatever a person or the computer may do with a step. */
    @Provide
    Arbitrary<List<UnaryOperator<Answering>>> acts() {
        Arbitrary<Square> squares = Arbitraries.of(Variant.OTHELLO.squares());
        Arbitrary<UnaryOperator<Answering>> act = Arbitraries.oneOf(
                squares.map(square -> now -> now.pressed(square)),
                squares.map(square -> now -> now.replied(Move.at(square))),
                Arbitraries.integers()
                        .between(0, 99)
                        .map(place ->
                                now -> anyMove(now, place).map(now::pressed).orElse(now)),
                Arbitraries.integers()
                        .between(0, 99)
                        .map(place -> now -> choices(now.step()) == 0 ? now : now.chose(place % choices(now.step()))),
                Arbitraries.of(
                        List.<UnaryOperator<Answering>>of(Answering::checked, Answering::again, Answering::shown)));
        return act.list().ofMaxSize(30);
    }

    private static Optional<Square> anyMove(Answering now, int place) {
        List<Square> legal = now.line().current().placements();
        return legal.isEmpty() ? Optional.empty() : Optional.of(legal.get(place % legal.size()));
    }

    private static int choices(LessonStep step) {
        if (step instanceof LessonStep.NumberTask task) {
            return task.choices().size();
        }
        return step instanceof LessonStep.ChoiceTask task ? task.choices().size() : 0;
    }

    private static Answering after(Answering begun, List<UnaryOperator<Answering>> acts) {
        Answering now = begun;
        for (UnaryOperator<Answering> act : acts) {
            now = act.apply(now);
        }
        return now;
    }

    @Property(tries = 200)
    void backAndOnAgainIsTheSameStep(@ForAll("begun") LessonState state) {
        LessonState back = state.previous();
        assertEquals(Math.max(0, state.at() - 1), back.at());
        assertEquals(state, state.at() == 0 ? back : done(back).next());
    }

    @Property(tries = 300)
    void whatIsDoneCannotBeAnsweredAndWhatIsNotCannotBeLeft(
            @ForAll("begun") LessonState begun, @ForAll("acts") List<UnaryOperator<Answering>> acts) {
        LessonState state = begun.with(after(begun.answering(), acts));
        if (state.isDone()) {
            LessonState done = done(state);
            assertEquals(state, done);
            assertSame(done.answering(), done.answering().pressed(Square.of("a1")));
            assertTrue(state.answering().board().asked().isEmpty());
        } else {
            assertSame(state, state.next());
        }
    }

    @Property(tries = 300)
    void whateverIsDoneTheBoardBelongsToTheStep(
            @ForAll("begun") LessonState begun, @ForAll("acts") List<UnaryOperator<Answering>> acts) {
        Answering now = after(begun.answering(), acts);
        boolean isRead = now.step() instanceof LessonStep.Explanation;
        assertEquals(now.step().scene().before(), now.line().first());
        assertTrue(isRead || now.line().plies() >= now.step().scene().moves().plies());
        assertTrue(now.step() instanceof LessonStep.PlayOut || now.line().plies() <= moves(now) + 1);
        assertEquals(isRead, now.tries() == 0 && now.phase() == Phase.DONE);
        assertTrue(now.phase() != Phase.WRONG || now.tries() > 0);
        assertTrue(now.phase() != Phase.ASKED || now.chosen().isEmpty());
    }

    private static int moves(Answering now) {
        return now.step().scene().moves().plies();
    }

    @Property(tries = 200)
    void aWrongAnswerIsGivenAnew(
            @ForAll("begun") LessonState begun, @ForAll("acts") List<UnaryOperator<Answering>> acts) {
        Answering now = after(begun.answering(), acts);
        Answering again = now.again();
        if (now.phase() == Phase.WRONG) {
            Answering fresh = begun.answering();
            assertEquals(
                    new Answering(now.step(), Phase.ASKED, fresh.line(), now.marked(), Optional.empty(), now.tries()),
                    again);
        } else {
            assertEquals(now.phase(), again.phase());
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void rightAnswersLeadThroughEveryLesson(Lesson lesson) {
        LessonState state = LessonState.of(lesson);
        float before = -1;
        for (int i = 0; i < lesson.steps().size(); i++) {
            assertEquals(i, state.at());
            boolean isGame = state.step() instanceof LessonStep.PlayOut;
            state = isGame ? done(state) : state.with(answered(state.answering()));
            assertTrue(state.isDone(), "step " + (i + 1));
            assertTrue(state.share() > before);
            before = state.share();
            assertEquals(i == lesson.steps().size() - 1, state.isLast());
            state = state.next();
        }
        assertEquals(1, state.share());
        assertTrue(state.isLast());
    }

    @Test
    void aWrongMoveLiesOnTheBoardUntilItIsTakenBack() {
        Answering open = at("dont-give-corners", LessonStep.MoveTask.class).answering();
        LessonStep.MoveTask task = (LessonStep.MoveTask) open.step();
        Position position = task.scene().position();
        assertEquals(Optional.of(position), open.board().asked());
        assertSame(open, open.pressed(Square.of("d4")), "a square with a disc is no answer");
        Square wrong = position.placements().stream()
                .filter(move -> !task.answers().contains(move))
                .findFirst()
                .orElseThrow();
        Answering answered = open.pressed(wrong);
        assertEquals(Phase.WRONG, answered.phase());
        assertEquals(Optional.of(wrong), answered.move());
        assertEquals(Optional.empty(), answered.board().asked());
        Map<Square, SquareSign> signs = answered.board().marks().signs();
        assertEquals(SquareSign.WRONG, signs.get(wrong));
        Set<Square> opened = Remarks.opened(task, wrong);
        assertTrue(opened.stream().allMatch(corner -> signs.get(corner) == SquareSign.WRONG));
        Answering right = answered.again().pressed(task.answers().get(0));
        assertEquals(Phase.DONE, right.phase());
        assertEquals(2, right.tries());
        assertEquals(
                SquareSign.RIGHT,
                right.board().marks().signs().get(task.answers().get(0)));
    }

    @Test
    void marksAreSetAndTakenAway() {
        Answering open = at("board-and-discs", LessonStep.SquaresTask.class).answering();
        Answering marked =
                open.pressed(Square.of("a1")).pressed(Square.of("b2")).pressed(Square.of("b2"));
        assertEquals(
                Map.of(Square.of("a1"), SquareSign.CHOSEN),
                marked.board().marks().signs());
        Answering wrong = marked.checked();
        assertEquals(Phase.WRONG, wrong.phase());
        assertSame(wrong, wrong.pressed(Square.of("h1")), "after the answer nothing is marked");
        assertEquals(
                Map.of(Square.of("a1"), SquareSign.RIGHT), wrong.board().marks().signs());
        Answering again = wrong.again();
        assertEquals(Set.of(Square.of("a1")), again.marked(), "what was marked stays marked");
        for (String corner : List.of("h1", "a8", "h8")) {
            again = again.pressed(Square.of(corner));
        }
        assertEquals(Phase.DONE, again.checked().phase());
    }

    @Test
    void aHintIsShownUntilTheStepIsLeft() {
        LessonState hinted = lessons().stream()
                .map(LessonState::of)
                .map(state -> state.step() instanceof LessonStep.Explanation ? state.next() : state)
                .filter(state -> state.hint().isPresent())
                .findFirst()
                .orElseThrow()
                .hintShown();
        assertTrue(hinted.isHintShown());
        LessonState done = done(hinted);
        assertTrue(done.hint().isEmpty(), "nobody needs it any more");
        assertFalse(done.next().isHintShown());
    }

    @Test
    void theMovesOfAnExplanationComeOneByOneAndAgain() {
        Answering begun = lessons().stream()
                .flatMap(lesson -> lesson.steps().stream())
                .filter(step -> step instanceof LessonStep.Explanation
                        && step.scene().moves().plies() > 1)
                .map(Answering::of)
                .findFirst()
                .orElseThrow();
        assertEquals(0, begun.line().plies());
        Answering now = begun;
        for (int i = 1; i <= moves(begun); i++) {
            assertTrue(now.isShowing());
            now = now.shown();
            assertEquals(i, now.line().plies());
        }
        assertFalse(now.isShowing());
        assertSame(now, now.shown());
        assertEquals(begun, now.again());
    }

    @Test
    void aGameGoesToItsEndInTurns() {
        Answering begun = at("play-it-out", LessonStep.PlayOut.class).answering();
        LessonStep.PlayOut game = (LessonStep.PlayOut) begun.step();
        assertSame(begun, begun.pressed(Square.of("d4")), "a square with a disc");
        Answering now = begun;
        while (now.phase() == Phase.ASKED) {
            assertFalse(now.line().current().mustPass(), "nobody is asked for a pass");
            assertEquals(now.isPersonsTurn(), now.board().asked().isPresent());
            Square first = now.line().current().placements().get(0);
            Answering other = now.isPersonsTurn() ? now.replied(Move.at(first)) : now.pressed(first);
            assertSame(now, other, "the other one is to move");
            now = now.isPersonsTurn() ? now.pressed(first) : now.replied(Move.at(first));
        }
        Position end = now.line().current();
        assertTrue(end.isOver());
        assertTrue(now.line().plies() - moves(now) >= game.scene().position().empties());
        int ahead = end.score().official(game.person())
                - end.score().official(game.person().other());
        assertEquals(ahead, now.lead());
        assertEquals(now.lead() >= game.lead() ? Phase.DONE : Phase.WRONG, now.phase());
    }
}
