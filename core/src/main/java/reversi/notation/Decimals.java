package reversi.notation;

import java.util.Optional;

/** Decimal numbers as whole numbers of a smaller unit, so that nothing is rounded. */
final class Decimals {
    private static final int MOST_DIGITS = 6;

    private Decimals() {}

    /** A number such as {@code -12.3} in units of {@code 10^-decimals}, 0…3, further digits dropped; empty where it is none. */
    static Optional<Integer> read(String number, int decimals) {
        int at = number.startsWith("-") || number.startsWith("+") ? 1 : 0;
        int point = number.indexOf('.') < 0 ? number.length() : number.indexOf('.');
        String fraction = number.length() > point ? number.substring(point + 1) : "";
        String whole = number.substring(Math.min(at, point), point);
        if ((whole + fraction).isEmpty() || whole.length() > MOST_DIGITS || !isDigits(whole) || !isDigits(fraction)) {
            return Optional.empty();
        }
        int units = Integer.parseInt("0" + whole + (fraction + "000").substring(0, decimals));
        return Optional.of(number.startsWith("-") ? -units : units);
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
