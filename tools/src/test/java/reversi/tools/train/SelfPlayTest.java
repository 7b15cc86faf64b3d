package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

class SelfPlayTest {
    private static final int SOLVED = 6;

    @TempDir
    private Path folder;

    private record Kept(Board board, int result, int foreseen) {
        int empties() {
            return Long.bitCount(board.empties());
        }
    }

    private List<Kept> play(long seed) throws IOException {
        return play(seed, 0);
    }

    private List<Kept> play(long seed, int stray) throws IOException {
        PositionFile positions = new PositionFile();
        new SelfPlay<>(new Bitboards(new BoardSearch(Variant.OTHELLO, 12)), 1, SOLVED, stray).play(seed, positions);
        return kept(positions);
    }

    private List<Kept> kept(PositionFile positions) throws IOException {
        Path file = folder.resolve("some.positions");
        positions.write(file);
        return kept(file);
    }

    private static List<Kept> kept(Path file) throws IOException {
        List<Kept> kept = new ArrayList<>();
        PositionFile.read(
                file,
                (player, opponent, result, foreseen) ->
                        kept.add(new Kept(new Board(player, opponent), result, foreseen)));
        return kept;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 77, 1_000_003})
    void isDeterministicForASeed(long seed) throws IOException {
        assertEquals(play(seed), play(seed));
    }

    @Test
    void differsBetweenSeeds() throws IOException {
        assertFalse(play(1).equals(play(2)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void positionsFormOneGameWithOneResult(long seed) throws IOException {
        List<Kept> kept = play(seed);
        List<Kept> searched =
                kept.stream().filter(one -> one.empties() > SOLVED).toList();
        // The searched part is kept from its end to its beginning.
        for (int i = 1; i < searched.size(); i++) {
            Board before = searched.get(i).board();
            Board after = searched.get(i - 1).board();
            assertEquals(searched.get(i).empties() - 1, searched.get(i - 1).empties());
            boolean turned = before.opponent() == (before.opponent() & after.player());
            boolean passed = before.player() == (before.player() & after.player());
            assertTrue(turned || passed || reaches(before, after), before + " to " + after);
            int result = searched.get(i).result();
            assertTrue(Math.abs(result) == Math.abs(searched.get(0).result()), "one result for all");
        }
        for (Kept one : kept) {
            assertTrue(Math.abs(one.result()) <= 6400 && one.result() % 100 == 0);
            assertTrue(one.board().moves() != 0, "a position in which nobody chooses teaches nothing");
        }
    }

    private static boolean reaches(Board before, Board after) {
        for (long rest = before.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Board played = before.play(square, before.flips(square));
            if (played.equals(after) || played.pass().equals(after)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void blendsForesightWithTheResult() throws IOException {
        for (long seed = 1; seed <= 6; seed++) {
            List<Kept> searched =
                    play(seed).stream().filter(one -> one.empties() > SOLVED).toList();
            if (!searched.isEmpty()) {
                Kept last = searched.get(0);
                int search = new BoardSearch(Variant.OTHELLO, 12).value(last.board(), 1);
                assertEquals(0.85 * last.result() + 0.15 * search, last.foreseen(), 1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aPositionBeforeARandomMoveIsWorthWhatSearchesSayOfIt(long seed) throws IOException {
        for (Kept kept : play(seed, 1)) {
            if (kept.empties() > SOLVED) {
                BoardSearch search = new BoardSearch(Variant.OTHELLO, 12);
                int mean = (search.value(kept.board(), 1) + search.value(kept.board(), 2)) / 2;
                assertEquals(mean, kept.foreseen(), kept::toString);
                assertEquals(mean, kept.result(), kept::toString);
            }
        }
    }

    @Test
    void valuesDoNotReachBackOverARandomMove() throws IOException {
        int values = 0;
        int games = 12;
        for (int seed = 1; seed <= games; seed++) {
            values += (int) play(seed, 3).stream()
                    .filter(one -> one.empties() > SOLVED)
                    .map(one -> Math.abs(one.result()))
                    .distinct()
                    .count();
        }
        assertTrue(values > 2 * games, "one result a game would be " + games + ", not " + values);
    }

    @Test
    void realGamesKeepConsistentPositions() throws IOException {
        StringBuilder moves = new StringBuilder();
        Position position = Position.start(Variant.OTHELLO);
        while (position.empties() > 0 && !position.isOver()) {
            var move = position.legalMoves().get(position.legalMoves().size() / 2);
            moves.append(move.isPass() ? "" : move);
            position = position.play(move).orThrow().after();
        }
        int score = position.score().official(reversi.rules.Disc.BLACK);
        ArchiveBytes.write(
                folder.resolve("games"),
                "WTH_2001.wtb",
                ArchiveBytes.game(moves.toString(), score, 64),
                ArchiveBytes.game("f5f5", 32));
        String[] line = {
            "train", "real", "--wthor=" + folder.resolve("games"), "--out=" + folder.resolve("out"), "--solve=8"
        };
        assertEquals(0, CommandLineRun.of(line).code());
        Path made = folder.resolve("out").resolve("WTH_2001.wtb.positions");
        List<Kept> kept = kept(made);
        BoardSearch solver = new BoardSearch(Variant.OTHELLO, 12);
        int solved = 0;
        for (Kept one : kept) {
            if (one.empties() <= 8) {
                solver.clear();
                assertEquals(100 * solver.solve(one.board()), one.result(), one::toString);
                solved++;
            } else {
                assertEquals(6400, Math.abs(one.result()), "the archive's own analysis says 64");
                assertTrue(one.empties() >= 22, "between both analyses only what agrees is kept");
            }
            assertEquals(one.result(), one.foreseen());
        }
        assertTrue(solved >= 5, "solved " + solved);
        byte[] once = Files.readAllBytes(made);
        assertEquals(List.of(), CommandLineRun.of(line).out(), "it is there already");
        assertArrayEquals(once, Files.readAllBytes(made));
    }

    @Test
    void probCutPrintsBothFitsDeterministically() {
        CommandLineRun run = CommandLineRun.of(
                "probcut", "--positions=60", "--depth=3", "--endings=60", "--solve=11", "--table", "--seed=2");
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out().get(0).matches("MIDDLE = \\{(-?[0-9.]+, )+-?[0-9.]+}; mean error [0-9.]+ %"),
                run.out()::toString);
        assertTrue(run.out().stream().anyMatch(line -> line.startsWith("SOLVED = {")), run.out()::toString);
        assertTrue(run.out().stream().anyMatch(line -> line.matches("empties=\\d+ deep=\\d+ shallow=\\d+ n=\\d+ .*")));
        assertEquals(
                run.out(),
                CommandLineRun.of(
                                "probcut",
                                "--positions=60",
                                "--depth=3",
                                "--endings=60",
                                "--solve=11",
                                "--table",
                                "--seed=2")
                        .out());
    }

    @Test
    void peoplePrintsEachModel() throws IOException {
        byte[][] games = new byte[6][];
        String[] lines = {
            "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c6f7", "f5d6c5f4e3c6d3f6e6d7g3c4g5c3f7g6", "f5f6e6f4e3c5c4e7b5e2f2d2f3d3g5c3",
            "f5d6c4d3c3f4f6f3e6e7d7b4", "f5d6c3d3c4f4e6f6e3c5c6b6c7b5e7f3", "f5d6c5f4e3d3e6g5c4c3d2e2f6d1g4f3",
        };
        for (int i = 0; i < games.length; i++) {
            games[i] = ArchiveBytes.game(lines[i], 32);
        }
        ArchiveBytes.write(folder, "WTH_2001.wtb", games);
        CommandLineRun run = CommandLineRun.of("people", "--wthor=" + folder, "--positions=120", "--depth=1");
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out().get(0).matches("120 positions, \\d+ of them held out, losses by 1 plies"),
                run.out().get(0));
        assertEquals(1 + 4 + Decisions.TERMS + 5, run.out().size());
        assertTrue(run.out().get(1).startsWith("any move "));
        assertTrue(run.out().get(4).startsWith("both "));
        assertTrue(run.out().get(5).matches("loss +-?[0-9.]+"), run.out().get(5));
        assertTrue(run.lastLine().startsWith("49…60 empties"), run.lastLine());
    }
}
