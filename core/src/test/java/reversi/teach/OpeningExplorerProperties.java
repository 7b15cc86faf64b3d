package reversi.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.GameDomain;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** The table that the game comes with, and what damage does to one. */
class OpeningExplorerProperties {
    private static final byte[] SHIPPED = shipped();
    private static final OpeningExplorer EXPLORER = ((OpeningExplorer.Ok) ExplorerReader.read(SHIPPED)).explorer();
    private static final Position START = Position.start(Variant.OTHELLO);

    private static byte[] shipped() {
        try {
            return Files.readAllBytes(Path.of("..", "assets", "openings", "explorer.bin"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A byte that is written over. */
    private record Edit(int at, byte value) {}

    /** A position that real games reached, the often played ones more often. */
    @Provide
    Arbitrary<Position> played() {
        return uniform(0, 999)
                .list()
                .ofMaxSize(20)
                .withSizeDistribution(RandomDistribution.uniform())
                .map(OpeningExplorerProperties::played)
                .withoutEdgeCases();
    }

    private static Arbitrary<Integer> uniform(int least, int most) {
        return Arbitraries.integers().between(least, most).withDistribution(RandomDistribution.uniform());
    }

    private static Position played(List<Integer> choices) {
        Position position = START;
        for (int choice : choices) {
            List<ExplorerMove> moves = EXPLORER.find(position).orElseThrow().moves();
            if (moves.isEmpty()) {
                return position;
            }
            int half = choice % (moves.size() + 1);
            Move move = moves.get(half == moves.size() ? 0 : half).move();
            position = position.play(move).orThrow().after();
        }
        return position;
    }

    /** A text of what a move leads to that is the same for all images of the board. */
    private static String after(Position position, Move move) {
        return OpeningNames.picture(position.play(move).orThrow().after());
    }

    @Property(tries = 300)
    void symmetricPositionsHaveSymmetricAnswers(@ForAll("played") Position position) {
        ExplorerEntry entry = EXPLORER.find(position).orElseThrow();
        Map<String, GameResults> moves = new HashMap<>();
        entry.moves().forEach(move -> moves.put(after(position, move.move()), move.results()));
        for (Symmetry symmetry : Symmetry.all()) {
            Position image = symmetry.apply(position);
            ExplorerEntry turned = EXPLORER.find(image).orElseThrow();
            assertEquals(entry.results(), turned.results());
            Map<String, GameResults> others = new HashMap<>();
            turned.moves().forEach(move -> others.put(after(image, move.move()), move.results()));
            assertEquals(moves, others);
        }
    }

    @Property(tries = 300)
    void movesAreLegalOrderedAndNoMoreThanTheGames(@ForAll("played") Position position) {
        ExplorerEntry entry = EXPLORER.find(position).orElseThrow();
        int black = 0;
        int games = 0;
        int before = Integer.MAX_VALUE;
        for (ExplorerMove move : entry.moves()) {
            assertTrue(position.legalMoves().contains(move.move()));
            assertTrue(move.results().games() <= before);
            assertTrue(move.results().games() >= EXPLORER.fewestGames());
            before = move.results().games();
            black += move.results().black();
            games += before;
            Position after = position.play(move.move()).orThrow().after();
            assertTrue(EXPLORER.find(after).orElseThrow().results().games() >= before);
        }
        assertTrue(black <= entry.results().black() && games <= entry.results().games());
    }

    @Example
    void everyGameOfTheArchiveBeginsWithF5() {
        ExplorerEntry start = EXPLORER.find(START).orElseThrow();
        assertEquals(126_275, EXPLORER.games());
        assertEquals(1, start.moves().size());
        assertEquals(Move.at("f5"), start.moves().get(0).move());
        assertEquals(126_275, start.moves().get(0).results().games());
        assertEquals(start.results(), start.moves().get(0).results());
    }

    @Example
    void filtersAreReadAsTheyAreWritten() {
        for (ExplorerFilter filter : ExplorerFilter.each()) {
            assertEquals(Optional.of(filter), ExplorerFilter.read(filter.written()));
        }
        assertEquals(Optional.empty(), ExplorerFilter.read("LATE"));
        for (int year = 1970; year < 2030; year++) {
            ExplorerEra era = ExplorerEra.of(year);
            boolean isWithin = era.first() <= year && year <= era.last();
            assertEquals(year >= 1977 && year <= 2019, isWithin, era + " " + year);
        }
    }

    /** Of years and strengths there are as many games as the archives and ratings of 1977 to 2019 come to. */
    @Property
    void partsOfTheGamesAddUp(@ForAll("played") Position position) {
        int games = 0;
        for (ExplorerEra era : ExplorerEra.values()) {
            int before = Integer.MAX_VALUE;
            for (ExplorerStrength strength : ExplorerStrength.values()) {
                ExplorerEntry entry = EXPLORER.find(position, new ExplorerFilter(Optional.of(era), strength))
                        .orElseThrow();
                int these = entry.results().games();
                assertTrue(these <= before);
                before = these;
                games += strength == ExplorerStrength.ANY ? these : 0;
                int moves = entry.moves().stream()
                        .mapToInt(move -> move.results().games())
                        .sum();
                assertTrue(moves <= these);
            }
        }
        assertEquals(EXPLORER.find(position).orElseThrow().results().games(), games);
    }

    @Example
    void eachFilterHasGames() {
        List<Integer> games = new ArrayList<>();
        for (ExplorerStrength strength : ExplorerStrength.values()) {
            for (ExplorerEra era : ExplorerEra.values()) {
                ExplorerFilter filter = new ExplorerFilter(Optional.of(era), strength);
                games.add(EXPLORER.find(START, filter).orElseThrow().results().games());
            }
        }
        assertEquals(List.of(26_341, 72_104, 27_830, 7_206, 11_582, 5_575, 2_281, 6_063, 1_732), games);
    }

    @Example
    void theShippedTableIsSmall() {
        assertTrue(SHIPPED.length <= 320_000, () -> "bytes: " + SHIPPED.length);
        assertTrue(EXPLORER.size() >= 20_000, () -> "positions: " + EXPLORER.size());
        assertEquals(6, EXPLORER.fewestGames());
    }

    @Example
    void otherVariantsHaveNoGames() {
        for (Variant variant : GameDomain.NAMED) {
            boolean isOthello = variant.equals(Variant.OTHELLO);
            assertEquals(isOthello, EXPLORER.find(Position.start(variant)).isPresent(), variant::toString);
        }
    }

    @Provide
    Arbitrary<Position> late() {
        return Lines.transcripts(Variant.OTHELLO, 30, 30).map(Transcript::current);
    }

    @Property(tries = 100)
    void randomEndingsHaveNoGames(@ForAll("late") Position late) {
        assertEquals(Optional.empty(), EXPLORER.find(late));
    }

    @Property(tries = 300)
    void damageIsFound(
            @ForAll @IntRange(min = 0, max = 200_000) int at, @ForAll @IntRange(min = 1, max = 255) int change) {
        byte[] damaged = SHIPPED.clone();
        damaged[at] ^= (byte) change;
        assertInstanceOf(OpeningExplorer.Failed.class, ExplorerReader.read(damaged));
        assertInstanceOf(OpeningExplorer.Failed.class, ExplorerReader.read(Arrays.copyOf(SHIPPED, at)));
    }

    @Provide
    Arbitrary<Integer> lengths() {
        int whole = small().length;
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just(whole)),
                Tuple.of(1, uniform(ExplorerFormat.HEADER, ExplorerFormat.HEADER + whole - 1)));
    }

    @Provide
    Arbitrary<List<Edit>> edits() {
        return Combinators.combine(uniform(ExplorerFormat.HEADER, small().length - 1), Arbitraries.bytes())
                .as(Edit::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(20)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    /** Even where somebody mended the checksum, reading and asking end with an answer. */
    @Property(tries = 500)
    void anyBytesAreReadOrRefused(@ForAll("lengths") int length, @ForAll("edits") List<Edit> edits) {
        byte[] bytes = Arrays.copyOf(small(), length);
        for (Edit edit : edits) {
            if (edit.at < length) {
                bytes[edit.at] = edit.value;
            }
        }
        int sum = ExplorerFormat.checksum(bytes);
        for (int i = 0; i < 4; i++) {
            bytes[4 + i] = (byte) (sum >>> (24 - 8 * i));
        }
        if (ExplorerReader.read(bytes) instanceof OpeningExplorer.Ok ok) {
            Optional<ExplorerEntry> found = ok.explorer().find(START);
            found.ifPresent(entry ->
                    entry.moves().forEach(move -> assertTrue(START.legalMoves().contains(move.move()))));
        }
    }

    /** A table of the start and its only move. */
    private static byte[] small() {
        List<GameResults> results =
                new ArrayList<>(Collections.nCopies(ExplorerFilter.CELLS, new GameResults(0, 0, 0)));
        results.set(1, new GameResults(300, 20, 280));
        results.set(8, new GameResults(2, 1, 1));
        PositionKey start = PositionKey.of(START);
        Position after = START.play(Move.at("f5")).orThrow().after();
        ExplorerWriter.Edge edge = new ExplorerWriter.Edge(start.canonical(Square.of("f5")), results, false);
        return ExplorerWriter.write(
                1,
                List.of(
                        new ExplorerWriter.Node(start.value(), results, List.of(edge)),
                        new ExplorerWriter.Node(PositionKey.of(after).value(), results, List.of())));
    }

    @Provide
    Arbitrary<Position> positions() {
        return Lines.position(Variant.OTHELLO);
    }

    @Property(tries = 200)
    void imagesShareAKeyAndSquaresComeBack(@ForAll("positions") Position position) {
        PositionKey key = PositionKey.of(position);
        for (Symmetry symmetry : Symmetry.all()) {
            Position image = symmetry.apply(position);
            assertEquals(key.value(), PositionKey.of(image).value());
            for (Square square : Variant.OTHELLO.squares()) {
                int place = key.canonical(square);
                Square turned = PositionKey.of(image).square(place);
                assertEquals(place, PositionKey.of(image).canonical(turned));
                assertEquals(position.at(square), image.at(turned));
            }
        }
        for (Move move : position.legalMoves()) {
            Position after = position.play(move).orThrow().after();
            assertNotEquals(key.value(), PositionKey.of(after).value());
        }
    }
}
