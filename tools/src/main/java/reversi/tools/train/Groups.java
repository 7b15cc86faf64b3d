package reversi.tools.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random groups of neighbouring squares as candidates for patterns, some of them symmetric: those have half as many images. A group is the text
 * that {@link reversi.engine.Patterns} reads, such as {@code "a1 b1 a2"}: of its images the one nearest a1, its squares by ranks.
 */
final class Groups {
    private static final int WIDTH = 8;
    private static final int WAYS = 8;
    private static final int TRIES = 400;

    /** A square with one neighbour in the group joins once in so many tries, so that groups are compact. */
    private static final int LOOSE = 3;

    private final Random random;
    private final List<Integer> board;

    Groups(long squares, Random random) {
        this.random = random;
        this.board = IntStream.range(0, WIDTH * WIDTH)
                .filter(square -> (squares >>> square & 1) != 0)
                .boxed()
                .toList();
    }

    /** A group of so many squares, or one fewer where it is symmetric. */
    String grow(int size) {
        List<Integer> group = List.of();
        while (group.size() < size - 1) {
            group = tryToGrow(size, mirror(random.nextInt(3)));
        }
        return text(group);
    }

    private List<Integer> tryToGrow(int size, IntUnaryOperator mirror) {
        List<Integer> group = new ArrayList<>();
        int first = any(board);
        group.add(first);
        if (mirror.applyAsInt(first) != first) {
            group.add(mirror.applyAsInt(first));
        }
        for (int i = 0; i < TRIES && group.size() < size; i++) {
            int square = any(board);
            int image = mirror.applyAsInt(square);
            long neighbours =
                    group.stream().filter(other -> touch(other, square)).count();
            boolean joins = neighbours > 1 || (neighbours == 1 && random.nextInt(LOOSE) == 0);
            int room = square == image ? 1 : 2;
            if (joins && !group.contains(square) && group.size() + room <= size) {
                group.add(square);
                if (square != image) {
                    group.add(image);
                }
            }
        }
        return group;
    }

    /** No symmetry, that of left and right, or that of the diagonal; by the first, a square is its own image. */
    private static IntUnaryOperator mirror(int kind) {
        return switch (kind) {
            case 1 -> square -> turn(square, 1);
            case 2 -> square -> turn(square, 4);
            default -> IntUnaryOperator.identity();
        };
    }

    /** The group with a square exchanged for another, and their images where it is symmetric; itself where no exchange was found. */
    String exchange(String group) {
        List<Integer> squares = squares(group);
        IntUnaryOperator mirror = symmetryOf(squares);
        for (int i = 0; i < TRIES; i++) {
            int old = any(squares);
            int next = any(board);
            int oldImage = mirror.applyAsInt(old);
            int nextImage = mirror.applyAsInt(next);
            if ((old == oldImage) == (next == nextImage) && !squares.contains(next)) {
                List<Integer> changed = new ArrayList<>(squares);
                Collections.replaceAll(changed, old, next);
                Collections.replaceAll(changed, oldImage, nextImage);
                if (changed.stream().allMatch(one -> changed.stream().anyMatch(other -> touch(one, other)))) {
                    return text(changed);
                }
            }
        }
        return group;
    }

    private static IntUnaryOperator symmetryOf(List<Integer> squares) {
        for (int way = 1; way < WAYS; way++) {
            int turned = way;
            boolean isInvolution =
                    IntStream.range(0, WIDTH * WIDTH).allMatch(square -> turn(turn(square, turned), turned) == square);
            if (isInvolution && squares.stream().allMatch(square -> squares.contains(turn(square, turned)))) {
                return square -> turn(square, turned);
            }
        }
        return IntUnaryOperator.identity();
    }

    private int any(List<Integer> squares) {
        return squares.get(random.nextInt(squares.size()));
    }

    private static boolean touch(int one, int other) {
        int files = Math.abs(one % WIDTH - other % WIDTH);
        int ranks = Math.abs(one / WIDTH - other / WIDTH);
        return Math.max(files, ranks) == 1;
    }

    private static int turn(int square, int way) {
        int file = square % WIDTH;
        int rank = square / WIDTH;
        file = (way & 1) != 0 ? WIDTH - 1 - file : file;
        rank = (way & 2) != 0 ? WIDTH - 1 - rank : rank;
        return (way & 4) != 0 ? file * WIDTH + rank : rank * WIDTH + file;
    }

    static List<Integer> squares(String group) {
        List<Integer> squares = new ArrayList<>();
        for (String name : group.split(" ")) {
            squares.add((name.charAt(1) - '1') * WIDTH + name.charAt(0) - 'a');
        }
        return squares;
    }

    /** The text of a group: the same for all its images. */
    static String text(List<Integer> squares) {
        List<Integer> nearest = List.of();
        int least = Integer.MAX_VALUE;
        for (int way = 0; way < WAYS; way++) {
            int turned = way;
            List<Integer> image = squares.stream()
                    .map(square -> turn(square, turned))
                    .sorted()
                    .toList();
            int far = image.stream()
                    .mapToInt(square -> square % WIDTH + square / WIDTH)
                    .sum();
            if (far < least || (far == least && image.toString().compareTo(nearest.toString()) < 0)) {
                least = far;
                nearest = image;
            }
        }
        return nearest.stream()
                .map(square -> "" + (char) ('a' + square % WIDTH) + (char) ('1' + square / WIDTH))
                .collect(Collectors.joining(" "));
    }
}
