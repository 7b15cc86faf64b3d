package reversi.rules;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The short, stable name of a variant for saved games and links. In this order: the size; {@code s} square or {@code o}
 * octagon; {@code d} diagonal, {@code p} parallel or {@code f} free centre; {@code b} or {@code w} moves first; then only
 * where they apply {@code s32} discs each, {@code a} adjacent placement, {@code f} fewest discs win, {@code h2} corners
 * given to Black. Standard Othello is {@code 8sdb}, Reversi 1876 {@code 8sfws32}.
 */
public final class VariantCode {
    private static final char BLACK = 'b';
    private static final char WHITE = 'w';
    private static final int MOST_DIGITS = 3;

    private final String text;
    private int next;

    private VariantCode(String text) {
        this.text = text;
    }

    /** The variant of a code; empty for a text that is the code of none. */
    public static Optional<Variant> read(String text) {
        try {
            Variant variant = new VariantCode(text).variant();
            return variant.code().equals(text) ? Optional.of(variant) : Optional.empty();
        } catch (IllegalArgumentException noSuchVariant) {
            return Optional.empty();
        }
    }

    private Variant variant() {
        int size = number();
        Shape shape = oneOf(Shape.values(), Shape::letter);
        Start start = oneOf(Start.values(), Start::letter);
        Disc first = oneOf(Disc.values(), disc -> disc == Disc.BLACK ? BLACK : WHITE);
        int stock = skip('s') ? number() : 0;
        Set<Rule> rules = new HashSet<>();
        for (Rule rule : Rule.values()) {
            if (skip(rule.letter())) {
                rules.add(rule);
            }
        }
        int handicap = skip('h') ? number() : 0;
        return new Variant(size, shape, start, first, stock, rules, handicap);
    }

    private int number() {
        int from = next;
        int value = 0;
        while (next < text.length() && next - from < MOST_DIGITS && isDigit(text.charAt(next))) {
            value = value * 10 + text.charAt(next) - '0';
            next++;
        }
        return value;
    }

    private static boolean isDigit(char sign) {
        return sign >= '0' && sign <= '9';
    }

    private <T> T oneOf(T[] all, Function<T, Character> letter) {
        for (T one : all) {
            if (skip(letter.apply(one))) {
                return one;
            }
        }
        throw new IllegalArgumentException("no letter that is known at " + next);
    }

    private boolean skip(char letter) {
        boolean there = next < text.length() && text.charAt(next) == letter;
        next += there ? 1 : 0;
        return there;
    }
}
