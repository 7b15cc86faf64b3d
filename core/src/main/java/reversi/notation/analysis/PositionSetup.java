package reversi.notation.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.notation.BoardText;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.notation.Obf;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * A position while a person sets it up: any discs on the board of a variant, and who is to move.
 *
 * @param variant the rules
 * @param discs what lies on which square of the board
 * @param toMove who is to move
 */
public record PositionSetup(Variant variant, Map<Square, Disc> discs, Disc toMove) {
    /** The longest text that is read, in characters. */
    public static final int MAX_TEXT = 20_000;

    /** Throws IllegalArgumentException for a square that is not on the board. */
    public PositionSetup {
        discs = Map.copyOf(discs);
        for (Square square : discs.keySet()) {
            if (!variant.contains(square)) {
                throw new IllegalArgumentException(square + " is not on the board");
            }
        }
    }

    /** Begins with a position. */
    public static PositionSetup of(Position position) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : position.variant().squares()) {
            position.at(square).ifPresent(disc -> discs.put(square, disc));
        }
        return new PositionSetup(position.variant(), discs, position.toMove());
    }

    /** Begins with the first position of a variant. */
    public static PositionSetup start(Variant variant) {
        return of(Position.start(variant));
    }

    /** Begins with an empty board. */
    public static PositionSetup empty(Variant variant) {
        return new PositionSetup(variant, Map.of(), variant.first());
    }

    /** The disc on a square; empty for an empty square and one that is not on the board. */
    public Optional<Disc> at(Square square) {
        return Optional.ofNullable(discs.get(square));
    }

    /** Lays a disc on a square, or none; the same where the square is not on the board. */
    public PositionSetup with(Square square, Optional<Disc> disc) {
        if (!variant.contains(square)) {
            return this;
        }
        Map<Square, Disc> next = new HashMap<>(discs);
        next.remove(square);
        disc.ifPresent(laid -> next.put(square, laid));
        return new PositionSetup(variant, next, toMove);
    }

    /** Lets a side be to move. */
    public PositionSetup toMove(Disc side) {
        return new PositionSetup(variant, discs, side);
    }

    /** What is set up, as a position. */
    public Position position() {
        Position start = Position.start(variant);
        Position setUp = Position.of(variant, discs, toMove);
        return of(start).equals(this) ? start : setUp;
    }

    /** Why the position can't be analysed; empty where it can. */
    public Optional<SetupFault> fault() {
        Position position = position();
        if (position.isCentreOpen()) {
            boolean isElsewhere =
                    discs.keySet().stream().anyMatch(square -> !variant.centre().contains(square));
            return isElsewhere ? Optional.of(SetupFault.CENTRE_FIRST) : Optional.empty();
        }
        for (Disc disc : List.of(Disc.BLACK, Disc.WHITE)) {
            if (position.count(disc) == 0) {
                return Optional.of(disc == Disc.BLACK ? SetupFault.NO_BLACK_DISC : SetupFault.NO_WHITE_DISC);
            }
        }
        return position.isOver() ? Optional.of(SetupFault.NO_MOVE) : Optional.empty();
    }

    /** The position as a drawn board, as {@link BoardText} writes it. */
    public String boardText() {
        return BoardText.write(position());
    }

    /** The position in a line of {@link Obf}; empty for other boards and rules than those of standard Othello. */
    public Optional<String> obf() {
        return variant.isStandard()
                ? Optional.of(Obf.write(List.of(new Obf.Entry(position(), List.of()))))
                : Optional.empty();
    }

    /**
     * The position of a text: a board drawn in any way, with this variant's rules where it has as many squares, a line of OBF, or the end of
     * the first game in any format; empty where it is none, or longer than {@link #MAX_TEXT}.
     */
    public Optional<PositionSetup> read(String text) {
        if (text.length() > MAX_TEXT) {
            return Optional.empty();
        }
        if (BoardText.read(text, variant) instanceof BoardText.Ok ok) {
            return Optional.of(of(ok.position()));
        }
        List<GameRecord> games = GameFiles.read(text).games();
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(of(games.get(0).line().end()));
    }
}
