package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The number of different games of this many plies from the start, against the published tables. */
class PerftTest {
    /** A pass takes a ply in one column and none in the other: they part at depth 9, where the first passes come. A game over earlier counts once. */
    @ParameterizedTest
    @CsvFileSource(resources = "perft.tsv", delimiter = '\t', numLinesToSkip = 1)
    void countsTheGames(int depth, long passIsAPly, long passIsNone) {
        Position start = Position.start(Variant.OTHELLO);
        assertEquals(passIsAPly, count(start, depth, true));
        assertEquals(passIsNone, count(start, depth, false));
    }

    private static long count(Position position, int depth, boolean passIsAPly) {
        if (depth == 0) {
            return 1;
        }
        var placements = position.placements();
        if (placements.isEmpty()) {
            return position.mustPass()
                    ? count(position.play(Move.PASS).orThrow().after(), passIsAPly ? depth - 1 : depth, passIsAPly)
                    : 1;
        }
        if (depth == 1) {
            return placements.size();
        }
        long games = 0;
        for (Square square : placements) {
            games += count(position.play(Move.at(square)).orThrow().after(), depth - 1, passIsAPly);
        }
        return games;
    }
}
