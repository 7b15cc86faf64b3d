package reversi.platform;

import java.util.List;
import java.util.function.Supplier;

/** What reads the game to people who do not see it, where the device has such a thing. */
public interface ScreenReader {
    /** What the person does by the screen reader; parts are counted from 0 in the list shown last. */
    interface Listener {
        /** Presses a part. */
        void press(int part);

        /** Leads the keyboard to a part; answers whether it is there now and presses the part by itself. */
        boolean focus(int part);

        /** Sets a part to a whole number. */
        void set(int part, int value);
    }

    /** Tells who hears of what the person does; called once. */
    void listen(Listener listener);

    /**
     * Something may look different now: the parts of the page are to be asked for soon, a few times a second at most. The same list as before
     * means that nothing is different to somebody who does not see.
     */
    void changed(Supplier<List<AccessNode>> parts);

    /** In which language the words are, as a tag of BCP 47. */
    void speakIn(String language);

    /** Says words once whatever is being said has been said. */
    void announce(String words);
}
