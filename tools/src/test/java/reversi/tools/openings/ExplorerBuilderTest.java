package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.Wthor;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Variant;
import reversi.teach.ExplorerEntry;
import reversi.teach.ExplorerEra;
import reversi.teach.ExplorerFilter;
import reversi.teach.ExplorerMove;
import reversi.teach.ExplorerReader;
import reversi.teach.ExplorerStrength;
import reversi.teach.ExplorerWriter;
import reversi.teach.GameResults;
import reversi.teach.OpeningExplorer;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

/** The table of the opening explorer, beside one that is counted as plainly as can be said. */
class ExplorerBuilderTest {
    private static final int GAMES = 400;
    private static final int PLIES = 9;

    /** Counts positions and moves by the smallest of their eight texts. */
    private static final class PlainCount {
        private final Map<String, int[]> positions = new HashMap<>();
        private final Map<String, int[]> moves = new HashMap<>();

        void add(Wthor.Game game) {
            int result = Integer.signum(32 - game.blackScore()) + 1;
            Position position = Position.start(Variant.OTHELLO);
            positions.computeIfAbsent(text(position), first -> new int[3])[result]++;
            for (Square square :
                    game.squares().subList(0, Math.min(PLIES, game.squares().size()))) {
                moves.computeIfAbsent(text(position, square), first -> new int[3])[result]++;
                position = position.play(Move.at(square)).orThrow().after();
                positions.computeIfAbsent(text(position), first -> new int[3])[result]++;
            }
        }

        GameResults results(Position position) {
            return results(positions.get(text(position)));
        }

        GameResults results(Position position, Square square) {
            return results(moves.get(text(position, square)));
        }

        private static GameResults results(int[] counts) {
            return Optional.ofNullable(counts)
                    .map(of -> new GameResults(of[0], of[1], of[2]))
                    .orElse(new GameResults(0, 0, 0));
        }

        private static String text(Position position) {
            List<String> texts = new ArrayList<>();
            for (Symmetry symmetry : Symmetry.all()) {
                texts.add(symmetry.apply(position).toString());
            }
            return Collections.min(texts);
        }

        static String text(Position position, Square square) {
            List<String> texts = new ArrayList<>();
            for (Symmetry symmetry : Symmetry.all()) {
                texts.add(symmetry.apply(position) + " " + symmetry.apply(square, 8));
            }
            return Collections.min(texts);
        }
    }

    /** Games that stay together for a while, as people's do, each turned by chance. */
    private static List<Wthor.Game> games(long seed) {
        Random random = new Random(seed);
        List<Wthor.Game> games = new ArrayList<>();
        List<Symmetry> turns = Symmetry.all().stream()
                .filter(symmetry -> symmetry.keepsStart(Variant.OTHELLO))
                .toList();
        for (int i = 0; i < GAMES; i++) {
            Symmetry turn = turns.get(random.nextInt(turns.size()));
            Position position = Position.start(Variant.OTHELLO);
            List<Square> squares = new ArrayList<>();
            for (int ply = 0; ply < PLIES + 2 && !position.mustPass(); ply++) {
                List<Square> legal = position.placements();
                Square square = legal.get(Math.min(random.nextInt(3) * random.nextInt(2), legal.size() - 1));
                squares.add(turn.apply(square, 8));
                position = position.play(Move.at(square)).orThrow().after();
            }
            games.add(new Wthor.Game(0, 0, 0, 31 + random.nextInt(3), 32, squares));
        }
        return games;
    }

    private static OpeningExplorer explorer(ExplorerBuilder builder, int least) {
        byte[] bytes = ExplorerWriter.write(least, builder.table(least));
        return assertInstanceOf(OpeningExplorer.Ok.class, ExplorerReader.read(bytes))
                .explorer();
    }

    /** The games of each part, counted by themselves. */
    private static final class PlainParts {
        private final List<PlainCount> parts =
                Stream.generate(PlainCount::new).limit(ExplorerFilter.CELLS).toList();

        GameResults sum(ExplorerFilter filter, Function<PlainCount, GameResults> results) {
            GameResults sum = new GameResults(0, 0, 0);
            for (ExplorerEra era : ExplorerEra.values()) {
                for (ExplorerStrength strength : ExplorerStrength.values()) {
                    boolean isThen = filter.era().isEmpty() || filter.era().get() == era;
                    if (isThen && strength.compareTo(filter.strength()) >= 0) {
                        GameResults more = results.apply(parts.get(ExplorerFilter.cell(era, strength)));
                        sum = new GameResults(
                                sum.black() + more.black(), sum.drawn() + more.drawn(), sum.white() + more.white());
                    }
                }
            }
            return sum;
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 3", "3, 8"})
    void countsWhatPlainMapsCountForEachFilter(long seed, int least) {
        ExplorerBuilder builder = new ExplorerBuilder(PLIES);
        PlainParts plain = new PlainParts();
        Random random = new Random(seed);
        for (Wthor.Game game : games(seed)) {
            int part = Math.min(random.nextInt(ExplorerFilter.CELLS), random.nextInt(ExplorerFilter.CELLS));
            builder.add(game, part);
            plain.parts.get(part).add(game);
        }
        OpeningExplorer explorer = explorer(builder, least);
        Set<String> seen = new HashSet<>();
        compare(Position.start(Variant.OTHELLO), explorer, plain, least, seen);
        assertEquals(explorer.size(), seen.size());
        assertEquals(GAMES, explorer.games());
        assertTrue(seen.size() > 20, () -> "positions: " + seen.size());
    }

    private static void compare(
            Position position, OpeningExplorer explorer, PlainParts plain, int least, Set<String> seen) {
        if (!seen.add(PlainCount.text(position))) {
            return;
        }
        Set<String> played = new TreeSet<>();
        for (Square square : position.placements()) {
            if (plain.sum(ExplorerFilter.allGames(), part -> part.results(position, square))
                            .games()
                    >= least) {
                played.add(PlainCount.text(position, square));
                compare(position.play(Move.at(square)).orThrow().after(), explorer, plain, least, seen);
            }
        }
        for (ExplorerFilter filter : ExplorerFilter.each()) {
            ExplorerEntry entry = explorer.find(position, filter).orElseThrow();
            assertEquals(plain.sum(filter, part -> part.results(position)), entry.results());
            Set<String> told = new TreeSet<>();
            for (ExplorerMove move : entry.moves()) {
                Square square = move.move().square().orElseThrow();
                assertEquals(plain.sum(filter, part -> part.results(position, square)), move.results());
                assertTrue(told.add(PlainCount.text(position, square)), () -> "twice: " + square);
            }
            Set<String> expected = new TreeSet<>(played);
            for (Square square : position.placements()) {
                if (plain.sum(filter, part -> part.results(position, square)).games() == 0) {
                    expected.remove(PlainCount.text(position, square));
                }
            }
            assertEquals(expected, told);
        }
    }

    @Test
    void ordersOfGamesAndTurnedGamesMakeTheSameBytes() {
        List<Wthor.Game> games = games(4);
        ExplorerBuilder builder = new ExplorerBuilder(PLIES);
        games.forEach(game -> builder.add(game, 0));
        ExplorerBuilder turned = new ExplorerBuilder(PLIES);
        for (int i = games.size() - 1; i >= 0; i--) {
            Wthor.Game game = games.get(i);
            List<Square> squares = game.squares().stream()
                    .map(square -> Symmetry.ANTI_DIAGONAL.apply(square, 8))
                    .toList();
            turned.add(new Wthor.Game(0, 0, 0, game.blackScore(), 32, squares), 0);
        }
        assertArrayEquals(ExplorerWriter.write(2, builder.table(2)), ExplorerWriter.write(2, turned.table(2)));
    }

    @Test
    void aGameCountsUpToItsFirstIllegalMove() {
        ExplorerBuilder builder = new ExplorerBuilder(PLIES);
        builder.add(new Wthor.Game(0, 0, 0, 40, 40, List.of(Square.of("f5"), Square.of("a1"), Square.of("d6"))), 0);
        OpeningExplorer explorer = explorer(builder, 1);
        assertEquals(2, explorer.size());
        Position after =
                Position.start(Variant.OTHELLO).play(Move.at("f5")).orThrow().after();
        assertEquals(Optional.of(new ExplorerEntry(new GameResults(1, 0, 0), List.of())), explorer.find(after));
    }

    @Test
    void theCommandWritesTheSameTableEachTime(@TempDir Path folder) throws IOException {
        Path games = ArchiveBytes.write(
                folder.resolve("games"),
                "WTH_1999.wtb",
                ArchiveBytes.game("f5d6c3", 33),
                ArchiveBytes.game("f5d6c4", 32),
                ArchiveBytes.game("f5f6e6", 10));
        Path out = folder.resolve("explorer.bin");
        CommandLineRun run = CommandLineRun.of(
                "explorer", games.toString(), "--out", out.toString(), "--least", "1", "--plies", "2");
        assertEquals(0, run.code());
        byte[] bytes = Files.readAllBytes(out);
        assertEquals("games=3 positions=4 bytes=" + bytes.length, run.lastLine());
        CommandLineRun.of("explorer", games.toString(), "--out", out.toString(), "--least", "1", "--plies", "2");
        assertArrayEquals(bytes, Files.readAllBytes(out));
        OpeningExplorer explorer = assertInstanceOf(OpeningExplorer.Ok.class, ExplorerReader.read(bytes))
                .explorer();
        ExplorerEntry start = explorer.find(Position.start(Variant.OTHELLO)).orElseThrow();
        assertEquals(List.of(new ExplorerMove(Move.at("f5"), new GameResults(1, 1, 1))), start.moves());
    }
}
