package reversi.tools.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Level;

class UgiSessionTest {
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final UgiSession session = new UgiSession(told::add);

    @AfterEach
    void close() {
        session.close();
    }

    private List<String> answers(String... lines) {
        for (String line : lines) {
            session.receive(line);
            session.await();
        }
        return List.copyOf(told);
    }

    private String last(String... lines) {
        List<String> all = answers(lines);
        return all.get(all.size() - 1);
    }

    @Test
    void introducesItself() {
        List<String> lines = answers("ugi", "isready");
        assertTrue(lines.get(0).startsWith("id name Reversi "), lines::toString);
        assertEquals(List.of("option threads 1 256", "option memory 1 12288", "ugiok", "readyok"), lines.subList(1, 5));
    }

    @Test
    void tellsEachDepthAndThenTheMove() {
        List<String> lines = answers("position f5d6", "go depth 4 lines 2");
        assertEquals(5, lines.size(), lines::toString);
        assertTrue(lines.get(3)
                .matches("info \\{\"lines\":\\[\\{\"move\":\"[a-h][1-8]\",.*\"plies\":4,\"confidence\":[0-9]+,.*"));
        assertTrue(lines.get(4).matches("bestmove [a-h][1-8]"), lines::toString);
    }

    @Test
    void playsOnFromABoard() {
        String board = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";
        assertEquals("bestmove h5", last("position " + board, "go solve 100"));
        assertTrue(told.stream().anyMatch(line -> line.contains("\"discs\":6,\"plies\":6,\"exact\":true")));
        assertTrue(last("position " + board + " moves h5", "go solve 100").startsWith("bestmove "));
    }

    @Test
    void playsLevelsAndOtherVariants() {
        assertTrue(last("variant 1876", "go level 3 seed 5").matches("bestmove [de][45]"));
        assertTrue(last("variant small", "position", "go depth 3").matches("bestmove [a-f][1-6]"));
        assertEquals("bestmove none", last("variant othello", "position " + "X".repeat(64) + " O", "go"));
    }

    @Test
    void stopsASearchWithoutEnd() throws InterruptedException {
        session.receive("go infinite");
        String info = told.take();
        assertTrue(info.startsWith("info "), info);
        session.receive("stop");
        assertTrue(told.stream().anyMatch(line -> line.startsWith("bestmove ")));
    }

    @Test
    void aNewPositionEndsTheSearchOfTheOldOne() throws InterruptedException {
        session.receive("go infinite");
        told.take();
        session.receive("position f5");
        assertTrue(told.stream().anyMatch(line -> line.startsWith("bestmove ")));
        assertTrue(last("go depth 2").startsWith("bestmove "));
    }

    @Test
    void optionsMakeAnotherEngine() {
        assertEquals(
                "bestmove h5",
                last(
                        "setoption threads 2",
                        "setoption memory 32",
                        "newgame",
                        "position XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X",
                        "go solve 100"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fly | error unknown: fly",
                "variant go | error no variant go",
                "position f5f5 | error move 2, 'f5': occupied",
                "position hello | error neither moves nor a board: unknown sign at 0",
                "position start moves a1 | error move 1, 'a1'",
                "setoption speed 9 | error no option speed",
                "setoption threads 0 | error threads: 1 to 256, not 0",
                "setoption memory | error setoption threads or memory, and a number, not memory",
                "go fast | error go fast: 'fast'",
                "go depth | error go depth: 'depth'",
                "go depth 61 | error plies are 1 to 60, not 61",
                "go depth -3 | error depth -3",
                "go seconds 0 | error seconds 0",
                "go seconds many | error seconds many",
                "go level 99 | error levels are 1 to LEVELS, not 99"
            })
    void saysWhatItCannotDoAndGoesOn(String line, String error) {
        assertEquals(error.replace("LEVELS", "" + Level.all().size()), last(line));
        assertTrue(last("go depth 2").matches("bestmove [a-h][1-8]"));
    }

    @Test
    void quits() {
        assertFalse(session.isOver());
        session.receive("quit");
        assertTrue(session.isOver());
    }
}
