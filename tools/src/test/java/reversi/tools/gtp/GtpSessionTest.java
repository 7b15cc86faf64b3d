package reversi.tools.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Engine;
import reversi.rules.Disc;
import reversi.tools.match.TimeLeft;
import reversi.tools.options.Strength;

class GtpSessionTest {
    /** Black must pass after it. */
    private static final String BEFORE_A_PASS = "f5 f6 d3 g5 h5 h4 f7 h6";

    private final GtpSession session =
            new GtpSession(new Engine(() -> 0, 10), Strength.parse("depth=2,solve=4"), 1, "1.0.0");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "protocol_version | '= 2'",
                "name | '= Reversi'",
                "version | '= 1.0.0'",
                "17 name | '=17 Reversi'",
                "'  3\tname # who are you' | '=3 Reversi'",
                "known_command genmove | '= true'",
                "known_command resign | '= false'",
                "known_command | '= false'",
                "komi 6.5 | '='",
                "komi much | '? syntax error'",
                "set_game Othello | '='",
                "set_game Go | '? unsupported game'",
                "list_games | '= Othello'",
                "boardsize 8 | '='",
                "boardsize 16 | '='",
                "boardsize 4 | '='",
                "boardsize 9 | '? unacceptable size'",
                "boardsize 18 | '? unacceptable size'",
                "boardsize | '? syntax error'",
                "boardsize big | '? syntax error'",
                "play black f5 | '='",
                "play B F5 | '='",
                "play white f5 | '? illegal move'",
                "play black a1 | '? illegal move'",
                "play black pass | '? illegal move'",
                "play black z9 | '? syntax error'",
                "play grey f5 | '? syntax error'",
                "play | '? syntax error'",
                "5 play black a1 | '?5 illegal move'",
                "genmove white | '? illegal move'",
                "genmove | '? syntax error'",
                "reg_genmove grey | '? syntax error'",
                "undo | '? cannot undo'",
                "final_score | '? cannot score'",
                "time_settings 300 10 1 | '='",
                "time_settings 300 10 | '? syntax error'",
                "time_settings 300 ten 1 | '? syntax error'",
                "time_left white 12.5 0 | '='",
                "time_left white 12 | '? syntax error'",
                "time_left grey 12 0 | '? syntax error'",
                "castle | '? unknown command'",
                "12 | '?12 unknown command'",
                "quit | '='",
            })
    void answersEachCommand(String line, String answer) {
        assertEquals(answer + "\n\n", session.answer(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "# a remark", "\u0007\u0001"})
    void ignoresEmptyLinesAndRemarks(String line) {
        assertEquals("", session.answer(line));
    }

    @Test
    void playsLegalMovesToTheEnd() {
        String side = "black";
        int moves = 0;
        while (!session.answer("final_score").startsWith("=")) {
            String answer = session.answer("genmove " + side);
            assertTrue(answer.matches("= ([a-h][1-8]|pass)\n\n"), answer);
            side = side.equals("black") ? "white" : "black";
            moves++;
        }
        assertTrue(moves >= 9, moves + " moves");
        assertEquals("= pass\n\n", session.answer("genmove " + side));
        assertTrue(session.answer("final_score").matches("= (0|[BW]\\+[0-9]+)\n\n"));
    }

    @Test
    void regGenmovePlaysNoMove() {
        String asked = session.answer("reg_genmove black");
        assertTrue(asked.matches("= [a-h][1-8]\n\n"), asked);
        assertEquals("? cannot undo\n\n", session.answer("undo"));
        session.answer("genmove black");
        assertEquals("=\n\n", session.answer("undo"));
        assertEquals("? cannot undo\n\n", session.answer("undo"));
    }

    @Test
    void acceptsForcedPassesPlayedOrOmitted() {
        play(BEFORE_A_PASS);
        assertEquals("? illegal move\n\n", session.answer("play black c5"));
        assertEquals("=\n\n", session.answer("play black pass"));
        assertEquals("=\n\n", session.answer("undo"));
        assertEquals("= pass\n\n", session.answer("genmove black"));
        assertEquals("=\n\n", session.answer("undo"));
        assertEquals("=\n\n", session.answer("play white c5"));
        assertEquals("=\n\n", session.answer("undo"));
        assertEquals("=\n\n", session.answer("undo"));
        String move = session.answer("genmove white");
        assertTrue(move.matches("= [a-h][1-8]\n\n"), move);
    }

    @Test
    void refusedMoveLeavesTheGameUnchanged() {
        play(BEFORE_A_PASS);
        String before = session.answer("showboard");
        assertEquals("? illegal move\n\n", session.answer("play white a1"));
        assertEquals(before, session.answer("showboard"));
    }

    @Test
    void drawsTheBoardWithCoordinates() {
        session.answer("boardsize 4");
        session.answer("play black a2");
        assertEquals(
                """
                =
                   A B C D
                 1 . - . -   O (white) to move
                 2 X X X -   X 4, O 1
                 3 . X O -
                 4 - - - -
                   A B C D

                """,
                session.answer("showboard"));
    }

    @Test
    void acceptsTheLetterIOnLargerBoards() {
        session.answer("boardsize 10");
        assertEquals("= 2\n\n", session.answer("protocol_version"));
        String answer = session.answer("genmove black");
        assertTrue(answer.matches("= [d-g][4-7]\n\n"), answer);
        assertEquals("? illegal move\n\n", session.answer("play white i10"));
        assertEquals("? syntax error\n\n", session.answer("play white i17"));
    }

    @Test
    void endsWithQuit() {
        assertFalse(session.isOver());
        session.answer("quit");
        assertTrue(session.isOver());
    }

    @Test
    void clockFollowsTheController() {
        GtpClock clock = new GtpClock();
        assertEquals(new TimeLeft(TimeLeft.NO_CLOCK, 0, 0), clock.left(Disc.BLACK));
        clock.set(60, 0, 0);
        clock.used(Disc.BLACK, 1_500);
        assertEquals(new TimeLeft(58_500, 0, 0), clock.left(Disc.BLACK));
        assertEquals(new TimeLeft(60_000, 0, 0), clock.left(Disc.WHITE));
        clock.left(Disc.BLACK, 20, 0);
        assertEquals(new TimeLeft(20_000, 0, 0), clock.left(Disc.BLACK));
        clock.left(Disc.BLACK, 30, 10);
        assertEquals(new TimeLeft(TimeLeft.NO_CLOCK, 0, 3_000), clock.left(Disc.BLACK));
        clock.set(0, 5, 1);
        assertEquals(new TimeLeft(TimeLeft.NO_CLOCK, 0, 5_000), clock.left(Disc.BLACK));
        clock.set(0, 5, 0);
        assertEquals(new TimeLeft(TimeLeft.NO_CLOCK, 0, 0), clock.left(Disc.BLACK));
    }

    private void play(String moves) {
        String side = "black";
        for (String move : moves.split(" ")) {
            assertEquals("=\n\n", session.answer("play " + side + " " + move));
            side = side.equals("black") ? "white" : "black";
        }
    }
}
