package reversi.rules;

import java.util.Optional;

/**
 * A square named as in {@code a1}…{@code p16}: letters name the files from the left, numbers the ranks from the top.
 *
 * @param file 0 for {@code a}, up to 15 for {@code p}
 * @param rank 0 for the top row {@code 1}, up to 15 for {@code 16}
 */
public record Square(int file, int rank) implements Comparable<Square> {
    /** The most files or ranks that a board may have. */
    public static final int MAX_SIZE = 16;

    public Square {
        if (file < 0 || file >= MAX_SIZE || rank < 0 || rank >= MAX_SIZE) {
            throw new IllegalArgumentException("no such square: file " + file + ", rank " + rank);
        }
    }

    /** The square of a name such as {@code f5} or {@code J10}; throws IllegalArgumentException for anything else. */
    public static Square of(String name) {
        return parse(name).orElseThrow(() -> new IllegalArgumentException("no such square: " + name));
    }

    /** The square of a name such as {@code f5} or {@code J10}, case ignored; empty for anything else. */
    public static Optional<Square> parse(String name) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') {
            return Optional.empty();
        }
        char letter = name.charAt(0);
        int file = letter - (letter >= 'a' ? 'a' : 'A');
        int rank = 0;
        for (int i = 1; i < name.length(); i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return Optional.empty();
            }
            rank = rank * 10 + digit;
        }
        boolean exists = file >= 0 && file < MAX_SIZE && rank <= MAX_SIZE;
        return exists ? Optional.of(new Square(file, rank - 1)) : Optional.empty();
    }

    /** The name in Othello's notation: {@code f5}. */
    public String name() {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }

    /** The number of king's steps between two squares: 1 for neighbours. */
    public int distance(Square to) {
        return Math.max(Math.abs(file - to.file), Math.abs(rank - to.rank));
    }

    @Override
    public int compareTo(Square to) {
        return rank != to.rank ? Integer.compare(rank, to.rank) : Integer.compare(file, to.file);
    }

    @Override
    public String toString() {
        return name();
    }
}
