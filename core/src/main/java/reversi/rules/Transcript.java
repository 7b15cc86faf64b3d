package reversi.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game from its first position: the turns played, passes included; immutable. */
public final class Transcript {
    private final Position start;
    private final List<Turn> turns;

    private Transcript(Position start, List<Turn> turns) {
        this.start = start;
        this.turns = turns;
    }

    /** A game of this variant in which nothing has been played. */
    public static Transcript start(Variant variant) {
        return from(Position.start(variant));
    }

    /** A game that begins from any position. */
    public static Transcript from(Position start) {
        return new Transcript(start, List.of());
    }

    /** The position before the first turn. */
    public Position first() {
        return start;
    }

    /** The position after the last turn. */
    public Position current() {
        return turns.isEmpty() ? start : turns.get(turns.size() - 1).after();
    }

    /** The turns in order, passes included. */
    public List<Turn> turns() {
        return turns;
    }

    /** The number of turns, passes included. */
    public int plies() {
        return turns.size();
    }

    /** The moves in order, passes included. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(turns.size());
        for (Turn turn : turns) {
            moves.add(turn.move());
        }
        return moves;
    }

    /** The game after one more turn; throws IllegalArgumentException where the turn does not begin at the current position. */
    public Transcript with(Turn turn) {
        if (!turn.before().equals(current())) {
            throw new IllegalArgumentException("the turn " + turn.move() + " does not follow ply " + plies());
        }
        List<Turn> longer = new ArrayList<>(turns);
        longer.add(turn);
        return new Transcript(start, List.copyOf(longer));
    }

    /** How many discs were placed since the first position: the plies without the passes. */
    public int placements() {
        int placed = 0;
        for (Turn turn : turns) {
            placed += turn.move().isPass() ? 0 : 1;
        }
        return placed;
    }

    /** The game up to a number of plies, 0…{@link #plies()}; throws IllegalArgumentException beyond. */
    public Transcript upTo(int plies) {
        if (plies < 0 || plies > plies()) {
            throw new IllegalArgumentException("no ply " + plies + " in a game of " + plies());
        }
        return new Transcript(start, List.copyOf(turns.subList(0, plies)));
    }

    /** Same first position, same moves. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Transcript that && start.equals(that.start) && moves().equals(that.moves());
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + moves().hashCode();
    }

    /** The moves in order, parted by spaces. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Turn turn : turns) {
            text.append(text.length() == 0 ? "" : " ").append(turn.move());
        }
        return text.toString();
    }
}
