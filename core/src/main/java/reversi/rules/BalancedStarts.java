package reversi.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Balanced openings of standard Othello, chosen at random so that games cannot be played from memory. */
public final class BalancedStarts {
    /** The number of plies in each opening. */
    public static final int PLIES = 8;

    private final List<List<Move>> lines;

    private BalancedStarts(List<List<Move>> lines) {
        this.lines = lines;
    }

    /**
     * Reads a list of openings, one per line such as {@code f5d6c3d3c4f4f6f3}; empty lines and those that begin with {@code #} are
     * skipped. Throws IllegalArgumentException, which names the line, where one is not eight legal placements, and where there is none at
     * all.
     */
    public static BalancedStarts read(String text) {
        List<List<Move>> lines = new ArrayList<>();
        int number = 0;
        for (String raw : text.split("\n", -1)) {
            number++;
            String line = raw.trim();
            if (!line.isEmpty() && line.charAt(0) != '#') {
                lines.add(line(line, number));
            }
        }
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("the list of balanced starts is empty");
        }
        return new BalancedStarts(List.copyOf(lines));
    }

    private static List<Move> line(String text, int number) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.start(Variant.OTHELLO);
        for (int i = 0; i + 2 <= text.length(); i += 2) {
            Optional<Move> move = Square.parse(text.substring(i, i + 2)).map(Move::at);
            if (move.isEmpty() || !(position.play(move.get()) instanceof Played.Legal legal)) {
                throw new IllegalArgumentException("line " + number + ", ply " + (moves.size() + 1) + ": " + text);
            }
            moves.add(move.get());
            position = legal.turn().after();
        }
        if (text.length() != 2 * PLIES) {
            throw new IllegalArgumentException("line " + number + " is not " + PLIES + " plies: " + text);
        }
        return List.copyOf(moves);
    }

    /** All openings, in the order of the list. */
    public List<List<Move>> lines() {
        return lines;
    }

    /** A random opening under a random symmetry, determined by the seed. */
    public List<Move> draw(long seed) {
        long lot = mixed(seed);
        List<Move> line = lines.get((int) ((lot >>> 1) % lines.size()));
        List<Symmetry> symmetries = new ArrayList<>();
        for (Symmetry symmetry : Symmetry.all()) {
            if (symmetry.keepsStart(Variant.OTHELLO)) {
                symmetries.add(symmetry);
            }
        }
        Symmetry symmetry = symmetries.get((int) ((mixed(lot) >>> 1) % symmetries.size()));
        List<Move> drawn = new ArrayList<>();
        for (Move move : line) {
            drawn.add(symmetry.apply(move, Variant.OTHELLO.size()));
        }
        return List.copyOf(drawn);
    }

    /** Spreads seeds that differ in few bits: the finaliser of SplitMix64 (Steele, Lea, Flood 2014). */
    private static long mixed(long seed) {
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
