package reversi.platform;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Characters of the private use area that stand for several drawn as one picture: an emoji, a syllable, a word of letters that join. libGDX's
 * fonts have one glyph for each 16-bit character; so they have one for each of these too.
 */
public final class StandIns {
    /** What is answered where no stand-in is left. */
    public static final char NONE = 0;

    private static final char FIRST = '\ue000';
    private static final char LAST = '\uf8ff';

    /** How many there may be until the program ends: each has pictures of its own in every font that shows it. */
    private static final int MOST = 1_000;

    private final Map<String, Character> known = new HashMap<>();
    private final List<String> clusters = new ArrayList<>();

    /** Whether a character is one of these, or came from outside as if it were. */
    public static boolean isOne(int character) {
        return character >= FIRST && character <= LAST;
    }

    /** The character that stands for others, always the same; {@link #NONE} where there are too many. */
    public char of(String cluster) {
        Character found = known.get(cluster);
        if (found != null) {
            return found;
        }
        if (clusters.size() == MOST) {
            return NONE;
        }
        char made = (char) (FIRST + clusters.size());
        clusters.add(cluster);
        known.put(cluster, made);
        return made;
    }

    /** What a character stands for; empty where it stands for itself. */
    public Optional<String> cluster(char character) {
        int at = character - FIRST;
        return at >= 0 && at < clusters.size() ? Optional.of(clusters.get(at)) : Optional.empty();
    }
}
