package reversi.screens;

import java.util.List;

/** How a language chooses a form of its words by a whole number, in the categories of Unicode's CLDR. */
public enum Plurals {
    /** English, German, Spanish, Italian: the singular for one thing only. */
    ONE_OTHER("one,other") {
        @Override
        String form(int number) {
            return number == 1 ? "one" : "other";
        }
    },
    /** French and Brazilian Portuguese: the singular for nothing too. */
    ZERO_ONE_OTHER("one,other") {
        @Override
        String form(int number) {
            return number == 0 || number == 1 ? "one" : "other";
        }
    },
    /** Russian: by the last figures; 21 is as 1, 22 as 2, 11 to 14 as many. CLDR calls fractions {@code other}; no text counts them. */
    ONE_FEW_MANY("one,few,many") {
        @Override
        String form(int number) {
            int last = Math.abs(number) % 10;
            int two = Math.abs(number) % 100;
            if (two >= 11 && two <= 14) {
                return "many";
            }
            if (last == 1) {
                return "one";
            }
            return last >= 2 && last <= 4 ? "few" : "many";
        }
    },
    /** Japanese and Chinese: words do not change with numbers. */
    OTHER("other") {
        @Override
        String form(int number) {
            return "other";
        }
    };

    /** The forms with commas between them. */
    private final String forms;

    Plurals(String forms) {
        this.forms = forms;
    }

    /** The form for a number of things, one of {@link #forms()}. */
    abstract String form(int number);

    /** Every form that a word with a number needs. */
    public List<String> forms() {
        return List.of(forms.split(","));
    }
}
