package reversi.tools.books;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import reversi.engine.Board;

/**
 * What a book says of each of its positions, without their moves: about 100 bytes of memory a position, of those that were really read. A
 * position that came before is a fault. Where faults are forgiven they are kept, and such positions are left out.
 */
public final class BookIndex implements BookVisitor {
    /** So many faults are kept in words. */
    private static final int MOST_KEPT = 20;

    private final boolean isForgiving;
    private final Map<Board, Entry> entries = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private int faultCount;
    private long links;
    private long leaves;
    private int fewestEmpties = 60;
    private int mostEmpties;
    private final Map<Integer, Integer> levels = new TreeMap<>();

    private record Entry(byte discs, byte level, long offset) {}

    /** An empty index. */
    BookIndex(boolean isForgiving) {
        this.isForgiving = isForgiving;
    }

    @Override
    public void position(long offset, BookPosition position) throws IOException {
        BookValue value = position.value();
        Entry entry = new Entry((byte) value.discs(), (byte) value.level(), offset);
        Entry before = entries.putIfAbsent(position.board(), entry);
        if (before != null) {
            fault(new BookFault(offset, "the same position, or an image of it, as at byte " + before.offset));
            return;
        }
        links += position.links().size();
        leaves += position.leaf().isPresent() ? 1 : 0;
        fewestEmpties = Math.min(fewestEmpties, position.empties());
        mostEmpties = Math.max(mostEmpties, position.empties());
        levels.merge(value.level(), 1, Integer::sum);
    }

    @Override
    public void fault(BookFault fault) throws IOException {
        if (!isForgiving) {
            throw fault;
        }
        faultCount++;
        if (faults.size() < MOST_KEPT) {
            faults.add(String.valueOf(fault.getMessage()));
        }
    }

    /** The positions. */
    public int size() {
        return entries.size();
    }

    /** All links, as the file has them. */
    public long links() {
        return links;
    }

    /** The positions with a leaf. */
    public long leaves() {
        return leaves;
    }

    /** The fewest empty squares of a position, 0…60. */
    public int fewestEmpties() {
        return fewestEmpties;
    }

    /** The most empty squares of a position. */
    public int mostEmpties() {
        return mostEmpties;
    }

    /** The level of most positions, of several the highest; {@link BookValue#NO_LEVEL} where none is known. */
    public int usualLevel() {
        int usual = BookValue.NO_LEVEL;
        for (Map.Entry<Integer, Integer> level : levels.entrySet()) {
            usual = level.getValue() >= levels.getOrDefault(usual, 0) ? level.getKey() : usual;
        }
        return usual;
    }

    /** The highest level of a position; {@link BookValue#NO_LEVEL} where none is known. */
    public int highestLevel() {
        return levels.keySet().stream().reduce(BookValue.NO_LEVEL, Math::max);
    }

    /** How many positions cannot be. */
    public int faultCount() {
        return faultCount;
    }

    /** The first of the faults in words, each with its byte. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    /** Whether the position that begins at this byte is the one that counts. */
    boolean isFrom(long offset, BookPosition position) {
        Entry entry = entries.get(position.board());
        return entry != null && entry.offset == offset;
    }

    /** The value of any image of a board, to its mover, with the level; empty where the book has none. */
    public Optional<BookValue> find(Board board) {
        return Optional.ofNullable(entries.get(BookPosition.canonical(board)))
                .map(entry -> BookValue.of(entry.discs, entry.level));
    }

    /** The value of a board to who just moved there: of the board itself or, where it must be passed, of the one after the pass. */
    public Optional<BookValue> findAfter(Board board) {
        Optional<BookValue> known = find(board).map(BookValue::negated);
        return known.isPresent() || board.moves() != 0 ? known : find(board.pass());
    }

    /** A position with links to all positions of the book that it leads to; its leaf stays where it is none of them. */
    BookPosition linked(BookPosition position) {
        Board board = position.board();
        List<BookMove> found = new ArrayList<>();
        if (board.moves() == 0 && board.pass().moves() != 0) {
            find(board.pass()).ifPresent(value -> found.add(new BookMove(BookMove.PASS, -value.discs())));
        }
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Board after = board.play(square, board.flips(square));
            findAfter(after).ifPresent(value -> found.add(new BookMove(square, value.discs())));
        }
        found.sort((one, other) -> Integer.compare(other.value(), one.value()));
        return position.with(found, position.leaf().filter(leaf -> found.stream()
                .noneMatch(link -> link.square() == leaf.move().square())));
    }
}
