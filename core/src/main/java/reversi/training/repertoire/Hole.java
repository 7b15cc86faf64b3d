package reversi.training.repertoire;

import java.util.List;
import java.util.Map;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * A position that comes on the board when one plays as prepared, and in which nothing is prepared.
 *
 * @param line a way there
 * @param reach how likely a game comes there, 0 to 1
 * @param usual what people play there
 */
public record Hole(Transcript line, double reach, List<Replies.Reply> usual) {
    public Hole {
        usual = List.copyOf(usual);
    }

    /**
     * What it costs to have nothing prepared there: how likely a game comes there, times what the moves that people play give away, on
     * average, in discs a game. 0 where nobody knows what people play.
     *
     * @param values what each move comes to for who moves, in discs; moves without a value count nothing
     */
    public double cost(Map<Square, Double> values) {
        double best = values.values().stream().mapToDouble(value -> value).max().orElse(0);
        double lost = 0;
        int times = 0;
        for (Replies.Reply reply : usual) {
            Double value = values.get(reply.square());
            if (value != null) {
                lost += reply.times() * (best - value);
                times += reply.times();
            }
        }
        return times == 0 ? 0 : reach * lost / times;
    }
}
