package reversi.notation;

import java.util.Optional;

/** Decimal numbers as whole numbers of a smaller unit, so that nothing is rounded. */
final class Decimals {
    private static final int MOST_DIGITS = 6;
    private static final int MOST_POWER = 20;

    private Decimals() {}

    /**
     * A number such as {@code -12.3}, {@code -12,3} or {@code -1.23E1} in units of {@code 10^-decimals}, 0…3, further digits
     * dropped; empty where it is none.
     */
    static Optional<Integer> read(String number, int decimals) {
        int at = number.startsWith("-") || number.startsWith("+") ? 1 : 0;
        int end = first("eE", number, number.length());
        int point = first(".,", number, end);
        String whole = number.substring(Math.min(at, point), point);
        String fraction = number.substring(Math.min(point + 1, end), end);
        Optional<Integer> power = power(number.substring(end));
        if ((whole + fraction).isEmpty() || power.isEmpty() || !isDigits(whole) || !isDigits(fraction)) {
            return Optional.empty();
        }
        String digits = "0".repeat(MOST_POWER) + whole + fraction + "0".repeat(MOST_POWER + decimals);
        int shifted = MOST_POWER + whole.length() + power.get();
        int from = 0;
        while (from < shifted && digits.charAt(from) == '0') {
            from++;
        }
        if (shifted - from > MOST_DIGITS) {
            return Optional.empty();
        }
        int units = Integer.parseInt("0" + digits.substring(from, shifted + decimals));
        return Optional.of(number.startsWith("-") ? -units : units);
    }

    /** Where the first of some characters stands before a place; that place where none does. */
    private static int first(String characters, String text, int end) {
        int at = 0;
        while (at < end && characters.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    /** What an exponent such as {@code E-4} says, 0 where there is none; empty where it is none, or one of no number here. */
    private static Optional<Integer> power(String exponent) {
        if (exponent.isEmpty()) {
            return Optional.of(0);
        }
        int at = exponent.startsWith("-", 1) || exponent.startsWith("+", 1) ? 2 : 1;
        Optional<Integer> power = whole(exponent.substring(at)).filter(digits -> digits <= MOST_POWER);
        return exponent.startsWith("-", 1) ? power.map(digits -> -digits) : power;
    }

    /** Whether a text is a number, with or without decimals. */
    static boolean isNumber(String text) {
        return read(text, 0).isPresent();
    }

    /** Such a number with all of its decimals. */
    static String write(int units, int decimals) {
        String digits = GameDate.digits(Math.abs(units), decimals + 1);
        int point = digits.length() - decimals;
        return (units < 0 ? "-" : "") + digits.substring(0, point) + "." + digits.substring(point);
    }

    /** Milliseconds as seconds with two decimals, or three where it takes them. */
    static String seconds(int millis) {
        return millis % 10 == 0 ? write(millis / 10, 2) : write(millis, 3);
    }

    static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Characters.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** The whole number that a text is, of up to six digits without a sign; empty for any other text. */
    static Optional<Integer> whole(String text) {
        boolean fits = !text.isEmpty() && text.length() <= MOST_DIGITS && isDigits(text);
        return fits ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }
}
