package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.Opponents;
import reversi.notation.analysis.VariationJson;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.platform.MemoryStore;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Which analysis is kept, and what becomes of it when a game is opened. */
class AnalysisRepositoryTest {
    private static final Transcript GAME = played(new Random(1));

    private static Transcript played(Random random) {
        Transcript game = Transcript.start(Variant.OTHELLO);
        while (!game.current().isOver()) {
            List<Move> legal = game.current().legalMoves();
            game = game.with(
                    game.current().play(legal.get(random.nextInt(legal.size()))).orThrow());
        }
        return game;
    }

    private final MemoryStore store = new MemoryStore();
    private final AnalysisRepository repository = new AnalysisRepository(store, result -> {});

    private AnalysisRepository restarted() {
        return new AnalysisRepository(store, result -> {});
    }

    @Test
    void aGameIsOpenedAtItsPly() {
        repository.open(GAME, 10);
        assertEquals(GAME.upTo(10), repository.tree().transcript());
        assertEquals(GAME, repository.tree().toEnd().transcript());
        assertFalse(repository.hasBefore(), "nothing was analysed before");
        assertEquals(GAME.upTo(10), restarted().tree().transcript());
    }

    @Test
    void aGameThatIsHeldAlreadyKeepsItsSideLines() {
        repository.open(GAME, 10);
        VariationTree tree = repository.tree();
        Move other = tree.position().legalMoves().stream()
                .filter(move -> !move.equals(GAME.moves().get(10)))
                .findFirst()
                .orElseThrow();
        repository.keep(tree.play(other));
        int size = repository.tree().size();
        repository.open(GAME, 3);
        assertEquals(size, repository.tree().size());
        assertEquals(GAME.upTo(3), repository.tree().transcript());
        assertFalse(repository.hasBefore());
    }

    @Test
    void whoPlayedStaysWithTheAnalysis() {
        Opponents players = new Opponents("Ann", "Bob");
        repository.open(GAME, 10, players);
        assertEquals(players, restarted().players());
        assertTrue(VariationSgf.write(repository.tree(), repository.players()).contains("PB[Ann]PW[Bob]"));
        repository.open(GAME, 3);
        assertEquals(players, repository.players(), "the same analysis at another ply");
        repository.open(GAME, 3, new Opponents("Cem", ""));
        assertEquals("Cem", repository.players().black(), "others played the same moves");
        repository.swap();
        assertEquals(players, restarted().players());
        repository.begin(VariationTree.of(GAME.first()), Opponents.unknown());
        assertEquals(Opponents.unknown(), restarted().players());
    }

    @Test
    void anAnalysisKeptWithoutPlayersIsRead() {
        store.write(AnalysisRepository.NAME, VariationJson.write(VariationTree.of(GAME)), result -> {});
        assertEquals(GAME, repository.tree().toEnd().transcript());
        assertEquals(Opponents.unknown(), repository.players());
    }

    @Test
    void anotherGameLeavesTheOneBefore() {
        repository.open(GAME, 10);
        repository.open(GAME.upTo(1), 1);
        assertEquals(GAME.upTo(1), repository.tree().transcript(), "its beginning is held");
        Move other = GAME.first().legalMoves().stream()
                .filter(move -> !move.equals(GAME.moves().get(0)))
                .findFirst()
                .orElseThrow();
        Transcript next =
                Transcript.from(GAME.first()).with(GAME.first().play(other).orThrow());
        repository.open(next, 1);
        assertEquals(next, repository.tree().transcript());
        assertTrue(restarted().hasBefore());
        repository.swap();
        assertEquals(GAME, repository.tree().toEnd().transcript());
        repository.swap();
        assertEquals(next, repository.tree().transcript());
    }

    @Test
    void aFullAnalysisLeadsToAnotherOne() {
        Random random = new Random(3);
        VariationTree tree = VariationTree.of(GAME.first());
        while (tree.size() + 2 <= VariationTree.MAX_NODES) {
            List<Move> legal = tree.position().legalMoves();
            tree = legal.isEmpty() || random.nextInt(9) == 0
                    ? tree.goTo(tree.inOrder().get(random.nextInt(tree.size())))
                    : tree.play(legal.get(random.nextInt(legal.size())));
        }
        repository.keep(tree);
        repository.open(GAME, GAME.plies());
        assertEquals(GAME, repository.tree().transcript());
        assertTrue(repository.hasBefore());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "5, 5", "0, 1", "9, 5"})
    void asManyLinesAreKeptAsThereMayBe(int wanted, int kept) {
        assertEquals(3, repository.lines());
        repository.setLines(wanted);
        assertEquals(kept, restarted().lines());
    }
}
