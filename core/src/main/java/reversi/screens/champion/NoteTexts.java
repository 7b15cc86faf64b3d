package reversi.screens.champion;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import reversi.rules.Disc;
import reversi.screens.Language;
import reversi.screens.Texts;
import reversi.training.champion.GameNote;

/** The sentences of {@link GameNote}s in each language. They are fetched with the games, and not with all other words before the menu. */
public final class NoteTexts {
    private final Map<Language, Texts> texts;

    private NoteTexts(Map<Language, Texts> texts) {
        this.texts = texts;
    }

    /**
     * Reads the sentences: a line for each, as {@code en.CLOSE=…}: language and kind, then words in which {@code {0}} stands for the
     * colour, {@code {1}} for the square and {@code {2}} on for the numbers. Empty where a line is another one.
     */
    public static Optional<NoteTexts> read(String lines) {
        Map<Language, Texts> texts = new EnumMap<>(Language.class);
        try {
            for (Language language : Language.values()) {
                texts.put(language, Texts.read(language, of(language, lines)));
            }
            return Optional.of(new NoteTexts(texts));
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    private static String of(Language language, String lines) {
        String start = language.code() + '.';
        StringBuilder own = new StringBuilder();
        for (String line : lines.split("\n", -1)) {
            if (line.startsWith(start)) {
                own.append(line.substring(start.length())).append('\n');
            }
        }
        return own.toString();
    }

    /** Whether a kind of note has a sentence in a language. */
    boolean has(Language language, GameNote.Kind kind) {
        return in(language).has(kind.name());
    }

    private Texts in(Language language) {
        return Optional.ofNullable(texts.get(language)).orElseThrow();
    }

    /** A note in a language; {@code colour} names the discs of a side. */
    String say(GameNote note, Language language, Function<Disc, String> colour) {
        Object[] arguments = new Object[2 + note.numbers().size()];
        arguments[0] = colour.apply(note.side());
        arguments[1] = note.square().map(square -> (Object) square.name()).orElse("");
        for (int i = 0; i < note.numbers().size(); i++) {
            arguments[2 + i] = note.numbers().get(i);
        }
        return in(language).get(note.kind().name(), arguments);
    }
}
