package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** A game as the turns played. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class TranscriptTest {
    private static Turn turn(Position position, String name) {
        return position.play(Move.at(name)).orThrow();
    }

    @Test
    void growsByTurnsThatFollow() {
        Transcript empty = Transcript.start(Variant.OTHELLO);
        Transcript one = empty.with(turn(empty.current(), "f5"));
        Transcript two = one.with(turn(one.current(), "d6"));
        assertEquals(List.of(Move.at("f5"), Move.at("d6")), two.moves());
        assertEquals("f5 d6", two.toString());
        assertEquals(0, empty.plies());
        assertEquals(one, two.upTo(1));
        assertEquals(one.hashCode(), two.upTo(1).hashCode());
        assertFalse(one.equals(two));
        assertEquals(Disc.BLACK, two.turns().get(0).mover());
        assertEquals(Disc.WHITE, two.turns().get(1).mover());
    }

    @Test
    void refusesATurnFromElsewhere() {
        Transcript empty = Transcript.start(Variant.OTHELLO);
        Turn first = turn(empty.current(), "f5");
        Transcript one = empty.with(first);
        assertThrows(IllegalArgumentException.class, () -> one.with(first));
        Turn elsewhere = turn(Boards.after(Variant.OTHELLO, "d3"), "c3");
        assertThrows(IllegalArgumentException.class, () -> one.with(elsewhere), "White's turn too, but after d3");
    }

    @Test
    void hasNoPliesBeyondItsEnds() {
        Transcript empty = Transcript.start(Variant.OTHELLO);
        assertThrows(IllegalArgumentException.class, () -> empty.upTo(1));
        assertThrows(IllegalArgumentException.class, () -> empty.upTo(-1));
    }

    @Property(tries = 100)
    void goesBackToAnyPly(@ForAll Transcript game) {
        for (int ply = 0; ply < game.plies(); ply++) {
            Transcript earlier = game.upTo(ply);
            assertEquals(game.turns().get(ply).before(), earlier.current());
            assertEquals(ply, earlier.plies());
            assertEquals(game.first(), earlier.first());
        }
        assertEquals(game, game.upTo(game.plies()));
    }
}
