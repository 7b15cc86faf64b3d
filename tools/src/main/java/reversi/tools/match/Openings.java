package reversi.tools.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import reversi.rules.BalancedStarts;
import reversi.rules.Move;

/** The balanced openings in random order; each is repeated only after all have been used. */
final class Openings {
    private static final String LIST = "/openings/balanced.txt";

    private final List<List<Move>> lines;
    private final long seed;

    private Openings(List<List<Move>> lines, long seed) {
        this.lines = lines;
        this.seed = seed;
    }

    /** The openings that come with this program. */
    static Openings shipped(long seed) {
        try (InputStream list = Openings.class.getResourceAsStream(LIST)) {
            if (list == null) {
                throw new IllegalStateException("this program was built without " + LIST);
            }
            String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
            return new Openings(BalancedStarts.read(text).lines(), seed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The number of openings before one comes again. */
    int count() {
        return lines.size();
    }

    /** The opening of a pair of games, from 0. */
    List<Move> of(int pair) {
        List<List<Move>> order = new ArrayList<>(lines);
        Collections.shuffle(order, new Random(seed * 1_000_003 + pair / lines.size()));
        return order.get(pair % lines.size());
    }
}
