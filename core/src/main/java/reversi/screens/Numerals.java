package reversi.screens;

/** How a language writes numbers. */
public enum Numerals {
    /** English, Japanese, Chinese: 12,345.6. */
    POINT('.', ','),
    /** German, Spanish, Italian, Portuguese: 12.345,6. */
    COMMA(',', '.'),
    /** French: 12 345,6, with a narrow space that does not break. */
    NARROW_SPACE(',', '\u202f'),
    /** Russian: 12 345,6, with a space that does not break. */
    SPACE(',', '\u00a0');

    /** Numbers of four figures are not grouped in texts: years and ratings are read as they are. */
    private static final int GROUPED_FROM = 10_000;

    private static final int GROUP = 3;

    private final char decimal;
    private final char group;

    Numerals(char decimal, char group) {
        this.decimal = decimal;
        this.group = group;
    }

    /** What stands before tenths. */
    public char decimal() {
        return decimal;
    }

    /** A whole number as it stands in a text; from five figures on in groups of three. */
    public String whole(long number) {
        return Math.abs(number) < GROUPED_FROM ? Long.toString(number) : grouped(number);
    }

    /** A whole number in groups of three figures, as in a column of counts. */
    public String grouped(long number) {
        String figures = Long.toString(Math.abs(number));
        StringBuilder grouped = new StringBuilder(number < 0 ? "-" : "");
        for (int i = 0; i < figures.length(); i++) {
            if (i > 0 && (figures.length() - i) % GROUP == 0) {
                grouped.append(group);
            }
            grouped.append(figures.charAt(i));
        }
        return grouped.toString();
    }

    /** A number of thousandths with its sign and as many decimals as it takes, such as {@code −0.5} for -500. */
    public String thousandths(long thousandths) {
        long size = Math.abs(thousandths);
        String decimals = Long.toString(1_000 + size % 1_000).substring(1);
        int end = decimals.length();
        while (end > 0 && decimals.charAt(end - 1) == '0') {
            end--;
        }
        String sign = thousandths < 0 ? "\u2212" : "+";
        return sign + whole(size / 1_000) + (end == 0 ? "" : decimal + decimals.substring(0, end));
    }

    /** A number of tenths of at least 0 with one decimal, such as {@code 1.5} for 15. */
    public String tenths(long tenths) {
        return whole(tenths / 10) + decimal + tenths % 10;
    }
}
