package reversi.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;

class ReversiProperties {
    private static final List<Variant> VARIANTS = List.of(
            Variant.OTHELLO,
            Variant.ANTI,
            Variant.REVERSI_1876,
            Variant.EIGHT_STARS,
            Variant.square(4, Start.DIAGONAL),
            Variant.square(6, Start.PARALLEL),
            Variant.square(12, Start.DIAGONAL));

    private final Reversi reversi = Reversi.load();

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.of(VARIANTS)
                .flatMap(Lines::transcripts)
                .map(game -> game.current())
                .filter(position -> !position.isOver());
    }

    /** In every variant: what is best can be played, lines are those of legal moves, and the best stands first. */
    @Property(tries = 60)
    void valuesLegalMovesBestFirst(@ForAll("positions") Position position) {
        List<Line> lines =
                reversi.analyse(position, Limits.plies(2).solving(4).lines(3)).lines();
        assertEquals(Math.min(3, position.legalMoves().size()), lines.size());
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            assertEquals(line.move(), line.moves().get(0));
            assertTrue(i == 0 || lines.get(i - 1).discs() >= line.discs());
            Position after = position;
            for (Move move : line.moves()) {
                after = after.play(move).orThrow().after();
            }
        }
    }
}
