package reversi.screens;

import java.util.List;

/**
 * A key, or keys held together or used alike, and what they do.
 *
 * @param words the key of the words for what they do
 * @param caps what stands on the keys, as the language's keyboards say it
 */
public record Shortcut(String words, List<String> caps) {
    /** Stands for the Command key, which is drawn. */
    static final String COMMAND = "COMMAND";

    /** What stands on the key that a system's shortcuts are held down with. */
    public static String command(Context context) {
        return context.device().isMac() ? COMMAND : "Ctrl";
    }

    /** The arrows choose a square. */
    public static Shortcut squares() {
        return new Shortcut("shortcuts.squares", List.of("←", "↑", "↓", "→"));
    }

    /** A square's name plays it. */
    public static Shortcut typedSquare() {
        return new Shortcut("shortcuts.type", List.of("f", "5"));
    }

    /** One key. */
    public static Shortcut of(String words, String cap) {
        return new Shortcut(words, List.of(cap));
    }

    /** The keys that go through the positions of a game: one on, one back, to the start and to the end. */
    public static List<Shortcut> throughGame(Context context) {
        return List.of(
                of("replay.back", "←"),
                of("replay.step", "→"),
                named(context, "replay.first", "home"),
                named(context, "replay.last", "end"));
    }

    /** One key whose name stands in the texts under {@code shortcuts.key.…}. */
    public static Shortcut named(Context context, String words, String key) {
        return of(words, context.say("shortcuts.key." + key));
    }
}
