package reversi.screens.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
        });
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
    void onlyCountingIsUnderTime(DrillKind kind) {
        double score = answered(drill(kind), true, 100).score().orElseThrow();
        assertEquals(kind == DrillKind.COUNT ? 0.5 : 1, score);
        assertEquals(kind == DrillKind.COUNT, answered(drill(kind), true, 100).isLate());
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
        marked.board().marks().signs().values().forEach(sign -> assertEquals(SquareSign.CHOSEN, sign));
    }

    /** The board asks for a move where one is the answer, and shows why once it is given. */
    @ParameterizedTest
    @EnumSource
    void theBoardShowsTheReason(DrillKind kind) {
        Drill drill = drill(kind);
        BoardContent asked = Attempt.of(drill).board();
        assertEquals(drill.task() instanceof DrillTask.Moves, asked.asked().isPresent());
        assertEquals(0, asked.line().plies());
        BoardContent answer = answered(drill, false, 1).board();
        assertTrue(answer.asked().isEmpty());
        boolean isPlayed = kind == DrillKind.COUNT || kind == DrillKind.SAFE_MOVES;
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
