package reversi.platform;

/** The system's voice. */
public interface Speech {
    /**
     * Says words once what was to be said before has been said. Where more waits than can be said soon, the oldest is left out.
     *
     * @param language of the words, a tag of BCP 47
     */
    void say(String words, String language);
}
