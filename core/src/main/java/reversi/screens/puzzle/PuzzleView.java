package reversi.screens.puzzle;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.BoardScaffold;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.TaskBoard;
import reversi.screens.TaskView;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.DiscIcon;
import reversi.screens.game.TurnWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleRush;

/** A page with a puzzle, in one look, size and language. */
final class PuzzleView extends TaskView<PuzzleState> {
    /** Narrower columns have room for two buttons beside each other, and for small ones. */
    private static final float LEAST_THREE = 300;

    private static final float SLIM_COLUMN = 350;

    /** Narrower headers have room for a title and a button only. */
    private static final float LEAST_STREAK = 330;

    /** From this width on a title has its full size, and two themes stand beside each other. */
    private static final float LARGE_TITLE = 400;

    private static final float TWO_THEMES = 360;
    private static final float DISC = 34;
    private static final float MARK = 36;
    private static final float CURVE = 90;
    private static final float TAG_RADIUS = 12;
    private static final int MILLIS = 1_000;

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final PuzzleWords words;
    private final PuzzleNarrator narrator;
    private final BoardStyle style;
    private final BoardDirector director;
    private final Text corner;
    /** The time that is left of a rush. */
    private final Text clock;

    private final Slot<Header> header = new Slot<>(this::fillHeader);
    private final Slot<Task> task = new Slot<>(this::fillTask);
    private final Slot<Status> status = new Slot<>(this::fillStatus);
    private final Slot<Days> days = new Slot<>(this::fillDays);
    private final Slot<Ways> ways = new Slot<>(this::fillWays);

    /** What the controls lead to. */
    interface Actions {
        /** A square of the board was chosen. */
        void press(Square square);

        /** Takes a wrong move back, so that another one can be tried. */
        void tryAgain();

        /** Shows the best move instead of letting the player find it. */
        void showSolution();

        /** Plays the rest of the best line on the board, or goes back to the best move. */
        void switchBestLine();

        /** Opens the puzzle on the analysis board, with its best move. */
        void analyse();

        /** Goes on to the next puzzle. */
        void next();

        /** Begins another rush. */
        void rushAgain();

        /** Hands the daily puzzle to the device's share dialog, or copies it: its address, and how it went. */
        void share();

        /** Asks for the puzzles once more. */
        void reload();
    }

    private record Header(String titleKey, boolean canShare) {}

    private record Task(Optional<Puzzle> puzzle, Optional<Mistake> mistake, boolean isRush, boolean isLoading) {}

    private record Status(
            Optional<Solving> solving, Optional<Mistake> mistake, Optional<Rushing> rush, PuzzlePlayer player) {}

    /** A rush without the time that is left. */
    private record Rushing(int solved, int mistakes, boolean isOver, boolean isTimeUp) {
        static Rushing of(PuzzleRush rush) {
            return new Rushing(rush.solved(), rush.mistakes(), rush.isOver(), rush.millis() == 0);
        }
    }

    private record Days(boolean isDaily, boolean isRated, PuzzlePlayer player) {}

    /** What can be pressed; the phase is empty while there is no puzzle. */
    private record Ways(Optional<Solving.Phase> phase, boolean isRush, boolean isRushOver, boolean isLoading) {}

    PuzzleView(Context context, Layout layout, BoardDirector director, Actions actions) {
        super(context, layout, TaskBoard.of(context, director.model(), actions::press));
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.director = director;
        this.style = context.settings().now().look().board();
        this.words = new PuzzleWords(context.texts(), style);
        this.narrator = new PuzzleNarrator(context.texts(), words);
        this.corner = ui.text("", Type.BODY_STRONG).in(ui.palette().accentInk()).align(Align.right);
        this.clock = ui.text("", Type.FIGURE).in(ui.palette().accentInk());
        Table above = scaffold().isCompact() ? new Table() : panel();
        above.add(task).growX().minWidth(0);
        fill("puzzle", scaffold().lay(ui, new BoardScaffold.Parts(header, board(), above, status, days, ways)));
    }

    @Override
    public String spoken(PuzzleState state) {
        return narrator.spoken(state);
    }

    /** Says a move of a line that comes on the board. */
    void say(Turn turn) {
        context.router().announce(new TurnWords(context.texts(), words::colour).played(turn));
    }

    @Override
    public void show(PuzzleState state) {
        PuzzleSeries series = state.series();
        boolean isRush = state.rush().isPresent();
        Optional<Mistake> mistake = series.mistake();
        header.show(new Header(
                series.titleKey(), series.isDaily() && state.solving().isPresent()));
        state.rush().ifPresent(rush -> clock.setText(time(rush)));
        corner.setText(corner(state));
        corner.invalidateHierarchy();
        task.show(new Task(state.solving().map(Solving::puzzle), mistake, isRush, state.isLoading()));
        status.show(new Status(state.solving(), mistake, state.rush().map(Rushing::of), state.player()));
        days.show(new Days(series.isDaily(), !isRush && mistake.isEmpty(), state.player()));
        ways.show(new Ways(state.solving().map(Solving::phase), isRush, state.isRushOver(), state.isLoading()));
        state.board().ifPresent(director::show);
    }

    private void fillHeader(Header shown) {
        header.left();
        header.add(HeadedScaffold.header(context));
        Type type = scaffold().column() < LARGE_TITLE ? Type.HEADING : Type.PAGE;
        header.add(ui.text(context.say(shown.titleKey), type)).growX().minWidth(0);
        header.add(corner).padLeft(Theme.ROW_GAP);
        if (shown.canShare) {
            header.add(ui.iconButton(Icon.SHARE, actions::share))
                    .size(Theme.TOUCH)
                    .padLeft(Theme.GRID);
        }
    }

    /** The time that is left of a rush, in whole seconds. */
    private static String time(PuzzleRush rush) {
        return PuzzleWords.time((int) ((rush.millis() + MILLIS - 1) / MILLIS));
    }

    /** The streak, how many mistakes wait, or the rating. */
    private String corner(PuzzleState state) {
        PuzzlePlayer player = state.player();
        PuzzleProgress progress = player.progress();
        if (state.rush().isPresent()) {
            return "";
        }
        if (state.series().isDaily()) {
            boolean isSaid = !scaffold().isRoomy() && scaffold().column() >= LEAST_STREAK;
            int streak = progress.streak(player.today()).now();
            return isSaid ? context.texts().get("puzzles.streak.short", streak) : "";
        }
        if (state.series().mistake().isPresent()) {
            return context.texts().count("puzzles.mistakes.due", player.mistakesDue());
        }
        return progress.tried() > 0 ? PuzzleWords.rating(progress.rating()) : "";
    }

    /** Who is to play for what, and what is known of the puzzle. */
    private void fillTask(Task shown) {
        boolean isCompact = scaffold().isCompact();
        if (shown.puzzle.isEmpty()) {
            task.add(ui.muted(context.say(shown.isLoading ? "puzzles.loading" : "puzzles.missing"), Type.BODY)
                            .wrap(panelWidth()))
                    .growX();
            return;
        }
        Puzzle puzzle = shown.puzzle.get();
        task.add(new DiscIcon(ui.theme(), style, puzzle.position().toMove(), DISC))
                .padRight(Theme.BLOCK_GAP);
        Table lines = new Table();
        lines.left();
        lines.add(ui.text(words.task(puzzle, shown.mistake), isCompact ? Type.TITLE : Type.HEADING))
                .growX()
                .minWidth(0)
                .row();
        List<String> facts = words.facts(puzzle, !shown.isRush, shown.mistake);
        lines.add(facts(facts)).left().growX().padTop(isCompact ? 0 : Theme.LINE_GAP);
        task.add(lines).growX().minWidth(0);
    }

    private Table facts(List<String> facts) {
        Table tags = new Table();
        tags.left();
        if (scaffold().isCompact()) {
            tags.add(ui.muted(String.join(" · ", facts), Type.SMALL).orTwoLines())
                    .growX()
                    .minWidth(0);
        } else {
            facts.forEach(fact -> tags.add(tag(fact, ui.palette().muted())).padRight(Theme.ROW_GAP));
        }
        return tags;
    }

    private Panel tag(String word, Color ink) {
        Panel tag = new Panel(ui.theme(), ui.palette().raised(), TAG_RADIUS);
        tag.add(ui.text(word, Type.CAPTION_STRONG).in(ink)).pad(3, Theme.GAP, 3, Theme.GAP);
        return tag;
    }

    private void fillStatus(Status shown) {
        if (shown.solving.isPresent()) {
            Solving solving = shown.solving.get();
            Panel panel = panel();
            shown.rush.ifPresentOrElse(
                    rush -> fillRush(panel, rush, shown.player), () -> fillPuzzle(panel, shown, solving));
            status.add(panel).grow();
        }
    }

    private void fillPuzzle(Panel panel, Status shown, Solving solving) {
        switch (solving.phase()) {
            case OPEN -> {
                String key = solving.attempt().wrong().isEmpty() ? "puzzles.find" : "puzzles.find.again";
                panel.add(ui.muted(context.say(key), Type.BODY)
                        .align(Align.center)
                        .wrap(panelWidth()));
            }
            case REFUTED -> {
                result(panel, Icon.CLOSE, ui.palette().danger(), context.say("puzzles.wrong"), "");
                rating(panel, shown.player);
                solving.attempt()
                        .lastWrong()
                        .ifPresent(square ->
                                explain(panel, words.wrong(solving.puzzle(), shown.mistake, square, solving.answer())));
            }
            case OVER, LINE -> fillOver(panel, shown, solving);
        }
    }

    private void fillOver(Panel panel, Status shown, Solving solving) {
        boolean isSolved = solving.attempt().isSolved();
        Color ink = isSolved ? ui.palette().success() : ui.palette().muted();
        result(
                panel,
                isSolved ? Icon.CHECK : Icon.HINT,
                ink,
                words.heading(solving.attempt()),
                words.tries(solving.attempt(), solving.seconds()));
        rating(panel, shown.player);
        explain(
                panel,
                words.explanation(
                        solving.puzzle(),
                        shown.mistake,
                        solving.reason(),
                        shown.player.progress().rating()));
        List<String> themes = words.themes(solving.puzzle(), scaffold().column() < TWO_THEMES ? 1 : 2);
        if (!themes.isEmpty()) {
            Table row = new Table();
            row.left();
            themes.forEach(
                    theme -> row.add(tag(theme, ui.palette().accentInk())).padRight(Theme.ROW_GAP));
            panel.row();
            panel.add(row).colspan(3).left().padTop(Theme.ROW_GAP);
        }
    }

    /** A mark, a heading and a line below it. */
    private void result(Panel panel, Icon icon, Color ink, String heading, String second) {
        panel.add(ui.icon(icon, ink)).size(MARK).padRight(Theme.GAP);
        Table lines = new Table();
        lines.left();
        lines.defaults().growX().minWidth(0);
        lines.add(ui.text(heading, Type.TITLE)).row();
        if (!second.isEmpty()) {
            lines.add(ui.muted(second, Type.SMALL).orTwoLines());
        }
        panel.add(lines).growX().minWidth(0);
    }

    /** The rating and what changed it, where it has changed. */
    private void rating(Panel panel, PuzzlePlayer player) {
        Table rating = new Table();
        player.ratingBefore().ifPresent(before -> {
            int now = player.progress().rating().points();
            rating.defaults().right();
            rating.add(ui.text(PuzzleWords.rating(player.progress().rating()), Type.HEADING))
                    .row();
            rating.add(ui.text(PuzzleWords.signed(now - before), Type.SMALL_STRONG)
                    .in(now < before ? ui.palette().danger() : ui.palette().success()));
        });
        panel.add(rating).right().minWidth(Value.prefWidth);
    }

    private void explain(Panel panel, String text) {
        panel.row();
        panel.add(ui.text(text, Type.BODY).wrap(panelWidth()))
                .colspan(3)
                .growX()
                .padTop(Theme.ROW_GAP);
    }

    private void fillRush(Panel panel, Rushing rush, PuzzlePlayer player) {
        String solved = context.texts().count("puzzles.rush.solved", rush.solved);
        if (rush.isOver) {
            String key = rush.isTimeUp ? "puzzles.rush.time" : "puzzles.rush.mistakes";
            panel.add(ui.text(context.say(key), Type.TITLE)).left().growX().row();
            panel.add(ui.text(solved, Type.HEADING)).left().row();
            int best = player.progress().rushBest();
            panel.add(ui.muted(context.texts().get("puzzles.rush.best", best), Type.SMALL))
                    .left();
            return;
        }
        Table row = new Table();
        row.add(clock).left().padRight(Theme.BLOCK_GAP);
        Table counts = new Table();
        counts.defaults().left().growX().minWidth(0);
        counts.add(ui.text(solved, Type.TITLE)).row();
        int best = player.progress().rushBest();
        if (best > 0) {
            counts.add(ui.muted(context.texts().get("puzzles.rush.best", best), Type.SMALL)
                    .orTwoLines());
        }
        row.add(counts).growX().minWidth(0).left();
        for (int i = 0; i < PuzzleRush.MOST_MISTAKES; i++) {
            Color ink = i < rush.mistakes ? ui.palette().danger() : ui.palette().faint();
            row.add(ui.icon(Icon.CLOSE, ink)).padLeft(Theme.GRID);
        }
        panel.add(row).growX();
    }

    /** The days with a daily puzzle, or the way of the rating where there is room for it. */
    private void fillDays(Days shown) {
        PuzzleProgress progress = shown.player.progress();
        if (shown.isDaily) {
            StreakPanel streak = new StreakPanel(context, progress, shown.player.today(), shown.player.date());
            days.add(scaffold().isRoomy() ? streak.month() : streak.week()).growX();
            return;
        }
        List<Integer> ratings = new ArrayList<>();
        progress.curve().forEach(day -> ratings.add(day.rating()));
        if (scaffold().isRoomy() && !ratings.isEmpty() && shown.isRated) {
            Panel panel = ui.panel();
            panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
            panel.add(ui.muted(context.say("puzzles.rating"), Type.SMALL))
                    .left()
                    .row();
            panel.add(new RatingCurve(ui.theme(), ratings))
                    .growX()
                    .height(CURVE)
                    .padTop(Theme.ROW_GAP);
            days.add(panel).growX();
        }
    }

    private void fillWays(Ways shown) {
        goOnBy(Optional.empty());
        ways.defaults().height(Theme.BUTTON).growX().minWidth(Value.zero);
        if (shown.phase.isEmpty()) {
            if (!shown.isLoading) {
                ways.add(ui.primary(context.say("puzzles.reload"), actions::reload));
            }
        } else if (shown.isRush) {
            if (shown.isRushOver) {
                ways.add(onward("puzzles.rush.again", actions::rushAgain));
            }
        } else {
            switch (shown.phase.get()) {
                case OPEN -> add(secondary("puzzles.solution", actions::showSolution));
                case REFUTED -> {
                    add(secondary("puzzles.solution", actions::showSolution));
                    add(onward("puzzles.again.try", actions::tryAgain));
                }
                case OVER -> addAfter("puzzles.line");
                case LINE -> addAfter("puzzles.line.stop");
            }
        }
    }

    private void addAfter(String line) {
        add(secondary(line, actions::switchBestLine));
        add(secondary("puzzles.analyse", actions::analyse));
        addLast(onward("puzzles.next", actions::next));
    }

    private Button secondary(String key, Runnable action) {
        String word = context.say(key);
        return scaffold().column() < SLIM_COLUMN ? ui.small(word, action) : ui.secondary(word, action);
    }

    /** Beside the others, or below them where all of them would be too narrow for their words. */
    private void addLast(Button button) {
        if (scaffold().column() >= LEAST_THREE) {
            add(button);
            return;
        }
        ways.row();
        ways.add(button).colspan(ways.getColumns()).padTop(Theme.ROW_GAP);
    }

    private void add(Button button) {
        float gap = ways.getChildren().isEmpty() ? 0 : Theme.ROW_GAP;
        ways.add(button).padLeft(gap);
    }
}
