package reversi.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * How real games of standard Othello went on from their first positions, looked up modulo symmetry. Positions are known by a {@link PositionKey}:
 * another position is taken for one of the table's with a probability of about one in 100,000, and only where all its moves are legal there.
 */
public final class OpeningExplorer {
    private final ExplorerTable table;

    private OpeningExplorer(ExplorerTable table) {
        this.table = table;
    }

    /** The result of reading: an explorer, or why the bytes are none. */
    public sealed interface Read permits Ok, Failed {}

    /** The bytes are a table. */
    public record Ok(OpeningExplorer explorer) implements Read {}

    /**
     * The bytes are not a table.
     *
     * @param damage what is wrong
     * @param offset the byte where it was found
     */
    public record Failed(Damage damage, int offset) implements Read {}

    /** Why bytes are not a table. */
    public enum Damage {
        /** Something else, or of another version. */
        NOT_A_TABLE,
        /** Bytes are missing, or there are too many. */
        WRONG_LENGTH,
        /** The checksum does not fit. */
        WRONG_CHECKSUM,
        /** A number out of its range. */
        WRONG_NUMBER
    }

    static OpeningExplorer of(ExplorerTable table) {
        return new OpeningExplorer(table);
    }

    /** The number of positions. */
    public int size() {
        return table.size();
    }

    /** In how many games a move was played at least, to be in the table. */
    public int fewestGames() {
        return table.fewestGames();
    }

    /** The games of which the table was made. */
    public int games() {
        return find(Position.start(Variant.OTHELLO))
                .map(entry -> entry.results().games())
                .orElse(0);
    }

    /** What all real games tell about a position; empty where none reached it, or too few, and for other variants. */
    public Optional<ExplorerEntry> find(Position position) {
        return find(position, ExplorerFilter.allGames());
    }

    /** What some of the real games tell; without moves where none of these reached the position. */
    public Optional<ExplorerEntry> find(Position position, ExplorerFilter filter) {
        if (!position.variant().equals(Variant.OTHELLO)) {
            return Optional.empty();
        }
        PositionKey key = PositionKey.of(position);
        return table.find(key.value()) < 0 ? Optional.empty() : entry(position, key, filter);
    }

    private Optional<ExplorerEntry> entry(Position position, PositionKey key, ExplorerFilter filter) {
        int found = table.find(key.value());
        List<Square> legal = position.placements();
        List<ExplorerMove> moves = new ArrayList<>();
        for (int at = table.firstMove(found); at < table.firstMove(found + 1); at++) {
            Square square = key.square(table.square(at));
            if (!legal.contains(square)) {
                return Optional.empty();
            }
            Move move = Move.at(square);
            GameResults results = table.ownResults(at, filter).orElseGet(() -> resultsAfter(position, move, filter));
            if (results.games() > 0) {
                moves.add(new ExplorerMove(move, results));
            }
        }
        return Optional.of(ExplorerEntry.ordered(table.results(found, filter), moves));
    }

    private GameResults resultsAfter(Position position, Move move, ExplorerFilter filter) {
        Position after = position.play(move).orThrow().after();
        int found = table.find(PositionKey.of(after).value());
        return found < 0 ? new GameResults(0, 0, 0) : table.results(found, filter);
    }
}
