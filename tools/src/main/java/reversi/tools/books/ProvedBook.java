package reversi.tools.books;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Our own openings of Othello: positions that moves lead to from the start, each with a value and what proves it. A position stands for its
 * eight images and is there once.
 */
public final class ProvedBook {
    /** Where every line begins; it is worth what its only first move is, whose images the other three are. */
    public static final Board START = Board.of(Position.start(Variant.OTHELLO));

    /** The first move of all lines, f5. */
    static final BookMove FIRST = new BookMove(37, 0);

    private final Map<Board, ProvedPosition> positions;
    private final List<ProvedSource> sources;

    /** A book of these positions. Throws IllegalArgumentException where one is there twice, or no source is named as its proof says. */
    public ProvedBook(Collection<ProvedPosition> positions, List<ProvedSource> sources) {
        Map<Board, ProvedPosition> all = new LinkedHashMap<>();
        for (ProvedPosition position : positions) {
            if (all.put(position.board(), position) != null) {
                throw new IllegalArgumentException("a position is there twice");
            }
            if (position.proof() instanceof Proof.Published published
                    && sources.stream().noneMatch(source -> source.name().equals(published.source()))) {
                throw new IllegalArgumentException("there is no source " + published.source());
            }
        }
        this.positions = Collections.unmodifiableMap(all);
        this.sources = List.copyOf(sources);
    }

    /** The positions, without the start. */
    public Collection<ProvedPosition> positions() {
        return positions.values();
    }

    /** The published games. */
    public List<ProvedSource> sources() {
        return sources;
    }

    /** What it says of any image of a board; empty where it is not there, as of the start. */
    public Optional<ProvedPosition> find(Board board) {
        return Optional.ofNullable(positions.get(BookWriter.canonical(board)));
    }

    /** The positions that the moves of a board lead to, each once. */
    public List<ProvedPosition> after(Board board) {
        return BookMove.all(board).stream()
                .flatMap(move -> find(move.after(board)).stream())
                .distinct()
                .toList();
    }

    /**
     * What each position comes to, by its board, in hundredths of a disc for the side to move: its result where that is proved, else its
     * best move here, else what its search said. A search that says more of a move than its position's proved result is held to that.
     */
    public Map<Board, Integer> worths() {
        Map<Board, Integer> least = new HashMap<>();
        for (ProvedPosition position : positions.values()) {
            if (position.proof().isResult()) {
                after(position.board()).forEach(next -> least.merge(next.board(), -position.value(), Math::max));
            }
        }
        List<ProvedPosition> lastFirst = new ArrayList<>(positions.values());
        lastFirst.sort(Comparator.comparingInt(position -> -position.discs()));
        Map<Board, Integer> worths = new HashMap<>();
        for (ProvedPosition position : lastFirst) {
            int found = position.proof().isResult() ? position.value() : byMoves(position, worths);
            worths.put(position.board(), Math.max(found, least.getOrDefault(position.board(), Integer.MIN_VALUE)));
        }
        return worths;
    }

    private int byMoves(ProvedPosition position, Map<Board, Integer> worths) {
        return after(position.board()).stream()
                .mapToInt(next -> -worths.getOrDefault(next.board(), next.value()))
                .max()
                .orElse(position.value());
    }
}
