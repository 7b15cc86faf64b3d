package reversi.screens.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.session.SummedText;
import reversi.training.champion.ChampionProgress;

/** What is kept of a player's guesses, and what is damaged. */
class ChampionProgressTextTest {
    private static final ChampionProgress SOME = new ChampionProgress(
            Map.of("1996-1", 78, "1996-1-other", 0, "2001-2", 100),
            Optional.of(new ChampionProgress.Begun("1983-1", Disc.WHITE, List.of(new Square(4, 5), new Square(0, 7)))));

    @Test
    void whatIsWrittenIsReadAgain() {
        assertEquals(Optional.of(SOME), ChampionProgressText.read(ChampionProgressText.write(SOME)));
        ChampionProgress none = ChampionProgress.none();
        assertEquals(Optional.of(none), ChampionProgressText.read(ChampionProgressText.write(none)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1996-1 101\n", "1996-1 -1\n", "1996-1\n", "at 1996-1 GREEN\n", "at 1996-1 WHITE z9\n"})
    void otherLinesAreRefused(String line) {
        assertEquals(Optional.empty(), ChampionProgressText.read(SummedText.write("reversi-champion", 1, line)));
    }

    @Test
    void aDamagedTextIsSetAside() {
        MemoryStore store = new MemoryStore();
        ChampionRepository repository = new ChampionRepository(store, result -> {});
        repository.change(none -> SOME);
        assertEquals(SOME, new ChampionRepository(store, result -> {}).now());
        store.write(ChampionRepository.NAME, "reversi-champion 1\nbroken", result -> {});
        assertEquals(ChampionProgress.none(), new ChampionRepository(store, result -> {}).now());
    }
}
