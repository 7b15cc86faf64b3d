package reversi.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/**
 * A game as part of an address, in characters that need no escape there: the version {@code 1}, the variant's code, which standard
 * Othello goes without, a dot, and for each move but the passes the number of its square in the order of {@link Variant#squares()},
 * as a letter of RFC 4648's URL-safe base 64, or two where the board has more than 64 squares. A first position set up by hand
 * follows the code after {@code ~}: its squares as {@code x}, {@code o} and {@code -}, the side to move and, where players own a
 * stock, a dot and how many discs Black has placed. {@code 1.lrS} is f5 d6 c3.
 */
public final class ShareCode {
    private static final char VERSION = '1';
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int LONGEST = 1_024;

    private ShareCode() {}

    /** The text of a game's first position and moves. */
    public static String write(MoveSequence line) {
        StringBuilder text = new StringBuilder().append(VERSION);
        Variant variant = line.variant();
        text.append(variant.isStandard() ? "" : variant.toString());
        if (!line.start().equals(Position.start(variant))) {
            setUp(line.start(), text.append('~'));
        }
        text.append('.');
        List<Square> squares = variant.squares();
        for (Move move : line.moves()) {
            move.square().ifPresent(square -> {
                int number = squares.indexOf(square);
                text.append(squares.size() > LETTERS.length() ? LETTERS.substring(number / 64, number / 64 + 1) : "");
                text.append(LETTERS.charAt(number % 64));
            });
        }
        return text.toString();
    }

    private static void setUp(Position start, StringBuilder text) {
        for (Square square : start.variant().squares()) {
            text.append(start.at(square).map(ShareCode::symbol).orElse('-'));
        }
        text.append(symbol(start.toMove()));
        if (start.variant().stock() > 0) {
            text.append(start.placed(Disc.BLACK));
        }
    }

    private static char symbol(Disc disc) {
        return disc == Disc.BLACK ? 'x' : 'o';
    }

    /** The game of a text; empty for any text that {@link #write} gives for no game. */
    public static Optional<MoveSequence> read(String text) {
        int dot = text.indexOf('.');
        if (text.length() > LONGEST || dot < 1 || text.charAt(0) != VERSION) {
            return Optional.empty();
        }
        int wave = text.indexOf('~') < 0 || text.indexOf('~') > dot ? dot : text.indexOf('~');
        String code = text.substring(1, wave);
        Optional<Variant> variant = code.isEmpty() ? Optional.of(Variant.OTHELLO) : VariantCode.read(code);
        return variant.flatMap(known ->
                        wave == dot ? Optional.of(Position.start(known)) : start(text.substring(wave + 1, dot), known))
                .flatMap(start -> moves(text.substring(dot + 1), start))
                .filter(line -> write(line).equals(text));
    }

    private static Optional<Position> start(String text, Variant variant) {
        List<Square> squares = variant.squares();
        if (text.length() <= squares.size()) {
            return Optional.empty();
        }
        Map<Square, Disc> discs = new HashMap<>();
        for (int i = 0; i < squares.size(); i++) {
            if (text.charAt(i) != '-') {
                discs.put(squares.get(i), text.charAt(i) == 'x' ? Disc.BLACK : Disc.WHITE);
            }
        }
        Disc toMove = text.charAt(squares.size()) == 'x' ? Disc.BLACK : Disc.WHITE;
        Optional<Integer> black = Decimals.whole(text.substring(squares.size() + 1));
        if (variant.stock() == 0) {
            return Optional.of(Position.of(variant, discs, toMove));
        }
        return black.filter(placed -> placed <= discs.size())
                .map(placed -> Position.of(variant, discs, toMove, placed, discs.size() - placed));
    }

    private static Optional<MoveSequence> moves(String text, Position start) {
        GameRecordBuilder recordBuilder = new GameRecordBuilder(start);
        List<Square> squares = start.variant().squares();
        int width = squares.size() > LETTERS.length() ? 2 : 1;
        if (text.length() % width != 0) {
            return Optional.empty();
        }
        for (int at = 0; at < text.length(); at += width) {
            int high = width == 1 ? 0 : LETTERS.indexOf(text.charAt(at));
            int low = LETTERS.indexOf(text.charAt(at + width - 1));
            int number = high < 0 || low < 0 ? squares.size() : high * LETTERS.length() + low;
            boolean legal = number < squares.size()
                    && recordBuilder
                            .play(Move.at(squares.get(number)), MoveNote.none())
                            .isEmpty();
            if (!legal) {
                return Optional.empty();
            }
        }
        return Optional.of(recordBuilder.record(Optional.empty()).line());
    }
}
