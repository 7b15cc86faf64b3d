package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationTree;
import reversi.platform.MemoryStore;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Numerals;
import reversi.screens.board.BoardContent;

/** What the analysis board shows and how it goes on, without a stage. */
class AnalysisStateTest {
    private static final List<UnaryOperator<VariationTree>> STEPS = List.of(
            VariationTree::back,
            VariationTree::forward,
            VariationTree::toStart,
            VariationTree::toEnd,
            tree -> tree.toSibling(1),
            tree -> tree.delete(tree.current().id()),
            tree -> tree.promote(tree.current().id()));

    private static AnalysisState begun() {
        return AnalysisState.of(new AnalysisRepository(new MemoryStore(), result -> {}));
    }

    private static AnalysisState go(AnalysisState state, UnaryOperator<VariationTree> step) {
        return state.with(state.edits().show(step.apply(state.tree())));
    }

    private static AnalysisState play(AnalysisState state, String... squares) {
        AnalysisState now = state;
        for (String square : squares) {
            now = go(now, tree -> tree.play(Move.at(square)));
        }
        return now;
    }

    private static AnalysisState step(AnalysisState state, Random random) {
        List<Square> legal = state.tree().position().placements();
        boolean isMove = random.nextBoolean() && !legal.isEmpty();
        Square square = isMove ? legal.get(random.nextInt(legal.size())) : Square.of("a1");
        UnaryOperator<VariationTree> other = STEPS.get(random.nextInt(STEPS.size()));
        return go(state, isMove ? tree -> tree.play(Move.at(square)) : other);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whateverIsDoneTheBoardShowsTheLineAndAsksUnlessTheGameIsOver(long seed) {
        Random random = new Random(seed);
        AnalysisState state = begun();
        for (int i = 0; i < 200; i++) {
            Transcript before = state.tree().transcript();
            AnalysisState next = step(state, random);
            BoardContent board = next.board(Numerals.POINT);
            assertEquals(next.tree().transcript(), board.line());
            assertEquals(Optional.of(next.tree().position()).filter(now -> !now.isOver()), board.asked());
            boolean isPlayed = board.playedFrom() < board.line().plies();
            assertFalse(
                    isPlayed
                            && !before.equals(next.tree().transcript())
                            && !before.equals(board.line().upTo(board.playedFrom())),
                    "only a move that goes on is played");
            state = next;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everyChangeIsUndoneAndNothingElse(long seed) {
        Random random = new Random(seed);
        AnalysisState state = begun();
        for (int i = 0; i < 200; i++) {
            AnalysisState next = step(state, random);
            boolean isChange = !next.tree().isSameTree(state.tree());
            VariationTree undone = next.edits().undone().tree();
            assertEquals(isChange, undone == state.tree());
            assertTrue(next.edits().before().size() <= 50);
            state = next;
        }
        while (!state.edits().before().isEmpty()) {
            state = state.with(state.edits().undone());
        }
        assertEquals(state.edits(), state.edits().undone(), "nothing is left to undo");
    }

    @Test
    void aMoveIsPlayedAndAWayToAnotherLineIsGoneAtOnce() {
        AnalysisState played = play(begun(), "f5", "d6");
        assertEquals(1, played.board(Numerals.POINT).playedFrom());
        AnalysisState sibling = go(play(go(played, VariationTree::back), "f4"), tree -> tree.toSibling(-1));
        assertEquals("f5 d6", sibling.tree().transcript().toString());
        assertEquals(2, sibling.board(Numerals.POINT).playedFrom());
    }

    @Test
    void theExplorerIsShownForGamesOfStandardOthelloOnly() {
        AnalysisState chosen = begun().explorerSwitched();
        assertTrue(chosen.parts().isExplorerShown());
        assertFalse(chosen.explorerSwitched().parts().isExplorerShown());
        VariationTree other = VariationTree.of(Position.start(Variant.ANTI));
        AnalysisState.Parts parts = chosen.with(EditHistory.of(other)).parts();
        assertFalse(parts.hasExplorer() || parts.isExplorerShown());
    }

    @Test
    void onlyALatePositionIsSolved() {
        AnalysisState state = begun();
        assertFalse(state.canSolve());
        while (state.tree().position().empties() > 24) {
            state = play(state, state.tree().position().placements().get(0).name());
        }
        assertTrue(state.canSolve());
        EngineAnalysis.Now failed = new EngineAnalysis.Now(true, true, false, Optional.empty());
        assertFalse(state.with(failed).canSolve());
        EngineAnalysis.Now off = new EngineAnalysis.Now(false, false, false, Optional.empty());
        assertFalse(state.with(off).canSolve());
    }

    @Test
    void whatIsSetUpIsOnTheBoardUntilTheLinesAreOpenedAgain() {
        AnalysisRepository repository = new AnalysisRepository(new MemoryStore(), result -> {});
        AnalysisState lines = play(AnalysisState.of(repository), "f5");
        repository.keep(lines.tree());
        AnalysisState setup = lines.settingUp();
        assertEquals(lines.tree().position(), setup.board(Numerals.POINT).line().current());
        Setup emptied = setup.setup().orElseThrow().with(PositionSetup.empty(Variant.square(6, Start.DIAGONAL)));
        AnalysisState other = setup.settingUp(emptied);
        assertNotEquals(setup.parts(), other.parts(), "another board");
        assertEquals(lines.parts(), other.reopened(repository).parts());
        assertTrue(other.reopened(repository).edits().before().isEmpty());
    }

    @Test
    void aClickLaysDownOrTakesAway() {
        Square square = Square.of("c3");
        Setup setup = begun().settingUp().setup().orElseThrow();
        for (Setup.Brush brush : Setup.Brush.values()) {
            Setup pressed = setup.with(brush).pressed(square);
            assertEquals(brush.disc(), pressed.position().at(square));
            assertEquals(setup.position(), pressed.pressed(square).position());
            assertEquals(pressed, pressed.painted(square), "a line that is drawn takes nothing away");
        }
    }
}
