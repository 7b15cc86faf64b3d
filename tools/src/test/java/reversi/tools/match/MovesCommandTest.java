package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

class MovesCommandTest {
    private static final String[] GAMES = {
        "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c6f7", "f5d6c5f4e3c6d3f6e6d7g3c4g5c3f7g6", "f5f6e6f4e3c5c4e7b5e2f2d2f3d3g5c3",
        "f5d6c5f4e3d3e6g5c4c3d2e2f6d1g4f3", "f5d6c3d3c4f4e6f6e3c5c6b6c7b5e7f3", "f5d6c5f4e7c6b6b5c4b3c3b4a3a4e6d3",
    };

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheArchive() throws IOException {
        byte[][] games = new byte[GAMES.length][];
        for (int i = 0; i < GAMES.length; i++) {
            games[i] = ArchiveBytes.game(GAMES[i], 32);
        }
        ArchiveBytes.write(folder, "WTH_2001.wtb", games);
    }

    private CommandLineRun choose(String player, Path out, String... more) {
        List<String> line = new ArrayList<>(List.of("moves", "choose", player, "--wthor=" + folder, "--out=" + out));
        List<String> usual = List.of("--positions=20", "--fewest=46", "--most=52");
        for (String option : usual) {
            String name = option.substring(0, option.indexOf('=') + 1);
            if (Arrays.stream(more).noneMatch(other -> other.startsWith(name))) {
                line.add(option);
            }
        }
        line.addAll(List.of(more));
        return CommandLineRun.of(line.toArray(new String[0]));
    }

    private CommandLineRun judge(Path base, Path other) {
        String values = "--values=" + folder.resolve("values");
        return CommandLineRun.of("moves", "judge", base.toString(), other.toString(), values, "--depth=6", "--solve=0");
    }

    private static double gain(CommandLineRun run) {
        return Double.parseDouble(run.lastLine().replaceAll(".* gain ([-+0-9.]+) .*", "$1"));
    }

    @Test
    void whoLooksAheadChoosesBetterThanWhoTakesMost() throws IOException {
        Path greedy = folder.resolve("greedy");
        Path ahead = folder.resolve("ahead");
        CommandLineRun chosen = choose("greedy", greedy);
        assertEquals(0, chosen.code(), chosen.err());
        assertTrue(chosen.lastLine().startsWith("20 positions, processor seconds a move: "), chosen.lastLine());
        assertEquals(21, Files.readAllLines(greedy).size());
        assertEquals(0, choose("depth=4,book=no", ahead, "--jobs=2").code());

        CommandLineRun better = judge(greedy, ahead);
        assertEquals(0, better.code(), better.err());
        assertTrue(gain(better) > 1, better.lastLine());
        List<String> values = Files.readAllLines(folder.resolve("values"));
        CommandLineRun worse = judge(ahead, greedy);
        assertEquals(-gain(better), gain(worse));
        assertEquals(values, Files.readAllLines(folder.resolve("values")), "valued twice");
    }

    @Test
    void aFileComparedWithItselfGainsNothing() {
        Path file = folder.resolve("random");
        choose("random", file);
        CommandLineRun run = judge(file, file);
        assertEquals("random: 0 of 20 differ in value, gain +0.000 +- 0.000 discs a move", run.lastLine());
    }

    @Test
    void goesOnWhereItWasInterrupted() throws IOException {
        Path whole = folder.resolve("whole");
        Path rest = folder.resolve("rest");
        choose("depth=2,book=no", whole);
        List<String> lines = Files.readAllLines(whole);
        Files.writeString(
                rest,
                String.join("\n", lines.subList(0, 8)) + "\n" + lines.get(8).substring(0, 5));
        assertEquals(0, choose("depth=2,book=no", rest).code());

        assertEquals(lines.subList(0, 8), Files.readAllLines(rest).subList(0, 8));
        Set<String> all = new TreeSet<>(Files.readAllLines(rest));
        assertEquals(new TreeSet<>(lines), all);
    }

    @Test
    void refusesWhatCannotBeCompared() throws IOException {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        choose("greedy", one);
        choose("greedy", two, "--seed=2");
        CommandLineRun other = judge(one, two);
        assertEquals(2, other.code());
        assertTrue(other.err().contains("has other positions than"), other.err());
        CommandLineRun begun = choose("random", one);
        assertEquals(2, begun.code());
        assertTrue(begun.err().contains("keeps another question"), begun.err());
        Files.writeString(two, Files.readString(one).stripTrailing());
        assertTrue(judge(one, two).err().contains("has other positions than"), "a line cut off counted");
        Files.writeString(two, "# moves\nf5d6\n");
        assertTrue(judge(one, two).err().contains("line 2 is no position and answer"));
        Files.writeString(two, "f5d6 c3\n");
        assertTrue(judge(one, two).err().contains("has no title"));
        CommandLineRun many = choose("greedy", folder.resolve("many"), "--positions=1000");
        assertEquals(2, many.code());
        assertTrue(many.err().contains("the games have too few positions: "), many.err());
        CommandLineRun none = choose("greedy", folder.resolve("none"), "--fewest=60", "--most=60");
        assertTrue(none.err().contains("no 20 positions with 60 to 60 empties"), none.err());
    }

    @Test
    void aProgramThatFailsEndsItWithItsMessage() {
        CommandLineRun run = choose("gtp:false", folder.resolve("failed"));
        assertEquals(1, run.code());
        assertTrue(run.err().startsWith("gtp:false: "), run.err());
    }
}
