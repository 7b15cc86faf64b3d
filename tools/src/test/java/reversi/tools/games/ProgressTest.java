package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final StringWriter told = new StringWriter();
    private final AtomicLong clock = new AtomicLong(1_000);

    private Progress progress(boolean isTerminal) {
        return new Progress(new PrintWriter(told), isTerminal, clock::get);
    }

    @Test
    void aTerminalHasABarThatIsDrawnOverAndTakenAway() {
        Progress progress = progress(true);
        progress.show("games", 1, 10);
        clock.addAndGet(200);
        progress.show("games", 5, 10);
        progress.show("games", 6, 10);
        clock.addAndGet(200);
        progress.show("g", 10, 10);
        progress.end();
        String five = "[###############...............] games: 5 of 10";
        String ten = "[##############################] g: 10 of 10";
        String rest = " ".repeat(five.length() - ten.length());
        assertEquals("\r" + five + "\r" + ten + rest + "\r" + " ".repeat(ten.length()) + "\r", told.toString());
    }

    @Test
    void elsewhereALineComesNowAndThen() {
        Progress progress = progress(false);
        for (int i = 0; i < 100; i++) {
            clock.addAndGet(1_000);
            progress.show("games", i, 100);
        }
        progress.end();
        String line = System.lineSeparator();
        assertEquals(
                "games: 29 of 100" + line + "games: 59 of 100" + line + "games: 89 of 100" + line, told.toString());
    }

    @Test
    void aMessageHasALineOfItsOwn() {
        Progress progress = progress(true);
        clock.addAndGet(1_000);
        progress.show("games", 0, 0);
        int shown = told.toString().length() - 1;
        progress.say("one is broken");
        String end = "\r" + " ".repeat(shown) + "\rone is broken" + System.lineSeparator();
        assertEquals(end, told.toString().substring(shown + 1));
    }
}
