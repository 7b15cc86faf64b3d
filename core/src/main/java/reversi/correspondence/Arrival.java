package reversi.correspondence;

import java.util.List;
import reversi.rules.Disc;

/** What a link that comes to a device is to the same game as the device knows it; its signatures have been looked at before. */
public enum Arrival {
    /** The opponent has gone on from where the game is here. */
    NEWER,
    /** It says what is known here. */
    SAME,
    /** The game has gone on here since. */
    OLDER,
    /** The opponent did something else before than this link says. */
    FORKED,
    /** It says something of the players or of one's own turns that is not so. */
    CHANGED;

    /** What a link is to the game of the same id on the device of the player of {@code mine}. */
    public static Arrival of(Correspondence here, Disc mine, Correspondence arrived) {
        boolean isSameGame = here.id().equals(arrived.id())
                && here.opener() == arrived.opener()
                && here.variant().equals(arrived.variant())
                && here.black().agreesWith(arrived.black())
                && here.white().agreesWith(arrived.white());
        if (!isSameGame) {
            return CHANGED;
        }
        List<Act> known = here.acts();
        List<Act> told = arrived.acts();
        int same = 0;
        while (same < Math.min(known.size(), told.size()) && known.get(same).equals(told.get(same))) {
            same++;
        }
        if (same == told.size()) {
            return same == known.size() ? SAME : OLDER;
        }
        if (same == known.size()) {
            boolean playsForMe = told.subList(same, told.size()).stream().anyMatch(act -> act.by() == mine);
            return playsForMe ? CHANGED : NEWER;
        }
        return told.get(same).by() == mine ? CHANGED : FORKED;
    }
}
