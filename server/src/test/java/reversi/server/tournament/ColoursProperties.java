package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.online.TournamentFormat;
import reversi.rules.Disc;

class ColoursProperties {
    @Property
    void theSameTwoHaveTheSameColoursWhoeverIsNamedFirst(
            @ForAll long tournament, @ForAll @IntRange(min = 1, max = 15) int round) {
        Map<Long, ScoreSheet> sheets = newcomers();
        ScoreSheet one = sheets.get(1L);
        ScoreSheet other = sheets.get(2L);
        Colours colours = new Colours(tournament, round);
        assertEquals(colours.pair(one, other), colours.pair(other, one));
    }

    private static Map<Long, ScoreSheet> newcomers() {
        return ScoreSheet.of(Tournament.of(1, Hall.terms(TournamentFormat.SWISS, 5), OptionalLong.empty())
                .withAll(List.of(new TournamentEvent.Joined(1, 1_500, 0), new TournamentEvent.Joined(2, 1_500, 0))));
    }

    /** The lot is no habit: of a hundred tournaments each of two newcomers has Black in many. */
    @Example
    void theLotFallsOnEither() {
        Map<Long, ScoreSheet> sheets = newcomers();
        int first = 0;
        for (int tournament = 0; tournament < 100; tournament++) {
            Pairing pairing = new Colours(tournament, 1).pair(sheets.get(1L), sheets.get(2L));
            first += pairing.black() == 1 ? 1 : 0;
        }
        int often = first;
        assertTrue(first > 25 && first < 75, () -> "Black in " + often + " of 100");
    }

    /** Colours that take turns burden nobody; a third one in a row, or a third one more, is to be avoided before all else. */
    @Example
    void burdensGrowWithWhatTheyAreAgainst() {
        Colours.History history = new Colours.History(0, 0);
        assertEquals(0, history.burden(Disc.BLACK));
        history = history.after(Disc.BLACK);
        assertEquals(0, history.burden(Disc.WHITE));
        assertNotEquals(0, history.burden(Disc.BLACK));
        assertTrue(history.burden(Disc.BLACK) < Colours.HARD);
        assertEquals(Colours.HARD, history.after(Disc.BLACK).burden(Disc.BLACK));
        Colours.History uneven = history.after(Disc.WHITE)
                .after(Disc.BLACK)
                .after(Disc.BLACK)
                .after(Disc.WHITE)
                .after(Disc.BLACK);
        assertEquals(Colours.HARD, uneven.burden(Disc.BLACK));
        assertEquals(0, uneven.burden(Disc.WHITE));
    }
}
