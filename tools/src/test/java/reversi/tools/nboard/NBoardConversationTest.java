package reversi.tools.nboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Engine;
import reversi.engine.TimeSource;
import reversi.tools.CommandLineRun;
import reversi.tools.options.Strength;

class NBoardConversationTest {
    private static final String HEAD =
            "(;GM[Othello]PC[NBoard]TY[8]BO[8 ---------------------------O*------*O" + "--------------------------- *]";
    /** Seen to the end: White is wiped out by the ninth disc. */
    private static final String WIPE_OUT = HEAD + "B[F5]W[D6]B[C5]W[F4]B[E3]W[F6]B[G5]W[E6]B[E7];)";

    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private NBoardSession session = session("depth=2,solve=4");

    private NBoardSession session(String strength) {
        return new NBoardSession(new Engine(TimeSource.SYSTEM, 10), Strength.parse(strength), 1, lines::add);
    }

    /** Hints take all of a level's time; these take little. */
    private void hurry() {
        session.close();
        session = session("depth=2,solve=4,seconds=0.05");
    }

    @AfterEach
    void close() {
        session.close();
    }

    /** Says lines one after another, each once the answer to the one before is complete. */
    private List<String> say(String... said) {
        lines.clear();
        for (String line : said) {
            session.receive(line);
            session.await();
        }
        return List.copyOf(lines);
    }

    private static List<String> starting(String prefix, List<String> lines) {
        return lines.stream().filter(line -> line.startsWith(prefix)).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go      | status Reversi is thinking",
                "hint 1  | status Reversi is analyzing",
                "analyze | status Reversi is analyzing",
            })
    void reportsTheStatusOfEachTask(String task, String begins) {
        hurry();
        List<String> answer = say("set game " + HEAD + "B[F5];)", task);
        assertEquals(begins, answer.get(0));
        assertEquals("status Reversi is waiting", answer.get(answer.size() - 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "hint 2"})
    void answersNothingAfterTheEnd(String task) {
        assertEquals(List.of(), say("set game " + WIPE_OUT, task));
    }

    @Test
    void analysisOmitsTheFinalPosition() {
        List<String> analysis = starting("analysis ", say("set game " + WIPE_OUT, "analyze"));
        assertEquals(9, analysis.size());
        assertTrue(analysis.get(0).matches("analysis 8 64\\.00"), analysis.get(0));
        assertTrue(analysis.get(8).startsWith("analysis 0 "), analysis.get(8));
    }

    @Test
    void hintGivesDistinctMoves() {
        hurry();
        List<String> answer = say("set game " + HEAD + "B[F5]W[D6];)", "hint 3");
        List<String> last = answer.subList(answer.size() - 5, answer.size() - 2);
        for (String line : last) {
            assertTrue(line.matches("search ([A-H][1-8])+ -?[0-9]+\\.[0-9]{2} 0 (100%|[0-9]+)"), line);
        }
        assertEquals(
                3,
                last.stream()
                        .map(line -> line.split(" ")[1].substring(0, 2))
                        .distinct()
                        .count());
        assertTrue(answer.get(answer.size() - 2).startsWith("nodestats "), answer::toString);
        assertTrue(value(last.get(0)) >= value(last.get(1)), last::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "hint 0", "hint many", "hint 100", "hint -3"})
    void hintDefaultsToOneMove(String line) {
        hurry();
        List<String> answer = say("set game " + HEAD + "B[F5]W[D6];)", line);
        List<String> searched = starting("search ", answer);
        assertFalse(searched.isEmpty());
        String best = searched.get(searched.size() - 1).split(" ")[1].substring(0, 2);
        assertEquals("nodestats", answer.get(answer.size() - 2).split(" ")[0]);
        assertTrue(answer.get(answer.size() - 3).startsWith("search " + best), answer::toString);
    }

    private static double value(String line) {
        return Double.parseDouble(line.split(" ")[2]);
    }

    @Test
    void goLeavesThePositionUnchanged() {
        String first = starting("=== ", say("set game " + HEAD + ";)", "go")).get(0);
        String second = starting("=== ", say("go")).get(0);
        assertTrue(first.matches("=== (C4|D3|E6|F5)/.*") && second.matches("=== (C4|D3|E6|F5)/.*"), first + second);
        assertEquals(List.of(), starting("status The move", say("move " + first.substring(4))));
        assertEquals(
                List.of("status The move " + first.substring(4, 6) + " is wrong"), say("move " + first.substring(4)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "F5       | true",
                "f5       | true",
                "F5/1.25  | true",
                "F5/-3/12 | true",
                "F5 //    | true",
                "E5       | false",
                "I9       | false",
                "PA       | false",
                "pass     | false",
                "PA/0/1   | false",
                "F        | false",
            })
    void readsTheSquareOfAMove(String move, boolean isLegal) {
        List<String> answer = say("move " + move);
        assertEquals(isLegal ? 0 : 1, answer.size(), answer::toString);
        assertTrue(isLegal || answer.get(0).equals("status The move " + move.split("[/ ]")[0] + " is wrong"));
    }

    @Test
    void answersNothingAboutTheGameBeforeAMoveThatItCannotFollow() {
        List<String> wrong = List.of("status The move A1 is wrong");
        assertEquals(wrong, say("set game " + HEAD + "B[F5];)", "move A1/0,00/1"));
        for (String about : List.of("go", "hint 2", "analyze", "move D6")) {
            assertEquals(wrong, say(about));
        }
        assertEquals(List.of(), say("set game " + HEAD + "B[F5]W[D6:1,5];)", "move C3:1,5"));
        assertEquals(1, starting("=== ", say("go")).size());
    }

    @Test
    void insertsOmittedPasses() {
        String beforeAPass = "set game " + HEAD + "B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6];)";
        assertEquals(List.of(), say(beforeAPass, "move C5"));
        assertEquals(List.of(), say(beforeAPass, "move PA", "move C5"));
        assertEquals(List.of("status The move PA is wrong"), say(beforeAPass, "move PA", "move PA"));
        assertEquals(List.of(), say(beforeAPass, "hint 1"), "nothing to choose from");
    }

    @ParameterizedTest
    @CsvSource({
        "nonsense, 0: NO_GAME",
        "'', 0: NO_GAME",
        "(;GM[Othello]B[F5]W[D6, 18: BROKEN",
        "(;GM[Othello]B[F5]W[A1];), 20: ILLEGAL_MOVE"
    })
    void answersNothingAboutAnOlderGameThanTheOneThatItCannotRead(String game, String fault) {
        say("set game " + HEAD + "B[F5];)");
        List<String> wrong = List.of("status The game is wrong at character " + fault);
        assertEquals(wrong, say("set game " + game));
        for (String about : List.of("go", "hint 2", "analyze", "move D6", "move D3")) {
            assertEquals(wrong, say(about));
        }
        assertEquals(List.of("pong 1"), say("ping 1"));
        assertEquals(List.of(), say("set game " + HEAD + "B[F5];)", "move D6"));
        assertEquals(1, starting("=== ", say("go")).size());
    }

    /** NBoard itself writes its numbers by the rules of the computer's language, and small ones with an exponent. */
    @Test
    void readsMovesWhateverStandsBesideThem() {
        String game = "B[F5//2.449]W[D6/0,00]B[C5//1.264]W[F4/1,00/4.0E-4]B[D3/NaN/-1]";
        assertEquals(List.of(), say("set game " + HEAD + game + ";)"));
        List<String> moves = starting("=== ", say("go"));
        assertEquals(1, moves.size());
        assertEquals(List.of(), say("move " + moves.get(0).substring("=== ".length())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"set", "set depth", "set depth x", "set depth 1000", "set depth -1", "set contempt 5"})
    void ignoresUnknownSettings(String line) {
        assertEquals(List.of(), say(line));
    }

    @Test
    void searchesToTheSetDepth() {
        for (int depth : new int[] {1, 3}) {
            assertEquals(List.of("set myname Reversi" + depth), say("set depth " + depth));
            List<String> searched = starting("search ", say("set game " + HEAD + "B[F5]W[D6];)", "go"));
            assertTrue(searched.get(searched.size() - 1).endsWith(" 0 " + depth), searched::toString);
        }
        assertEquals(List.of("set myname Reversi0"), say("set depth 0"));
        assertEquals(1, starting("=== ", say("go")).size(), "a depth of 0 is 1");
    }

    @Test
    void trimsLines() {
        assertEquals(List.of("pong 5 6", "pong ", "set myname Reversi"), say("  ping   5 6 ", "ping", "\tnboard 2"));
        assertEquals(List.of(), say("PING 5", "", "   ", "pingpong"));
    }

    @Test
    void quitStopsARunningSearch() {
        session.receive("set depth 60");
        session.receive("go");
        session.receive("quit");
        assertTrue(session.isOver());
        session.await();
        assertEquals(List.of(), starting("=== ", List.copyOf(lines)), "a stopped search answers no more");
    }

    @Test
    void runsOneTaskAtATime() {
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (Thinking thinking = new Thinking(new Engine(() -> 0, 10))) {
            for (int task = 0; task < 20; task++) {
                thinking.begin(() -> {
                    most.accumulateAndGet(running.incrementAndGet(), Math::max);
                    running.decrementAndGet();
                });
            }
            thinking.await();
        }
        assertEquals(1, most.get());
        assertEquals(0, running.get());
    }

    @Test
    void cancelsARunningTask() {
        CountDownLatch begun = new CountDownLatch(1);
        List<Boolean> told = new ArrayList<>();
        try (Thinking thinking = new Thinking(new Engine(() -> 0, 10))) {
            thinking.begin(() -> {
                begun.countDown();
                while (!thinking.isCancelled()) {
                    Thread.onSpinWait();
                }
                told.add(true);
            });
            await(begun);
            assertFalse(thinking.isCancelled());
            thinking.stop();
            assertEquals(List.of(true), told);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void reportsAFailedTask() {
        Thinking thinking = new Thinking(new Engine(() -> 0, 10));
        thinking.begin(() -> {
            throw new IllegalArgumentException("broken");
        });
        IllegalStateException failed = assertThrows(IllegalStateException.class, thinking::await);
        assertEquals("the engine failed", failed.getMessage());
        assertEquals("broken", String.valueOf(failed.getCause().getMessage()));
    }

    @Test
    void commandAnswersTheLastRequest() {
        String input = "nboard 2\nset depth 1\nset game " + HEAD + ";)\ngo\n";
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            CommandLineRun run = CommandLineRun.of("nboard", "--depth", "1", "--no-book");
            assertEquals(0, run.code(), run.err());
            assertEquals("set myname Reversi", run.out().get(0));
            assertEquals(1, starting("=== ", run.out()).size(), run.out()::toString);
            assertEquals("status Reversi is waiting", run.lastLine());
        } finally {
            System.setIn(before);
        }
    }
}
