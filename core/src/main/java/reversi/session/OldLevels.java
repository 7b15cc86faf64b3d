package reversi.session;

import java.util.List;

/** The levels of games and settings that were saved when there were ten of them. */
public final class OldLevels {
    private static final List<Integer> TODAY = List.of(1, 3, 4, 5, 7, 8, 9, 11, 12, 14);

    private OldLevels() {}

    /** The number of today's level that plays about as well as this one of the ten; what is beyond them is the last. */
    public static int today(int ofTen) {
        return TODAY.get(Math.max(1, Math.min(TODAY.size(), ofTen)) - 1);
    }
}
