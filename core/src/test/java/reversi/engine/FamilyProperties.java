package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** Which variants share weights, and that an evaluation on any of their boards knows neither the way to it nor where its corners lie. */
class FamilyProperties {
    private static final Map<Family, Variant> VARIANTS = Map.of(
            Family.SMALL, Variant.square(6, Start.DIAGONAL),
            Family.GRAND, Variant.square(10, Start.DIAGONAL),
            Family.STARS, Variant.EIGHT_STARS);

    private static final Map<Family, PatternWeights> WEIGHTS = new EnumMap<>(Family.class);

    static {
        for (Family family : VARIANTS.keySet()) {
            WEIGHTS.put(family, PatternWeights.read(RandomWeights.file(family)));
        }
    }

    @Example
    void aFamilyHasTheVariantsThatAreValuedAlike() {
        Map<String, Optional<Family>> expected = new HashMap<>();
        expected.put("8sdb", Optional.of(Family.OTHELLO));
        expected.put("8spb", Optional.of(Family.OTHELLO));
        expected.put("8sdwh3", Optional.of(Family.OTHELLO));
        expected.put("8sfws32", Optional.of(Family.OTHELLO));
        expected.put("8sdbf", Optional.of(Family.ANTI));
        expected.put("6sdb", Optional.of(Family.SMALL));
        expected.put("10spb", Optional.of(Family.GRAND));
        expected.put("10odb", Optional.of(Family.STARS));
        for (String none : List.of("8sdba", "8odb", "6sdbf", "10sdbf", "10odbf", "4sdb", "12sdb", "12odb")) {
            expected.put(none, Optional.empty());
        }
        expected.forEach((code, family) ->
                assertEquals(family, Family.of(VariantCode.read(code).orElseThrow()), code));
    }

    @Example
    void everySquareOfABoardIsInAPatternAndNoOther() {
        VARIANTS.forEach((family, variant) -> {
            Patterns patterns = new Patterns(family);
            int used = 0;
            for (int square = 0; square < family.width() * family.width(); square++) {
                boolean isUsed = false;
                for (int i = 0; i < patterns.longs(); i++) {
                    isUsed |= patterns.steps()[square * patterns.longs() + i] != 0;
                }
                int inset = family.inset();
                int file = square % family.width() - inset;
                int rank = square / family.width() - inset;
                boolean isOnBoard = file >= 0 && rank >= 0 && variant.contains(new Square(file, rank));
                assertEquals(isOnBoard, isUsed, family + ", square " + square);
                used += isUsed ? 1 : 0;
            }
            assertEquals(family.squareCount(), used);
        });
    }

    private static int value(Family family, Position position) {
        PatternWeights weights = WEIGHTS.get(family);
        if (family.fitsBitboard()) {
            Board board = Board.inside(position);
            PatternEvaluation evaluation = new PatternEvaluation(weights);
            evaluation.start(board.player(), board.opponent());
            return evaluation.value(board.player(), board.opponent());
        }
        return new GeneralPatternEvaluation(new GeneralBoard(position), weights).value();
    }

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.of(VARIANTS.values()).flatMap(Lines::open);
    }

    @Provide
    Arbitrary<Transcript> largeLines() {
        return Arbitraries.of(VARIANTS.get(Family.GRAND), VARIANTS.get(Family.STARS))
                .flatMap(Lines::transcripts);
    }

    private static Family family(Variant variant) {
        return Family.of(variant).orElseThrow();
    }

    @Property(tries = 180)
    void turnedBoardsAndOtherColoursAreWorthTheSame(
            @ForAll("positions") Position position, @ForAll @IntRange(min = 1, max = 7) int way) {
        Variant variant = position.variant();
        Map<Square, Disc> turned = new HashMap<>();
        Map<Square, Disc> swapped = new HashMap<>();
        for (Square square : variant.squares()) {
            position.at(square).ifPresent(disc -> {
                turned.put(turn(square, way, variant.size()), disc);
                swapped.put(square, disc.other());
            });
        }
        Family family = family(variant);
        int expected = value(family, position);
        assertEquals(expected, value(family, Position.of(variant, turned, position.toMove())));
        Disc other = position.toMove().other();
        assertEquals(expected, value(family, Position.of(variant, swapped, other)));
    }

    private static Square turn(Square square, int way, int size) {
        int file = (way & 1) != 0 ? size - 1 - square.file() : square.file();
        int rank = (way & 2) != 0 ? size - 1 - square.rank() : square.rank();
        return (way & 4) != 0 ? new Square(rank, file) : new Square(file, rank);
    }

    @Property(tries = 80)
    void followingAGameIsReadingEachBoardAnew(
            @ForAll("largeLines") Transcript played, @ForAll @IntRange(max = 90) int elsewhere) {
        List<Position> game = Lines.positions(played);
        Family family = family(game.get(0).variant());
        GeneralBoard board = new GeneralBoard(game.get(0));
        GeneralPatternEvaluation line = new GeneralPatternEvaluation(board, WEIGHTS.get(family));
        for (int i = 0; i < game.size(); i++) {
            assertEquals(value(family, game.get(i)), line.value(), family + " at move " + i);
            if (i + 1 < game.size()) {
                play(board, game.get(i), game.get(i + 1));
            }
        }
        for (int i = game.size() - 2; i >= 0; i--) {
            takeBack(board, game.get(i), game.get(i + 1));
            assertEquals(value(family, game.get(i)), line.value(), family + " back at move " + i);
        }
        Position any = game.get(elsewhere % game.size());
        board.set(any);
        assertEquals(value(family, any), line.value());
    }

    private static Optional<Square> placed(Position before, Position after) {
        return before.placements().stream()
                .filter(square -> after.at(square).isPresent())
                .findFirst();
    }

    private static void play(GeneralBoard board, Position before, Position after) {
        placed(before, after).ifPresentOrElse(square -> board.play(Geometry.index(square)), board::pass);
    }

    private static void takeBack(GeneralBoard board, Position before, Position after) {
        placed(before, after).ifPresentOrElse(square -> board.takeBack(), board::pass);
    }

    @Example
    void anEngineSaysWhatItLacksAndPlaysWithAndWithoutIt() {
        VARIANTS.forEach((family, variant) -> {
            Engine engine = new Engine(() -> 0, 12);
            Position position = RandomPositions.withEmpties(variant, 3, 25);
            Question question = new Question(position, Level.of(6), Purpose.HINT, 1, Question.LEVELS_OWN_TIME);
            assertEquals(Optional.of(family), engine.lacking(variant));
            Answer before = engine.answer(question, SearchObserver.NONE, 3_000);
            engine.load(WEIGHTS.get(family));
            assertEquals(Optional.empty(), engine.lacking(variant));
            assertEquals(Optional.of(Family.OTHELLO), engine.lacking(Variant.OTHELLO));
            Answer after = engine.answer(question, SearchObserver.NONE, 3_000);
            assertNotEquals(before.value(), after.value());
            assertTrue(position.legalMoves().contains(before.best())
                    && position.legalMoves().contains(after.best()));
        });
        assertEquals(
                Optional.empty(), new Engine(() -> 0, 12).lacking(Variant.OTHELLO.with(Rule.ADJACENT_PLACEMENT, true)));
    }

    @Example
    void aSearchThatForgetsTheStockClaimsNoResult() {
        Engine engine = new Engine(() -> 0, 12);
        engine.load(PatternWeights.untrained(Family.OTHELLO));
        Variant variant = Variant.REVERSI_1876;
        Position position = RandomPositions.withEmpties(variant, 3, 16);
        Question question = new Question(position, Level.strongest(), Purpose.HINT, 1, Question.LEVELS_OWN_TIME);
        Answer answer = engine.answer(question, SearchObserver.NONE, 200_000);
        assertTrue(!answer.exact() && answer.depth() <= 14, answer.depth() + " plies");
    }
}
