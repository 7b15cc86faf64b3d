package reversi.training.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Disc;

/** Openings in the texts that people have. */
class RepertoireFilesTest {
    private static final String TREE = "(;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))";

    private static Repertoire none(Disc side) {
        return Repertoire.of(side);
    }

    @ParameterizedTest
    @CsvSource({
        "BLACK, 3, (;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))",
        "WHITE, 1, (;GM[2]FF[4];B[f5](;W[d6];B[c3])(;W[f6];B[e6]))",
        "BLACK, 2, f5d6c3d3",
        "WHITE, 2, f5d6c3d3",
        "BLACK, 1, F5",
    })
    void theMovesOfOneColourAreTaken(Disc side, int moves, String text) {
        assertEquals(moves, RepertoireFiles.add(none(side), text).size());
    }

    /** Of two games the first one's move stays where both have one. */
    @Test
    void severalGamesAreOneTree() {
        assertEquals(
                3, RepertoireFiles.add(none(Disc.BLACK), "f5d6c3d3\nf5f6e6f4").size());
    }

    @Test
    void whatIsWrittenIsRead() {
        Repertoire read = RepertoireFiles.add(none(Disc.BLACK), TREE);
        assertEquals(read, RepertoireFiles.add(none(Disc.BLACK), RepertoireFiles.sgf(read)));
        assertEquals(read, RepertoireFiles.add(none(Disc.BLACK), RepertoireJson.write(read)));
        assertEquals(none(Disc.WHITE), RepertoireFiles.add(none(Disc.WHITE), RepertoireJson.write(read)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "{",
                "nonsense",
                "{\"format\":\"reversi openings\"}",
                "{\"format\":\"reversi openings\",\"version\":2,\"side\":\"BLACK\",\"moves\":[]}",
                "{\"format\":\"reversi openings\",\"version\":1,\"side\":\"BLACK\",\"moves\":[{\"after\":\"f5\",\"move\":\"d6\"}]}",
                "{\"format\":\"reversi openings\",\"version\":1,\"side\":\"BLACK\",\"moves\":[{\"after\":\"\",\"move\":\"a1\"}]}",
                "(;GM[2]",
                "(;GM[1]FF[4];B[aa])",
            })
    void nonsenseAddsNothing(String text) {
        assertEquals(none(Disc.BLACK), RepertoireFiles.add(none(Disc.BLACK), text));
    }

    @Test
    void whatIsTooLongIsNotRead() {
        String text = TREE + " ".repeat(10) + "x".repeat(RepertoireFiles.LONGEST);
        assertEquals(none(Disc.BLACK), RepertoireFiles.add(none(Disc.BLACK), text));
    }
}
