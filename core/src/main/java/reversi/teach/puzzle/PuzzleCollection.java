package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** All puzzles, the easiest first. A puzzle is made when it is asked for; what is chosen by needs none. */
public final class PuzzleCollection {
    private static final List<Square> BOARD = Variant.OTHELLO.squares();

    private final PuzzleTable table;
    private final int[] ids;

    /** The places of puzzles by their ids. */
    private final Map<Integer, Integer> places = new HashMap<>();

    private PuzzleCollection(PuzzleTable table) {
        this.table = table;
        this.ids = new int[table.size()];
        for (int at = 0; at < ids.length; at++) {
            ids[at] = table.id(at);
            places.put(ids[at], at);
        }
    }

    /** The result of reading: a collection, or why the bytes are none. */
    public sealed interface Read permits Ok, Failed {}

    /** The bytes are a collection. */
    public record Ok(PuzzleCollection puzzles) implements Read {}

    /**
     * The bytes are not a collection.
     *
     * @param damage what is wrong
     * @param offset the byte where it was found
     */
    public record Failed(Damage damage, int offset) implements Read {}

    /** Why bytes are not a collection. */
    public enum Damage {
        /** Something else, or of another version. */
        NOT_PUZZLES,
        /** Bytes are missing, or there are too many. */
        WRONG_LENGTH,
        /** The checksum does not fit. */
        WRONG_CHECKSUM,
        /** A position that is no puzzle, a number out of its range, or two puzzles of the same id. */
        WRONG_PUZZLE
    }

    static PuzzleCollection of(PuzzleTable table) {
        return new PuzzleCollection(table);
    }

    /** The number of puzzles, 1 or more. */
    public int size() {
        return ids.length;
    }

    /** The rating of the puzzle at a place, which rises from place to place. */
    public int rating(int place) {
        return table.rating(place);
    }

    /** The id of the puzzle at a place. */
    public int id(int place) {
        return ids[place];
    }

    /** Whether the puzzle at a place has a theme. */
    public boolean has(int place, PuzzleTheme theme) {
        return (table.themes(place) >> theme.ordinal() & 1) != 0;
    }

    /** The place of the puzzle with an id; empty where this version has none. */
    public Optional<Integer> place(int id) {
        return Optional.ofNullable(places.get(id));
    }

    /** How many puzzles have each theme. */
    public Map<PuzzleTheme, Integer> counts() {
        Map<PuzzleTheme, Integer> counts = new EnumMap<>(PuzzleTheme.class);
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            int count = 0;
            for (int place = 0; place < size(); place++) {
                count += has(place, theme) ? 1 : 0;
            }
            counts.put(theme, count);
        }
        return counts;
    }

    /** The puzzle at a place; throws IllegalArgumentException where the file has none there, whatever its checksum says. */
    public Puzzle get(int place) {
        return find(place).orElseThrow(() -> new IllegalArgumentException("no puzzle at " + place));
    }

    /** The puzzle at a place; empty where the file has a position there that is none. */
    public Optional<Puzzle> find(int place) {
        Position position = position(place);
        List<Integer> values = table.values(place);
        if (position.placements().size() != values.size()) {
            return Optional.empty();
        }
        List<PuzzleTheme> themes = new ArrayList<>();
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            if (has(place, theme)) {
                themes.add(theme);
            }
        }
        return Optional.of(new Puzzle(ids[place], position, values, themes, rating(place)));
    }

    private Position position(int place) {
        Map<Square, Disc> discs = new HashMap<>();
        for (int i = 0; i < BOARD.size(); i++) {
            if (table.isBlack(place, i)) {
                discs.put(BOARD.get(i), Disc.BLACK);
            } else if (table.isWhite(place, i)) {
                discs.put(BOARD.get(i), Disc.WHITE);
            }
        }
        return Position.of(Variant.OTHELLO, discs, table.isWhiteToMove(place) ? Disc.WHITE : Disc.BLACK);
    }
}
