package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** The line of the graph says the same as its label. */
class ScoreGraphTest {
    @Test
    void everyPointIsTheDifferenceAfterItsPly() {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (String square : new String[] {"d3", "c3", "c4"}) {
            line = line.with(line.current().play(Move.at(square)).orThrow());
        }
        assertArrayEquals(new float[] {0, 3, 0, 3}, ScoreGraph.leads(line.first(), line.turns()));
    }
}
