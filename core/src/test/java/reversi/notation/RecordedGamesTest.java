package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** Seventy whole games of all variants, recorded once with their results: whatever replays otherwise has changed a rule. */
class RecordedGamesTest {
    @ParameterizedTest(name = "{index}: {0}")
    @CsvFileSource(resources = "games.tsv", delimiter = '\t', numLinesToSkip = 1)
    void replayToTheRecordedResult(
            String code, String moves, int black, int white, int officialBlack, int officialWhite) {
        Variant variant = VariantCode.read(code).orElseThrow();
        TranscriptText.Read read = TranscriptText.read(moves, variant);
        assertTrue(read instanceof TranscriptText.Ok, read::toString);
        Transcript game = ((TranscriptText.Ok) read).transcript();
        assertTrue(game.current().isOver());
        Score score = game.current().score();
        assertEquals(black, score.black());
        assertEquals(white, score.white());
        assertEquals(officialBlack, score.official(Disc.BLACK));
        assertEquals(officialWhite, score.official(Disc.WHITE));
        assertEquals(moves, TranscriptText.writeWithPasses(game));
    }
}
