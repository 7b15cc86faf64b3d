package reversi.screens;

import java.util.Arrays;

/** The languages that the game speaks: each is a row here and its words in {@code assets/texts/<code>.properties}. */
public enum Language {
    ENGLISH("en", "English", Plurals.ONE_OTHER),
    FRENCH("fr", "Français", Plurals.ZERO_ONE_OTHER);

    private final String code;
    private final String ownName;
    private final Plurals plurals;

    Language(String code, String ownName, Plurals plurals) {
        this.code = code;
        this.ownName = ownName;
        this.plurals = plurals;
    }

    /** The language of a code of ISO 639-1, as a device or a setting gives it; English where the game does not speak it. */
    public static Language of(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equals(code))
                .findFirst()
                .orElse(ENGLISH);
    }

    /** Its two letters in ISO 639-1, such as {@code en}. */
    public String code() {
        return code;
    }

    /** What those who speak it call it. */
    public String ownName() {
        return ownName;
    }

    /** Which form of a word goes with a number. */
    public Plurals plurals() {
        return plurals;
    }
}
