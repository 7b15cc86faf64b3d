package reversi.screens.openings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.TranscriptText;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.session.SummedText;
import reversi.training.repertoire.Memory;
import reversi.training.repertoire.PreparedMove;
import reversi.training.repertoire.Repertoire;

/**
 * Prepared moves to and from text: a line for each, its fields apart by commas: the moves that lead there, the move, and {@code -} or
 * stability and difficulty in thousandths and the day.
 */
final class RepertoireText {
    private static final String NAME = "reversi-openings";
    private static final int VERSION = 1;
    private static final int FIELDS = 3;
    private static final int THOUSAND = 1_000;
    private static final int HARDEST = 10;
    private static final long LAST_DAY = 3_000_000;

    /** A move needs at most so many characters. */
    private static final int LONGEST_MOVE = 2 * Repertoire.LONGEST_LINE + 40;

    private RepertoireText() {}

    /** The text of these moves. */
    static String write(List<PreparedMove> moves) {
        StringBuilder text = new StringBuilder();
        moves.forEach(move -> text.append(TranscriptText.write(move.line()))
                .append(',')
                .append(move.square().name())
                .append(',')
                .append(move.memory().map(RepertoireText::memory).orElse("-"))
                .append('\n'));
        return SummedText.write(NAME, VERSION, text.toString());
    }

    private static String memory(Memory memory) {
        return Math.round(memory.stability() * THOUSAND) + " " + Math.round(memory.difficulty() * THOUSAND) + " "
                + memory.day();
    }

    /** The moves of a text; empty where it is damaged, too long, or of a newer version. */
    static Optional<List<PreparedMove>> read(String text) {
        return SummedText.read(NAME, text, LONGEST_MOVE * Repertoire.MOST)
                .flatMap(content -> content.decode(VERSION, RepertoireText::moves));
    }

    private static List<PreparedMove> moves(String lines) {
        List<PreparedMove> moves = new ArrayList<>();
        for (String line : lines.split("\n", -1)) {
            if (!line.isEmpty()) {
                moves.add(move(line.split(",", -1)));
            }
        }
        if (moves.size() > Repertoire.MOST) {
            throw new IllegalArgumentException(moves.size() + " moves");
        }
        return moves;
    }

    private static PreparedMove move(String... fields) {
        if (fields.length != FIELDS
                || fields[0].length() > LONGEST_MOVE
                || !(TranscriptText.read(fields[0], Variant.OTHELLO) instanceof TranscriptText.Ok line)) {
            throw new IllegalArgumentException("no move");
        }
        Transcript before = line.transcript();
        Square square = before.current().placements().stream()
                .filter(one -> one.name().equals(fields[1]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(fields[1]));
        return new PreparedMove(before, square, memory(fields[2]));
    }

    private static Optional<Memory> memory(String text) {
        if (text.equals("-")) {
            return Optional.empty();
        }
        String[] parts = text.split(" ", -1);
        if (parts.length != FIELDS) {
            throw new IllegalArgumentException(text);
        }
        double stability = (double) SummedText.number(parts[0], 1, (long) THOUSAND * Memory.LONGEST) / THOUSAND;
        double difficulty = (double) SummedText.number(parts[1], THOUSAND, (long) THOUSAND * HARDEST) / THOUSAND;
        return Optional.of(new Memory(stability, difficulty, SummedText.number(parts[2], 0, LAST_DAY)));
    }
}
