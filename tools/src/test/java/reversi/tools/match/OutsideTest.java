package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;

/** Programs of others in a match: scripted ones, and our own in a process of its own. */
class OutsideTest {
    private static final TimeLeft NO_TIME = new TimeLeft(TimeLeft.NO_CLOCK, 0, 0);

    private final List<String> heard = new ArrayList<>();
    private int starts;

    @Test
    void gtpProgramReceivesEachMoveOnceAndTheTime() throws Contender.Failure {
        GtpProgram program = new GtpProgram(script(line -> line.startsWith("genmove") ? "= F6\n" : "=\n"));
        program.begin(1);
        assertEquals(Move.at("f6"), program.move(game("f5"), new TimeLeft(90_500, 0, 0)));
        assertEquals(Move.at("f6"), program.move(game("f5f6d3g5h5h4f7h6"), NO_TIME));
        assertEquals(
                List.of(
                        "protocol_version",
                        "boardsize 8",
                        "clear_board",
                        "time_settings 90 0 0",
                        "play black f5",
                        "time_left white 90 0",
                        "genmove white",
                        "play black d3",
                        "play white g5",
                        "play black h5",
                        "play white h4",
                        "play black f7",
                        "play white h6",
                        "play black pass",
                        "genmove white"),
                heard);
    }

    @Test
    void nboardProgramReceivesTheWholeGame() throws Contender.Failure {
        Map<String, String> answers = Map.of("ping 1", "status hm\npong 1", "go", "search F6 1 0 3\n=== f6/-1.0/0.1");
        NBoardProgram program = new NBoardProgram(script(line -> answers.getOrDefault(line, "")), 12);
        program.begin(1);
        assertEquals(Move.at("f6"), program.move(game("f5"), new TimeLeft(90_500, 0, 0)));
        assertEquals(List.of("nboard 2", "set depth 12"), heard.subList(0, 2));
        assertTrue(heard.get(2).startsWith("set game (;GM[Othello]PB[]PW[]TI[01:30]RE[?]TY[8]BO[8 "), heard.get(2));
        assertTrue(heard.get(2).endsWith(" *]B[F5];)"), heard.get(2));
    }

    @Test
    void restartsAProgramThatEnded() throws Contender.Failure {
        GtpProgram program = new GtpProgram(script(line -> line.startsWith("genmove") ? "\0" : "=\n"));
        program.begin(1);
        Contender.Failure silent = assertThrows(Contender.Failure.class, () -> program.move(game("f5"), NO_TIME));
        assertEquals("fell silent", silent.getMessage());
        assertThrows(Contender.Failure.class, () -> program.move(game("f5"), NO_TIME));
        program.begin(2);
        assertEquals(2, starts);
    }

    @Test
    void failsOnAnAnswerThatIsNoMove() throws Contender.Failure {
        GtpProgram program = new GtpProgram(script(line -> line.startsWith("genmove") ? "= resign\n" : "=\n"));
        program.begin(1);
        assertThrows(Contender.Failure.class, () -> program.move(game("f5"), NO_TIME));
        GtpProgram refusing = new GtpProgram(script(line -> line.startsWith("play") ? "? illegal move\n" : "=\n"));
        refusing.begin(1);
        assertThrows(Contender.Failure.class, () -> refusing.move(game("f5"), NO_TIME));
    }

    @Test
    void playsAMatchThroughBothProtocols() {
        String java = System.getProperty("java.home") + "/bin/java -XX:TieredStopAtLevel=1 -cp '"
                + System.getProperty("java.class.path") + "' reversi.tools.Main ";
        CommandLineRun run = CommandLineRun.of(
                "match", "gtp:" + java + "gtp --depth 1", "nboard:1:" + java + "nboard", "--games", "2");
        assertEquals(0, run.code(), run::err);
        assertTrue(run.lastLine().contains(" of 2 ("), run.lastLine());
        assertTrue(!run.lastLine().contains("not played out"), run.err());
    }

    @Test
    void missingProgramLosesWithAReason() {
        CommandLineRun run = CommandLineRun.of("match", "gtp:/no/such/program", "random", "--games", "2");
        assertEquals(0, run.code());
        assertTrue(run.lastLine().endsWith(", 2 not played out"), run.lastLine());
        assertTrue(run.err().contains("cannot be started"), run.err());
    }

    @Test
    void talksWithoutEndAndWithoutAnsweringLoses() throws Contender.Failure {
        String chatter = "status thinking\n".repeat(100_001);
        NBoardProgram program = new NBoardProgram(script(line -> line.equals("go") ? chatter : pong(line)), 1);
        program.begin(1);
        Contender.Failure failure = assertThrows(Contender.Failure.class, () -> program.move(game("f5"), NO_TIME));
        assertEquals("writes without answering", failure.getMessage());
    }

    @Test
    void quotesWhatAProgramWroteShortAndWithoutControlCharacters() throws Contender.Failure {
        String garbage = "===\u001b[2J" + "x".repeat(5_000);
        NBoardProgram program = new NBoardProgram(script(line -> line.equals("go") ? garbage : pong(line)), 1);
        program.begin(1);
        String said = assertThrows(Contender.Failure.class, () -> program.move(game("f5"), NO_TIME))
                .getMessage();
        assertTrue(said.startsWith("made no move:  [2Jxxx"), said);
        assertEquals(200, said.length());
    }

    private static String pong(String line) {
        return line.startsWith("ping") ? "pong" + line.substring(4) : "";
    }

    /** What a program does that is a shell's script, and why its game is lost. */
    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @CsvSource(
            delimiter = '|',
            value = {
                "exit 3 | ended with exit code 3",
                "read line; echo '= 2'; echo; read line; kill -9 $$ | ended with exit code 137",
                "while :; do printf x; done | writes a line of more than 8192 characters",
                "while :; do echo no; done | writes without answering",
                "while :; do echo '= a1'; echo; done | may not play a1",
                "while read line; do echo \"? $line\"; echo; done | cannot clear its board",
            })
    void aBrokenProgramLosesAndIsToldWhy(String does, String why) {
        CommandLineRun run = CommandLineRun.of(
                "match", "gtp:sh -c '" + does.replace("'", "'\"'\"'") + "'", "random", "--games", "2");
        assertEquals(0, run.code());
        assertTrue(run.lastLine().endsWith("pairs LL 1, LD 0, even 0, WD 0, WW 0, 2 not played out"), run.lastLine());
        assertEquals(2, run.err().split(", player 1 ", -1).length - 1, run.err());
        assertTrue(run.err().contains(why), run.err());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void countsAndEndsWhatAScriptStarts() throws Exception {
        ProgramLines lines = ProgramLines.start("sh -c 'sh -c \"echo \\$\\$; while :; do :; done\"; true'");
        long inner = Long.parseLong(lines.receive(30_000).orElseThrow());
        ProcessHandle program = ProcessHandle.of(inner).orElseThrow();
        while (lines.processorNanos() == 0) {
            Thread.onSpinWait();
        }
        lines.close();
        program.onExit().get(30, TimeUnit.SECONDS);
        assertEquals(Optional.empty(), lines.receive(0));
    }

    @Test
    void splitsQuotedCommandLines() {
        assertEquals(List.of("a", "b c", "d'e", "", "f"), ProgramLines.words(" a 'b c' \"d'e\"  '' f"));
    }

    /** A program that answers each line as the script says, lines parted by line ends; after {@code \0} it is gone. */
    private Outside.Program script(Function<String, String> answers) {
        return () -> {
            starts++;
            return new Outside.Lines() {
                private final Deque<String> said = new ArrayDeque<>();

                @Override
                public void send(String line) {
                    heard.add(line);
                    said.addAll(List.of(answers.apply(line).split("\n", -1)));
                }

                @Override
                public Optional<String> receive(long millis) {
                    return Optional.ofNullable(said.poll()).filter(line -> !line.equals("\0"));
                }

                @Override
                public String ending() {
                    return "";
                }

                @Override
                public long processorNanos() {
                    return heard.size();
                }

                @Override
                public void close() {
                    said.clear();
                }
            };
        };
    }

    private static Transcript game(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }
}
