package reversi.screens.ladder;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import reversi.session.SummedText;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;
import reversi.teach.achievement.SeenGames;

/**
 * A record of achievements to and from text: a line for each that was earned, with its name, when the game ended, after how many plies and
 * the game's id, and a last line with the games that were looked at and how many achievements they were looked through for.
 */
final class AchievementsText {
    private static final String NAME = "reversi-achievements";
    private static final int VERSION = 1;
    private static final String SEEN = "seen";
    private static final int LONGEST = 20_000;
    private static final int LONGEST_ID = 300;
    private static final int FIELDS = 4;
    private static final long LAST_MOMENT = 253_402_300_800_000L;
    private static final long MOST_PLIES = 600;

    private AchievementsText() {}

    /** The text of a record. */
    static String write(AchievementRecord record) {
        StringBuilder text = new StringBuilder();
        record.earned().forEach((achievement, where) -> text.append(achievement.name())
                .append(',')
                .append(where.at())
                .append(',')
                .append(where.plies())
                .append(',')
                .append(writable(where.game()))
                .append('\n'));
        SeenGames seen = record.seen();
        text.append(SEEN)
                .append(',')
                .append(seen.until())
                .append(',')
                .append(seen.sum())
                .append(',')
                .append(Achievement.values().length);
        return SummedText.write(NAME, VERSION, text.append('\n').toString());
    }

    /** An id as other programs may have made it; empty, so that its game can't be opened any more, where it has no room in a line. */
    private static String writable(String id) {
        return id.length() > LONGEST_ID || id.indexOf('\n') >= 0 ? "" : id;
    }

    /** The record of a text; empty where it is damaged, too long or of a newer version. */
    static Optional<AchievementRecord> read(String text) {
        return SummedText.read(NAME, text, LONGEST)
                .flatMap(content -> content.decode(VERSION, AchievementsText::record));
    }

    private static AchievementRecord record(String lines) {
        Map<Achievement, EarnedAchievement> earned = new EnumMap<>(Achievement.class);
        Optional<SeenGames> seen = Optional.empty();
        for (String line : lines.split("\n")) {
            String[] fields = line.split(",", FIELDS);
            if (fields[0].equals(SEEN) && fields.length == FIELDS) {
                seen = Optional.of(seen(fields));
            } else if (fields.length == FIELDS) {
                Achievement achievement =
                        Achievement.find(fields[0]).orElseThrow(() -> new IllegalArgumentException(fields[0]));
                int plies = (int) SummedText.number(fields[2], 1, MOST_PLIES);
                earned.put(
                        achievement,
                        new EarnedAchievement(fields[3], SummedText.number(fields[1], 0, LAST_MOMENT), plies));
            } else {
                throw new IllegalArgumentException(line);
            }
        }
        return new AchievementRecord(earned, seen.orElseThrow(() -> new IllegalArgumentException(lines)));
    }

    /** The games that were looked at; none where there were fewer achievements to look for. */
    private static SeenGames seen(String... fields) {
        SeenGames seen = new SeenGames(SummedText.number(fields[1], 0, LAST_MOMENT), Integer.parseInt(fields[2]));
        long sought = SummedText.number(fields[3], 1, Integer.MAX_VALUE);
        return sought == Achievement.values().length ? seen : SeenGames.none();
    }
}
