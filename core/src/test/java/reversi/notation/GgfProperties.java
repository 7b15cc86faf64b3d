package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Position;
import reversi.rules.Transcript;

@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class GgfProperties {
    @Property(tries = 100)
    void whatIsWrittenIsReadAgain(@ForAll Transcript game, @ForAll String name, @ForAll long seed) {
        Assume.that(Ggf.canWrite(game.first().variant()));
        Random random = new Random(seed);
        List<Ggf.Note> notes = new ArrayList<>();
        for (int ply = 0; ply < game.plies(); ply++) {
            notes.add(new Ggf.Note(number(random, -6400), number(random, 0)));
        }
        Ggf.Game written = new Ggf.Game(Map.of("PB", name, "RE", "?"), game, notes);
        String text = Ggf.write(written);
        Ggf.Ok read = assertInstanceOf(Ggf.Ok.class, Ggf.read(text), text);
        assertEquals(written.properties(), read.game().properties());
        assertEquals(notes, read.game().notes());
        assertEquals(game.moves(), read.game().transcript().moves());
        assertSameBoard(game.current(), read.game().transcript().current());
        assertEquals(text.length(), read.end());
    }

    @Property(tries = 300)
    void anyTextIsAGameOrAnError(@ForAll String text) {
        Ggf.read(text);
        Ggf.read("(;GM[Othello]" + text + ";)");
        Ggf.read("(;B[" + text + "];)");
        Ggf.read("(;BO[4 " + text + "];)");
    }

    private static Optional<Integer> number(Random random, int from) {
        return random.nextBoolean() ? Optional.empty() : Optional.of(from + random.nextInt(12_800));
    }

    /** The variant's start and handicap are not in the text, but its squares are. */
    private static void assertSameBoard(Position expected, Position actual) {
        assertEquals(expected.toMove(), actual.toMove());
        for (var square : expected.variant().squares()) {
            assertEquals(expected.at(square), actual.at(square));
        }
        assertEquals(expected.score().leader(), actual.score().leader());
        assertEquals(expected.count(Disc.BLACK), actual.count(Disc.BLACK));
    }
}
