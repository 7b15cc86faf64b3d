package reversi.screens.insights;

import java.util.Optional;
import reversi.screens.Texts;
import reversi.teach.OpeningNames;
import reversi.training.insights.Finding;
import reversi.training.insights.Habit;
import reversi.training.insights.OpeningScore;
import reversi.training.insights.Practice;

/** What is said of habits and of what is practised, in the language of the moment. */
public final class InsightsWords {
    private static final int FEW = 10;
    private static final int MANY = 100;
    /** Two shares that differ by less are told the same way. */
    private static final double ALIKE = 0.03;

    private final Texts texts;

    /** Words in these texts. */
    public InsightsWords(Texts texts) {
        this.texts = texts;
    }

    /** A habit in a sentence. */
    String sentence(Finding finding) {
        String key = "insights." + finding.habit().name();
        return finding.habit().measure() == Habit.Measure.MEAN
                ? texts.get(key, mean(finding.rate().value()))
                : texts.get(key, share(finding.rate().value(), base(finding)), base(finding));
    }

    /** What stands beside a bar. */
    String figure(Finding finding, double value) {
        return finding.habit().measure() == Habit.Measure.MEAN
                ? mean(value)
                : texts.get("openings.progress", share(value, base(finding)), base(finding));
    }

    /** Of how many it is told: of ten where that tells the player from the others and from nobody, otherwise of a hundred. */
    private static int base(Finding finding) {
        double own = finding.rate().value();
        double others = finding.peers().orElse(own);
        boolean isSeen = Math.round(own * FEW) > 0
                && (Math.abs(own - others) < ALIKE || Math.round(own * FEW) != Math.round(others * FEW));
        return isSeen ? FEW : MANY;
    }

    private static long share(double value, int base) {
        return Math.round(value * base);
    }

    private String mean(double value) {
        return texts.language().numerals().tenths(Math.round(value * FEW));
    }

    /** How an opening went. */
    String points(OpeningScore score) {
        int games = score.games().size();
        return texts.get(
                "insights.points", texts.language().numerals().tenths(score.halfPoints() * (long) (FEW / 2)), games);
    }

    /** The name of an opening. */
    String opening(OpeningNames names, OpeningScore score) {
        return names.translate(score.name(), texts.language().code());
    }

    /** What is practised. */
    public String practice(Practice practice) {
        return switch (practice.kind()) {
            case DRILL -> texts.get("gym.name." + practice.detail());
            case DRILLS -> texts.get("gym.group." + practice.detail());
            case THEME -> texts.get("puzzles.theme." + practice.detail());
            case PUZZLES -> texts.get("puzzles.title");
            case RUSH -> texts.get("puzzles.rush");
            case MISTAKES -> texts.get("puzzles.mistakes");
            case OPENINGS -> texts.get("openings.title");
            case LESSON -> texts.get("learn.next");
            case GAME -> texts.get("home.computer");
            case CHAMPION -> texts.get("champion.title");
        };
    }

    /** From how many games the figures are, and with whom they are compared. */
    String about(InsightsState state) {
        String games = texts.count("insights.games", state.insights().size());
        String reviewed = texts.count("insights.reviewed", state.insights().reviewed());
        return texts.punctuation().sentences(games, reviewed, compared(state.rating()));
    }

    private String compared(Optional<Integer> rating) {
        return rating.isPresent() ? texts.get("insights.compared") : texts.get("insights.unrated");
    }
}
