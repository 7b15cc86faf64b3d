package reversi.tools.pupils;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A pupil with a skill in each {@link Area}, in points as players are rated. What is practised grows, the less the better it is already; what
 * was learned is forgotten little by little. Not immutable: each day changes it.
 */
final class SimulatedPupil {
    private static final double MEAN = 1_000;
    private static final double DEVIATION = 150;

    /** Nobody becomes better than this by such practice. */
    private static final double CEILING = 1_700;
    /** Points that a minute of practice brings to whose skill is {@link #MEAN}. */
    private static final double GAIN = 2;
    /** The share of what was learned that is forgotten on a day. */
    private static final double FORGOTTEN = 0.01;

    private final Map<Area, Double> first = new EnumMap<>(Area.class);
    private final Map<Area, Double> skills = new EnumMap<>(Area.class);
    private final boolean isChoosy;

    /** A pupil whose skills differ by this standard deviation, in points; {@code isChoosy} learns by tasks that fit only. */
    SimulatedPupil(Random random, double spread, boolean isChoosy) {
        this.isChoosy = isChoosy;
        double strength = MEAN + DEVIATION * random.nextGaussian();
        for (Area area : Area.values()) {
            double skill = strength + spread * random.nextGaussian();
            first.put(area, skill);
            skills.put(area, skill);
        }
    }

    /** How good the pupil is at something now. */
    double skill(Area area) {
        return skills.getOrDefault(area, MEAN);
    }

    /** How good the pupil is where several things matter. */
    double skill(List<Area> areas) {
        return areas.stream().mapToDouble(this::skill).average().orElse(MEAN);
    }

    /** How good the pupil is on the whole. */
    double strength() {
        return skill(List.of(Area.values()));
    }

    /** How likely a task of this difficulty is solved by who has so much skill, both in points. */
    static double chance(double skill, double difficulty) {
        return 1 / (1 + Math.pow(10, (difficulty - skill) / 400));
    }

    /** Practises something for so many minutes by tasks of a difficulty: what is far too easy or too hard teaches a choosy pupil nothing. */
    void practise(Area area, double minutes, double difficulty) {
        double chance = chance(skill(area), difficulty);
        study(area, minutes, isChoosy ? 4 * chance * (1 - chance) : 1);
    }

    /** Practises something for so many minutes, with an effect of so much of what the most fitting tasks have, 0…1. */
    void study(Area area, double minutes, double effect) {
        double room = Math.max(0, CEILING - skill(area)) / (CEILING - MEAN);
        skills.put(area, skill(area) + effect * GAIN * minutes * room);
    }

    /** A night passes. */
    void sleep() {
        for (Area area : Area.values()) {
            double before = first.getOrDefault(area, MEAN);
            skills.put(area, before + (1 - FORGOTTEN) * (skill(area) - before));
        }
    }
}
