package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reversi as it was first played: an empty board, discs of one's own, and a stock that ends (V3). */
class ReversiOf1876Test {
    private static final Position START = Position.start(Variant.REVERSI_1876);
    private static final Variant BESIDE = Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true);

    @Test
    void beginsOnAnEmptyBoardWithWhiteToMoveAnd32DiscsEach() {
        assertEquals(new Score(0, 0, 64, false), START.score());
        assertEquals(Disc.WHITE, START.toMove());
        assertEquals(32, START.discsLeft(Disc.BLACK));
        assertEquals(32, START.discsLeft(Disc.WHITE));
        assertEquals("d4 e4 d5 e5", Boards.names(START.placements()));
        assertTrue(START.isCentreOpen());
        assertFalse(START.isOver());
    }

    @ParameterizedTest
    @ValueSource(strings = {"d4 e4 e5 d5", "d4 e5 e4 d5", "e5 d4 d5 e4", "d5 d4 e4 e5", "e4 e5 d4 d5"})
    void theCentreIsFilledInAnyOrderWithoutFlips(String moves) {
        Position position = START;
        Disc mover = Disc.WHITE;
        for (String name : moves.split(" ")) {
            assertTrue(position.isCentreOpen());
            Turn turn = position.play(Move.at(name)).orThrow();
            assertEquals(List.of(), turn.flipped());
            assertEquals(Optional.of(mover), turn.after().at(Square.of(name)));
            position = turn.after();
            mover = mover.other();
        }
        assertFalse(position.isCentreOpen());
        assertEquals(new Score(2, 2, 60, false), position.score());
        assertEquals(30, position.discsLeft(Disc.BLACK));
        assertEquals(30, position.discsLeft(Disc.WHITE));
        assertEquals(Disc.WHITE, position.toMove());
        assertEquals(4, position.placements().size());
    }

    @ParameterizedTest
    @CsvSource({"d4 e4 e5 d5, e3 f4 c5 d6", "d4 d5 e4 e5, c6 d6 e6 f6"})
    void afterTheCentreEveryMoveFlips(String centre, String placements) {
        assertEquals(placements, Boards.names(Boards.after(START, centre).placements()));
    }

    @Test
    void flipsCostNoDiscsOfTheStock() {
        Position position = Boards.after(START, "d4 e4 e5 d5 e3");
        assertEquals(new Score(1, 4, 59, false), position.score());
        assertEquals(30, position.discsLeft(Disc.BLACK));
        assertEquals(29, position.discsLeft(Disc.WHITE));
    }

    /** Black could flip, but has placed all of its discs; White has the rest. */
    private static Position blackUsedUp(Disc toMove) {
        Map<Square, Disc> discs =
                Boards.discs("OX------", "--------", "--------", "---OX---", "---XO---", "OOX-----", "XO------");
        Variant variant = new Variant(8, Shape.SQUARE, Start.FREE_CENTRE, Disc.WHITE, 6, Set.of(), 0);
        return Position.of(variant, discs, toMove, 6, 5);
    }

    @Test
    void aPlayerWithoutDiscsMustPassAndCannotBorrow() {
        Position black = blackUsedUp(Disc.BLACK);
        assertEquals(0, black.discsLeft(Disc.BLACK));
        assertEquals(1, black.discsLeft(Disc.WHITE));
        assertEquals(List.of(), black.placements());
        assertEquals(List.of(), black.flips(Square.of("c7")));
        assertTrue(black.mustPass());
        assertEquals(List.of(Move.PASS), black.legalMoves());
        assertEquals(Optional.of(Illegal.NO_DISC_LEFT), black.refusal(Move.at("c7")));
        Position white = black.play(Move.PASS).orThrow().after();
        assertEquals(1, white.discsLeft(Disc.WHITE), "a pass costs nothing");
        assertEquals(blackUsedUp(Disc.WHITE), white);
    }

    @Test
    void theGameEndsWhenBothHaveUsedUpTheirDiscs() {
        Position white = blackUsedUp(Disc.WHITE);
        Position end = white.play(Move.at("c1")).orThrow().after();
        assertEquals(0, end.discsLeft(Disc.WHITE));
        assertTrue(end.isOver());
        assertTrue(end.empties() > 0);
        assertEquals(List.of(), end.legalMoves());
        assertEquals(Optional.of(Illegal.GAME_OVER), end.refusal(Move.at("c7")));
    }

    @Test
    void theGameEndsWhenOneHasNoDiscAndTheOtherNoSquare() {
        Map<Square, Disc> discs = Boards.discs("OOO-----", "--------", "--------", "---OO---", "---OX---", "---O----");
        Variant variant = new Variant(8, Shape.SQUARE, Start.FREE_CENTRE, Disc.WHITE, 4, Set.of(), 0);
        Position black = Position.of(variant, discs, Disc.BLACK, 4, 4);
        assertTrue(
                Position.of(Variant.OTHELLO, discs, Disc.BLACK).placements().size() > 0, "discs alone would allow it");
        assertTrue(black.isOver());
    }

    @Test
    void positionsWithOtherStocksDiffer() {
        Map<Square, Disc> discs = Boards.discs("", "", "", "---OX---", "---XO---");
        Position even = Position.of(Variant.REVERSI_1876, discs, Disc.WHITE, 2, 2);
        assertEquals(even, Position.of(Variant.REVERSI_1876, discs, Disc.WHITE), "set up by hand: placed in turn");
        assertFalse(even.equals(Position.of(Variant.REVERSI_1876, discs, Disc.WHITE, 1, 3)));
        assertEquals(
                Position.of(Variant.OTHELLO, discs, Disc.WHITE, 2, 2),
                Position.of(Variant.OTHELLO, discs, Disc.WHITE, 1, 3));
    }

    @Test
    void anOddDiscIsTakenAsPlacedByWhoIsNotToMove() {
        Map<Square, Disc> discs = Boards.discs("", "", "", "---OX---", "---O----");
        Position black = Position.of(Variant.REVERSI_1876, discs, Disc.BLACK);
        assertEquals(31, black.discsLeft(Disc.BLACK));
        assertEquals(30, black.discsLeft(Disc.WHITE));
        Position white = Position.of(Variant.REVERSI_1876, discs, Disc.WHITE);
        assertEquals(30, white.discsLeft(Disc.BLACK));
        assertEquals(31, white.discsLeft(Disc.WHITE));
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "-1, 5", "5, -1"})
    void aSetUpWhoseStocksDontAddUpIsRefused(int black, int white) {
        Map<Square, Disc> discs = Boards.discs("", "", "", "---OX---", "---XO---");
        assertThrows(
                IllegalArgumentException.class,
                () -> Position.of(Variant.REVERSI_1876, discs, Disc.WHITE, black, white));
    }

    @Test
    void theOptionAllowsADiscBesideOnesOwnWithoutAFlip() {
        Position position = Boards.after(BESIDE, "d4 e4 e5 d5");
        Turn turn = position.play(Move.at("c3")).orThrow();
        assertEquals(List.of(), turn.flipped());
        assertEquals(new Score(2, 3, 59, false), turn.after().score());
        assertEquals(
                Optional.of(Illegal.FLIPS_NOTHING), position.refusal(Move.at("b2")), "two steps away is not beside");
        assertEquals(
                Optional.of(Illegal.FLIPS_NOTHING),
                position.refusal(Move.at("f3")),
                "beside the opponent's disc only, and nothing flips");
    }

    @Test
    void theOptionStillFlipsWhatIsOutflanked() {
        Position position = Boards.after(BESIDE, "d4 e4 e5 d5");
        assertEquals("e4", Boards.names(position.play(Move.at("e3")).orThrow().flipped()));
    }

    @Test
    void theOptionWaitsForTheCentre() {
        Position position = Boards.after(BESIDE, "d4 e4");
        assertEquals(Optional.of(Illegal.CENTRE_FIRST), position.refusal(Move.at("c3")));
    }
}
