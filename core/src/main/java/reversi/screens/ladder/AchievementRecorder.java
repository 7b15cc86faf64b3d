package reversi.screens.ladder;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.screens.Foreground;
import reversi.screens.TimeSlice;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;

/**
 * Looks through each finished game of one's own once for achievements, the oldest first, in small steps while no game is being played. What a
 * game earns that ends while the program runs is said in one line; what is found in older ones is only kept.
 */
public final class AchievementRecorder {
    /** So many games are looked at before it is kept that they were. */
    private static final int KEEP_AFTER = 200;

    private final GameLibrary library;
    private final AchievementRepository repository;
    private final Foreground foreground;
    /** Games that ended before this moment are not talked about, in milliseconds since 1970. */
    private final long since;

    private final OwnGames games = new OwnGames();
    private final Deque<GameSummary> waiting = new ArrayDeque<>();
    /** What was earned and has not been said. */
    private final List<Achievement> news = new ArrayList<>();

    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable AchievementSearch search;
    private boolean isRestored;
    /** Whether the library has changed since its games were taken. */
    private boolean isStale = true;

    private boolean isReading;
    /** Whether what is kept of the games that were looked at is older than {@link #games}. */
    private boolean isUnkept;

    private int unkept;
    /** Counts the reloads; what was read before the last one is stale. */
    private int latest;

    /** Looks through this library, and keeps in the repository what it finds; {@code now} is in milliseconds since 1970. */
    public AchievementRecorder(GameLibrary library, AchievementRepository repository, Foreground foreground, long now) {
        this.library = library;
        this.repository = repository;
        this.foreground = foreground;
        this.since = now;
        library.addListener(this::changed);
        foreground.wake();
    }

    private void changed() {
        isStale = true;
        foreground.wake();
    }

    /** What has been earned up to now. */
    public AchievementRecord record() {
        return repository.now();
    }

    /** Adds someone who hears that more was earned. */
    public void addListener(Runnable earned) {
        listeners.add(earned);
    }

    /** Tells someone nothing more. */
    public void removeListener(Runnable earned) {
        listeners.remove(earned);
    }

    /** Begins anew with what the device has: another window has changed it since. */
    public void reload() {
        latest++;
        repository.reload();
        isRestored = false;
        isStale = true;
        isReading = false;
        search = null;
        waiting.clear();
        foreground.wake();
    }

    /** Time passed: does a little, and says what is new once nobody is disturbed. */
    public void tick() {
        if (foreground.isPlaying()) {
            return;
        }
        if (TimeSlice.run(this::step)) {
            foreground.wake();
        }
        if (!news.isEmpty() && search == null && waiting.isEmpty() && !isReading) {
            List<Achievement> earned = List.copyOf(news);
            news.clear();
            foreground.say(texts -> AchievementWords.news(texts, earned));
        }
    }

    private boolean step() {
        AchievementSearch now = search;
        if (now != null) {
            if (!now.step()) {
                search = null;
                seen(now.summary(), now.found());
            }
            return true;
        }
        if (isReading || !library.isLoaded()) {
            return false;
        }
        if (isStale) {
            takeGames();
        }
        return readNext();
    }

    private void takeGames() {
        isStale = false;
        games.take(library.index());
        if (!isRestored) {
            isRestored = true;
            games.restore(repository.now().seen());
        }
        waiting.clear();
        waiting.addAll(games.unseen());
        isUnkept = true;
    }

    private void keepRest() {
        if (isUnkept) {
            keep(Map.of());
        }
    }

    /** Begins with the next game; answers whether there is one. */
    private boolean readNext() {
        GameSummary next = waiting.poll();
        if (next == null) {
            keepRest();
            return false;
        }
        if (!AchievementSearch.isWorthwhile(next, repository.now())) {
            seen(next, Map.of());
            return true;
        }
        int number = latest;
        isReading = true;
        library.open(next.id(), game -> {
            if (number == latest) {
                isReading = false;
                begin(next, game);
                foreground.wake();
            }
        });
        return !isReading;
    }

    /** Searches a game; one that can't be read, or has gone, is done with. */
    private void begin(GameSummary summary, Optional<ArchivedGame> game) {
        if (game.isPresent() && summary.mine().isPresent()) {
            search = new AchievementSearch(game.get(), summary.mine().get(), repository.now());
        } else {
            seen(summary, Map.of());
        }
    }

    private void seen(GameSummary game, Map<Achievement, EarnedAchievement> found) {
        games.see(game);
        unkept++;
        isUnkept = true;
        if (game.at() >= since) {
            news.addAll(found.keySet());
        }
        if (!found.isEmpty() || unkept >= KEEP_AFTER) {
            keep(found);
        }
    }

    private void keep(Map<Achievement, EarnedAchievement> found) {
        unkept = 0;
        isUnkept = false;
        repository.change(known -> {
            AchievementRecord next = known;
            for (Map.Entry<Achievement, EarnedAchievement> entry : found.entrySet()) {
                next = next.with(entry.getKey(), entry.getValue());
            }
            return next.with(games.kept());
        });
        if (!found.isEmpty()) {
            List.copyOf(listeners).forEach(Runnable::run);
        }
    }
}
