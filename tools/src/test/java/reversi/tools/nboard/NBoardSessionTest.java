package reversi.tools.nboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Engine;
import reversi.engine.TimeSource;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

class NBoardSessionTest {
    private static final String GAME = "(;GM[Othello]PC[NBoard]PB[one]PW[two]RE[?]TI[15:00]TY[8]"
            + "BO[8 ---------------------------O*------*O--------------------------- *]";

    private final List<String> said = Collections.synchronizedList(new ArrayList<>());
    private final NBoardSession session =
            new NBoardSession(new Engine(TimeSource.SYSTEM, 12), Strength.parse("depth=3,solve=6"), 1, said::add);

    @AfterEach
    void end() {
        session.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "nboard 2 | set myname Reversi",
                "set depth 5 | set myname Reversi5",
                "set depth 5,0 | set myname Reversi5",
                "set contempt 10 | -",
                "set game (;GM[Othello]B[F5]; | status The game is wrong at character 18: BROKEN",
                "move A1 | status The move A1 is wrong",
                "move | status The move  is wrong",
                "move F5/1.2/3 | -",
                "ping 12 | pong 12",
                "learn | learned",
                "sing a song | -",
                "'' | -",
            })
    void answersEachLine(String line, @Nullable String answer) {
        session.receive(line);
        assertEquals(answer == null ? List.of() : List.of(answer), said);
    }

    @Test
    void goProposesAMoveWithoutPlayingIt() {
        session.receive("set game " + GAME + "B[F5]W[F6];)");
        session.receive("go");
        session.await();
        String first = answer();
        assertTrue(first.matches("=== [A-H][1-8]/-?[0-9]+\\.[0-9]{2}/[0-9]+\\.[0-9]{2}"), first);
        assertTrue(
                said.stream().anyMatch(line -> line.matches("search ([A-H][1-8])+ -?[0-9]+\\.[0-9]{2} 0 3")),
                said::toString);
        assertTrue(said.stream().anyMatch(line -> line.matches("nodestats [0-9]+ [0-9.]+")), said::toString);
        session.receive("move " + first.substring(4, 6));
        session.receive("go");
        session.await();
        assertFalse(said.stream().anyMatch(line -> line.contains("wrong")), said::toString);
    }

    @Test
    void reportsABookMove() {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        Strength strength = Strength.parse("depth=3");
        try (NBoardSession reader = new NBoardSession(new EngineOptions().player(), strength, 1, lines::add)) {
            reader.receive("go");
            reader.await();
        }
        String book = lines.stream()
                .filter(line -> line.matches("book ([A-H][1-8])+ -?[0-9]+\\.[0-9]{2} 0 [0-9]+"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no book in " + lines));
        String move = book.substring("book ".length(), "book ".length() + 2);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("=== " + move + "/")), lines::toString);
    }

    @Test
    void answersAForcedPass() {
        session.receive("set game " + GAME + "B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6];)");
        session.receive("go");
        assertEquals(List.of("=== PA"), said);
        session.receive("move PA");
        session.receive("go");
        session.await();
        assertTrue(answer().startsWith("=== "), said::toString);
    }

    @Test
    void stopsAHintOnPing() {
        session.receive("set game " + GAME + "B[F5];)");
        session.receive("hint 3");
        session.receive("ping 7");
        int pong = said.indexOf("pong 7");
        assertEquals(said.size() - 1, pong, said::toString);
        session.receive("ping 8");
        assertEquals("pong 8", said.get(pong + 1));
        assertTrue(said.stream().noneMatch(line -> line.startsWith("===")), said::toString);
    }

    @Test
    void analyzesFromTheLastPosition() {
        session.receive("set game " + GAME + "B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6];)");
        session.receive("analyze");
        session.await();
        List<String> plies = said.stream()
                .filter(line -> line.startsWith("analysis "))
                .map(line -> line.split(" ")[1])
                .toList();
        assertEquals(List.of("7", "6", "5", "4", "3", "2", "1", "0"), plies);
    }

    @Test
    void endsWithQuit() {
        session.receive("go");
        session.receive("quit");
        assertTrue(session.isOver());
    }

    private String answer() {
        return said.stream()
                .filter(line -> line.startsWith("==="))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no move in " + said));
    }
}
