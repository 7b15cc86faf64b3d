package reversi.training.gym;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What is remembered of a player's drills.
 *
 * @param skills by kind; those not there were never tried
 */
public record GymProgress(Map<DrillKind, Skill> skills) {
    /** How many drills a set has. */
    public static final int SET = 10;

    public GymProgress {
        Map<DrillKind, Skill> copy = new EnumMap<>(DrillKind.class);
        copy.putAll(skills);
        skills = Collections.unmodifiableMap(copy);
    }

    /** What is remembered of somebody who has tried none. */
    public static GymProgress none() {
        return new GymProgress(Map.of());
    }

    /** How good the player is at a kind. */
    public Skill skill(DrillKind kind) {
        return skills.getOrDefault(kind, Skill.none());
    }

    /** After a drill on a day since 1970, with a score from 0 to 1. */
    public GymProgress after(Drill drill, double score, long day) {
        Map<DrillKind, Skill> next = new EnumMap<>(DrillKind.class);
        next.putAll(skills);
        next.put(drill.kind(), skill(drill.kind()).after(drill.difficulty(), score, day));
        return new GymProgress(next);
    }

    /** The kinds of a group, the weakest skill first. */
    public List<DrillKind> weakestFirst(DrillKind.Group group) {
        List<DrillKind> kinds = new ArrayList<>(List.of(DrillKind.values()));
        kinds.removeIf(kind -> kind.group() != group);
        kinds.sort(Comparator.comparingInt(kind -> skill(kind).points()));
        return kinds;
    }

    /** The kinds of a mixed set of a group: all of them, the weakest first, and the weakest ones once more often. */
    public List<DrillKind> mixedSet(DrillKind.Group group) {
        List<DrillKind> kinds = weakestFirst(group);
        List<DrillKind> set = new ArrayList<>();
        for (int i = 0; i < SET; i++) {
            set.add(kinds.get(i % kinds.size()));
        }
        set.sort(Comparator.comparingInt(kinds::indexOf));
        return set;
    }

    /** With what was done on another device. */
    public GymProgress with(GymProgress other) {
        Map<DrillKind, Skill> both = new EnumMap<>(DrillKind.class);
        both.putAll(skills);
        other.skills.forEach((kind, skill) -> both.merge(kind, skill, Skill::with));
        return new GymProgress(both);
    }
}
