package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

class GeneralSearchTest {
    private final StopSignal stop = new StopSignal(() -> 0);

    static List<Variant> variants() {
        return RandomPositions.VARIANTS;
    }

    /** Those and boards that are too great for bitboards. */
    static List<Variant> boards() {
        List<Variant> all = new ArrayList<>(RandomPositions.VARIANTS);
        all.add(Variant.square(12, Start.DIAGONAL));
        all.add(Variant.square(12, Start.PARALLEL));
        return all;
    }

    @ParameterizedTest
    @MethodSource("boards")
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
        int side = position.toMove() == Disc.BLACK ? Sides.BLACK : Sides.WHITE;
        assertEquals(side, board.toMove());
        assertEquals(position.count(Disc.BLACK), board.count(Sides.BLACK));
        assertEquals(position.count(Disc.WHITE), board.count(Sides.WHITE));
        assertEquals(position.empties(), board.empties());
        List<Square> legal = new ArrayList<>(squares(board));
        legal.sort(null);
        assertEquals(position.placements(), legal);
        assertEquals(legal.size(), board.mobility(side));
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

    /** Every move searched; in the last ply the mean of the position's own value and its best reply's. */
    private static int minimax(GeneralBoard board, GeneralEvaluator evaluation, Goal goal, int depth) {
        if (depth == 0) {
            return evaluation.value();
        }
        int side = board.toMove();
        int[] moves = new int[Geometry.LIMIT];
        int count = board.moves(side, moves, 0);
        if (count == 0) {
            if (board.mobility(3 - side) == 0) {
                return goal.result(board.count(side), board.count(3 - side), board.empties());
            }
            board.pass();
            int value = -minimax(board, evaluation, goal, depth);
            board.pass();
            return value;
        }
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            board.play(moves[i]);
            best = Math.max(best, -minimax(board, evaluation, goal, depth - 1));
            board.takeBack();
        }
        boolean isLastPly = depth == 1 && board.empties() > 1;
        return isLastPly ? Math.floorDiv(evaluation.value() - MidgameSearch.REPLY_OPTIMISM + best, 2) : best;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void withoutCutsItIsMinimax(Variant variant) {
        Goal goal = Goal.of(variant);
        for (int seed = 0; seed < 24; seed++) {
            Position position = RandomPositions.any(variant, seed);
            GeneralBoard board = new GeneralBoard(position);
            int depth = 1 + seed % 3;
            int expected = minimax(board, new GeneralEvaluation(board, goal), goal, depth);
            stop.start(1, Long.MAX_VALUE);
            GeneralSearch search = new GeneralSearch(board, new TranspositionTable(12), stop, goal);
            assertEquals(expected, search.search(depth, 0, -30_000, 30_000), () -> depth + " plies of\n" + position);
        }
    }

    @ParameterizedTest
    @CsvSource({"GRAND, 10sdb, 1, 2", "GRAND, 10sdb, 3, 5", "STARS, 10odb, 1, 2", "STARS, 10odb, 3, 5"})
    void cutsSaySeldomTheWrongSideAndLookAtLess(Family family, String code, int depth, int leastSaving)
            throws IOException {
        Path file = Path.of("../assets/engine/" + family.file());
        PatternWeights weights = PatternWeights.read(Files.readAllBytes(file));
        Variant variant = VariantCode.read(code).orElseThrow();
        int wrong = 0;
        int windows = 0;
        long kept = 0;
        long all = 0;
        for (int seed = 0; seed < 60; seed++) {
            GeneralBoard board =
                    new GeneralBoard(RandomPositions.withEmpties(variant, 500 + seed, 14 + 2 * (seed % 30)));
            int value = minimax(board, new GeneralPatternEvaluation(board, weights), Goal.MOST, depth);
            for (int offset : new int[] {-1600, -800, -400, -200, 0, 199, 399, 799, 1599}) {
                int alpha = value - 1 - offset;
                GeneralSearch whole = search(board, weights);
                whole.search(depth, ProbCut.NONE, alpha, alpha + 1);
                GeneralSearch selective = search(board, weights);
                boolean isAbove = selective.search(depth, 0, alpha, alpha + 1) > alpha;
                all += whole.nodes();
                kept += selective.nodes();
                wrong += isAbove == value > alpha ? 0 : 1;
                windows++;
            }
        }
        assertTrue(wrong * 8 < windows, wrong + " of " + windows);
        assertTrue(kept * leastSaving < all, kept + " of " + all + " nodes");
    }

    private GeneralSearch search(GeneralBoard board, PatternWeights weights) {
        stop.start(1, Long.MAX_VALUE);
        ProbCut cuts = new ProbCut(weights.family());
        return new GeneralSearch(board, weights, cuts, new TranspositionTable(12), stop);
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
