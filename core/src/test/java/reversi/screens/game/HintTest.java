package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.Texts;

/** A hint knows values first and reasons later, and never shows reasons for another move. */
class HintTest {
    private final List<Searching> begun = new ArrayList<>();
    private final HintStudy study = (position, moves) -> {
        Searching search = new Searching(moves);
        begun.add(search);
        return search;
    };

    /** A search that takes two steps and finds nothing. */
    private static final class Searching implements HintStudy.Search {
        final List<MoveValue> moves;
        int steps;

        Searching(List<MoveValue> moves) {
            this.moves = moves;
        }

        @Override
        public boolean step() {
            return ++steps < 2;
        }

        @Override
        public List<HintStudy.Fact> forBest(Texts texts, Words words) {
            return List.of();
        }

        @Override
        public List<HintStudy.Fact> against(Move move, Texts texts, Words words) {
            return List.of();
        }
    }

    private Hint hint(HintStudy.Source source) {
        return new Hint(Position.start(Variant.OTHELLO), source);
    }

    private static Answer answer(int depth, String... moves) {
        List<MoveValue> values = new ArrayList<>();
        for (String move : moves) {
            values.add(new MoveValue(Move.at(move), 300 - 100 * values.size(), depth, false, List.of(Move.at(move))));
        }
        MoveValue best = values.get(0);
        return new Answer(best.move(), best.value(), depth, 100, false, best.line(), values, 1);
    }

    private static void explain(Hint hint) {
        while (hint.step()) {
            assertTrue(hint.isSearching());
        }
    }

    @Test
    void threeOthersAreShownAtMost() {
        Hint hint = hint((then, failed) -> then.accept(study));
        assertEquals(Optional.empty(), hint.told().best());
        hint.advised(answer(3, "c4", "d3", "e6", "f5", "a1"), false);
        assertEquals(Optional.of(Move.at("c4")), hint.told().best().map(MoveValue::move));
        assertEquals(
                List.of(Move.at("d3"), Move.at("e6"), Move.at("f5")),
                hint.told().others().stream().map(MoveValue::move).toList());
    }

    @Test
    void anAnswerWithoutValuesHasItsBestMove() {
        Hint hint = hint((then, failed) -> then.accept(study));
        Move best = Move.at("c4");
        hint.advised(new Answer(best, 50, 3, 100, false, List.of(best), List.of(), 1), true);
        assertEquals(Optional.of(best), hint.told().best().map(MoveValue::move));
        assertEquals(List.of(), hint.told().others());
    }

    @Test
    void aShallowSearchIsNotExplained() {
        Hint hint = hint((then, failed) -> then.accept(study));
        hint.advised(answer(3, "c4", "d3"), false);
        assertEquals(List.of(), begun);
        hint.advised(answer(3, "c4", "d3"), true);
        assertEquals(1, begun.size());
    }

    @Test
    void theLastWordIsExplainedAnewWhereItDiffers() {
        Hint hint = hint((then, failed) -> then.accept(study));
        hint.advised(answer(20, "c4", "d3"), false);
        explain(hint);
        assertFalse(hint.told().isExplained(), "more may follow");
        hint.advised(answer(21, "c4", "d3"), true);
        assertTrue(hint.told().reasons().isPresent(), "the earlier ones stay until then");
        explain(hint);
        assertSame(begun.get(1), hint.told().reasons().orElseThrow());
        assertTrue(hint.told().isExplained());
        assertEquals(2, begun.size());
        assertEquals(21, begun.get(1).moves.get(0).depth());
    }

    @Test
    void reasonsOfAnotherMoveAreNotShown() {
        Hint hint = hint((then, failed) -> then.accept(study));
        hint.advised(answer(20, "c4", "d3"), false);
        hint.advised(answer(21, "d3", "c4"), false);
        explain(hint);
        assertEquals(Optional.empty(), hint.told().reasons(), "they were about c4");
        hint.advised(answer(22, "d3", "c4"), true);
        explain(hint);
        assertTrue(hint.told().reasons().isPresent());
        hint.advised(answer(23, "c4", "d3"), true);
        assertEquals(Optional.empty(), hint.told().reasons());
    }

    @Test
    void theStudyMayComeAfterTheValues() {
        List<Consumer<HintStudy>> waiting = new ArrayList<>();
        Hint hint = hint((then, failed) -> waiting.add(then));
        hint.advised(answer(20, "c4", "d3"), true);
        assertFalse(hint.step());
        waiting.get(0).accept(study);
        assertTrue(hint.isSearching());
        explain(hint);
        assertTrue(hint.told().isExplained());
    }

    @Test
    void aStudyThatCannotBeFetchedLeavesTheValues() {
        Hint hint = hint((then, failed) -> failed.run());
        hint.advised(answer(20, "c4", "d3"), true);
        assertTrue(hint.told().isStudyMissing());
        assertFalse(hint.isSearching());
        assertTrue(hint.told().best().isPresent());
    }
}
