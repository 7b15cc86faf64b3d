package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.rules.BalancedStarts;
import reversi.tools.CommandLineRun;

/** Lists of balanced starts, made and proved. */
class StartsCommandTest {
    @TempDir
    Path folder;

    private CommandLineRun check(String text, String... more) throws IOException {
        String file = Files.writeString(folder.resolve("list.txt"), text).toString();
        String[] args = new String[3 + more.length];
        args[0] = "starts";
        args[1] = file;
        args[2] = "--check";
        System.arraycopy(more, 0, args, 3, more.length);
        return CommandLineRun.of(args);
    }

    @Test
    void whatIsMadeIsProvedAndMadeAgain() throws IOException {
        Path list = folder.resolve("made.txt");
        String[] make = {"starts", list.toString(), "--count", "3", "--depth", "4", "--limit", "300", "--seed", "5"};
        assertEquals(0, CommandLineRun.of(make).code());
        String text = Files.readString(list);
        assertEquals(3, BalancedStarts.read(text).lines().size());
        CommandLineRun checked = check(text, "--depth", "4", "--limit", "300");
        assertEquals(0, checked.code(), () -> checked.out().toString());
        assertEquals("openings=3 uneven=0", checked.lastLine());
        CommandLineRun.of(make);
        assertEquals(text, Files.readString(list));
    }

    @Test
    void whatIsTwiceOrUnevenIsTold() throws IOException {
        String line = "f5d6c3d3c4f4f6f3\n";
        CommandLineRun turned = check(line + "d3c3c4c5b4d2d6c6\n", "--depth", "2", "--limit", "6400");
        assertEquals(0, turned.code(), () -> turned.out().toString());
        CommandLineRun twice = check(line + line, "--depth", "2", "--limit", "6400");
        assertEquals(1, twice.code());
        assertEquals("openings=2 uneven=1", twice.lastLine());
        assertEquals("f5d6c3d3c4f4f6f3 twice", twice.out().get(0));
        assertEquals(1, check(line, "--depth", "2", "--limit", "-1").code());
    }

    @Test
    void whatIsNoListIsRefused() throws IOException {
        assertEquals(2, check("f5a1\n").code());
    }
}
