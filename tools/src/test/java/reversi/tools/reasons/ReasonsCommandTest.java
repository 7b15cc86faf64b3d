package reversi.tools.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;

class ReasonsCommandTest {
    private static final String GAME =
            "f5d6c5f4e3c6e6f6g4g3g6f3d3h5g5h6f7b5f2e2c4e7d8b3f1d1d2e8f8h4a6b4b6a5d7c8b8c7c3c2a4a3";

    private static final Comparison START = Comparison.of(
            Position.start(Variant.OTHELLO),
            new MoveValue(Move.at("d3"), 200, 2, false, List.of(Move.at("d3"), Move.at("c3"))),
            new MoveValue(Move.at("c4"), 0, 2, false, List.of(Move.at("c4"), Move.at("c3"))));

    @Test
    void explainsPositionsOfGamesAndFindsNoFactFalse(@TempDir Path folder) throws IOException {
        ArchiveBytes.write(folder, "WTH_2001.wtb", ArchiveBytes.game(GAME, 32));
        Path examples = folder.resolve("examples.md");
        CommandLineRun run = CommandLineRun.of(
                "reasons", folder.toString(), "--positions", "60", "--depth", "4", "--examples", examples.toString());
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.lastLine().matches("positions=60 reasons=[1-9]\\d* false=0 explained=\\d+\\.\\d"), run.lastLine());
        assertTrue(Files.readString(examples).contains("Better: **"));
    }

    @Test
    void saysWhereGamesAreTooShort(@TempDir Path folder) throws IOException {
        ArchiveBytes.write(folder, "WTH_2001.wtb", ArchiveBytes.game("f5f5", 32));
        CommandLineRun run = CommandLineRun.of("reasons", folder.toString(), "--positions", "2");
        assertEquals(1, run.code());
        assertTrue(run.err().contains("games too short"), run.err());
    }

    @Test
    void refusesNumbersOutOfBounds(@TempDir Path folder) {
        for (String option : List.of("--positions=0", "--depth=1", "--solve=15", "--most=0")) {
            assertEquals(
                    2, CommandLineRun.of("reasons", folder.toString(), option).code(), option);
        }
    }

    @Test
    void findsWrongNumbersAndSquares() {
        PlainCheck check = new PlainCheck(START);
        Move move = Move.at("d3");
        Reason moves = reason(Reason.Kind.OPPONENT_MOVES, move);
        Move other = Move.at("c4");
        assertTrue(check.isTrue(moves.counting(3, other, 3), true));
        assertFalse(check.isTrue(moves.counting(2, other, 3), true));
        assertFalse(check.isTrue(moves.counting(3, other, 4), true));
        assertFalse(check.isTrue(moves.counting(3, other, 3), false));
        assertFalse(check.isTrue(reason(Reason.Kind.CORNER_TAKEN, move), true));
        assertFalse(check.isTrue(reason(Reason.Kind.QUIET_MOVE, move), true));
        assertFalse(check.isTrue(reason(Reason.Kind.PASS, move, Move.PASS), true));
        assertFalse(check.isTrue(reason(Reason.Kind.STABLE_DISCS, move), true));
        assertFalse(check.isTrue(reason(Reason.Kind.STABLE_LATER, move), true));
        assertFalse(check.isTrue(reason(Reason.Kind.FRONTIER_LATER, move), true));
        assertFalse(check.isTrue(reason(Reason.Kind.PREPARES_MOVE, move, Move.at("c3"), Move.at("c4")), true));
    }

    @Test
    void checksWhatTheAnswerLeaves() {
        PlainCheck check = new PlainCheck(START);
        Move better = Move.at("d3");
        Move worse = Move.at("c4");
        Move answer = Move.at("c3");
        Reason safe = reason(Reason.Kind.SAFE_MOVES, worse, answer);
        Reason counted = reason(Reason.Kind.MOVES_LATER, worse, answer);
        assertTrue(check.isTrue(safe.counting(4, better, 4), false));
        assertFalse(check.isTrue(safe.counting(3, better, 4), false));
        assertTrue(check.isTrue(counted.counting(4, better, 4), false));
        assertFalse(check.isTrue(counted.counting(4, better, 5), false));
        // Both moves allow c3, and neither is answered by the other.
        assertFalse(
                check.isTrue(reason(Reason.Kind.ALLOWS_ANSWER, worse, answer).counting(0, better, 0), false));
        assertFalse(check.isTrue(reason(Reason.Kind.SQUARE_LEFT, worse, answer), false));
    }

    private static Reason reason(Reason.Kind kind, Move... line) {
        return Reason.of(kind, Disc.BLACK, List.of(line));
    }

    @Test
    void solvesByTryingEverything() {
        Position end = position("OOOOOOOOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXX--");
        assertEquals(2, end.empties());
        PlainBoard board = PlainBoard.of(end);
        int value = board.solve(end.toMove(), -64, 64);
        // Nobody but White can play, on g8 or h8; both orders are tried here by hand.
        int best = Integer.MAX_VALUE;
        for (Square first : board.moves(Disc.WHITE)) {
            PlainBoard next = board.place(first, Disc.WHITE);
            int after = next.isOver()
                    ? lead(next)
                    : next.moves(Disc.BLACK).isEmpty()
                            ? lead(next.place(next.moves(Disc.WHITE).get(0), Disc.WHITE))
                            : lead(last(next.place(next.moves(Disc.BLACK).get(0), Disc.BLACK)));
            best = Math.min(best, after);
        }
        assertEquals(best, value);
    }

    private static PlainBoard last(PlainBoard board) {
        return board.moves(Disc.WHITE).isEmpty()
                ? board
                : board.place(board.moves(Disc.WHITE).get(0), Disc.WHITE);
    }

    private static int lead(PlainBoard board) {
        int lead = board.count(Disc.BLACK) - board.count(Disc.WHITE);
        return lead + Integer.signum(lead) * board.empties();
    }

    private static Position position(String squares) {
        return ((reversi.notation.BoardText.Ok) reversi.notation.BoardText.read(squares + " X", Variant.OTHELLO))
                .position();
    }
}
