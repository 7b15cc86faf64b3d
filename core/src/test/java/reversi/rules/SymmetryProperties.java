package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Turning or mirroring the board changes nothing in the rules. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class SymmetryProperties {
    @Property(tries = 200)
    void legalMovesAndFlipsTurnWithTheBoard(@ForAll Position position, @ForAll Symmetry symmetry) {
        int size = position.variant().size();
        Position turned = symmetry.apply(position);
        assertEquals(turned(position.placements(), symmetry, size), new TreeSet<>(turned.placements()));
        for (Square square : position.variant().squares()) {
            Square image = symmetry.apply(square, size);
            assertEquals(turned(position.flips(square), symmetry, size), new TreeSet<>(turned.flips(image)));
            assertEquals(position.refusal(Move.at(square)), turned.refusal(Move.at(image)));
        }
        assertEquals(position.mustPass(), turned.mustPass());
        assertEquals(position.isOver(), turned.isOver());
        assertEquals(position.score(), turned.score());
    }

    @Property(tries = 200)
    void playingAndTurningCommute(@ForAll Position position, @ForAll Symmetry symmetry) {
        for (Move move : position.legalMoves()) {
            Move image = symmetry.apply(move, position.variant().size());
            assertEquals(
                    symmetry.apply(position.play(move).orThrow().after()),
                    symmetry.apply(position).play(image).orThrow().after());
        }
    }

    @Property(tries = 200)
    void oneSymmetryUndoesEach(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position turned = symmetry.apply(position);
        assertTrue(Symmetry.all().stream().anyMatch(undo -> undo.apply(turned).equals(position)));
    }

    @Property
    void eachMapsTheBoardOntoItself(@ForAll Variant variant, @ForAll Symmetry symmetry) {
        Set<Square> images = variant.squares().stream()
                .map(square -> symmetry.apply(square, variant.size()))
                .collect(Collectors.toCollection(HashSet::new));
        assertEquals(Set.copyOf(variant.squares()), images);
    }

    @Example
    void areEightDifferentOnes() {
        Set<String> images = new TreeSet<>();
        for (Symmetry symmetry : Symmetry.all()) {
            images.add(symmetry.apply(Square.of("b1"), 8).name());
        }
        assertEquals(Set.of("b1", "g1", "b8", "g8", "a2", "a7", "h2", "h7"), images);
    }

    @Example
    void areNamedForWhatTheyDo() {
        Square square = Square.of("b1");
        assertEquals("b1", Symmetry.IDENTITY.apply(square, 8).name());
        assertEquals("g1", Symmetry.MIRROR_FILES.apply(square, 8).name());
        assertEquals("b8", Symmetry.MIRROR_RANKS.apply(square, 8).name());
        assertEquals("g8", Symmetry.HALF_TURN.apply(square, 8).name());
        assertEquals("a2", Symmetry.MAIN_DIAGONAL.apply(square, 8).name());
        assertEquals("h2", Symmetry.QUARTER_TURN.apply(square, 8).name());
        assertEquals("a7", Symmetry.THREE_QUARTER_TURN.apply(square, 8).name());
        assertEquals("h7", Symmetry.ANTI_DIAGONAL.apply(square, 8).name());
        assertEquals(Move.PASS, Symmetry.QUARTER_TURN.apply(Move.PASS, 8));
    }

    @Example
    void fourKeepTheDiagonalStartAndTwoTheParallelOne() {
        assertEquals(
                List.of(Symmetry.IDENTITY, Symmetry.HALF_TURN, Symmetry.MAIN_DIAGONAL, Symmetry.ANTI_DIAGONAL),
                keeping(Variant.OTHELLO));
        assertEquals(List.of(Symmetry.IDENTITY, Symmetry.MIRROR_FILES), keeping(Variant.square(8, Start.PARALLEL)));
        assertEquals(Symmetry.all(), keeping(Variant.REVERSI_1876));
        assertEquals(List.of(Symmetry.IDENTITY, Symmetry.MAIN_DIAGONAL), keeping(Variant.OTHELLO.withHandicap(1)));
    }

    private static List<Symmetry> keeping(Variant variant) {
        return Symmetry.all().stream()
                .filter(symmetry -> symmetry.keepsStart(variant))
                .toList();
    }

    private static Set<Square> turned(List<Square> squares, Symmetry symmetry, int size) {
        return squares.stream()
                .map(square -> symmetry.apply(square, size))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
