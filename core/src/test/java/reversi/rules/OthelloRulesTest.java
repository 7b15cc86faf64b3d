package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Standard Othello, rule by rule (R1 to R5). */
class OthelloRulesTest {
    private static final Position START = Position.start(Variant.OTHELLO);

    @Nested
    class TheBoard {
        @Test
        void has64SquaresFromA1OnTopToH8() {
            List<Square> squares = Variant.OTHELLO.squares();
            assertEquals(64, squares.size());
            assertEquals("a1", squares.get(0).name());
            assertEquals("h1", squares.get(7).name());
            assertEquals("a2", squares.get(8).name());
            assertEquals("h8", squares.get(63).name());
        }

        @Test
        void beginsWithFourDiscsAndBlackToMove() {
            assertEquals(
                    Boards.othello(
                            Disc.BLACK,
                            "--------",
                            "--------",
                            "--------",
                            "---OX---",
                            "---XO---",
                            "--------",
                            "--------",
                            "--------"),
                    START);
            assertEquals(Optional.of(Disc.BLACK), START.at(Square.of("d5")));
            assertEquals(Optional.of(Disc.BLACK), START.at(Square.of("e4")));
            assertEquals(Optional.of(Disc.WHITE), START.at(Square.of("d4")));
            assertEquals(Optional.of(Disc.WHITE), START.at(Square.of("e5")));
        }
    }

    @Nested
    class Moving {
        @ParameterizedTest
        @CsvSource({"BLACK, d3 c4 f5 e6", "WHITE, e3 f4 c5 d6"})
        void theFirstMoveIsBesideTheOpposingDiscs(Disc mover, String placements) {
            Position position = mover == Disc.BLACK
                    ? START
                    : Boards.othello(
                            mover,
                            "--------",
                            "--------",
                            "--------",
                            "---OX---",
                            "---XO---",
                            "--------",
                            "--------",
                            "--------");
            assertEquals(placements, Boards.names(position.placements()));
        }

        @Test
        void flipsEveryOutflankedRowInAllEightDirections() {
            Position star = Boards.othello(
                    Disc.BLACK,
                    "X--X--X-",
                    "-O-O-O--",
                    "--OOO---",
                    "XOO-OOOX",
                    "--OOO---",
                    "-O-O-O--",
                    "X--O--X-",
                    "---X----");
            Turn turn = star.play(Move.at("d4")).orThrow();
            assertEquals(
                    Boards.othello(
                            Disc.WHITE,
                            "X--X--X-",
                            "-X-X-X--",
                            "--XXX---",
                            "XXXXXXXX",
                            "--XXX---",
                            "-X-X-X--",
                            "X--X--X-",
                            "---X----"),
                    turn.after());
            assertEquals(18, turn.flipped().size());
        }

        @Test
        void flippedDiscsComeInTheOrderOfTheRipple() {
            Position row = Boards.othello(
                    Disc.WHITE,
                    "-XXXXXXO",
                    "X-------",
                    "O-------",
                    "--------",
                    "--------",
                    "--------",
                    "--------",
                    "--------");
            assertEquals("b1 a2 c1 d1 e1 f1 g1", Boards.names(row.flips(Square.of("a1"))));
        }

        @Test
        void flipsDoNotChain() {
            Position chain = Boards.othello(
                    Disc.BLACK,
                    "--------",
                    "---X----",
                    "-XOO----",
                    "--------",
                    "---O----",
                    "--------",
                    "--------",
                    "--------");
            Turn turn = chain.play(Move.at("d4")).orThrow();
            assertEquals("d3", Boards.names(turn.flipped()), "c3 now stands between b3 and d3, but stays");
        }

        @Test
        void aGapOrTheEdgeEndsARow() {
            Position gap = Boards.othello(
                    Disc.BLACK,
                    "-OOOOOOO",
                    "--------",
                    "-O-OX---",
                    "--------",
                    "--------",
                    "--------",
                    "--------",
                    "---X----");
            assertTrue(gap.flips(Square.of("a1")).isEmpty());
            assertTrue(gap.flips(Square.of("a3")).isEmpty());
            assertEquals("d3", Boards.names(gap.flips(Square.of("c3"))));
        }

        @Test
        void aRowNeverWrapsAroundTheEdge() {
            Position wrap = Boards.othello(
                    Disc.BLACK,
                    "--------",
                    "------OO",
                    "OX------",
                    "--------",
                    "--------",
                    "--------",
                    "--------",
                    "--------");
            assertTrue(wrap.placements().isEmpty());
        }
    }

    @Nested
    class Passing {
        @Test
        void keepsTheDiscsAndHandsTheTurnOver() {
            Position stuck = Boards.othello(
                    Disc.BLACK,
                    "-XOOOOOO",
                    "--------",
                    "--------",
                    "--------",
                    "--------",
                    "--------",
                    "--------",
                    "--------");
            assertTrue(stuck.mustPass());
            assertEquals(List.of(Move.PASS), stuck.legalMoves());
            Turn pass = stuck.play(Move.PASS).orThrow();
            assertEquals(Disc.WHITE, pass.after().toMove());
            assertEquals(List.of(), pass.flipped());
            assertEquals(stuck.score(), pass.after().score());
            assertEquals("a1", Boards.names(pass.after().placements()));
        }

        @Test
        void isRefusedToWhoCanMove() {
            assertEquals(new Played.Refused(Illegal.MAY_NOT_PASS), START.play(Move.PASS));
            assertFalse(START.mustPass());
        }
    }

    @Nested
    class TheEnd {
        @Test
        void theShortestGameIsABlackWipeOut() {
            Position end = Boards.after(Variant.OTHELLO, "f5 d6 c5 f4 e3 f6 g5 e6 e7");
            assertTrue(end.isOver());
            assertEquals(new Score(13, 0, 51, false), end.score());
            assertEquals(Optional.of(Disc.BLACK), end.score().leader());
            assertEquals(64, end.score().official(Disc.BLACK));
            assertEquals(0, end.score().official(Disc.WHITE));
            assertTrue(end.score().officialDiffers());
        }

        @Test
        void comesWithEmptySquaresWhenNeitherSideCanMove() {
            Position end = Boards.othello(
                    Disc.WHITE,
                    "OXXXXXXX",
                    "XXXXXXXX",
                    "XXXXXXXX",
                    "XXXXXXXX",
                    "XXXXXXX-",
                    "XXXXXX--",
                    "XXXXXXX-",
                    "XXXXXXXX");
            assertEquals(new Score(59, 1, 4, false), end.score());
            assertTrue(end.isOver());
            assertFalse(end.mustPass());
        }

        @Test
        void comesAtOnceAfterTheLastMoveOfBothWithoutAPass() {
            Position white = Boards.othello(
                    Disc.WHITE,
                    "XXXXXXX-",
                    "--------",
                    "--------",
                    "--XO----",
                    "--------",
                    "--------",
                    "--------",
                    "O-------");
            Position end = white.play(Move.at("b4")).orThrow().after();
            assertTrue(end.isOver());
            assertEquals(List.of(), end.legalMoves());
            assertEquals(Disc.BLACK, end.toMove());
        }

        @Test
        void comesWithAFullBoard() {
            String full = "XXXXOOOO";
            Position end = Boards.othello(Disc.BLACK, full, full, full, full, full, full, full, full);
            assertTrue(end.isOver());
            assertEquals(Optional.empty(), end.score().leader());
            assertFalse(end.score().officialDiffers());
        }
    }
}
