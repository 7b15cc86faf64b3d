package reversi.tools.books;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import reversi.engine.Board;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Books for tests: random ones, and files of them. */
final class Books {
    static final Board START = Board.of(Position.start(Variant.OTHELLO));
    static final LocalDateTime MADE = LocalDateTime.of(2026, 11, 30, 12, 5, 9);

    private Books() {}

    /**
     * A book of positions of random games, each linked to those it leads to, with a leaf where another move is left; values are random, and
     * those of links agree with their positions.
     */
    static List<BookPosition> random(long seed, int games) {
        Random random = new Random(seed);
        Map<Board, BookPosition> bare = new LinkedHashMap<>();
        for (int game = 0; game < games; game++) {
            Board board = START;
            int plies = 1 + random.nextInt(60);
            for (int ply = 0; ply < plies && !isOver(board); ply++) {
                bare.computeIfAbsent(BookPosition.canonical(board), key -> bare(key, random));
                board = board.moves() == 0 ? board.pass() : move(board, random);
            }
        }
        List<BookPosition> linked = new ArrayList<>();
        bare.values().forEach(position -> linked.add(linked(position, bare, random)));
        return linked;
    }

    private static boolean isOver(Board board) {
        return board.moves() == 0 && board.pass().moves() == 0;
    }

    private static Board move(Board board, Random random) {
        int square = square(board.moves(), random);
        return board.play(square, board.flips(square));
    }

    private static int square(long squares, Random random) {
        long rest = squares;
        for (int skipped = random.nextInt(Long.bitCount(squares)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    private static BookPosition bare(Board board, Random random) {
        int discs = random.nextInt(129) - 64;
        boolean isExact = random.nextBoolean();
        BookValue value = new BookValue(discs, isExact ? discs : -64, isExact ? discs : 64, random.nextInt(61));
        long lines = random.nextInt() & 0xFFFFFFFFL;
        LineCounts counts = new LineCounts(random.nextInt(9), lines, random.nextInt(9), lines);
        return new BookPosition(board, value, counts, List.of(), Optional.empty());
    }

    private static BookPosition linked(BookPosition bare, Map<Board, BookPosition> all, Random random) {
        Board board = bare.board();
        List<BookMove> links = new ArrayList<>();
        long others = board.moves();
        if (others == 0 && !isOver(board)) {
            link(BookMove.PASS, board, all).ifPresent(links::add);
        }
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Optional<BookMove> link = link(square, board, all);
            link.ifPresent(links::add);
            others &= link.isPresent() ? ~(1L << square) : -1L;
        }
        links.sort((one, other) -> Integer.compare(other.value(), one.value()));
        Optional<BookLeaf> leaf = others == 0
                ? Optional.empty()
                : Optional.of(new BookLeaf(
                        new BookMove(square(others, random), random.nextInt(129) - 64),
                        bare.value().level()));
        return bare.with(links, leaf);
    }

    private static Optional<BookMove> link(int square, Board board, Map<Board, BookPosition> all) {
        Board after = new BookMove(square, 0).after(board);
        return Optional.ofNullable(all.get(BookPosition.canonical(after)))
                .map(next -> new BookMove(square, -next.value().discs()));
    }

    /** A file of Edax with these positions. */
    static Path edax(Path file, List<BookPosition> positions) {
        return write(file, edaxBytes(positions));
    }

    static byte[] edaxBytes(List<BookPosition> positions) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(EdaxBook.header(new BookIndex(false), MADE));
        positions.forEach(position -> out.writeBytes(EdaxBook.bytes(position)));
        return counted(out.toByteArray(), EdaxBook.COUNT_AT, positions.size());
    }

    static byte[] egaroucidBytes(List<BookPosition> positions) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(EgaroucidBook.header());
        positions.forEach(position -> out.writeBytes(EgaroucidBook.bytes(position)));
        return counted(out.toByteArray(), EgaroucidBook.COUNT_AT, positions.size());
    }

    static byte[] counted(byte[] book, int at, int count) {
        ByteBuffer.wrap(book).order(ByteOrder.LITTLE_ENDIAN).putInt(at, count);
        return book;
    }

    static Path write(Path file, byte[] bytes) {
        try {
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All positions of a file, in its order. */
    static List<BookPosition> read(Path file) throws IOException {
        List<BookPosition> all = new ArrayList<>();
        BookSource.of(file).visit((offset, position) -> all.add(position));
        return all;
    }
}
