package reversi.screens.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.board.BoardContent;
import reversi.screens.board.SquareSign;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillSource;
import reversi.training.gym.DrillTask;
import reversi.training.gym.Drills;
import reversi.training.gym.GymProgress;

/** What becomes of a drill by presses, and what its board shows. */
class AttemptTest {
    private static Drill drill(DrillKind kind) {
        return Drills.next(new DrillSource(Drills.puzzles(), 6), kind, 1_200);
    }

    private static Attempt answered(Drill drill, boolean isRight, int seconds) {
        Attempt open = Attempt.of(drill);
        return drill.task().accept(new DrillTask.Visitor<>() {
            @Override
            public Attempt choice(DrillTask.Choice task) {
                return open.chose(
                        isRight
                                ? task.right()
                                : (task.right() + 1) % task.options().size(),
                        seconds);
            }

            @Override
            public Attempt gaps(DrillTask.Gaps task) {
                Attempt marked = open;
                for (List<Square> gap : task.gaps()) {
                    marked = gap.size() % 2 == (isRight ? 1 : 0) ? marked.pressed(gap.get(0), seconds) : marked;
                }
                return marked.checked(seconds);
            }

            @Override
            public Attempt moves(DrillTask.Moves task) {
                return open.pressed(
                        task.values().keySet().stream()
                                .filter(square -> task.right().contains(square) == isRight)
                                .findFirst()
                                .orElseThrow(),
                        seconds);
            }

            @Override
            public Attempt spot(DrillTask.Spot task) {
                Square other = Square.of(task.square().equals(Square.of("a1")) ? "h8" : "a1");
                return open.pressed(isRight ? task.square() : other, seconds);
            }

            @Override
            public Attempt rebuild(DrillTask.Rebuild task) {
                Attempt built = open.after(DrillTask.Rebuild.SECONDS);
                return (isRight ? putBack(built, task.squares()) : built).checked(seconds);
            }
        });
    }

    /** With the discs of these squares put back as they were. */
    private static Attempt putBack(Attempt open, List<Square> squares) {
        Attempt built = open;
        for (Square square : squares) {
            int taps = open.drill()
                    .position()
                    .at(square)
                    .map(disc -> disc.ordinal() + 1)
                    .orElse(0);
            for (int i = 0; i < taps; i++) {
                built = built.pressed(square, 9);
            }
        }
        return built;
    }

    @ParameterizedTest
    @EnumSource
    void anAnswerIsRightOrNotAndIsTheLastOne(DrillKind kind) {
        Drill drill = drill(kind);
        Attempt right = answered(drill, true, 3);
        Attempt wrong = answered(drill, false, 3);
        assertEquals(Optional.of(1.0), right.score());
        assertEquals(Optional.of(0.0), wrong.score());
        assertTrue(right.isRight() && !wrong.isRight() && !right.isOpen());
        assertSame(right, right.shown());
        assertSame(right, right.checked(3));
        assertSame(right, right.chose(0, 3));
        assertEquals(Optional.of(0.0), Attempt.of(drill).shown().score());
        assertTrue(Attempt.of(drill).shown().isShown() && !wrong.isShown() && !right.isShown());
    }

    @ParameterizedTest
    @EnumSource
    void aLateAnswerCountsHalfWhereTimeMatters(DrillKind kind) {
        boolean isTimed = Set.of(DrillKind.COUNT, DrillKind.FIND_SQUARE, DrillKind.NAME_SQUARE)
                .contains(kind);
        double score = answered(drill(kind), true, 100).score().orElseThrow();
        assertEquals(isTimed ? 0.5 : 1, score);
        assertEquals(isTimed, answered(drill(kind), true, 100).isLate());
        assertEquals(Optional.of(0.0), answered(drill(kind), false, 100).score());
    }

    @Test
    void aGapIsMarkedWholeAndNotAnyMore() {
        Drill drill = drill(DrillKind.REGIONS);
        DrillTask.Gaps task = (DrillTask.Gaps) drill.task();
        List<Square> gap = task.gaps().get(0);
        Attempt marked = Attempt.of(drill).pressed(gap.get(0), 1);
        assertEquals(Set.copyOf(gap), marked.marked());
        assertEquals(Set.of(), marked.pressed(gap.get(gap.size() - 1), 1).marked());
        AttemptBoard.of(marked).marks().signs().values().forEach(sign -> assertEquals(SquareSign.CHOSEN, sign));
    }

    /** The board asks for a move where one is the answer, and shows why once it is given. */
    @ParameterizedTest
    @EnumSource
    void theBoardShowsTheReason(DrillKind kind) {
        Drill drill = drill(kind);
        BoardContent asked = AttemptBoard.of(Attempt.of(drill));
        assertEquals(
                drill.task() instanceof DrillTask.Moves || drill.task() instanceof DrillTask.Spot,
                asked.asked().isPresent());
        assertEquals(0, asked.line().plies());
        BoardContent answer = AttemptBoard.of(answered(drill, false, 1));
        assertTrue(answer.asked().isEmpty());
        boolean isPlayed = Set.of(DrillKind.COUNT, DrillKind.SAFE_MOVES, DrillKind.BLINDFOLD)
                .contains(kind);
        assertEquals(isPlayed ? drill.line() : asked.line(), answer.line());
        long moves = drill.line().turns().stream()
                .filter(turn -> !turn.move().isPass())
                .count();
        assertEquals(isPlayed ? 0 : moves, answer.marks().notes().size());
        if (drill.task() instanceof DrillTask.Gaps task) {
            task.odd()
                    .forEach(square -> assertEquals(
                            SquareSign.RIGHT, answer.marks().signs().get(square)));
        }
        assertEquals(
                drill.task() instanceof DrillTask.Moves,
                answered(drill, false, 1).wrongMove().isPresent());
        assertFalse(answered(drill, true, 1).wrongMove().isPresent());
    }

    /** What is to be remembered is there for five seconds; then only what was put back. */
    @Test
    void aPartOfTheBoardIsPutBackFromMemory() {
        Drill drill = drill(DrillKind.MEMORY);
        List<Square> part = ((DrillTask.Rebuild) drill.task()).squares();
        Attempt seen = Attempt.of(drill);
        assertSame(seen, seen.after(4));
        assertSame(seen, seen.pressed(part.get(0), 4));
        assertSame(seen, seen.checked(4));
        assertEquals(drill.position(), AttemptBoard.of(seen).line().current());
        assertTrue(AttemptBoard.of(seen).asked().isEmpty());
        assertEquals(Set.copyOf(part), AttemptBoard.of(seen).marks().signs().keySet());

        Attempt covered = seen.after(5);
        assertSame(covered, covered.after(6));
        Position left = AttemptBoard.of(covered).line().current();
        for (Square square : drill.position().variant().squares()) {
            assertEquals(
                    part.contains(square) ? Optional.empty() : drill.position().at(square), left.at(square));
        }
        assertTrue(AttemptBoard.of(covered).asked().isPresent());
        Square outside = drill.position().variant().squares().stream()
                .filter(square -> !part.contains(square))
                .findFirst()
                .orElseThrow();
        assertEquals(covered, covered.pressed(outside, 6));
        Attempt black = covered.pressed(part.get(0), 6);
        assertEquals(
                Optional.of(Disc.BLACK), AttemptBoard.of(black).line().current().at(part.get(0)));
        Attempt white = black.pressed(part.get(0), 6);
        assertEquals(
                Optional.of(Disc.WHITE), AttemptBoard.of(white).line().current().at(part.get(0)));
        assertEquals(covered, white.pressed(part.get(0), 6));

        Attempt whole = putBack(covered, part);
        assertEquals(drill.position(), AttemptBoard.of(whole).line().current());
        assertEquals(List.of(), whole.wrongSquares());
        Attempt nearly = whole.pressed(part.get(0), 20).checked(20);
        assertEquals(Optional.of(1 - 2.0 / part.size()), nearly.score());
        assertTrue(nearly.isRight() && !nearly.isLate() && !nearly.isShown());
        assertEquals(
                Map.of(part.get(0), SquareSign.WRONG),
                AttemptBoard.of(nearly).marks().signs());
        assertEquals(drill.position(), AttemptBoard.of(nearly).line().current());
        assertEquals(Map.of(), AttemptBoard.of(covered.shown()).marks().signs());
        assertTrue(covered.shown().isShown());
    }

    /** No disc is seen and no square framed before the answer. */
    @Test
    void movesThatAreToldAreSeenAfterwards() {
        Attempt open = Attempt.of(drill(DrillKind.BLINDFOLD));
        assertEquals(64, AttemptBoard.of(open).line().current().empties());
        assertEquals(Map.of(), AttemptBoard.of(open).marks().signs());
        assertEquals(1, AttemptBoard.of(open.shown()).marks().signs().size());
    }

    @Test
    void aSquareThatWasTappedForAnotherIsSeenBesideIt() {
        Drill drill = drill(DrillKind.FIND_SQUARE);
        Square right = ((DrillTask.Spot) drill.task()).square();
        assertEquals(
                Map.of(right, SquareSign.RIGHT),
                AttemptBoard.of(answered(drill, true, 1)).marks().signs());
        assertEquals(
                Set.of(SquareSign.RIGHT, SquareSign.WRONG),
                Set.copyOf(AttemptBoard.of(answered(drill, false, 1))
                        .marks()
                        .signs()
                        .values()));
    }

    @Test
    void aSetGoesOnFromAnswerToAnswer() {
        List<DrillKind> kinds = List.of(DrillKind.COUNT, DrillKind.REGIONS);
        SetState state = SetState.of(kinds, GymProgress.none());
        assertEquals(1, state.number());
        assertSame(state, state.next());
        Drill first = drill(DrillKind.COUNT);
        Attempt right = answered(first, true, 1);
        state = state.found(Attempt.of(first)).with(right, GymProgress.none().after(first, 1, 9));
        assertEquals(1, state.number());
        assertTrue(state.isAnswered() && !state.isLast());
        assertTrue(state.change(DrillKind.COUNT) > 0);
        state = state.next();
        assertEquals(DrillKind.REGIONS, state.kind());
        Drill second = drill(DrillKind.REGIONS);
        state = state.found(Attempt.of(second)).with(Attempt.of(second).shown(), state.now());
        assertTrue(state.isLast());
        assertEquals(2, state.number());
        assertEquals(1, state.right());
    }
}
