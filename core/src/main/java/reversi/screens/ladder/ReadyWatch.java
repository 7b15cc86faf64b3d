package reversi.screens.ladder;

import java.util.List;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.screens.Foreground;
import reversi.screens.TimeSlice;

/** Says for which level a finished game made the player ready for the first time, a moment after its result is shown. */
public final class ReadyWatch {
    /** The result, and what it achieved, have the player's eye first, in seconds. */
    private static final float PATIENCE = 4;

    private final GameLibrary library;
    private final LongToIntFunction minutesAhead;
    private final Foreground foreground;
    /** The game that ended last; null before the library is read and while it has none. */
    private @Nullable GameSummary last;

    private boolean isRead;
    /** Goes through the games before the last one; null while there is nothing to find out. */
    private @Nullable LadderBuilder before;
    /** What is said in a moment; 0 for nothing. */
    private int level;

    private float patience;

    /**
     * Watches a library.
     *
     * @param minutesAhead how many minutes the player's clock is ahead of universal time at a moment
     * @param foreground where it is said
     */
    public ReadyWatch(GameLibrary library, LongToIntFunction minutesAhead, Foreground foreground) {
        this.library = library;
        this.minutesAhead = minutesAhead;
        this.foreground = foreground;
        library.addListener(this::changed);
        changed();
    }

    private void changed() {
        if (!library.isLoaded()) {
            return;
        }
        List<GameSummary> games = library.index().games();
        GameSummary newest = games.isEmpty() ? null : games.get(0);
        GameSummary known = last;
        boolean isNew = isRead && newest != null && (known == null || newest.at() > known.at());
        last = newest;
        isRead = true;
        if (isNew && newest != null && LevelGames.result(newest, minutesAhead).isPresent()) {
            before = new LadderBuilder(games.subList(1, games.size()), minutesAhead);
            foreground.wake();
        }
    }

    /** Time passed, in seconds. */
    public void tick(float seconds) {
        LadderBuilder counting = before;
        GameSummary ended = last;
        if (counting != null && ended != null) {
            if (!TimeSlice.run(counting::step)) {
                before = null;
                compare(counting, ended);
            }
            foreground.wake();
        } else if (level > 0 && !foreground.isPlaying()) {
            patience -= seconds;
            if (patience > 0) {
                foreground.wake();
            } else {
                int told = level;
                level = 0;
                foreground.say(texts -> texts.get("ladder.ready.you", told));
            }
        }
    }

    private void compare(LadderBuilder counting, GameSummary ended) {
        int known = counting.everReady();
        counting.add(ended);
        int now = counting.everReady();
        if (now > known) {
            level = now;
            patience = PATIENCE;
        }
    }
}
