package reversi.screens.ladder;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.GameSummary;
import reversi.rules.Disc;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;
import reversi.teach.achievement.OwnGame;

/** One game that is looked through for achievements that are still to be earned, one of them at a time. */
final class AchievementSearch {
    private final GameSummary summary;
    private final OwnGame game;
    private final Deque<Achievement> wanted;
    private final Map<Achievement, EarnedAchievement> found = new EnumMap<>(Achievement.class);

    /** A search in the game of a player who had this colour. */
    AchievementSearch(ArchivedGame archived, Disc mine, AchievementRecord known) {
        this.summary = archived.summary();
        this.game = new OwnGame(
                archived.game().transcript(),
                archived.game().setup().opened().plies(),
                mine,
                summary.opponent().map(ArchivedPlayer::level).orElse(0));
        this.wanted = wanted(summary, known);
    }

    private static Deque<Achievement> wanted(GameSummary summary, AchievementRecord known) {
        Deque<Achievement> wanted = new ArrayDeque<>();
        for (Achievement achievement : Achievement.values()) {
            boolean isOpen = known.find(achievement).isEmpty();
            if (isOpen && achievement.variant().equals(summary.variant())) {
                wanted.add(achievement);
            }
        }
        return wanted;
    }

    /** Whether a game like this could earn anything. */
    static boolean isWorthwhile(GameSummary summary, AchievementRecord known) {
        return !wanted(summary, known).isEmpty();
    }

    /** Looks for one more; answers whether there is another one to look for. */
    boolean step() {
        Achievement achievement = wanted.poll();
        if (achievement != null) {
            OptionalInt plies = achievement.earnedAt(game);
            if (plies.isPresent()) {
                found.put(achievement, new EarnedAchievement(summary.id(), summary.at(), plies.getAsInt()));
            }
        }
        return !wanted.isEmpty();
    }

    /** The game as lists show it. */
    GameSummary summary() {
        return summary;
    }

    /** What has been found up to now. */
    Map<Achievement, EarnedAchievement> found() {
        return found;
    }
}
