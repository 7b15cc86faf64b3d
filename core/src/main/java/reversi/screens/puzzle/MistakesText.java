package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.notation.BoardText;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.session.SummedText;
import reversi.teach.PositionKey;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.MistakeCollection;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.Repetition;

/**
 * A player's mistakes to and from text: a line for each, its fields apart by commas, then one with the ids of positions that are not to be
 * looked at again. A mistake is its board, who is to move, the move that was made, {@code =} for exact values or {@code ~} for others,
 * the values, and when it comes again or {@code -}.
 */
final class MistakesText {
    private static final String NAME = "reversi-mistakes";
    private static final int VERSION = 1;
    private static final String SETTLED = "settled";
    private static final int HEX = 16;
    private static final int LONGEST = 60_000;
    private static final int FIELDS = 5;
    private static final int MOST_DISCS = 64;
    private static final long LAST_DAY = 3_000_000;

    private MistakesText() {}

    /** The text of these mistakes. */
    static String write(MistakeCollection mistakes) {
        StringBuilder text = new StringBuilder();
        mistakes.mistakes().forEach(mistake -> text.append(line(mistake)).append('\n'));
        text.append(SETTLED);
        mistakes.settled().forEach(id -> text.append(',').append(Integer.toHexString(id)));
        return SummedText.write(NAME, VERSION, text.append('\n').toString());
    }

    private static String line(Mistake mistake) {
        List<String> values = new ArrayList<>();
        mistake.puzzle().values().forEach(value -> values.add(Integer.toString(value)));
        return String.join(
                ",",
                BoardText.writeLine(mistake.puzzle().position()),
                mistake.played().name(),
                mistake.isExact() ? "=" : "~",
                String.join(" ", values),
                mistake.repetition().map(next -> next.step() + " " + next.due()).orElse("-"));
    }

    /** The mistakes of a text; empty where it is damaged, too long or of a newer version. */
    static Optional<MistakeCollection> read(String text) {
        return SummedText.read(NAME, text, LONGEST)
                .flatMap(content -> content.decode(VERSION, MistakesText::collection));
    }

    private static MistakeCollection collection(String lines) {
        List<Mistake> mistakes = new ArrayList<>();
        Set<Integer> settled = new LinkedHashSet<>();
        for (String line : lines.split("\n", -1)) {
            if (line.startsWith(SETTLED)) {
                String[] ids = line.split(",", -1);
                for (int i = 1; i < ids.length; i++) {
                    settled.add((int) Long.parseLong(ids[i], HEX));
                }
            } else if (!line.isEmpty()) {
                mistakes.add(mistake(line.split(",", -1)));
            }
        }
        return new MistakeCollection(mistakes, settled);
    }

    private static Mistake mistake(String... fields) {
        if (fields.length != FIELDS || !(BoardText.read(fields[0], Variant.OTHELLO) instanceof BoardText.Ok board)) {
            throw new IllegalArgumentException("no mistake");
        }
        Position position = board.position();
        int id = PositionKey.of(position).value();
        List<Integer> values = new ArrayList<>();
        for (String value : fields[3].split(" ", -1)) {
            values.add((int) SummedText.number(value, -MOST_DISCS, MOST_DISCS));
        }
        Puzzle puzzle = new Puzzle(id, position, values, List.of(), 0);
        Square played = position.placements().stream()
                .filter(square -> square.name().equals(fields[1]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(fields[1]));
        return new Mistake(puzzle, played, fields[2].equals("="), repetition(id, fields[4]));
    }

    private static Optional<Repetition> repetition(int id, String text) {
        int space = text.indexOf(' ');
        if (space < 0) {
            return Optional.empty();
        }
        int step = (int) SummedText.number(text.substring(0, space), 0, MOST_DISCS);
        return Optional.of(new Repetition(id, step, SummedText.number(text.substring(space + 1), 0, LAST_DAY)));
    }
}
