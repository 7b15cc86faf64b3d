package reversi.screens.puzzle;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.PageHost;
import reversi.screens.Route;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleTheme;

/** The ways to puzzles: today's with the days before, practice, what was failed, the rush and the themes; and the player's rating. */
public final class PuzzlesPage extends HeadedPage {
    private static final float CARD = 64;
    private static final float THEME = 48;
    private static final float CURVE = 90;
    private static final float TWO_COLUMNS = 720;
    private static final float MONTH = 360;
    private static final int PERCENT = 100;

    private final PuzzleServices services;
    private final Consumer<Page> enter;
    private boolean isAsked;
    /** Whether there are actors that may show what has been loaded since. */
    private boolean isBuilt;

    /** Whether the player's own mistakes have been looked for since this page came to the front. */
    private boolean isLooking;

    /** A page with these services; {@code enter} opens a page above it. */
    public PuzzlesPage(PuzzleServices services, Consumer<Page> enter) {
        this.services = services;
        this.enter = enter;
    }

    @Override
    protected String titleKey() {
        return "puzzles.title";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.PUZZLES));
    }

    @Override
    public Actor build(Context now, Layout layout) {
        if (!isAsked) {
            isAsked = true;
            services.source().load(this::loaded);
        }
        if (!isLooking) {
            isLooking = true;
            services.finder().start(services.clock().today(), this::loaded);
        }
        isBuilt = true;
        return super.build(now, layout);
    }

    @Override
    public void hidden() {
        isBuilt = false;
        isLooking = false;
        services.finder().stop();
    }

    @Override
    public void dispose() {
        services.finder().stop();
    }

    private void loaded() {
        if (isBuilt) {
            context()
                    .map(Context::router)
                    .filter(router -> router.isInFront(this))
                    .ifPresent(PageHost::refresh);
        }
    }

    private PuzzleProgress progress() {
        return services.repository().progress();
    }

    private void open(PuzzleSeries series) {
        enter.accept(PuzzlePage.of(services, series));
    }

    @Override
    protected Actor body(Context now, Layout layout, float width) {
        Optional<PuzzleCollection> puzzles = services.source().puzzles();
        if (puzzles.isEmpty()) {
            return waiting(now, width);
        }
        Table body = new Table();
        body.top();
        if (width >= TWO_COLUMNS) {
            float half = (float) Math.floor((width - 24) / 2);
            body.add(first(now, half)).width(half).top();
            body.add(second(now, puzzles.get(), half)).width(half).top().padLeft(24);
        } else {
            body.add(first(now, width)).width(width).row();
            body.add(second(now, puzzles.get(), width)).width(width).padTop(24);
        }
        return body;
    }

    private Actor waiting(Context now, float width) {
        boolean isLoading = services.source().isLoading();
        Table waiting = new Table();
        String key = isLoading ? "puzzles.loading" : "puzzles.missing";
        waiting.add(now.ui().muted(now.say(key), Type.BODY).align(Align.center).wrap(width))
                .width(width)
                .padTop(40)
                .row();
        Button again = now.ui().primary(now.say("puzzles.reload"), () -> {
            services.source().load(this::loaded);
            loaded();
        });
        if (!isLoading) {
            waiting.add(again).height(48).padTop(20);
        }
        return waiting;
    }

    /** Today's puzzle, the days before, and the ways to others. */
    private Table first(Context now, float width) {
        Ui ui = now.ui();
        long today = services.clock().today();
        CalendarDay date = services.clock().date();
        Table column = new Table();
        column.top();
        column.defaults().width(width).padBottom(Theme.GAP);
        boolean isDone = progress().hasDaily(today);
        column.add(ui.card(
                        isDone ? Button.Kind.SECONDARY : Button.Kind.PRIMARY,
                        isDone ? Icon.CHECK : Icon.CALENDAR,
                        now.say("puzzles.daily"),
                        now.say(isDone ? "puzzles.daily.done" : "puzzles.daily.open"),
                        () -> open(PuzzleSeries.daily(services))))
                .height(CARD)
                .row();
        StreakPanel streak = new StreakPanel(now, progress(), today, date);
        column.add(width >= MONTH ? streak.month() : streak.week()).row();
        column.add(card(
                        now,
                        Icon.PUZZLE,
                        "puzzles.practice",
                        now.say("puzzles.practice.second"),
                        PuzzleSeries.practice(services, Optional.empty())))
                .height(CARD)
                .row();
        column.add(card(now, Icon.FAST, "puzzles.rush", rush(now), PuzzleSeries.rush(services)))
                .height(CARD)
                .row();
        Button mistakes =
                card(now, Icon.MISTAKE, "puzzles.mistakes", mistakes(now, today), PuzzleSeries.mistakes(services));
        mistakes.setDisabled(services.repository().mistakes().due(today).isEmpty());
        column.add(mistakes).height(CARD).row();
        int due = progress().due(today).size();
        Button again = card(
                now,
                Icon.REPEAT,
                "puzzles.again",
                due == 0 ? now.say("puzzles.again.none") : now.texts().count("puzzles.again.due", due),
                PuzzleSeries.again(services));
        again.setDisabled(due == 0);
        column.add(again).height(CARD).padBottom(0);
        return column;
    }

    /** How many of the player's own mistakes wait, or why none do. */
    private String mistakes(Context now, long today) {
        int due = services.repository().mistakes().due(today).size();
        if (due > 0) {
            return now.texts().count("puzzles.mistakes.due", due);
        }
        if (services.finder().isSearching()) {
            return now.say("puzzles.mistakes.searching");
        }
        boolean isNone = services.repository().mistakes().mistakes().isEmpty();
        return now.say(isNone ? "puzzles.mistakes.none" : "puzzles.mistakes.later");
    }

    private String rush(Context now) {
        int best = progress().rushBest();
        return best == 0 ? now.say("puzzles.rush.second") : now.texts().get("puzzles.rush.best", best);
    }

    private Button card(Context now, Icon icon, String key, String second, PuzzleSeries series) {
        return now.ui().card(Button.Kind.SECONDARY, icon, now.say(key), second, () -> open(series));
    }

    /** The rating and the themes. */
    private Table second(Context now, PuzzleCollection puzzles, float width) {
        Table column = new Table();
        column.top();
        column.defaults().width(width);
        column.add(rating(now, width)).row();
        column.add(now.ui().text(now.say("puzzles.themes"), Type.TITLE))
                .padTop(20)
                .padBottom(Theme.GAP)
                .row();
        column.add(themes(now, puzzles, width));
        return column;
    }

    private Panel rating(Context now, float width) {
        Ui ui = now.ui();
        PuzzleProgress progress = progress();
        Panel panel = ui.panel();
        panel.pad(14, Theme.PAD, 14, Theme.PAD);
        panel.defaults().growX();
        panel.add(ui.text(now.say("puzzles.rating"), Type.TITLE)).row();
        if (progress.tried() == 0) {
            panel.add(ui.muted(now.say("puzzles.rating.none"), Type.SMALL).wrap(width - 2 * Theme.PAD));
            return panel;
        }
        String points = Integer.toString(progress.rating().points());
        boolean isSure = !progress.rating().isProvisional();
        panel.add(ui.text(isSure ? points : now.texts().get("puzzles.rating.about", points), Type.PAGE))
                .row();
        int share = Math.round((float) PERCENT * progress.solved() / progress.tried());
        panel.add(ui.muted(now.texts().count("puzzles.rating.count", progress.tried(), share), Type.SMALL))
                .row();
        List<Integer> curve = new ArrayList<>();
        progress.curve().forEach(day -> curve.add(day.rating()));
        panel.add(new RatingCurve(now.theme(), curve)).height(CURVE).padTop(8);
        return panel;
    }

    private Table themes(Context now, PuzzleCollection puzzles, float width) {
        Table themes = new Table();
        themes.defaults().height(THEME).growX().uniformX().padBottom(8);
        Map<PuzzleTheme, Integer> counts = puzzles.counts();
        int columns = width >= 340 ? 2 : 1;
        int at = 0;
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            int count = counts.getOrDefault(theme, 0);
            if (count > 0) {
                Button button = now.ui()
                        .small(
                                now.say(PuzzleWords.themeKey(theme)),
                                () -> open(PuzzleSeries.practice(services, Optional.of(theme))));
                themes.add(button).padLeft(at % columns == 0 ? 0 : 8);
                at++;
                if (at % columns == 0) {
                    themes.row();
                }
            }
        }
        return themes;
    }
}
