package reversi.json;

import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * A position as it stands in JSON beside its variant.
 *
 * @param discs a character for each square of the board from a1 along the ranks: {@code X} black, {@code O} white, {@code -} neither
 * @param toMove whose turn it is
 * @param placed how many of the discs Black has placed; empty where players own no stock
 */
record WrittenPosition(String discs, Disc toMove, Optional<Integer> placed) {
    static final ObjectCodec<WrittenPosition> CODEC = object(
            WrittenPosition::new,
            field("discs", TEXT, WrittenPosition::discs),
            field("toMove", DISC, WrittenPosition::toMove),
            optional("placed", INT, WrittenPosition::placed));

    static WrittenPosition of(Position position) {
        Variant variant = position.variant();
        StringBuilder discs = new StringBuilder();
        for (Square square : variant.squares()) {
            discs.append(position.at(square).map(WrittenPosition::symbol).orElse('-'));
        }
        boolean hasStock = variant.stock() > 0;
        return new WrittenPosition(
                discs.toString(),
                position.toMove(),
                hasStock ? Optional.of(position.placed(Disc.BLACK)) : Optional.empty());
    }

    private static char symbol(Disc disc) {
        return disc == Disc.BLACK ? 'X' : 'O';
    }

    /** The position by these rules; throws DecodeException for one of another board or with discs that nobody can have placed. */
    Position position(Variant variant) {
        List<Square> squares = variant.squares();
        if (discs.length() != squares.size()) {
            throw new DecodeException("not a position of this board");
        }
        Map<Square, Disc> there = new HashMap<>();
        for (int i = 0; i < squares.size(); i++) {
            char symbol = discs.charAt(i);
            if (symbol != '-') {
                there.put(squares.get(i), disc(symbol));
            }
        }
        if (variant.stock() == 0) {
            return Position.of(variant, there, toMove);
        }
        int black = placed.orElseThrow(() -> new DecodeException("placed: missing"));
        int white = there.size() - black;
        if (black < 0 || white < 0 || Math.max(black, white) > variant.stock()) {
            throw new DecodeException("placed: not the number of discs");
        }
        return Position.of(variant, there, toMove, black, white);
    }

    private static Disc disc(char symbol) {
        return switch (symbol) {
            case 'X' -> Disc.BLACK;
            case 'O' -> Disc.WHITE;
            default -> throw new DecodeException("not a disc");
        };
    }
}
