package reversi.screens;

import java.util.function.Function;

/** What work behind the pages knows and asks of the page in front. */
public interface Foreground {
    /** Whether a game goes on there that is not to be disturbed. */
    boolean isPlaying();

    /** Asks for the next tick soon, without drawing anything anew. */
    void wake();

    /** Says something short, in the language of the moment: below the result of a game where one stands, and otherwise in a notice. */
    void say(Function<Texts, String> words);
}
