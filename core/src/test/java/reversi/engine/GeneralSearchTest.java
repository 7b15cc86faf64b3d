package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

class GeneralSearchTest {
    private final StopSignal stop = new StopSignal(() -> 0);

    static List<Variant> variants() {
        return RandomPositions.VARIANTS;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void boardAgreesWithTheRules(Variant variant) {
        for (int seed = 0; seed < 25; seed++) {
            List<Position> game = RandomPositions.game(variant, seed);
            GeneralBoard board = new GeneralBoard(game.get(0));
            List<Move> made = new ArrayList<>();
            for (int ply = 0; ply < game.size(); ply++) {
                assertSame(game.get(ply), board);
                if (ply + 1 < game.size()) {
                    Move move = between(game.get(ply), game.get(ply + 1));
                    make(board, move);
                    made.add(move);
                }
            }
            for (int ply = made.size() - 1; ply >= 0; ply--) {
                takeBack(board, made.get(ply));
                assertSame(game.get(ply), board);
            }
        }
    }

    private static void assertSame(Position position, GeneralBoard board) {
        int side = position.toMove() == Disc.BLACK ? GeneralBoard.BLACK : GeneralBoard.WHITE;
        assertEquals(side, board.toMove());
        assertEquals(position.count(Disc.BLACK), board.count(GeneralBoard.BLACK));
        assertEquals(position.count(Disc.WHITE), board.count(GeneralBoard.WHITE));
        assertEquals(position.empties(), board.empties());
        List<Square> legal = new ArrayList<>(squares(board));
        legal.sort(null);
        assertEquals(position.placements(), legal);
        assertEquals(legal.size(), board.mobility(side));
        assertEquals(board.mobility(GeneralBoard.BLACK) | board.mobility(GeneralBoard.WHITE) << 16, board.mobilities());
        GeneralBoard fresh = new GeneralBoard(position);
        assertEquals(fresh.key(), board.key());
        assertEquals(fresh.otherKey(), board.otherKey());
    }

    private static List<Square> squares(GeneralBoard board) {
        int[] moves = new int[Geometry.LIMIT];
        List<Square> squares = new ArrayList<>();
        int count = board.moves(board.toMove(), moves, 0);
        for (int i = 0; i < count; i++) {
            squares.add(Geometry.square(moves[i]));
        }
        return squares;
    }

    private static Move between(Position before, Position after) {
        for (Square square : before.placements()) {
            if (before.at(square).isEmpty() && after.at(square).isPresent()) {
                return Move.at(square);
            }
        }
        return Move.PASS;
    }

    private static void make(GeneralBoard board, Move move) {
        if (move instanceof Move.Placement placement) {
            board.play(Geometry.index(placement.on()));
        } else {
            board.pass();
        }
    }

    private static void takeBack(GeneralBoard board, Move move) {
        if (move.isPass()) {
            board.pass();
        } else {
            board.takeBack();
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void solvesWhatPlainSearchSolves(Variant variant) {
        for (int seed = 0; seed < 12; seed++) {
            Position position = RandomPositions.withEmpties(variant, seed, 5 + seed % 2);
            int expected = PlainNegamax.value(position);
            assertEquals(expected, general(position), () -> "value of\n" + position);
            Engine engine = new Engine(() -> 0, 12);
            if (seed % 3 == 0) {
                Family.of(variant).map(PatternWeights::untrained).ifPresent(engine::load);
            }
            Answer answer = engine.answer(question(position, Purpose.VALUES), SearchObserver.NONE);
            assertEquals(expected, answer.value(), () -> "value of\n" + position);
            assertTrue(answer.exact());
            for (MoveValue valued : answer.values()) {
                Position after = position.play(valued.move()).orThrow().after();
                int sign = after.isOver() || after.toMove() != position.toMove() ? -1 : 1;
                assertEquals(sign * PlainNegamax.value(after), valued.value());
            }
        }
    }

    private int general(Position position) {
        stop.start(1, Long.MAX_VALUE);
        GeneralBoard board = new GeneralBoard(position);
        GeneralSearch search = new GeneralSearch(board, new TranspositionTable(12), stop, Goal.of(position.variant()));
        return search.search(position.empties(), ProbCut.NONE, -30_000, 30_000);
    }

    private static Question question(Position position, Purpose purpose) {
        return new Question(position, Level.of(5), purpose, 1, Question.LEVELS_OWN_TIME);
    }

    @Test
    void solvesTheWholeGameOfTheSmallestBoard() {
        Position start = Position.start(Variant.square(4, Start.DIAGONAL));
        int expected = PlainNegamax.value(start);

        assertEquals(expected, general(start));
        assertTrue(expected < 0, "White wins on 4×4");
    }

    @Test
    void theOctagonHasEightStars() {
        Geometry stars = new Geometry(Variant.EIGHT_STARS);
        List<String> names = new ArrayList<>();
        for (int index : stars.squares) {
            if (stars.anchor[index]) {
                names.add(Geometry.square(index).name());
            }
        }
        names.sort(null);
        assertEquals(List.of("a3", "a8", "c1", "c10", "h1", "h10", "j3", "j8"), names);
    }

    @Test
    void aSquareBoardHasItsCornersAndWhatLiesBesideThem() {
        Geometry board = new Geometry(Variant.square(12, Start.DIAGONAL));
        int anchors = 0;
        int beside = 0;
        int diagonal = 0;
        for (int index : board.squares) {
            anchors += board.anchor[index] ? 1 : 0;
            beside += board.besideAnchor[index] != 0 ? 1 : 0;
            diagonal += board.diagonal[index] ? 1 : 0;
        }
        assertEquals(4, anchors);
        assertEquals(12, beside);
        assertEquals(4, diagonal);
        assertTrue(board.edge[Geometry.index(Square.of("f1"))]);
    }
}
