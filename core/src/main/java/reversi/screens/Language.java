package reversi.screens;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import reversi.platform.Fonts.Script;

/** The languages that the game speaks: each is a row here and its words in {@code assets/texts/<code>.properties}. */
public enum Language {
    GERMAN("de", "de", "Deutsch", Plurals.ONE_OTHER, Numerals.COMMA, Script.WESTERN),
    ENGLISH("en", "en", "English", Plurals.ONE_OTHER, Numerals.POINT, Script.WESTERN),
    SPANISH("es", "es", "Español", Plurals.ONE_OTHER, Numerals.COMMA, Script.WESTERN),
    FRENCH("fr", "fr", "Français", Plurals.ZERO_ONE_OTHER, Numerals.NARROW_SPACE, Script.WESTERN),
    ITALIAN("it", "it", "Italiano", Plurals.ONE_OTHER, Numerals.COMMA, Script.WESTERN),
    PORTUGUESE("pt", "pt-BR", "Português", Plurals.ZERO_ONE_OTHER, Numerals.COMMA, Script.WESTERN),
    RUSSIAN("ru", "ru", "Русский", Plurals.ONE_FEW_MANY, Numerals.SPACE, Script.WESTERN),
    JAPANESE("ja", "ja", "日本語", Plurals.OTHER, Numerals.POINT, Script.JAPANESE),
    CHINESE("zh", "zh-Hans", "简体中文", Plurals.OTHER, Numerals.POINT, Script.CHINESE);

    private final String code;
    private final String tag;
    private final String ownName;
    private final Plurals plurals;
    private final Numerals numerals;
    private final Script script;

    Language(String code, String tag, String ownName, Plurals plurals, Numerals numerals, Script script) {
        this.code = code;
        this.tag = tag;
        this.ownName = ownName;
        this.plurals = plurals;
        this.numerals = numerals;
        this.script = script;
    }

    /**
     * The language of a tag of BCP 47, as a device or a setting gives it: {@code pt}, {@code pt-PT}, {@code zh_TW}. What follows the first part
     * is passed over, as the game has one form of each language. English where the game does not speak it.
     */
    public static Language of(String tag) {
        return find(tag).orElse(ENGLISH);
    }

    /** The language of a tag of BCP 47; empty where the game does not speak it. */
    public static Optional<Language> find(String tag) {
        int end = 0;
        while (end < tag.length() && tag.charAt(end) != '-' && tag.charAt(end) != '_') {
            end++;
        }
        String first = tag.substring(0, end).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(language -> language.code.equals(first))
                .findFirst();
    }

    /** Its two letters in ISO 639-1, such as {@code en}: the name of its files, and what the settings keep. */
    public String code() {
        return code;
    }

    /** Its tag of BCP 47, such as {@code zh-Hans}: what browsers and screen readers know it by. */
    public String tag() {
        return tag;
    }

    /** What those who speak it call it. */
    public String ownName() {
        return ownName;
    }

    /** Which form of a word goes with a number. */
    public Plurals plurals() {
        return plurals;
    }

    /** How numbers are written. */
    public Numerals numerals() {
        return numerals;
    }

    /** Which characters it is written in, beyond those that every font has. */
    public Script script() {
        return script;
    }
}
