package reversi.screens.insights;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import reversi.game.GameSetup;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.OpeningNames;
import reversi.training.insights.Finding;
import reversi.training.insights.Habit;
import reversi.training.insights.Insights;
import reversi.training.insights.OpeningScore;
import reversi.training.insights.Practice;

/** The page of insights in one look, size and language: cards of one sentence each, what is worth practising first. */
final class InsightsView implements StateView<InsightsState> {
    private static final float TWO_COLUMNS = 720;
    /** What the words before a bar and the figure after it take of a card. */
    private static final float BESIDE_BAR = 0.3f;
    /** The bar of others is fainter than the player's own. */
    private static final float FAINT = 0.5f;

    private static final float GAMES = 0.3f;
    private static final float WAYS_BESIDE = 380;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final OpeningNames names;
    private final InsightsWords words;
    private final float width;
    private final int columns;
    private final float card;
    private final Slot<Reading> reading = new Slot<>(this::fillReading);
    private final Slot<Figures> figures = new Slot<>(this::fillFigures);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Lists games of these ids. */
        void games(List<String> ids);

        /** Opens something to practise. */
        void practise(Practice practice);
    }

    private record Reading(int read, int wanted, boolean isDone) {}

    private record Figures(InsightsState state) {
        /** How far the reading is does not change the figures. */
        static Figures of(InsightsState state) {
            return new Figures(state.reading(0, 0));
        }
    }

    InsightsView(Context context, Layout layout, OpeningNames names, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.names = names;
        this.words = new InsightsWords(context.texts());
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST);
        this.width = scaffold.width();
        this.columns = width >= TWO_COLUMNS ? 2 : 1;
        this.card = (width - (columns - 1) * Theme.CARD_PAD) / columns;
        Table body = new Table();
        body.top();
        body.add(reading).width(width).row();
        body.add(figures).width(width);
        this.root = scaffold.lay("insights.title", HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(InsightsState state) {
        reading.show(new Reading(state.read(), state.wanted(), state.isDone()));
        figures.show(Figures.of(state));
    }

    @Override
    public String spoken(InsightsState state) {
        if (state.isEmpty()) {
            return context.say("insights.none");
        }
        return state.isDone() ? words.about(state) : "";
    }

    private void fillReading(Reading shown) {
        if (shown.isDone) {
            return;
        }
        ProgressBar bar = new ProgressBar(ui.theme());
        bar.show(shown.wanted == 0 ? 0 : (float) shown.read / shown.wanted);
        reading.add(ui.muted(
                        context.texts()
                                .get(
                                        "insights.reading",
                                        context.texts().language().numerals().whole(shown.read),
                                        context.texts().language().numerals().whole(shown.wanted)),
                        Type.SMALL))
                .left()
                .row();
        reading.add(bar).growX().height(Theme.BAR).pad(Theme.ROW_GAP, 0, Theme.CARD_PAD, 0);
    }

    private void fillFigures(Figures shown) {
        InsightsState state = shown.state;
        figures.top();
        if (state.isEmpty()) {
            fillEmpty();
            return;
        }
        if (state.insights().size() == 0) {
            return;
        }
        figures.add(ui.muted(words.about(state), Type.SMALL).wrap(width))
                .width(width)
                .row();
        List<Finding> weak = new ArrayList<>();
        List<Finding> strong = new ArrayList<>();
        List<Finding> rest = new ArrayList<>();
        state.findings()
                .forEach(finding -> (finding.isWeakness() ? weak : finding.isStrength() ? strong : rest).add(finding));
        section("insights.weak", cards(state.insights(), weak));
        section("insights.strong", cards(state.insights(), strong));
        List<Actor> openings = new ArrayList<>();
        state.openings().forEach(opening -> openings.add(opening(opening)));
        section("insights.openings", openings);
        section("insights.rest", cards(state.insights(), rest));
    }

    private void fillEmpty() {
        figures.add(ui.muted(context.say("insights.none"), Type.BODY)
                        .align(Align.center)
                        .wrap(width))
                .width(width)
                .padTop(Theme.SHEET_PAD)
                .row();
        Runnable play = () -> context.go().newGame(GameSetup.Mode.VERSUS_COMPUTER);
        figures.add(ui.primary(context.say("home.computer"), play))
                .height(Theme.BUTTON)
                .padTop(Theme.SHEET_PAD)
                .row();
        figures.add(ui.secondary(context.say("games.title"), context.go()::games))
                .height(Theme.BUTTON)
                .padTop(Theme.ROW_GAP);
    }

    private void section(String key, List<Actor> cards) {
        if (cards.isEmpty()) {
            return;
        }
        figures.add(ui.text(context.say(key), Type.TITLE).asHeading())
                .left()
                .padTop(Theme.SHEET_PAD)
                .padBottom(Theme.GAP)
                .row();
        Table grid = new Table();
        grid.top();
        for (int i = 0; i < cards.size(); i++) {
            grid.add(cards.get(i))
                    .width(card)
                    .growY()
                    .padLeft(i % columns == 0 ? 0 : Theme.CARD_PAD)
                    .padBottom(Theme.BLOCK_GAP);
            if (i % columns == columns - 1) {
                grid.row();
            }
        }
        figures.add(grid).left().row();
    }

    private List<Actor> cards(Insights insights, List<Finding> findings) {
        List<Actor> cards = new ArrayList<>();
        for (Finding finding : findings) {
            boolean isNext = cards.isEmpty() && finding.isWeakness();
            cards.add(card(insights, finding, isNext));
        }
        return cards;
    }

    private Panel panel(String said) {
        float inner = card - 2 * Theme.CARD_PAD;
        Panel panel = ui.panel();
        panel.top();
        panel.pad(Theme.PART_GAP, Theme.CARD_PAD, Theme.BLOCK_GAP, Theme.CARD_PAD);
        panel.defaults().width(inner);
        panel.add(ui.text(said, Type.BODY_STRONG).wrap(inner))
                .padBottom(Theme.ROW_GAP)
                .row();
        return panel;
    }

    private Panel card(Insights insights, Finding finding, boolean isNext) {
        Panel panel = panel(words.sentence(finding));
        double own = finding.rate().value();
        double most = finding.habit().measure() == Habit.Measure.MEAN
                ? 2 * Math.max(own, finding.peers().orElse(own))
                : 1;
        if (finding.peers().isPresent()) {
            double others = finding.peers().get();
            panel.add(bar("play.you", own / most, words.figure(finding, own), 1))
                    .row();
            panel.add(bar("insights.peers", others / most, words.figure(finding, others), FAINT))
                    .row();
        }
        List<String> games = insights.games(finding.habit());
        panel.add(ways(games, finding.habit().practice(), isNext)).padTop(Theme.ROW_GAP);
        return panel;
    }

    private Panel opening(OpeningScore score) {
        Panel panel = panel(words.opening(names, score));
        panel.add(bar("insights.score", score.share(), words.points(score), 1)).row();
        panel.add(ways(score.games(), Practice.of(Practice.Kind.OPENINGS), false))
                .padTop(Theme.ROW_GAP);
        return panel;
    }

    private Table bar(String key, double share, String figure, float alpha) {
        float inner = card - 2 * Theme.CARD_PAD;
        float beside = inner * BESIDE_BAR;
        Table row = new Table();
        ProgressBar bar = new ProgressBar(ui.theme());
        bar.getColor().a = alpha;
        bar.show((float) Math.max(0, Math.min(1, share)));
        row.add(ui.muted(context.say(key), Type.SMALL).wrap(beside)).width(beside);
        row.add(bar).growX().height(Theme.BAR).padLeft(Theme.ROW_GAP).padRight(Theme.ROW_GAP);
        row.add(ui.text(figure, Type.SMALL).align(Align.right).wrap(beside)).width(beside);
        return row;
    }

    /** The ways from a figure to its games and to what helps: side by side where there is room for the words. */
    private Table ways(List<String> games, Practice practice, boolean isNext) {
        float inner = card - 2 * Theme.CARD_PAD;
        boolean isBeside = inner >= WAYS_BESIDE;
        Table ways = new Table();
        ways.defaults().height(Theme.BUTTON);
        Runnable go = () -> actions.practise(practice);
        String what = context.texts().get("insights.practise", words.practice(practice));
        ways.add(isNext ? ui.primary(what, go) : ui.small(what, go)).growX();
        if (!games.isEmpty()) {
            String count = context.texts().count("games.count", games.size());
            if (!isBeside) {
                ways.row();
            }
            ways.add(ui.small(count, () -> actions.games(games)))
                    .width(isBeside ? inner * GAMES : inner)
                    .padLeft(isBeside ? Theme.ROW_GAP : 0)
                    .padTop(isBeside ? 0 : Theme.ROW_GAP);
        }
        return ways;
    }
}
