package reversi.screens.opponents;

import reversi.engine.Level;
import reversi.screens.Texts;

/** What the characters of the computer's levels are called and say, and what the page on which one is chosen says. */
public final class OpponentWords {
    private final Texts texts;

    /** Words in the language of these texts. */
    public OpponentWords(Texts texts) {
        this.texts = texts;
    }

    /** What the character of a level is called. */
    public String name(int level) {
        return of(level, ".name");
    }

    /** What it says when a game begins. */
    public String hello(int level) {
        return of(level, ".hello");
    }

    /** What it says when it has won. */
    public String wins(int level) {
        return of(level, ".wins");
    }

    /** What it says when it has lost. */
    public String loses(int level) {
        return of(level, ".loses");
    }

    /** What each says after a draw. */
    public String draws() {
        return texts.get("opponent.draws");
    }

    /** How it plays, by what was measured (docs/opponents.md). */
    public String style(int level) {
        return texts.get("level." + level + ".about");
    }

    /** Which level it is. */
    public String level(int level) {
        return texts.get("opponents.level", level);
    }

    /** The choice of whoever is about as strong as the player. */
    public String match() {
        return texts.get("opponents.match");
    }

    /** What that choice means, and who it is now. */
    public String matched(int level) {
        return texts.get("opponents.match.second") + " · " + name(level);
    }

    /** A level of a newer version is told as the strongest one. */
    private String of(int level, String word) {
        return texts.get("opponent." + Math.min(level, Level.all().size()) + word);
    }
}
