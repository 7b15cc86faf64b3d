package reversi.tools.gtp;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Engine;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;
import reversi.tools.match.TimeLeft;
import reversi.tools.options.Strength;

/** Whole conversations in GTP: {@code >} is what the controller says, {@code <} the answer, {@code ~} a pattern of it. */
class GtpConversationTest {
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    private final GtpSession session =
            new GtpSession(new Engine(() -> 0, 10), Strength.parse("depth=1,solve=2"), 1, "1.2.3");

    private void talk(String script) {
        for (String exchange : script.split("(?m)^(?=>)")) {
            List<String> lines = exchange.lines().toList();
            if (lines.isEmpty()) {
                continue;
            }
            String answer = session.answer(lines.get(0).substring(1).strip());
            assertTrue(answer.endsWith("\n\n") || answer.isEmpty(), answer);
            String expected = String.join(
                    "\n",
                    lines.subList(1, lines.size()).stream()
                            .map(line -> line.substring(2))
                            .toList());
            if (exchange.contains("\n~")) {
                assertTrue(answer.strip().matches(expected), exchange + answer);
            } else {
                assertEquals(expected, answer.stripTrailing(), exchange);
            }
        }
    }

    @Test
    void playsAGameToItsEndAndScoresIt() {
        StringBuilder script = new StringBuilder("> boardsize 8\n< =\n> clear_board\n< =\n");
        Transcript game = ((TranscriptText.Ok) TranscriptText.read(WIPE_OUT, Variant.OTHELLO)).transcript();
        for (Turn turn : game.turns()) {
            String side = turn.mover() == Disc.BLACK ? "b" : "w";
            script.append("> play ")
                    .append(side)
                    .append(' ')
                    .append(turn.move())
                    .append("\n< =\n");
        }
        talk(
                script
                        + """
                > final_score
                < = B+64
                > genmove w
                < = pass
                > reg_genmove black
                < = pass
                > play w pass
                < =
                > play b d4
                < ? illegal move
                > undo
                < =
                > undo
                < =
                > final_score
                < = B+64
                > undo
                < =
                > final_score
                < ? cannot score
                > genmove b
                ~ = [a-h][1-8]
                """);
    }

    @Test
    void repeatsIds() {
        talk(
                """
                > 1 name
                < =1 Reversi
                > 002 play black a1
                < ?002 illegal move
                > 3
                < ?3 unknown command
                > 4 boardsize 5
                < ?4 unacceptable size
                > 99999999999999999999 komi 0
                < =99999999999999999999
                > -1 name
                < ? unknown command
                """);
    }

    @Test
    void clearBoardKeepsTheSize() {
        talk(
                """
                > boardsize 6
                < =
                > play black e4
                ~ [=?].*
                > clear_board
                < =
                > undo
                < ? cannot undo
                > showboard
                < =
                <    A B C D E F
                <  1 - - - - - -   X (black) to move
                <  2 - - . - - -   X 2, O 2
                <  3 - . O X - -
                <  4 - - X O . -
                <  5 - - - . - -
                <  6 - - - - - -
                <    A B C D E F
                > boardsize 8
                < =
                > undo
                < ? cannot undo
                """);
    }

    @Test
    void undoTakesBackOneTurn() {
        talk(
                """
                > undo
                < ? cannot undo
                > play b f5
                < =
                > play w f6
                < =
                > undo
                < =
                > play w d6
                < =
                > undo
                < =
                > undo
                < =
                > undo
                < ? cannot undo
                """);
    }

    /** Controllers pass for both sides once nobody can move, and take each pass back. */
    @Test
    void undoTakesBackPassesAfterTheEnd() {
        String game = Stream.of("b e6", "w f4", "b e3", "w f6", "b g5", "w d6", "b e7", "w f5", "b c5")
                .map(turn -> "> play " + turn + "\n< =\n")
                .collect(joining());
        talk(game + "> play w pass\n< =\n> genmove b\n< = pass\n> undo\n< =\n> undo\n< =\n> final_score\n< = B+64\n"
                + "> undo\n< =\n> final_score\n< ? cannot score\n> play b c5\n< =\n> final_score\n< = B+64\n");
    }

    /** White has no move after h6; who leaves its pass out takes back two turns by two undos, whoever put the pass in. */
    @Test
    void undoTakesBackAPassThatWasLeftOutWithItsMove() {
        String toPass = Stream.of("b f5", "w f6", "b d3", "w g5", "b h5", "w h4", "b f7")
                .map(turn -> "> play " + turn + "\n< =\n")
                .collect(joining());
        for (String reply : List.of("> play w c5\n< =\n", "> genmove w\n~ = [a-h][1-8]\n")) {
            talk(toPass + "> play w h6\n< =\n" + reply + "> undo\n< =\n> undo\n< =\n> play w h6\n< =\n"
                    + "> play b pass\n< =\n> undo\n< =\n> play b pass\n< =\n> play w c5\n< =\n> clear_board\n< =\n");
        }
    }

    @Test
    void refusesATurnOfTheWrongSideWithoutChange() {
        talk(
                """
                > play white f5
                < ? illegal move
                > genmove white
                < ? illegal move
                > reg_genmove w
                < ? illegal move
                > play black f5
                < =
                > play black f6
                < ? illegal move
                > genmove black
                < ? illegal move
                > play white pass
                < ? illegal move
                > play white f6
                < =
                """);
    }

    @Test
    void listsEveryCommandThatItKnows() {
        List<String> commands =
                session.answer("list_commands").substring(2).strip().lines().toList();
        assertTrue(commands.containsAll(List.of("protocol_version", "name", "version", "known_command", "quit")));
        assertTrue(commands.containsAll(List.of("boardsize", "clear_board", "komi", "play", "genmove", "undo")));
        for (String command : commands) {
            assertEquals("= true\n\n", session.answer("known_command " + command));
            assertFalse(session.answer(command).contains("unknown command"), command);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "time_settings 1 2 3 4     | ? syntax error",
                "time_settings             | ? syntax error",
                "time_settings -5 0 0      | =",
                "time_settings 1e3 0 0     | ? syntax error",
                "time_settings 0.5 0.25 1  | =",
                "time_settings 1234567890 0 0 | ? syntax error",
                "time_left black           | ? syntax error",
                "time_left black 10 1 1    | ? syntax error",
                "time_left black ten 1     | ? syntax error",
                "time_left b 10 1          | =",
                "TIME_LEFT b 10 1          | ? unknown command",
                "komi                      | ? syntax error",
                "komi -7.5                 | =",
                "komi 7,5                  | ? syntax error",
                "boardsize 8.0             | =",
                "boardsize 6.5             | ? unacceptable size",
                "boardsize 2               | ? unacceptable size",
                "boardsize 12 12           | =",
                "set_game                  | ? unsupported game",
                "set_game OTHELLO          | =",
                "play black f5 f6          | =",
                "play BLACK F5             | =",
                "play black f55            | ? syntax error",
                "play black f              | ? syntax error",
                "play black PASS           | ? illegal move",
                "genmove BLACK extra       | = [a-h][1-8]",
                "undo undo                 | ? cannot undo",
            })
    void checksTheArgumentsOfEachCommand(String line, String answer) {
        String said = session.answer(line).strip();
        assertTrue(said.equals(answer) || said.matches(answer), said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "name # remark", "\tname\t", "  name  ", "na\u0000me", "name\r", "name#"})
    void readsALineWithoutRemarksAndControlCharacters(String line) {
        assertEquals("= Reversi\n\n", session.answer(line));
    }

    @Test
    void answersRandomInputInProtocolForm() {
        Random random = new Random(5);
        List<String> words = List.of(
                "play",
                "genmove",
                "undo",
                "black",
                "w",
                "f5",
                "d6",
                "pass",
                "showboard",
                "9",
                "boardsize",
                "4",
                "6",
                "clear_board",
                "time_left",
                "time_settings",
                "0",
                "-1",
                "komi",
                "#",
                "known_command",
                "final_score");
        for (int line = 0; line < 600; line++) {
            StringBuilder text = new StringBuilder();
            for (int word = random.nextInt(5); word >= 0; word--) {
                text.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            String answer = session.answer(text.toString());
            assertTrue(answer.isEmpty() || answer.matches("(?s)[=?][0-9]*( .*|\n.*)?\n\n"), text + "→ " + answer);
        }
        assertFalse(session.isOver());
    }

    @Test
    void clockCountsUsedTime() {
        GtpClock clock = new GtpClock();
        clock.set(10, 5, 2);
        assertEquals(
                new TimeLeft(10_000, 2_500, 0), clock.left(Disc.BLACK), "5 s for 2 moves are as good as 2.5 s each");
        clock.used(Disc.BLACK, 9_000);
        assertEquals(new TimeLeft(1_000, 2_500, 0), clock.left(Disc.BLACK));
        clock.used(Disc.BLACK, 9_000);
        assertEquals(1, clock.left(Disc.BLACK).millis(), "never zero: a move must still be made");
        assertEquals(10_000, clock.left(Disc.WHITE).millis());
        clock.left(Disc.WHITE, 3, 0);
        assertEquals(new TimeLeft(3_000, 2_500, 0), clock.left(Disc.WHITE));
        clock.left(Disc.WHITE, 0.001, 5);
        assertEquals(1, clock.left(Disc.WHITE).moveMillis(), "at least a millisecond");
        clock.left(Disc.WHITE, -2, 0);
        assertEquals(0, clock.left(Disc.WHITE).millis());
        clock.set(60, 0, 0);
        assertEquals(new TimeLeft(60_000, 0, 0), clock.left(Disc.BLACK), "new settings forget what was used");
    }

    @Test
    void ignoresUsedTimeWithoutAClock() {
        GtpClock clock = new GtpClock();
        clock.used(Disc.BLACK, 5_000);
        assertFalse(clock.left(Disc.BLACK).hasClock());
        clock.set(0, 7, 0);
        assertFalse(clock.left(Disc.BLACK).hasClock(), "byo-yomi of no moves is no limit");
        clock.set(0, 0, 0);
        assertEquals(new TimeLeft(0, 0, 0), clock.left(Disc.BLACK), "no main time and no byo-yomi is no time at all");
    }

    @Test
    void commandReadsStandardInputUntilQuit() {
        CommandLineRun run = on("name\n\nplay black f5\nquit\nversion\n", "gtp", "--depth", "1", "--no-book");
        assertEquals(0, run.code(), run.err());
        assertEquals(List.of("= Reversi", "", "=", "", "=", ""), run.out());
    }

    @Test
    void commandEndsWithItsInput() {
        assertEquals(
                List.of("= 2", ""),
                on("protocol_version", "gtp", "--level", "1").out());
        assertEquals(List.of(), on("", "gtp", "--level", "1").out());
    }

    private static CommandLineRun on(String input, String... line) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandLineRun.of(line);
        } finally {
            System.setIn(before);
        }
    }
}
