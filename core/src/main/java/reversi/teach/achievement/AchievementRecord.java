package reversi.teach.achievement;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which achievements a player has earned, once and for all: the game that earned one may go.
 *
 * @param earned what is known of each; those not there are still to be earned
 * @param seen which games have been looked at
 */
public record AchievementRecord(Map<Achievement, EarnedAchievement> earned, SeenGames seen) {
    public AchievementRecord {
        Map<Achievement, EarnedAchievement> copy = new EnumMap<>(Achievement.class);
        copy.putAll(earned);
        earned = Collections.unmodifiableMap(copy);
    }

    /** Nothing earned, and no game looked at. */
    public static AchievementRecord none() {
        return new AchievementRecord(Map.of(), SeenGames.none());
    }

    /** What is known of an achievement; empty where it is still to be earned. */
    public Optional<EarnedAchievement> find(Achievement achievement) {
        return Optional.ofNullable(earned.get(achievement));
    }

    /** With one more; what was earned before stays as it was. */
    public AchievementRecord with(Achievement achievement, EarnedAchievement where) {
        if (earned.containsKey(achievement)) {
            return this;
        }
        Map<Achievement, EarnedAchievement> more = new EnumMap<>(Achievement.class);
        more.putAll(earned);
        more.put(achievement, where);
        return new AchievementRecord(more, seen);
    }

    /** With what another record has, too; the games looked at are those of this one. */
    public AchievementRecord with(AchievementRecord other) {
        Map<Achievement, EarnedAchievement> more = new EnumMap<>(Achievement.class);
        more.putAll(other.earned);
        more.putAll(earned);
        return new AchievementRecord(more, seen);
    }

    /** The same with other games looked at. */
    public AchievementRecord with(SeenGames games) {
        return new AchievementRecord(earned, games);
    }
}
