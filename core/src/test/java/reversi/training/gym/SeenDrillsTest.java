package reversi.training.gym;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;

/** Drills whose answer is seen on the board, on boards that are counted by hand. */
class SeenDrillsTest {
    /** The picture of the concept: a gap of three squares at a1, of two at g1 and of three at h8. */
    private static final Position CONCEPT = Drills.position(
            Disc.WHITE, "--XXXX--", "-XXXXXXO", "XXOOOXOO", "OOXXXOOO", "XOOOOOOO", "XOOXOOOX", "OXOOXXO-", "OOXXOX--");

    private static Set<Square> squares(String... names) {
        return Set.copyOf(List.of(names).stream().map(Square::of).toList());
    }

    @Test
    void oddGapsAreThoseWithAnOddNumberOfSquares() {
        DrillTask.Gaps task =
                (DrillTask.Gaps) SeenDrills.regions(CONCEPT).orElseThrow().task();
        assertEquals(3, task.gaps().size());
        assertEquals(squares("a1", "b1", "a2", "h7", "g8", "h8"), task.odd());
        assertEquals(squares("g1", "h1"), Set.copyOf(task.with(Square.of("h1"))));
        assertTrue(task.with(Square.of("d4")).isEmpty());
    }

    @Test
    void oneGapOrGapsThatTouchByACornerAreNoQuestion() {
        Position one = Drills.position(
                Disc.WHITE,
                "--XXXXXX",
                "-XXXXXXO",
                "XXOOOXOO",
                "OOXXXOOO",
                "XOOOOOOO",
                "XOOXOOOX",
                "OXOOXXOO",
                "OOXXOXOO");
        Position corner = Drills.position(
                Disc.WHITE,
                "-XXXXXXX",
                "X-XXXXXO",
                "XXOOOXOO",
                "OOXXXOOO",
                "XOOOOOOO",
                "XOOXOOOX",
                "OXOOXXO-",
                "OOXXOX--");
        assertEquals(Optional.empty(), SeenDrills.regions(one));
        assertEquals(Optional.empty(), SeenDrills.regions(corner));
    }

    @Test
    void theNumberOfFlipsIsAmongTheOptions() {
        for (int seed = 0; seed < 40; seed++) {
            Drill drill = SeenDrills.count(CONCEPT, new Random(seed)).orElseThrow();
            DrillTask.Choice task = (DrillTask.Choice) drill.task();
            int flips = CONCEPT.flips(task.about().orElseThrow()).size();
            assertEquals(flips, task.options().get(task.right()));
            assertEquals(flips, drill.line().turns().get(0).flipped().size());
            assertEquals(5, Set.copyOf(task.options()).size());
            assertTrue(task.options().get(0) >= 1);
        }
    }

    @Test
    void aRaceOfTooManyPositionsIsNoQuestion() {
        SafeMoveRace race = run(Drills.position(
                Disc.WHITE,
                "--------",
                "--------",
                "--XXX---",
                "--XOXO--",
                "--XXX---",
                "--------",
                "--------",
                "--------"));
        assertTrue(race.line().isEmpty());
    }

    /** Black's only move takes the last white disc, and White can't answer. */
    @Test
    void whoHasNoSafeMoveHasRunOut() {
        Position position = Drills.position(
                Disc.BLACK,
                "--XXXX--",
                "-OXXXX--",
                "XXXXXXXX",
                "XXXXXXXX",
                "XXXXXXXX",
                "XXXXXXXX",
                "--XXXX--",
                "--XXXX--");
        SafeMoveRace race = run(position);
        Transcript line = race.line().orElseThrow();
        assertEquals(List.of(Move.at("a1")), line.moves());
        assertEquals(Disc.WHITE, line.current().toMove());
        assertFalse(SeenDrills.race(race, false).isPresent(), "a race that is over so soon is no question");
        assertFalse(SeenDrills.isRace(position), "a corner can be taken");
    }

    private static SafeMoveRace run(Position position) {
        SafeMoveRace race = new SafeMoveRace(position);
        while (race.step()) {
            // To its end, or until it is too long.
        }
        return race;
    }
}
