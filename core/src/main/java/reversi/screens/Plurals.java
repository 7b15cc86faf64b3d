package reversi.screens;

import java.util.List;

/** How a language chooses a form of its words by a number, in the categories of Unicode's CLDR. */
public enum Plurals {
    /** English and most languages of Europe: the singular for one thing only. */
    ONE_OTHER {
        @Override
        String form(int number) {
            return number == 1 ? "one" : "other";
        }
    },
    /** French: the singular for nothing too. */
    ZERO_ONE_OTHER {
        @Override
        String form(int number) {
            return number == 0 || number == 1 ? "one" : "other";
        }
    };

    /** The form for a number of things, one of {@link #forms()}. */
    abstract String form(int number);

    /** Every form that a word with a number needs. */
    public List<String> forms() {
        return List.of("one", "other");
    }
}
