package reversi.teach;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.zip.Adler32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What is written of an explorer's table is read again, number by number, and what does not fit is refused where it stands. */
class ExplorerFileTest {
    private static final Position START = Position.start(Variant.OTHELLO);

    /** A table that is made of a line of play, and what it has to tell. */
    private static final class Made {
        final List<ExplorerWriter.Node> nodes = new ArrayList<>();
        final Map<Position, Map<Integer, List<GameResults>>> moves = new HashMap<>();
        final Map<Position, List<GameResults>> results = new HashMap<>();
    }

    private static GameResults some(Random random) {
        int most = random.nextInt(4) == 0 ? 200_000 : 4;
        return new GameResults(random.nextInt(most), random.nextInt(most), random.nextInt(most));
    }

    private static List<GameResults> parts(Random random) {
        List<GameResults> parts = new ArrayList<>();
        for (int cell = 0; cell < ExplorerFilter.CELLS; cell++) {
            parts.add(random.nextInt(3) == 0 ? new GameResults(0, 0, 0) : some(random));
        }
        return parts;
    }

    private static Made made(Random random) {
        Made made = new Made();
        List<Position> line = new ArrayList<>(List.of(START));
        List<Square> played = new ArrayList<>();
        for (int ply = 0; ply < 14; ply++) {
            Position last = line.get(ply);
            Square square =
                    last.placements().get(random.nextInt(last.placements().size()));
            played.add(square);
            line.add(last.play(Move.at(square)).orThrow().after());
        }
        line.forEach(position -> made.results.put(position, parts(random)));
        for (int ply = 0; ply < line.size(); ply++) {
            Position position = line.get(ply);
            PositionKey key = PositionKey.of(position);
            Map<Integer, List<GameResults>> moves = new HashMap<>();
            List<ExplorerWriter.Edge> edges = new ArrayList<>();
            if (ply < played.size() && random.nextBoolean()) {
                int place = key.canonical(played.get(ply));
                moves.put(place, made.results.get(line.get(ply + 1)));
                edges.add(new ExplorerWriter.Edge(place, moves.get(place), true));
            }
            for (Square square : position.placements()) {
                int place = key.canonical(square);
                if (!moves.containsKey(place) && random.nextBoolean()) {
                    moves.put(place, parts(random));
                    edges.add(new ExplorerWriter.Edge(place, moves.get(place), false));
                }
            }
            Collections.shuffle(edges, random);
            made.moves.put(position, moves);
            made.nodes.add(new ExplorerWriter.Node(key.value(), made.results.get(position), edges));
        }
        Collections.shuffle(made.nodes, random);
        return made;
    }

    private static OpeningExplorer read(byte[] bytes) {
        OpeningExplorer.Read read = ExplorerReader.read(bytes);
        return assertInstanceOf(OpeningExplorer.Ok.class, read, read.toString()).explorer();
    }

    private static GameResults sum(List<GameResults> parts, ExplorerFilter filter) {
        GameResults sum = new GameResults(0, 0, 0);
        for (ExplorerEra era : ExplorerEra.values()) {
            for (ExplorerStrength strength : ExplorerStrength.values()) {
                boolean isThen = filter.era().isEmpty() || filter.era().get() == era;
                if (isThen && strength.compareTo(filter.strength()) >= 0) {
                    sum = sum.plus(parts.get(ExplorerFilter.cell(era, strength)));
                }
            }
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void eachNumberComesBack(long seed) {
        Made made = made(new Random(seed));
        byte[] bytes = ExplorerWriter.write(300, made.nodes);
        OpeningExplorer explorer = read(bytes);
        assertEquals(made.nodes.size(), explorer.size());
        assertEquals(300, explorer.fewestGames());
        assertEquals(12, ExplorerFilter.each().size());
        made.results.forEach((position, parts) -> {
            PositionKey key = PositionKey.of(position);
            for (ExplorerFilter filter : ExplorerFilter.each()) {
                ExplorerEntry entry = explorer.find(position, filter).orElseThrow();
                assertEquals(sum(parts, filter), entry.results());
                Map<Integer, GameResults> told = new HashMap<>();
                entry.moves()
                        .forEach(move ->
                                told.put(key.canonical(move.move().square().orElseThrow()), move.results()));
                Map<Integer, GameResults> expected = new HashMap<>();
                made.moves.get(position).forEach((place, results) -> expected.put(place, sum(results, filter)));
                expected.values().removeIf(results -> results.games() == 0);
                assertEquals(expected, told);
            }
        });
        Collections.reverse(made.nodes);
        assertArrayEquals(bytes, ExplorerWriter.write(300, made.nodes), "in any order");
        assertThrows(
                IllegalArgumentException.class,
                () -> ExplorerWriter.write(1, List.of(made.nodes.get(0), made.nodes.get(0))));
    }

    @Test
    void theShippedFileIsRead() throws IOException {
        OpeningExplorer explorer = read(Files.readAllBytes(Path.of("..", "assets", "openings", "explorer.bin")));
        assertEquals(6, explorer.fewestGames());
        assertEquals(126_275, explorer.games());
        assertEquals(
                List.of(Move.at("f5")),
                explorer.find(START).orElseThrow().moves().stream()
                        .map(ExplorerMove::move)
                        .toList());
    }

    /** A file with a right header around this body. */
    private static byte[] file(int... body) {
        byte[] file = new byte[ExplorerFormat.HEADER + body.length];
        for (int i = 0; i < body.length; i++) {
            file[ExplorerFormat.HEADER + i] = (byte) body[i];
        }
        return mended(file);
    }

    private static byte[] mended(byte[] file) {
        byte[] magic = {'R', 'E', 'X', '2'};
        System.arraycopy(magic, 0, file, 0, magic.length);
        Adler32 adler = new Adler32();
        adler.update(file, ExplorerFormat.HEADER, file.length - ExplorerFormat.HEADER);
        for (int i = 0; i < 4; i++) {
            file[4 + i] = (byte) (adler.getValue() >>> (24 - 8 * i));
        }
        return file;
    }

    private static OpeningExplorer.Failed refused(byte[] bytes) {
        return assertInstanceOf(OpeningExplorer.Failed.class, ExplorerReader.read(bytes));
    }

    @Test
    void anEmptyTableIsOne() {
        OpeningExplorer none = read(file(1, 0, 0));
        assertEquals(List.of(1, 0, 0), List.of(none.fewestGames(), none.size(), none.games()));
        assertEquals(Optional.empty(), none.find(START));
    }

    @ParameterizedTest
    @CsvSource({
        "1 0 0 0, WRONG_LENGTH, 11",
        "1 0, WRONG_LENGTH, 10",
        "1 1 0, WRONG_LENGTH, 11",
        "1 1 0 0 0, WRONG_LENGTH, 12",
        "1 12 0, WRONG_NUMBER, 10",
        "1 0 1, WRONG_NUMBER, 11",
        "129 128 128 8 0 0, WRONG_NUMBER, 12",
        "128 128 128 128 0, WRONG_NUMBER, 12",
        "1 2 0 0 0 0 1 0 1 0 0 0 0, WRONG_NUMBER, 17",
        "1 1 0 0 0 1 128 4 0, WRONG_NUMBER, 16",
        "1 1 0 0 0 1 1 219 0, WRONG_NUMBER, 16",
        "1 1 0 0 0 1 1 255 3 4 0 0, WRONG_NUMBER, 18",
        "1 1 0 0 0 1 1 255 3 2 2 0, WRONG_NUMBER, 19",
        "1 1 0 0 0 1 0 1, WRONG_NUMBER, 16",
        "1 1 1 0 0 1 0 0 5, WRONG_NUMBER, 16"
    })
    void whatDoesNotFitIsRefusedWhereItStands(String body, OpeningExplorer.Damage damage, int offset) {
        int[] bytes = Arrays.stream(body.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertEquals(new OpeningExplorer.Failed(damage, offset), refused(file(bytes)));
    }

    @Test
    void somethingElseIsNoTable() {
        OpeningExplorer.Failed other = new OpeningExplorer.Failed(OpeningExplorer.Damage.NOT_A_TABLE, 0);
        assertEquals(other, refused(new byte[0]));
        assertEquals(other, refused(Arrays.copyOf(file(1, 0, 0), 7)));
        for (int at = 0; at < 4; at++) {
            byte[] changed = file(1, 0, 0);
            changed[at]++;
            assertEquals(other, refused(changed));
        }
        OpeningExplorer.Failed sum = new OpeningExplorer.Failed(OpeningExplorer.Damage.WRONG_CHECKSUM, 4);
        for (int at = 4; at < 11; at++) {
            byte[] changed = file(1, 0, 0);
            changed[at]++;
            assertEquals(sum, refused(changed));
        }
        assertEquals(
                new OpeningExplorer.Failed(OpeningExplorer.Damage.WRONG_LENGTH, 1 << 20),
                refused(mended(new byte[(1 << 20) + 1])));
        assertEquals(
                new OpeningExplorer.Failed(OpeningExplorer.Damage.WRONG_LENGTH, 11),
                refused(mended(new byte[1 << 20])));
    }

    @Test
    void theChecksumIsAdler32() {
        Random random = new Random(7);
        for (int length : new int[] {8, 9, 100, 70_000}) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            Adler32 adler = new Adler32();
            adler.update(bytes, ExplorerFormat.HEADER, length - ExplorerFormat.HEADER);
            assertEquals((int) adler.getValue(), ExplorerFormat.checksum(bytes));
        }
    }

    @Test
    void eachEndOfUpToNineGamesHasItsByte() {
        List<GameResults> few = ExplorerFormat.ofFewGames();
        assertEquals(219, few.size());
        Set<GameResults> once = new HashSet<>(few);
        assertEquals(few.size(), once.size());
        assertTrue(once.stream().allMatch(one -> one.games() >= 1 && one.games() <= 9));
        assertEquals(new GameResults(0, 0, 1), few.get(0));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0, 0, 0", "1, 0, 2, 33, 67", "2, 1, 1, 50, 25", "0, 3, 0, 0, 0", "5, 0, 3, 63, 38"})
    void resultsAreCountedInPercent(int black, int drawn, int white, int blackPercent, int whitePercent) {
        GameResults results = new GameResults(black, drawn, white);
        assertEquals(black + drawn + white, results.games());
        assertEquals(List.of(blackPercent, whitePercent), List.of(results.blackPercent(), results.whitePercent()));
        assertEquals(new GameResults(black + 1, drawn + 20, white + 300), results.plus(new GameResults(1, 20, 300)));
    }

    @Test
    void nobodyWinsLessThanNoGame() {
        assertThrows(IllegalArgumentException.class, () -> new GameResults(-1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new GameResults(0, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> new GameResults(0, 0, -1));
    }

    @Test
    void theMostPlayedMoveComesFirstAndEquallyPlayedOnesByName() {
        GameResults few = new GameResults(1, 0, 0);
        List<ExplorerMove> moves = List.of(
                new ExplorerMove(Move.at("f6"), few),
                new ExplorerMove(Move.at("d6"), few),
                new ExplorerMove(Move.at("f4"), new GameResults(0, 2, 0)));
        assertEquals(
                List.of("f4", "d6", "f6"),
                ExplorerEntry.ordered(few, moves).moves().stream()
                        .map(move -> move.move().toString())
                        .toList());
    }
}
