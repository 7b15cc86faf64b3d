package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

class ObfTest {
    private static final String START = "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X";
    private static final String PASSING = "XO" + "-".repeat(62) + " O";

    private static List<Obf.Entry> read(String text) {
        return assertInstanceOf(Obf.Ok.class, Obf.read(text)).entries();
    }

    @Test
    void readsPositionsWithWhatTheirMovesAreWorth() {
        List<Obf.Entry> entries =
                read("% a comment\r\n\r\n" + START + "; D3:+2; c4:-64 ;F5:0;\r\n" + PASSING + ";PS:-64\n");

        assertEquals(2, entries.size());
        assertEquals(Position.start(Variant.OTHELLO), entries.get(0).position());
        assertEquals(
                List.of(
                        new Obf.Worth(Move.at("d3"), 2),
                        new Obf.Worth(Move.at("c4"), -64),
                        new Obf.Worth(Move.at("f5"), 0)),
                entries.get(0).moves());
        assertEquals(Optional.of(2), entries.get(0).score());
        assertEquals(List.of(new Obf.Worth(Move.PASS, -64)), entries.get(1).moves());
    }

    @Test
    void readsListsThatSayWhereTheyEnd() {
        assertEquals(
                List.of(new Obf.Worth(Move.at("d3"), 2)),
                read(START + "; D3:+2; --:-127;\n").get(0).moves());
    }

    @Test
    void aPositionMayStandAlone() {
        assertEquals(Optional.empty(), read(START).get(0).score());
        assertEquals(List.of(), read(""));
    }

    @ParameterizedTest
    @CsvSource({
        "D3:+65, NO_VALUE",
        "D3:-65, NO_VALUE",
        "D3:, NO_VALUE",
        "D3:+, NO_VALUE",
        "D3:+2x, NO_VALUE",
        "D3:99999999999999999999, NO_VALUE",
        "D3, NO_VALUE",
        "A1:+2, NO_MOVE",
        "PS:+2, NO_MOVE",
        "D33:+2, NO_MOVE"
    })
    void tellsTheLineThatGoesWrong(String move, Obf.Problem problem) {
        assertEquals(new Obf.Failed(problem, 2), Obf.read(START + ";\n" + START + "; " + move + ";\n"));
    }

    @ParameterizedTest
    @CsvSource({"X", "-X O", "'; D3:+2'"})
    void tellsALineThatIsNoPosition(String line) {
        assertEquals(new Obf.Failed(Obf.Problem.NO_POSITION, 3), Obf.read("\n" + START + "\n" + line));
    }

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<List<Integer>> values() {
        return Arbitraries.integers().between(-64, 64).list().ofMinSize(1).ofMaxSize(100);
    }

    @Property(tries = 100)
    void readsWhatItWrote(@ForAll("games") Transcript game, @ForAll("values") List<Integer> values) {
        List<Obf.Entry> entries = new ArrayList<>();
        int next = 0;
        for (Turn turn : game.turns()) {
            List<Obf.Worth> worths = new ArrayList<>();
            for (Move move : turn.before().legalMoves()) {
                worths.add(new Obf.Worth(move, values.get(next++ % values.size())));
            }
            entries.add(new Obf.Entry(turn.before(), worths));
        }
        assertEquals(entries, read(Obf.write(entries)));
    }
}
