package reversi.tools.books;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether the values of a book agree with each other. In a book of Edax each link is worth what the position it leads to says, and a
 * position what its best link or leaf is; it may be worth more where moves without a link have no leaf. Other books keep values of searches: there a position may not be worth less than a move that was
 * searched at least as well.
 */
public final class BookCheck {
    private static final int MOST_KEPT = 20;

    private final BookIndex index;
    private final List<String> wrong = new ArrayList<>();
    private int wrongCount;
    private long links;
    private int unfinished;

    private BookCheck(BookIndex index) {
        this.index = index;
    }

    /** Checks the positions of an index of this book. */
    public static BookCheck of(BookSource source, BookIndex index) throws IOException {
        BookCheck check = new BookCheck(index);
        source.visit(index, (offset, position) -> {
            check.links += position.links().size();
            check.unfinished += position.isUnfinished() ? 1 : 0;
            Optional<String> fault =
                    source.format() == BookFormat.EDAX ? check.stored(position) : check.found(position);
            fault.ifPresent(why -> check.tell(offset, why));
        });
        return check;
    }

    private void tell(long offset, String why) {
        wrongCount++;
        if (wrong.size() < MOST_KEPT) {
            wrong.add("byte " + offset + ": " + why);
        }
    }

    private Optional<String> stored(BookPosition position) {
        for (BookMove link : position.links()) {
            Optional<BookValue> after = index.find(link.after(position.board()));
            if (after.isEmpty()) {
                return Optional.of("the move " + link.name() + " leads to no position of the book");
            }
            if (after.get().discs() != -link.value()) {
                return Optional.of("the move " + link.name() + " is worth " + link.value() + ", the position after it "
                        + after.get().discs());
            }
        }
        OptionalInt best = position.moves().stream().mapToInt(BookMove::value).max();
        int discs = position.value().discs();
        boolean mayBeBetter = position.isUnfinished() && best.isPresent() && best.getAsInt() < discs;
        return best.isPresent() && best.getAsInt() != discs && !mayBeBetter
                ? Optional.of("the position is worth " + discs + ", its best move " + best.getAsInt())
                : Optional.empty();
    }

    private Optional<String> found(BookPosition position) {
        BookValue value = position.value();
        return position.links().stream()
                .filter(link -> link.value() > value.discs() && level(position, link) >= value.level())
                .findFirst()
                .map(link -> "the position is worth " + value.discs() + ", its move " + link.name() + " " + link.value()
                        + " by a search at least as deep");
    }

    private int level(BookPosition position, BookMove link) {
        return index.findAfter(link.after(position.board())).orElseThrow().level();
    }

    /** The links that were looked at, those that were found among the positions included. */
    public long links() {
        return links;
    }

    /** Positions with moves that are no links, of which the book does not name the best. */
    public int unfinished() {
        return unfinished;
    }

    /** Positions whose values are wrong. */
    public int wrongCount() {
        return wrongCount;
    }

    /** The first of them in words, each with its byte. */
    public List<String> wrong() {
        return List.copyOf(wrong);
    }
}
