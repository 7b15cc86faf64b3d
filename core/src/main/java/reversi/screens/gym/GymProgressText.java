package reversi.screens.gym;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rating.DayRating;
import reversi.rating.GlickoRating;
import reversi.session.SummedText;
import reversi.training.gym.DrillKind;
import reversi.training.gym.GymProgress;
import reversi.training.gym.Skill;

/**
 * What is remembered of a player's drills, to and from text: a line with the version, a line for each skill, and a checksum. A skill's line
 * has its name, rating and deviation in thousandths of a point, volatility in millionths, how many were tried and how many were right, and
 * a day and a rating for each day of its curve.
 */
final class GymProgressText {
    private static final String NAME = "reversi-gym";
    private static final int VERSION = 1;
    private static final double THOUSANDTHS = 1_000;
    private static final double MILLIONTHS = 1_000_000;
    private static final int LONGEST = 100_000;
    private static final int BEFORE_DAYS = 6;
    private static final int MOST_DAY = 3_000_000;
    private static final int MOST_COUNT = 100_000_000;

    private GymProgressText() {}

    /** The text of what is remembered. */
    static String write(GymProgress progress) {
        StringBuilder lines = new StringBuilder();
        progress.skills().forEach((kind, skill) -> {
            GlickoRating rating = skill.rating();
            lines.append(kind.name());
            put(lines, Math.round(rating.rating() * THOUSANDTHS));
            put(lines, Math.round(rating.deviation() * THOUSANDTHS));
            put(lines, Math.round(rating.volatility() * MILLIONTHS));
            put(lines, skill.tried());
            put(lines, skill.right());
            skill.curve().forEach(day -> {
                put(lines, day.day());
                put(lines, day.rating());
            });
            lines.append('\n');
        });
        return SummedText.write(NAME, VERSION, lines.toString());
    }

    private static void put(StringBuilder lines, long number) {
        lines.append(' ').append(number);
    }

    /** What a text holds; empty where it is damaged or of a newer version. */
    static Optional<GymProgress> read(String text) {
        return SummedText.read(NAME, text, LONGEST)
                .flatMap(content -> content.decode(VERSION, GymProgressText::progress));
    }

    private static GymProgress progress(String lines) {
        Map<DrillKind, Skill> skills = new EnumMap<>(DrillKind.class);
        for (String line : lines.split("\n", -1)) {
            if (!line.isEmpty()) {
                String[] parts = line.split(" ", -1);
                skills.put(DrillKind.valueOf(parts[0]), skill(parts));
            }
        }
        return new GymProgress(skills);
    }

    private static Skill skill(String[] parts) {
        if (parts.length < BEFORE_DAYS || (parts.length - BEFORE_DAYS) % 2 != 0) {
            throw new IllegalArgumentException("no skill has " + parts.length + " parts");
        }
        List<DayRating> curve = new ArrayList<>();
        for (int i = BEFORE_DAYS; i < parts.length; i += 2) {
            curve.add(new DayRating(
                    SummedText.number(parts[i], 0, MOST_DAY), (int) SummedText.number(parts[i + 1], 0, MOST_COUNT)));
        }
        GlickoRating rating = new GlickoRating(
                SummedText.number(parts[1], 0, 5_000_000) / THOUSANDTHS,
                SummedText.number(parts[2], 1_000, 400_000) / THOUSANDTHS,
                SummedText.number(parts[3], 1_000, 200_000) / MILLIONTHS);
        int tried = (int) SummedText.number(parts[4], 0, MOST_COUNT);
        return new Skill(rating, curve, tried, (int) SummedText.number(parts[5], 0, tried));
    }
}
