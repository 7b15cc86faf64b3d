package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import reversi.archive.GameStatistics;
import reversi.archive.GameStatistics.Rating;
import reversi.archive.Outcome;
import reversi.archive.ResultCounts;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.ui.Panel;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What the games in the list come to: the rating's way, and how many were won, by colour, level, opening and month. */
final class StatisticsView {
    private static final int MOST_NAMES = 5;
    private static final int MOST_MONTHS = 6;
    private static final long MONTH_MILLIS = 30L * 24 * 60 * 60 * 1000;
    private static final float NAME = 108;
    private static final float PERCENT = 48;
    private static final float GAMES = 46;

    private final Context context;
    private final Ui ui;
    private final HistoryWords words;
    private final GameStatistics statistics;

    StatisticsView(Context context, HistoryWords words, GameStatistics statistics) {
        this.context = context;
        this.ui = context.ui();
        this.words = words;
        this.statistics = statistics;
    }

    /** All of it in panels below each other; each is as wide as its place. */
    Table panels() {
        Table all = new Table();
        all.top();
        all.defaults().growX().padBottom(Theme.CARD_PAD);
        if (!statistics.ratings().isEmpty()) {
            all.add(rating()).row();
        }
        if (statistics.all().games() > 0) {
            all.add(ui.secondary(context.say("insights.title"), context.closing(context.go()::insights)))
                    .row();
        }
        all.add(rates()).padBottom(0);
        return all;
    }

    private Panel rating() {
        Panel panel = ui.panel();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
        panel.defaults().growX();
        List<Rating> ratings = statistics.ratings();
        Rating last = ratings.get(ratings.size() - 1);
        int change = last.rating() - before(ratings, last.at() - MONTH_MILLIS);
        Table head = new Table();
        head.add(ui.text(context.say("games.rating"), Type.TITLE)).growX().minWidth(0);
        head.add(ui.text(
                        context.texts().get("games.rating.month", (change < 0 ? "\u2212" : "+") + Math.abs(change)),
                        Type.SMALL)
                .in(change < 0 ? ui.palette().danger() : ui.palette().success()));
        panel.add(head).row();
        panel.add(ui.text(Integer.toString(last.rating()), Type.PAGE)).row();
        panel.add(new RatingCurve(
                        context.theme(), ratings.stream().map(Rating::rating).toList()))
                .height(90)
                .padTop(Theme.ROW_GAP);
        return panel;
    }

    /** The rating at a time; the first one where there was none yet. */
    private static int before(List<Rating> ratings, long at) {
        int known = ratings.get(0).rating();
        for (Rating rating : ratings) {
            if (rating.at() <= at) {
                known = rating.rating();
            }
        }
        return known;
    }

    private Panel rates() {
        ResultCounts all = statistics.all();
        Panel panel = ui.panel();
        panel.top();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.CARD_PAD, Theme.PAD);
        panel.defaults().growX();
        Table head = new Table();
        head.add(ui.text(context.say("games.rate"), Type.TITLE)).growX().minWidth(0);
        head.add(ui.muted(context.texts().count("games.count", all.games()), Type.SMALL));
        panel.add(head).padBottom(Theme.GAP).row();
        if (all.games() == 0) {
            panel.add(ui.muted(context.say("games.uncounted"), Type.BODY).wrap());
            return panel;
        }
        panel.add(new RateBar(context.theme(), all, true))
                .height(12)
                .padBottom(Theme.LINE_GAP)
                .row();
        Table counts = new Table();
        counts.defaults().growX().uniformX().minWidth(0);
        counts.add(count("games.won", all.won(), Outcome.WON, Align.left));
        counts.add(count("games.drawn", all.drawn(), Outcome.DRAWN, Align.center));
        counts.add(count("games.lost", all.lost(), Outcome.LOST, Align.right));
        panel.add(counts).row();
        if (statistics.tellsStreak()) {
            panel.add(ui.muted(context.texts().get("games.streak", statistics.longestStreak()), Type.SMALL))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        colours(panel);
        levels(panel);
        opponents(panel);
        openings(panel);
        months(panel);
        return panel;
    }

    private Actor count(String key, int count, Outcome outcome, int align) {
        return ui.text(context.texts().get(key, grouped(count)), Type.SMALL)
                .in(OutcomeColour.of(ui.palette(), outcome))
                .align(align);
    }

    private String grouped(int count) {
        return context.texts().language().numerals().grouped(count);
    }

    private void colours(Table panel) {
        List<Line> lines = new ArrayList<>();
        for (Disc disc : Disc.values()) {
            ResultCounts results = statistics.byColour().getOrDefault(disc, ResultCounts.none());
            lines.add(new Line(context.say(disc == Disc.BLACK ? "games.black" : "games.white"), results));
        }
        section(panel, "games.by-colour", lines);
    }

    private void levels(Table panel) {
        List<Line> lines = new ArrayList<>();
        statistics.byLevel().forEach((level, results) -> lines.add(new Line(words.level(level), results)));
        section(panel, "games.by-level", lines);
    }

    private void opponents(Table panel) {
        section(panel, "games.by-opponent", named(statistics.byOpponent(), name -> name));
    }

    private void openings(Table panel) {
        section(panel, "games.by-opening", named(statistics.byOpening(), words::opening));
    }

    private static List<Line> named(List<GameStatistics.Named> all, UnaryOperator<String> word) {
        return all.stream()
                .limit(MOST_NAMES)
                .map(named -> new Line(word.apply(named.name()), named.results()))
                .toList();
    }

    /** The last months with games, the newest first. */
    private void months(Table panel) {
        List<Line> lines = new ArrayList<>();
        for (Map.Entry<Integer, ResultCounts> month : statistics.byMonth().entrySet()) {
            int number = month.getKey();
            String name = words.monthAndYear(number);
            lines.add(0, new Line(name, month.getValue()));
        }
        section(panel, "games.by-month", lines.subList(0, Math.min(MOST_MONTHS, lines.size())));
    }

    private record Line(String name, ResultCounts results) {}

    private void section(Table panel, String key, List<Line> lines) {
        if (lines.stream().noneMatch(line -> line.results().games() > 0)) {
            return;
        }
        panel.add(ui.muted(context.say(key), Type.SMALL))
                .padTop(Theme.PART_GAP)
                .padBottom(Theme.TIGHT)
                .row();
        for (Line line : lines) {
            Table row = new Table();
            row.add(ui.text(line.name(), Type.BODY)).width(NAME).minWidth(0);
            row.add(new RateBar(context.theme(), line.results(), false))
                    .growX()
                    .height(Theme.BAR)
                    .minWidth(0)
                    .padRight(Theme.LINE_GAP);
            row.add(ui.text(context.texts().get("games.percent", line.results().percent()), Type.BODY_STRONG)
                            .align(Align.right))
                    .width(PERCENT);
            row.add(ui.muted(grouped(line.results().games()), Type.SMALL).align(Align.right))
                    .width(GAMES);
            panel.add(row).height(28).row();
        }
    }
}
