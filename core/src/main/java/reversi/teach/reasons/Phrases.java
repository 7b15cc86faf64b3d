package reversi.teach.reasons;

import reversi.rules.Disc;

/** The words of a language. */
public interface Phrases {
    /** The words of a key with its arguments in place. */
    String get(String key, Object... arguments);

    /** The words of a key for a number of things, which is the first argument. */
    String count(String key, int number, Object... others);

    /** The name of a side's colour. */
    String colour(Disc disc);
}
