package reversi.library;

import java.util.List;
import reversi.json.JsonWriter;
import reversi.rules.Move;

/**
 * What an engine thinks of a position.
 *
 * @param lines the best moves and what they lead to, best first: at least one
 * @param plies how deep it searched; where the game was searched to its end, the number of empty squares
 * @param confidence how likely the value is that of a search without pruning by probability, in percent; 100 where nothing was pruned so
 * @param nodes positions that it looked at
 */
public record Analysis(List<Line> lines, int plies, int confidence, long nodes) {
    public Analysis {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("an analysis has a line at least");
        }
    }

    /**
     * The same as an object of JSON, as in {@code {"lines":[{"move":"d6","discs":-0.41,"plies":12,"exact":false,"moves":["d6","c3"]}],
     * "plies":12,"confidence":73,"nodes":151203}}: in one line, with discs to the hundredth.
     */
    public String json() {
        return JsonWriter.text(out -> {
            out.beginObject().name("lines").beginArray();
            lines.forEach(line -> line.write(out));
            out.endArray().name("plies").value(plies);
            out.name("confidence").value(confidence);
            out.name("nodes").value(nodes).endObject();
        });
    }

    /** The best move. */
    public Move best() {
        return lines.get(0).move();
    }

    /** What the position is worth for the side to move, in discs: the value of the best move. */
    public double discs() {
        return lines.get(0).discs();
    }

    /** Whether that is the result of the game with best play of both sides. */
    public boolean isExact() {
        return lines.get(0).isExact();
    }
}
