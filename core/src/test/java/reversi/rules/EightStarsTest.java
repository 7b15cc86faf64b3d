package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The octagon of 88 squares, and what its corners are: eight stars (V2). */
class EightStarsTest {
    private static final Set<Square> STARS = Stream.of("c1", "h1", "a3", "j3", "a8", "j8", "c10", "h10")
            .map(Square::of)
            .collect(Collectors.toCollection(TreeSet::new));

    @Test
    void hasTheGridWithoutThreeSquaresAtEachCorner() {
        Set<String> missing = new TreeSet<>();
        for (Square square : Variant.square(10, Start.DIAGONAL).squares()) {
            if (!Variant.EIGHT_STARS.contains(square)) {
                missing.add(square.name());
            }
        }
        assertEquals(Set.of("a1", "a2", "b1", "i1", "j1", "j2", "a9", "a10", "b10", "j9", "j10", "i10"), missing);
        assertEquals(88, Variant.EIGHT_STARS.squares().size());
    }

    @Test
    void beginsLikeOthelloInItsOwnCentre() {
        Position start = Position.start(Variant.EIGHT_STARS);
        assertEquals(Optional.of(Disc.BLACK), start.at(Square.of("e6")));
        assertEquals(Optional.of(Disc.BLACK), start.at(Square.of("f5")));
        assertEquals(Optional.of(Disc.WHITE), start.at(Square.of("e5")));
        assertEquals(Optional.of(Disc.WHITE), start.at(Square.of("f6")));
        assertEquals("e4 d5 g6 f7", Boards.names(start.placements()));
    }

    /**
     * A placed disc flips a disc only along one line, with an own disc at the other end and opposing discs between. So a disc
     * can be flipped exactly when, for some line through its square, a placement on one side and an own disc on the other do
     * it with everything between opposing. All such set-ups are tried, on all squares.
     */
    @Test
    void exactlyTheEightStarsCanNeverBeFlipped() {
        Set<Square> unflippable = new TreeSet<>();
        for (Square square : Variant.EIGHT_STARS.squares()) {
            if (!canBeFlipped(square)) {
                unflippable.add(square);
            }
        }
        assertEquals(STARS, unflippable);
    }

    @Test
    void onTheSquareBoardTheCornersAreTheOnlyOnesWithThatProof() {
        Variant square = Variant.OTHELLO;
        Set<Square> unflippable = square.squares().stream()
                .filter(at -> !canBeFlipped(square, at))
                .collect(Collectors.toSet());
        assertEquals(Set.copyOf(square.corners()), unflippable);
    }

    private static boolean canBeFlipped(Square square) {
        return canBeFlipped(Variant.EIGHT_STARS, square);
    }

    private static boolean canBeFlipped(Variant variant, Square square) {
        for (Square placed : variant.squares()) {
            for (Square anchor : variant.squares()) {
                if (placed.equals(square) || anchor.equals(square) || placed.equals(anchor)) {
                    continue;
                }
                Map<Square, Disc> discs = new HashMap<>();
                for (Square between : variant.squares()) {
                    discs.put(between, Disc.WHITE);
                }
                discs.remove(placed);
                discs.put(anchor, Disc.BLACK);
                if (Position.of(variant, discs, Disc.BLACK).flips(placed).contains(square)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.EIGHT_STARS);
    }

    @Property(tries = 100)
    void aDiscOnAStarKeepsItsColourToTheEnd(@ForAll("games") Transcript game) {
        for (Turn turn : game.turns()) {
            for (Square star : STARS) {
                assertFalse(turn.flipped().contains(star), () -> game + " flips " + star);
            }
        }
        assertTrue(game.current().isOver());
    }
}
