package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every reason for which a move is refused, in positions where a person meets it. */
class IllegalTest {
    record Refusal(String what, Position position, String move, Illegal reason) {}

    static Stream<Refusal> refusals() {
        return Stream.of(othello(), octagon(), passing(), over(), reversi1876()).flatMap(List::stream);
    }

    private static List<Refusal> othello() {
        Position start = Position.start(Variant.OTHELLO);
        return List.of(
                new Refusal("beyond the board", start, "i5", Illegal.NOT_ON_BOARD),
                new Refusal("below the board", start, "e9", Illegal.NOT_ON_BOARD),
                new Refusal("on the opponent's disc", start, "e5", Illegal.OCCUPIED),
                new Refusal("on one's own disc", start, "d5", Illegal.OCCUPIED),
                new Refusal("away from everything", start, "a1", Illegal.FLIPS_NOTHING),
                new Refusal("beside one's own disc only", start, "e3", Illegal.FLIPS_NOTHING),
                new Refusal("a pass when one can move", start, "pass", Illegal.MAY_NOT_PASS));
    }

    private static List<Refusal> octagon() {
        Position start = Position.start(Variant.EIGHT_STARS);
        return List.of(
                new Refusal("the corner cut off", start, "a1", Illegal.NOT_ON_BOARD),
                new Refusal("the square beside it", start, "i10", Illegal.NOT_ON_BOARD),
                new Refusal("a star out of reach", start, "c1", Illegal.FLIPS_NOTHING));
    }

    private static List<Refusal> passing() {
        Position stuck = Boards.othello(Disc.BLACK, "-XOOOOOO");
        return List.of(
                new Refusal("an empty square when one must pass", stuck, "a1", Illegal.MUST_PASS),
                new Refusal("a disc when one must pass", stuck, "c1", Illegal.OCCUPIED),
                new Refusal("off the board when one must pass", stuck, "k1", Illegal.NOT_ON_BOARD));
    }

    private static List<Refusal> over() {
        Position over = Boards.othello(Disc.WHITE, "XXXX");
        return List.of(
                new Refusal("an empty square after the end", over, "e1", Illegal.GAME_OVER),
                new Refusal("a disc after the end", over, "a1", Illegal.GAME_OVER),
                new Refusal("off the board after the end", over, "k1", Illegal.GAME_OVER),
                new Refusal("a pass after the end", over, "pass", Illegal.GAME_OVER));
    }

    private static List<Refusal> reversi1876() {
        Position start = Position.start(Variant.REVERSI_1876);
        Map<Square, Disc> discs = Boards.discs("-OX-----", "--------", "--------", "---OX---", "---XO---", "XXO-----");
        Position usedUp = Position.of(withStock(5), discs, Disc.WHITE, 4, 5);
        return List.of(
                new Refusal("outside the centre", start, "c3", Illegal.CENTRE_FIRST),
                new Refusal("a disc of the centre", Boards.after(start, "d4"), "d4", Illegal.OCCUPIED),
                new Refusal("a pass in the centre", start, "pass", Illegal.MAY_NOT_PASS),
                new Refusal("no disc left for a square that would flip", usedUp, "d1", Illegal.NO_DISC_LEFT),
                new Refusal("no disc left for a square that doesn't", usedUp, "h8", Illegal.NO_DISC_LEFT));
    }

    private static Variant withStock(int stock) {
        return new Variant(8, Shape.SQUARE, Start.FREE_CENTRE, Disc.WHITE, stock, Set.of(), 0);
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void names(Refusal refusal) {
        Move move = Boards.move(refusal.move);
        assertEquals(Optional.of(refusal.reason), refusal.position.refusal(move), refusal.what);
        assertEquals(new Played.Refused(refusal.reason), refusal.position.play(move));
        Exception thrown = assertThrows(
                IllegalStateException.class, () -> refusal.position.play(move).orThrow());
        assertTrue(thrown.getMessage().contains(refusal.reason.name()));
    }

    /** Whose turn it is matters only where players sit: a position always answers for its side to move. */
    @Test
    void everyReasonOfAPositionHasACase() {
        Set<Illegal> tested = EnumSet.of(Illegal.NOT_YOUR_TURN);
        refusals().forEach(refusal -> tested.add(refusal.reason));
        assertEquals(EnumSet.allOf(Illegal.class), tested);
    }
}
