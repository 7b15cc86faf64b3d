package reversi.screens.puzzle;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleTheme;

/** The page with the ways to puzzles in one look, size and language. */
final class PuzzlesView implements StateView<PuzzlesState> {
    private static final float CARD = 64;
    private static final float THEME = 48;
    private static final float CURVE = 90;
    private static final float TWO_COLUMNS = 720;
    private static final float MONTH = 360;
    private static final float TWO_THEMES = 340;
    private static final float ABOVE_WORDS = 40;
    private static final int PERCENT = 100;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final float width;
    private final boolean isSplit;
    private final float column;
    private final Slot<Body> body = new Slot<>(this::fillBody);
    private final Slot<Days> days = new Slot<>(this::fillDays);
    private final Slot<Integer> rush = new Slot<>(this::fillRush);
    private final Slot<Mistakes> mistakes = new Slot<>(this::fillMistakes);
    private final Slot<Integer> again = new Slot<>(this::fillAgain);
    private final Slot<PuzzleProgress> rating = new Slot<>(this::fillRating);
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Today's puzzle. */
        void daily();

        /** Practice, with puzzles of a theme or of all. */
        void practice(Optional<PuzzleTheme> theme);

        /** As many puzzles as possible within a time. */
        void rush();

        /** The player's own mistakes. */
        void mistakes();

        /** What was failed. */
        void again();

        /** Asks for the puzzles once more. */
        void reload();
    }

    private record Body(Optional<PuzzleCollection> puzzles, boolean isLoading) {}

    private record Days(PuzzleProgress progress, long today, CalendarDay date) {}

    private record Mistakes(int due, boolean isSearching, boolean hasAny) {}

    PuzzlesView(Context context, Layout layout, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST);
        width = scaffold.width();
        isSplit = width >= TWO_COLUMNS;
        column = isSplit ? (float) Math.floor((width - Theme.SHEET_PAD) / 2) : width;
        Button calendar = ui.iconButton(Icon.CALENDAR, context.go()::calendar);
        calendar.setAccessibleName(context.say("calendar.title"));
        root = scaffold.lay("puzzles.title", calendar, HeadedScaffold.scrolling(context, body, width));
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(PuzzlesState state) {
        PuzzlePlayer player = state.player();
        PuzzleProgress progress = player.progress();
        body.show(new Body(state.puzzles(), state.isLoading()));
        days.show(new Days(progress, player.today(), player.date()));
        rush.show(progress.rushBest());
        mistakes.show(new Mistakes(player.mistakesDue(), state.isSearching(), state.hasMistakes()));
        again.show(progress.due(player.today()).size());
        rating.show(progress);
    }

    private void fillBody(Body shown) {
        body.top();
        if (shown.puzzles.isEmpty()) {
            fillWaiting(shown.isLoading);
            return;
        }
        body.add(ways()).width(column).top();
        if (!isSplit) {
            body.row();
        }
        body.add(second(shown.puzzles.get()))
                .width(column)
                .top()
                .padLeft(isSplit ? Theme.SHEET_PAD : 0)
                .padTop(isSplit ? 0 : Theme.SHEET_PAD);
    }

    private void fillWaiting(boolean isLoading) {
        String words = context.say(isLoading ? "puzzles.loading" : "puzzles.missing");
        body.add(ui.muted(words, Type.BODY).align(Align.center).wrap(width))
                .width(width)
                .padTop(ABOVE_WORDS)
                .row();
        if (!isLoading) {
            body.add(ui.primary(context.say("puzzles.reload"), actions::reload))
                    .height(Theme.BUTTON)
                    .padTop(Theme.PAD);
        }
    }

    /** Today's puzzle, the days before, and the ways to others. */
    private Table ways() {
        Table ways = new Table();
        ways.top();
        ways.defaults().width(column).height(CARD).padBottom(Theme.GAP);
        ways.add(days).height(Value.prefHeight).row();
        ways.add(card(
                        Icon.PUZZLE,
                        "puzzles.practice",
                        context.say("puzzles.practice.second"),
                        () -> actions.practice(Optional.empty())))
                .row();
        ways.add(rush).row();
        ways.add(mistakes).row();
        ways.add(again).row();
        ways.add(ui.secondary(context.say("gym.title"), context.go()::gym))
                .height(Theme.BUTTON)
                .row();
        ways.add(ui.secondary(context.say("openings.title"), context.go()::openings))
                .height(Theme.BUTTON)
                .row();
        ways.add(ui.secondary(context.say("champion.title"), context.go()::champion))
                .height(Theme.BUTTON)
                .padBottom(0);
        return ways;
    }

    private void fillDays(Days shown) {
        boolean isDone = shown.progress.hasDaily(shown.today);
        days.defaults().width(column);
        days.add(ui.card(
                        isDone ? Button.Kind.SECONDARY : Button.Kind.PRIMARY,
                        isDone ? Icon.CHECK : Icon.CALENDAR,
                        context.say("puzzles.daily"),
                        context.say(isDone ? "puzzles.daily.done" : "puzzles.daily.open"),
                        actions::daily))
                .height(CARD)
                .padBottom(Theme.GAP)
                .row();
        StreakPanel streak = new StreakPanel(context, shown.progress, shown.today, shown.date);
        days.add(column >= MONTH ? streak.month() : streak.week());
    }

    private void fillRush(int best) {
        String second =
                best == 0 ? context.say("puzzles.rush.second") : context.texts().get("puzzles.rush.best", best);
        rush.add(card(Icon.FAST, "puzzles.rush", second, actions::rush)).grow();
    }

    private void fillMistakes(Mistakes shown) {
        Button card = card(Icon.MISTAKE, "puzzles.mistakes", words(shown), actions::mistakes);
        card.setDisabled(shown.due == 0);
        mistakes.add(card).grow();
    }

    /** How many of the player's own mistakes wait, or why none do. */
    private String words(Mistakes shown) {
        if (shown.due > 0) {
            return context.texts().count("puzzles.mistakes.due", shown.due);
        }
        if (shown.isSearching) {
            return context.say("puzzles.mistakes.searching");
        }
        return context.say(shown.hasAny ? "puzzles.mistakes.later" : "puzzles.mistakes.none");
    }

    private void fillAgain(int due) {
        String second =
                due == 0 ? context.say("puzzles.again.none") : context.texts().count("puzzles.again.due", due);
        Button card = card(Icon.REPEAT, "puzzles.again", second, actions::again);
        card.setDisabled(due == 0);
        again.add(card).grow();
    }

    private Button card(Icon icon, String key, String second, Runnable action) {
        return ui.card(Button.Kind.SECONDARY, icon, context.say(key), second, action);
    }

    /** The rating and the themes. */
    private Table second(PuzzleCollection puzzles) {
        Table second = new Table();
        second.top();
        second.defaults().width(column);
        second.add(rating).row();
        second.add(ui.text(context.say("puzzles.themes"), Type.TITLE))
                .padTop(Theme.PAD)
                .padBottom(Theme.GAP)
                .row();
        second.add(themes(puzzles));
        return second;
    }

    private void fillRating(PuzzleProgress progress) {
        Panel panel = ui.panel();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
        panel.defaults().growX();
        panel.add(ui.text(context.say("puzzles.rating"), Type.TITLE)).row();
        rating.add(panel).width(column);
        if (progress.tried() == 0) {
            panel.add(ui.muted(context.say("puzzles.rating.none"), Type.SMALL).wrap(column - 2 * Theme.PAD));
            return;
        }
        String points = Integer.toString(progress.rating().points());
        boolean isSure = !progress.rating().isProvisional();
        panel.add(ui.text(isSure ? points : context.texts().get("puzzles.rating.about", points), Type.PAGE))
                .row();
        int share = Math.round((float) PERCENT * progress.solved() / progress.tried());
        panel.add(ui.muted(context.texts().count("puzzles.rating.count", progress.tried(), share), Type.SMALL))
                .row();
        List<Integer> curve = new ArrayList<>();
        progress.curve().forEach(day -> curve.add(day.rating()));
        panel.add(new RatingCurve(ui.theme(), curve)).height(CURVE).padTop(Theme.ROW_GAP);
    }

    private Table themes(PuzzleCollection puzzles) {
        Table themes = new Table();
        themes.defaults().height(THEME).growX().uniformX().padBottom(Theme.ROW_GAP);
        Map<PuzzleTheme, Integer> counts = puzzles.counts();
        int columns = column >= TWO_THEMES ? 2 : 1;
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            if (counts.getOrDefault(theme, 0) > 0) {
                Button button =
                        ui.small(context.say(PuzzleWords.themeKey(theme)), () -> actions.practice(Optional.of(theme)));
                boolean isFirst = themes.getChildren().size % columns == 0;
                themes.add(button).padLeft(isFirst ? 0 : Theme.ROW_GAP);
                if (themes.getChildren().size % columns == 0) {
                    themes.row();
                }
            }
        }
        return themes;
    }
}
