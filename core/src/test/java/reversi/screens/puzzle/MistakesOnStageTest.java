package reversi.screens.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.engine.Question;
import reversi.platform.MemoryAssets;
import reversi.platform.MemoryStore;
import reversi.platform.Thinker;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.screens.PlayerClock;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.MistakeCollection;
import reversi.teach.puzzle.PuzzleProgress;

/** One's own mistakes: found in the reviews of one's games, and solved like other puzzles. */
class MistakesOnStageTest {
    private static final long NOW = 1_795_000_000_000L;
    private static final long TODAY = NOW / 86_400_000;

    private final MemoryStore store = new MemoryStore();
    private final MemoryAssets assets = new MemoryAssets();
    private final FakeReviews reviews = new FakeReviews();
    private final PuzzleRepository repository = new PuzzleRepository(store, result -> {});

    /** Values every move exactly, the one in the middle 20 discs above all others, at once. */
    private final List<Question> asked = new ArrayList<>();

    private final Thinker certain = (question, listener) -> {
        asked.add(question);
        List<Move> moves = question.position().legalMoves();
        List<MoveValue> values = new ArrayList<>();
        for (Move move : moves) {
            boolean isBest = move.equals(moves.get(moves.size() / 2));
            values.add(new MoveValue(move, isBest ? 2_000 : -400, 20, true, List.of(move)));
        }
        listener.answered(new Answer(values.get(0).move(), 2_000, 20, 100, true, List.of(), values, 1));
        return () -> {};
    };

    private PuzzleServices services(GameDriver game, Thinker finds) {
        return new PuzzleServices(
                PuzzleServices.source(Optional.of(assets)),
                repository,
                new MistakeFinder(reviews, repository, finds),
                game.thinker(),
                new PlayerClock(() -> NOW, at -> 0),
                new Random(5),
                () -> Optional.of("https://play.example.org"));
    }

    private GameDriver open(GameDriver game, Thinker finds) {
        game.router().enter(new PuzzlesPage(services(game, finds), game.router()::enter));
        game.pass(0.3f);
        assets.arrive(PuzzlePageTest.file());
        game.pass(0.5f);
        return game;
    }

    private static void shows(GameDriver game, String words) {
        assertTrue(game.shows(words), () -> words + " is not among " + game.words());
    }

    private static PuzzlePage front(GameDriver game) {
        return (PuzzlePage) game.router().front();
    }

    @Test
    void theMistakesOfOneGameArePractisedAtOnce() {
        reviews.add("another", TestMistakes.review(5), TestMistakes.side(5));
        int practised = 0;
        for (int at = 0; at < 3; at++) {
            try (GameDriver game = GameDriver.wide()) {
                GamePractice practice = new GamePractice(services(game, certain), game.router()::enter);
                List<String> none = new ArrayList<>();
                practice.begin(TestMistakes.review(at), TestMistakes.side(at), () -> none.add("none"));
                game.pass(0.3f);
                assertEquals(at + 1, asked.size(), "other games are left alone");
                if (none.isEmpty()) {
                    practised++;
                    assertTrue(game.router().front() instanceof PuzzlePage);
                    assets.arrive(PuzzlePageTest.file());
                    game.pass(0.5f);
                    assertEquals(
                            TestMistakes.review(at).game().first(),
                            front(game).attempt().orElseThrow().puzzle().position());
                }
                boolean isPuzzle = repository.mistakes().mistakes().size() == practised;
                assertTrue(isPuzzle, "only what is a puzzle is opened");
            }
        }
        assertTrue(practised > 0, "the best move of the engine of this test is seldom the one that was made");
    }

    @Test
    void reviewsAreSearchedOnceAndWhatTheyHoldWaits() {
        for (int at = 0; at < 3; at++) {
            reviews.add("game-" + at, TestMistakes.review(at), TestMistakes.side(at));
        }
        try (GameDriver game = open(GameDriver.wide(), certain)) {
            int found = repository.mistakes().mistakes().size();
            assertEquals(3, asked.size());
            assertEquals(3, found + repository.mistakes().settled().size(), "each is one or the other");
            assertTrue(found > 0, "the best move of the engine of this test is seldom the one that was made");
            shows(game, found + " waiting");
            game.press(Input.Keys.ESCAPE);
            open(game, certain);
            assertEquals(3, asked.size(), "no position is searched twice");
        }
    }

    @Test
    void theSearchStopsWithThePageAndGoesOnWithIt() {
        reviews.add("game", TestMistakes.review(0), TestMistakes.side(0));
        try (GameDriver game = GameDriver.wide()) {
            open(game, game.thinker());
            shows(game, "Looking through your reviewed games…");
            assertEquals(1, game.thinker().waiting());
            game.click("Practice");
            game.pass(0.5f);
            assertEquals(0, game.thinker().waiting());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals(1, game.thinker().waiting());
            game.thinker().fail("broken");
            game.pass(0.3f);
            shows(game, "Review your games to find some");
        }
    }

    @Test
    void oneIsSolvedByKeysAndCountsForNothingElse() {
        repository.changeMistakes(none -> TestMistakes.collection(1));
        PuzzleProgress before = repository.progress();
        try (GameDriver game = open(GameDriver.wide(), certain)) {
            game.click("Your mistakes");
            game.pass(0.5f);
            Mistake mistake = repository.mistakes().mistakes().get(0);
            assertTrue(game.words().stream()
                    .anyMatch(word ->
                            word.contains("You played " + mistake.played().name())));
            game.type(mistake.puzzle().solution().name());
            game.pass(2);
            assertTrue(front(game).attempt().orElseThrow().isFirstTry());
            shows(game, "Solved");
            assertEquals(before, repository.progress(), "no rating, no daily puzzle");
            assertEquals(List.of(), repository.mistakes().due(TODAY));
            assertEquals(1, repository.mistakes().due(TODAY + 3).size());
        }
    }

    @Test
    void anEstimateIsCalledOne() {
        Mistake estimate = TestMistakes.mistake(1, 1);
        assertFalse(estimate.isExact());
        repository.changeMistakes(none -> MistakeCollection.none().with(estimate));
        try (GameDriver game = open(GameDriver.phone(), certain)) {
            game.click("Your mistakes");
            game.pass(0.5f);
            assertTrue(game.words().stream().noneMatch(word -> word.contains(" and win")), "nothing is promised");
            Square best = estimate.puzzle().solution();
            front(game).press(estimate.played());
            game.pass(1);
            assertTrue(game.words().stream().anyMatch(word -> word.contains("is worth about")));
            game.click("Try again");
            game.pass(1);
            front(game).press(best);
            game.pass(2);
            assertTrue(game.words().stream().anyMatch(word -> word.startsWith(best.name() + " is worth about")));
            assertEquals(List.of(), repository.mistakes().due(TODAY));
            assertEquals(1, repository.mistakes().due(TODAY + 1).size(), "failed at first");
        }
    }
}
