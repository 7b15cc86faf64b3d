package reversi.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each command says to arguments it cannot use (2) and to files it cannot read or write (1). */
class CommandRefusalTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.createDirectory(folder.resolve("none"));
        Files.createFile(folder.resolve("empty"));
        Files.writeString(folder.resolve("text"), "not what was expected\n");
        Files.writeString(folder.resolve("lines.txt"), "# two games\n\nf5d6\nf5f6\n");
        String board = "-".repeat(27) + "OX------XO" + "-".repeat(27);
        Files.writeString(folder.resolve("two.obf"), board + " X;\n" + board + " X;\n");
        ArchiveBytes.write(folder.resolve("games"), "WTH_2001.wtb", ArchiveBytes.game("f5d6", 32));
        Files.createDirectory(folder.resolve("cut"));
        Files.write(folder.resolve("cut").resolve("WTH_2001.wtb"), new byte[80]);
        Files.createDirectory(folder.resolve("odd"));
        Files.write(folder.resolve("odd").resolve("a.positions"), new byte[21]);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                            | Name a subcommand; --help lists them.",
                "castle                        | Unmatched argument at index 0: 'castle'",
                "train                         | Name a step; --help lists them.",
                "train castle                  | Unmatched argument at index 1: 'castle'",
                "perft                         | Missing required parameter: 'DEPTH'",
                "perft 0                       | DEPTH is 1 to 14, not 0.",
                "perft 15                      | DEPTH is 1 to 14, not 15.",
                "perft two                     | 'two' is not an int",
                "perft 3 4                     | Unmatched argument at index 2: '4'",
                "perft 3 --depth 4             | Unknown options: '--depth', '4'",
                "perft 3 --board paper         | expected one of [position, bitboard] (case-insensitive) but was 'paper'",
                "perft 3 --count-passes some   | expected one of [yes, no] (case-insensitive) but was 'some'",
                "simulate --players 1          | --players is 2 to 10000000.",
                "simulate --think 0            | --think is 0.1 to 1000000.",
                "simulate --bus post           | expected one of [NOTIFY, BROKER] (case-insensitive) but was 'post'",
                "replay                        | Missing required parameter: 'FOLDER'",
                "solve                         | Missing required parameter: 'FILE'",
                "solve @empty                  | --from is 1 to 0, not 1.",
                "solve @text                   | text, line 1: no position.",
                "solve @two.obf --from 3       | --from is 1 to 2, not 3.",
                "solve @two.obf --from 0       | --from is 1 to 2, not 0.",
                "solve @two.obf --from 2 --to 1 | --from is 1 to 1, not 2.",
                "solve @two.obf --weights @text | not a file of pattern weights",
                "solve @two.obf --weights @gone | cannot read weights: ",
                "bench --depth deep            | 'deep' is not an int",
                "bench --depths 4,x --table    | 'x' is not an int",
                "analyse                       | Missing required parameter: 'GAME'",
                "analyse f5f5                  | line 1, character 2: an illegal move 'f5': OCCUPIED",
                "analyse @empty                | no game of any known format",
                "analyse @lines.txt --game 3   | no game 3 among 2",
                "analyse @lines.txt --game 0   | no game 0 among 2",
                "analyse @cut/WTH_2001.wtb     | no game of any known format",
                "analyse @games/WTH_2001.wtb --game 2 | no game 2 among 1",
                "analyse f5 --level 0          | levels are 1 to ",
                "analyse f5 --level 99         | levels are 1 to ",
                "analyse f5 --seconds soon     | 'soon' is not a double",
                "book build                    | Missing required options: '--wthor=<wthor>', '--out=<out>', '--log=<log>'",
                "book prove                    | Missing required options and parameters: '--log=LOG', 'FILE'",
                "book prove @gone --log @gone --depth 36 | lines end before searches reach the end of the game",
                "book prove @gone --log @gone --confidence 88 | no search is 20 plies deep at 88 %",
                "book prove @gone --log @gone --lines @text | not the moves of a game: 'not what was expected'",
                "people                        | Missing required option: '--wthor=<wthor>'",
                "people --wthor @games --positions many | 'many' is not an int",
                "probcut --table=perhaps       | perhaps",
                "fairplay                      | Name a step; --help lists them.",
                "fairplay check                | Missing required option: '--wthor=FOLDER'",
                "fairplay check --wthor @games --games 0 | --games, --batches, --helped and --threads are 1 or more.",
                "fairplay check --wthor @games --from 2001 | Nobody played 30 games in these years.",
                "fairplay fit                  | Missing required option: '--wthor=FOLDER'",
                "starts                        | Missing required parameter: 'FILE'",
                "moves                         | Name a step; --help lists them.",
                "moves choose greedy           | Missing required options: '--wthor=<wthor>', '--out=<out>'",
                "moves judge one               | Missing required options and parameters: '--values=<values>', 'FILE'",
                "match                         | Missing required parameters: 'A', 'B'",
                "match greedy                  | Missing required parameter: 'B'",
                "match greedy grandmaster      | not a whole number: 'grandmaster' in 'grandmaster'",
                "match greedy level=1,level=2  | not a setting, or said twice: 'level=2' in 'level=1,level=2'",
                "match greedy depth=1,colour=9 | nobody knows [colour] in 'depth=1,colour=9'",
                "match greedy gtp:             | a program has a command line",
                "match greedy nboard:deep:x    | not as in nboard:DEPTH:COMMAND: 'nboard:deep:x'",
                "match greedy nboard:100:x     | not as in nboard:DEPTH:COMMAND: 'nboard:100:x'",
                "match greedy nboard:4         | not as in nboard:DEPTH:COMMAND: 'nboard:4'",
                "match greedy random --time -1 | times are not negative",
                "match greedy random --games 2 --log @text | text keeps another match: not what was expected",
                "ladder                        | Missing required option: '--log=<folder>'",
                "ladder greedy --log @none     | a ladder has two players at least",
                "ladder greedy nobody --log @none | not a whole number: 'nobody' in 'nobody'",
                "ladder greedy random --log @none --increment -2 | times are not negative",
                "gtp --level 0                 | levels are 1 to ",
                "gtp --hash much               | 'much' is not an int",
                "nboard --level 0              | levels are 1 to ",
                "train play                    | Missing required option: '--out=<out>'",
                "train play --out @none --variant anti --weights @text | not a file of pattern weights",
                "train play --out @none --variant 12sdx | no variant '12sdx'",
                "train play --out @none --stray -1 | --stray is 0 or more",
                "train real                    | Missing required options: '--wthor=<wthor>', '--out=<out>'",
                "train label                   | '--data=<data>', '--out=<out>', '--weights=<weights>'",
                "train fit                     | '--data=<data>'",
                "train net                     | Missing required options: '--data=<data>', '--weights=<weights>'",
                "train net --data @none --weights @text --numbers 0 | --numbers is 1 to 64",
                "train net --data @none --weights @text | text: not a file of pattern weights",
                "train features                | Missing required option: '--data=<data>'",
                "train features --data @odd --blend half | 'half' is not a double",
                "bundle --page @none           | Missing required options: ",
                "protocol --into there         | Unknown options: '--into', 'there'",
                "load --games 0                | 1 to 5000 games, at least a second, and a --server to kill; a storm of at least",
                "load --games 5001             | 1 to 5000 games, at least a second, and a --server to kill; a storm of at least",
                "load --seconds 0              | 1 to 5000 games, at least a second, and a --server to kill; a storm of at least",
                "load --watchers -1            | 1 to 5000 games, at least a second, and a --server to kill; a storm of at least",
                "load --kills 1                | 1 to 5000 games, at least a second, and a --server to kill; a storm of at least",
                "serve 8080 --port 8081        | the port once, not twice",
                "serve --port 65536            | --port is 0 to 65535",
                "serve --memory 64             | Missing required argument(s): --api",
                "serve --api --host 999.9.9.9  | 999.9.9.9",
                "serve --api --engines 0       | engines: 1 to 256, not 0",
                "serve --api --memory 0        | memory in MiB: 1 to 12288, not 0",
                "serve --api --requests 1001   | requests: 1 to 1000, not 1001",
                "serve --api --most-seconds 0  | seconds of a request: 1 to 86400, not 0",
                "load --port http              | 'http' is not an int",
            })
    void refusesArguments(String line, String message) throws IOException {
        CommandLineRun run = run(line);
        assertEquals(2, run.code(), run.err());
        assertTrue(run.err().contains(message), run.err());
        assertEquals(List.of(), run.out());
        assertUnchanged();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "replay @gone                             | No folder ",
                "replay @text                             | No folder ",
                "replay @none                             | No file WTH_*.wtb in ",
                "solve @gone                              | gone: no such file or folder",
                "solve @none                              | IOException",
                "book build --wthor @gone --out @b --log @l     | gone",
                "book build --wthor @none --out @b --log @l     | no games in archives WTH_*.wtb of ",
                "book build --wthor @cut --out @b --log @l      | WTH_2001.wtb is not an archive of games",
                "book build --wthor @games --out @b --log @none --depth 1 --least 9 | Is a directory",
                "people --wthor @gone                     | gone",
                "people --wthor @none                     | no games in archives WTH_*.wtb of ",
                "people --wthor @cut                      | WTH_2001.wtb is not an archive of games",
                "probcut --wthor @none                    | no games in archives WTH_*.wtb of ",
                "fairplay check --wthor @gone             | gone",
                "fairplay check --wthor @games            | no games of 2013 to 2021 in archives WTH_*.wtb of ",
                "fairplay check --wthor @cut              | WTH_2001.wtb is not an archive of games",
                "probcut --weights @text                  | text: not a file of pattern weights",
                "probcut --weights @gone                  | gone",
                "starts @none --count 0                   | none",
                "starts @gone/list --count 0              | gone",
                "match greedy random --games 2 --log @none | Is a directory",
                "match greedy random --games 2 --log @gone/log | gone",
                "ladder greedy random --log @text --games 0 | text",
                "train play --out @text --games 1         | text",
                "train real --wthor @gone --out @none     | gone",
                "train real --wthor @cut --out @none      | WTH_2001.wtb is not an archive of games",
                "train real --wthor @games --out @none --weights @text | text: not a file of pattern weights",
                "train label --data @gone --out @none --weights @text | gone",
                "train label --data @odd --out @none --weights @gone | gone",
                "train fit --data @gone --out @w          | gone",
                "train fit --data @odd --out @w           | a.positions is not a whole number of positions",
                "train net --data @none --weights @gone   | gone",
                "train features --data @odd               | a.positions is not a whole number of positions",
                "bake --assets @gone                      | name the assets folder with --assets.",
                "bake --assets @text                      | name the assets folder with --assets.",
                "bundle --page @none --script @none --engine @none --assets @none --out @made --release 1 | engine-worker.js",
                "protocol --sources @none --out @made     | ModerationRequest.java",
            })
    void failsWithTheNameOfTheFile(String line, String message) throws IOException {
        CommandLineRun run = run(line);
        assertEquals(1, run.code(), run.err());
        assertTrue(run.err().contains(message), run.err());
        assertUnchanged();
    }

    @Test
    void saysWhichVersionAndHelpsWithoutDoingAnything() {
        for (String help : List.of("--help", "train --help", "perft -h", "train fit --help", "load --help")) {
            CommandLineRun run = CommandLineRun.of(help.split(" "));
            assertEquals(0, run.code(), help);
            assertTrue(run.out().get(0).startsWith("Usage: reversi-tools"), help);
        }
        assertTrue(CommandLineRun.of("--version").lastLine().matches("reversi-tools \\d.*"));
    }

    private CommandLineRun run(String line) {
        return CommandLineRun.of(Stream.of(line.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word ->
                        word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
                .toArray(String[]::new));
    }

    /** Nothing that a command was given to read was written to. */
    private void assertUnchanged() throws IOException {
        assertEquals("not what was expected\n", Files.readString(folder.resolve("text")));
        assertEquals(0, Files.size(folder.resolve("empty")));
        assertTrue(Arrays.equals(
                new byte[21], Files.readAllBytes(folder.resolve("odd").resolve("a.positions"))));
    }
}
