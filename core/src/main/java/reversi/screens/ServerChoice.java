package reversi.screens;

/** With which server the game plays, where a person may choose that. */
public interface ServerChoice {
    /** The server's address as a person reads it. */
    String address();

    /** Plays with another server from now on; answers false, and changes nothing, where that is no address. */
    boolean choose(String written);
}
