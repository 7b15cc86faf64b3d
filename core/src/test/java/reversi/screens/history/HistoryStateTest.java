package reversi.screens.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.archive.GameIndex;
import reversi.archive.GameQuery;
import reversi.archive.GameSummary;
import reversi.archive.PlayedGames;
import reversi.platform.ArchiveCondition;

/** Which games are chosen and what stands above the list, without a stage. */
class HistoryStateTest {
    private static final List<GameSummary> GAMES = IntStream.range(0, 12)
            .mapToObj(i -> PlayedGames.archived("game " + i, 1_000_000L * i, i).summary())
            .toList();

    private static HistoryState listing(List<GameSummary> found, GameSelection selection) {
        return new HistoryState(
                GameIndex.EMPTY.with(GAMES),
                true,
                ArchiveCondition.whole(),
                GameQuery.all(),
                found,
                selection,
                List.of());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void choosingIsWhatASetOfIdsWouldBe(long seed) {
        Random random = new Random(seed);
        GameSelection selection = GameSelection.none();
        Set<GameSummary> expected = new HashSet<>();
        GameSummary anchor = GAMES.get(0);
        for (int i = 0; i < 100; i++) {
            GameSummary game = GAMES.get(random.nextInt(GAMES.size()));
            if (i == 0 || random.nextBoolean()) {
                selection = selection.toggled(game);
                if (!expected.remove(game)) {
                    expected.add(game);
                }
            } else {
                selection = selection.extended(GAMES, game);
                int from = GAMES.indexOf(anchor);
                int to = GAMES.indexOf(game);
                expected.addAll(GAMES.subList(Math.min(from, to), Math.max(from, to) + 1));
            }
            anchor = game;
            assertTrue(selection.isActive());
            assertEquals(expected, new HashSet<>(selection.of(GAMES)));
        }
    }

    @Test
    void allAreChosenAndThenNone() {
        GameSelection all = GameSelection.none().begun().all(GAMES);
        assertEquals(GAMES, all.of(GAMES));
        assertEquals(List.of(), all.all(GAMES).of(GAMES));
        assertTrue(all.all(GAMES).isActive(), "games can still be chosen");
        assertEquals(GAMES.subList(0, 2), all.toggled(GAMES.get(2)).of(GAMES.subList(0, 3)));
    }

    @Test
    void aRangeFromAGameThatIsNotListedIsThatGameAlone() {
        GameSelection first = GameSelection.none().toggled(GAMES.get(0));
        List<GameSummary> others = GAMES.subList(1, GAMES.size());
        assertEquals(
                List.of(GAMES.get(0), GAMES.get(5)),
                first.extended(others, GAMES.get(5)).of(GAMES));
    }

    @Test
    void whatIsDoneIsDoneWithTheChosenGamesOrAllThatAreListed() {
        List<GameSummary> found = GAMES.subList(0, 4);
        HistoryState state = listing(found, GameSelection.none());
        assertEquals(found, state.meant());
        HistoryState chosen = state.with(GameSelection.none().toggled(GAMES.get(7)));
        assertEquals(List.of(GAMES.get(7)), chosen.meant(), "one that is not listed now");
        assertEquals(new HistoryState.Bar(true, 1, 0, GameQuery.all()), chosen.bar());
        assertFalse(chosen.without(List.of()).bar().isChoosing());
    }

    @Test
    void anEmptyListSaysWhy() {
        assertEquals("games.not-found", listing(List.of(), GameSelection.none()).none());
        assertEquals("games.loading", HistoryState.begun().none());
    }
}
