package reversi.training.repertoire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.PositionKey;

/**
 * The openings that somebody plays with one colour, in standard Othello: one move for each position, whichever moves led there, and however the board
 * is turned. Immutable; a change copies one of {@link #PARTS} parts, so that ten thousand moves stay fluid.
 *
 * <pre>{@code
 * Repertoire black = Repertoire.of(Disc.BLACK).with(start, f5);
 * black.find(turnedStart);   // the move that f5 is there
 * }</pre>
 */
public final class Repertoire {
    /** Into how many parts it is divided, by position. */
    public static final int PARTS = 32;

    /** The most moves of one colour. */
    public static final int MOST = 10_000;

    /** The longest line that leads to a move, in plies. */
    public static final int LONGEST_LINE = 40;

    private final Disc side;
    private final List<Map<Integer, PreparedMove>> parts;

    private Repertoire(Disc side, List<Map<Integer, PreparedMove>> parts) {
        this.side = side;
        this.parts = parts;
    }

    /** No moves yet. */
    public static Repertoire of(Disc side) {
        return new Repertoire(side, Collections.nCopies(PARTS, Map.of()));
    }

    /** The colour. */
    public Disc side() {
        return side;
    }

    /** The number of moves. */
    public int size() {
        int size = 0;
        for (Map<Integer, PreparedMove> part : parts) {
            size += part.size();
        }
        return size;
    }

    private static int part(int key) {
        return Math.floorMod(key, PARTS);
    }

    /** The moves of a part, in the order in which they came. */
    public List<PreparedMove> movesOf(int part) {
        return List.copyOf(parts.get(part).values());
    }

    /** All moves. */
    public List<PreparedMove> moves() {
        List<PreparedMove> all = new ArrayList<>();
        parts.forEach(part -> all.addAll(part.values()));
        return all;
    }

    /** Whether a move may be prepared after this line: of this colour, standard Othello from its start, and not too long. */
    public boolean isFor(Transcript line) {
        return line.first().equals(Position.start(Variant.OTHELLO))
                && line.current().toMove() == side
                && !line.current().placements().isEmpty()
                && line.plies() <= LONGEST_LINE;
    }

    /** What is prepared in a position. */
    public Optional<PreparedMove> prepared(Position position) {
        int key = PositionKey.of(position).value();
        return Optional.ofNullable(parts.get(part(key)).get(key));
    }

    /** The prepared move as it is in a position, however that is turned; empty where none is. */
    public Optional<Square> find(Position position) {
        if (position.toMove() != side) {
            return Optional.empty();
        }
        PositionKey key = PositionKey.of(position);
        return Optional.ofNullable(parts.get(part(key.value())).get(key.value()))
                .map(move -> key.square(PositionKey.of(move.position()).canonical(move.square())))
                .filter(position.placements()::contains);
    }

    /**
     * With a move in the position to which a line leads, in place of another one there, which was remembered in vain. Without effect
     * where it is prepared already, is none of that position's, or there is no room.
     */
    public Repertoire with(Transcript line, Square square) {
        boolean isKnown = find(line.current())
                .map(known -> isSame(line.current(), known, square))
                .orElse(false);
        if (isKnown || !isFor(line) || !line.current().placements().contains(square)) {
            return this;
        }
        return with(new PreparedMove(line, square, Optional.empty()));
    }

    /** Whether two moves are one, since the position looks the same from several sides. */
    public static boolean isSame(Position position, Square one, Square other) {
        PositionKey key = PositionKey.of(position);
        return key.canonical(one) == key.canonical(other);
    }

    /** Whether a move is the prepared one, or as good as it by symmetry. */
    public boolean isPrepared(Position position, Square square) {
        return find(position).filter(known -> isSame(position, known, square)).isPresent();
    }

    private Repertoire with(PreparedMove move) {
        int key = PositionKey.of(move.position()).value();
        boolean isNew = !parts.get(part(key)).containsKey(key);
        if (isNew && size() >= MOST) {
            return this;
        }
        Map<Integer, PreparedMove> next = new LinkedHashMap<>(parts.get(part(key)));
        next.put(key, move);
        return with(part(key), next);
    }

    private Repertoire with(int part, Map<Integer, PreparedMove> next) {
        List<Map<Integer, PreparedMove>> all = new ArrayList<>(parts);
        all.set(part, Collections.unmodifiableMap(next));
        return new Repertoire(side, all);
    }

    /** With moves as they were kept, those of the other colour left out. */
    public Repertoire withAll(List<PreparedMove> moves) {
        Repertoire next = this;
        for (PreparedMove move : moves) {
            next = isFor(move.line()) ? next.with(move) : next;
        }
        return next;
    }

    /** With another one's moves; where both have one, this one's stays, with whichever memory is the newer if it is the same. */
    public Repertoire joined(Repertoire other) {
        Repertoire next = this;
        for (PreparedMove move : other.moves()) {
            Optional<PreparedMove> here = prepared(move.position());
            boolean isNewer = here.isPresent()
                    && isPrepared(move.position(), move.square())
                    && move.memory().map(Memory::day).orElse(Long.MIN_VALUE)
                            > here.get().memory().map(Memory::day).orElse(Long.MIN_VALUE);
            if (move.position().toMove() == side && (here.isEmpty() || isNewer)) {
                next = next.with(move);
            }
        }
        return next;
    }

    /** Without what is prepared in a position. */
    public Repertoire without(Position position) {
        int key = PositionKey.of(position).value();
        Map<Integer, PreparedMove> next = new LinkedHashMap<>(parts.get(part(key)));
        return next.remove(key) == null ? this : with(part(key), next);
    }

    /** After the move of a position was asked on a day; without effect where none is prepared. */
    public Repertoire asked(Position position, Recall recall, long today) {
        return prepared(position).map(move -> with(move.asked(recall, today))).orElse(this);
    }

    /** The moves to which one comes by their lines when one plays as prepared: not those where another move was chosen on the way since. */
    public List<PreparedMove> reached() {
        return moves().stream().filter(new ReachedMoves(side, this::isPrepared)).toList();
    }

    /**
     * What is to be asked on a day, at most so many: what is most likely forgotten first, then what is new, from the first moves on. What
     * isn't reached is left alone.
     */
    public List<PreparedMove> due(long today, int most) {
        List<Asked> due = new ArrayList<>();
        for (PreparedMove move : moves()) {
            if (move.isDue(today)) {
                due.add(new Asked(
                        move, move.memory().map(memory -> memory.known(today)).orElse(2.0)));
            }
        }
        due.sort(Comparator.comparingDouble(Asked::known)
                .thenComparingInt(asked -> asked.move.line().plies()));
        return due.stream()
                .map(Asked::move)
                .filter(new ReachedMoves(side, this::isPrepared))
                .limit(most)
                .toList();
    }

    /** A move with the probability that it is known; what is new stands above any probability. */
    private record Asked(PreparedMove move, double known) {}

    /** At which ply of a game its own side played something else than was prepared, from 1; empty where it never did, and for another game. */
    public Optional<Integer> left(Transcript game) {
        if (!game.first().equals(Position.start(Variant.OTHELLO))) {
            return Optional.empty();
        }
        for (int ply = 0; ply < game.plies(); ply++) {
            Position before = game.turns().get(ply).before();
            Optional<Square> played = game.turns().get(ply).move().square();
            if (played.isPresent() && find(before).isPresent() && !isPrepared(before, played.get())) {
                return Optional.of(ply + 1);
            }
        }
        return Optional.empty();
    }

    /** The line with a prepared or any other move at its end. */
    public static Transcript after(Transcript line, Square square) {
        return line.with(line.current().play(Move.at(square)).orThrow());
    }

    /** Same colour, same moves, remembered in the same way. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Repertoire that && side == that.side && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return 31 * side.hashCode() + parts.hashCode();
    }
}
