package reversi.tools.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;
import reversi.tools.options.Shipped;
import reversi.training.champion.ChampionFile;
import reversi.training.champion.ChampionGame;

/** Champions' games are chosen, valued and checked, and what is wrong is found. */
class ChampionCommandTest {
    private static final int PLAYER = 20;
    private static final int TOURNAMENT = 26;

    @TempDir
    private Path folder;

    private static List<ChampionGame> games() throws IOException {
        return ChampionFile.read(new String(Shipped.bytes("/champion/games.txt"), StandardCharsets.UTF_8))
                .orElseThrow();
    }

    @Test
    void theGamesOfTheGameAreRight() throws IOException {
        CommandLineRun run = CommandLineRun.of("champion", "check");
        assertEquals(0, run.code(), () -> run.out().toString());
        assertTrue(run.lastLine().startsWith("games=" + games().size() + " moves="), run::lastLine);
        assertTrue(run.lastLine().endsWith(" wrong=0"), run::lastLine);
    }

    @Test
    void aWrongValueIsFound() throws IOException {
        ChampionGame game = games().get(0);
        int last = game.values().lastIndexOf(' ');
        String values = game.values().substring(0, last) + " 63A";
        ChampionGame wrong = new ChampionGame(
                game.year(),
                game.number(),
                game.champion(),
                game.black(),
                game.white(),
                game.blackScore(),
                game.moves(),
                values);
        Path file = folder.resolve("games.txt");
        Files.writeString(file, ChampionFile.write(List.of(wrong)));
        CommandLineRun run = CommandLineRun.of("champion", "check", file.toString());
        assertEquals(1, run.code());
        assertTrue(run.lastLine().endsWith(" wrong=1"), run::lastLine);
    }

    @Test
    void gamesThatTheChampionWonAgainstTheSecondAreChosen() throws IOException {
        String moves = games().stream()
                .filter(game -> game.id().equals("2001-2"))
                .findFirst()
                .orElseThrow()
                .moves();
        byte[] won = numbered(ArchiveBytes.game(moves, 40), 1, 2);
        byte[] lost = numbered(ArchiveBytes.game(moves, 40), 2, 1);
        byte[] unfinished = numbered(ArchiveBytes.game(moves.substring(0, 80), 40), 1, 2);
        Path archives = ArchiveBytes.write(folder.resolve("archives"), "WTH_2001.wtb", won, lost, unfinished);
        Path players = list("WTHOR.JOU", PLAYER, "Nobody", "Rose Brian", "Schreiber Raphael");
        Path tournaments = list("WTHOR.TRN", TOURNAMENT, "World Championship");
        Path out = folder.resolve("made.txt");
        CommandLineRun run = CommandLineRun.of(
                "champion",
                "make",
                archives.toString(),
                "--players",
                players.toString(),
                "--tournaments",
                tournaments.toString(),
                "--out",
                out.toString(),
                "--depth",
                "2",
                "--exact",
                "10");
        assertEquals(0, run.code(), () -> run.err().toString());
        assertEquals("candidates=1 games=1", run.lastLine());
        ChampionGame made =
                ChampionFile.read(Files.readString(out)).orElseThrow().get(0);
        assertEquals("Rose", made.black());
        assertEquals(moves, made.moves());
        assertEquals(
                0,
                CommandLineRun.of("champion", "check", out.toString(), "--empties", "10")
                        .code());
    }

    /** The record of a game with the numbers of its players, in the tournament with number 0. */
    private static byte[] numbered(byte[] game, int black, int white) {
        byte[] record = game.clone();
        record[2] = (byte) black;
        record[4] = (byte) white;
        return record;
    }

    private Path list(String name, int length, String... names) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(new byte[16]);
        for (String one : names) {
            byte[] padded = new byte[length];
            byte[] letters = one.getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(letters, 0, padded, 0, letters.length);
            bytes.writeBytes(padded);
        }
        Path file = folder.resolve(name);
        Files.write(file, bytes.toByteArray());
        return file;
    }

    @Test
    void misuseAndFilesThatAreNoneAreSaid() throws IOException {
        assertEquals(2, CommandLineRun.of("champion").code());
        assertEquals(2, CommandLineRun.of("champion", "make", folder.toString()).code());
        Path nothing = folder.resolve("nothing.txt");
        Files.writeString(nothing, "nothing\n");
        assertEquals(
                2, CommandLineRun.of("champion", "check", nothing.toString()).code());
        String list = nothing.toString();
        assertEquals(
                1,
                CommandLineRun.of(
                                "champion",
                                "make",
                                folder.toString(),
                                "--players",
                                list,
                                "--tournaments",
                                list,
                                "--out",
                                folder.resolve("out.txt").toString())
                        .code());
    }
}
