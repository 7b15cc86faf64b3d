package reversi.screens.puzzle;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.game.DiscIcon;
import reversi.screens.puzzle.PuzzlePage.State;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.RatingCurve;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleRush;

/** The actors of a page with a puzzle for one size, look and language. */
final class PuzzleView {
    private static final float HEADER = 56;
    private static final float GAP = 12;
    /** The room that the ring of the focus takes beside a control, which a pane would cut off. */
    private static final float RING = 6;

    private static final float BUTTON = 48;
    private static final float LEAST_COLUMN = 300;
    private static final float WIDEST_COLUMN = 472;
    private static final float ROOMY_COLUMN = 400;
    private static final float SLIM_COLUMN = 350;

    /** Narrower headers have room for a title and a button only. */
    private static final float LEAST_STREAK = 330;

    /** The smallest board on which squares can be told and pressed, unless the window is narrower. */
    private static final float LEAST_BOARD = 264;
    /** The smallest one beside a column. */
    private static final float LEAST_BESIDE = 240;

    /** The height of the task on a panel of its own, with its tags. */
    private static final float TASK_PANEL = 84;

    private static final float LEAST_WIDE = 520;
    private static final float STATUS = 128;
    private static final float DISC = 34;
    private static final float MARK = 36;
    private static final float CURVE = 90;
    private static final float TAG_RADIUS = 12;
    private static final int MILLIS = 1_000;

    private final Context context;
    private final Ui ui;
    private final PuzzlePage page;
    private final PuzzleNarrator narrator;
    private final PuzzleWords words;
    private final BoardStyle style;
    private final BoardView board;
    private final Table task;
    private final Table tags = new Table();
    private final Table status = new Table();
    private final Table days = new Table();
    private final Table buttons = new Table();
    private final Text corner;
    private final Actor root;
    private final boolean isMonth;
    /** Whether what is known of the puzzle stands in a line rather than on tags. */
    private final boolean isCompact;

    private final float column;
    private @Nullable Button wayOn;

    PuzzleView(Context context, Layout layout, PuzzlePage page, PuzzleNarrator narrator) {
        this.context = context;
        this.ui = context.ui();
        this.page = page;
        this.narrator = narrator;
        Look look = context.settings().now().look();
        this.style = look.board();
        this.words = new PuzzleWords(context.texts(), style);
        BoardOverlayOptions options = new BoardOverlayOptions(
                context.settings().now().hints().legalMoves(),
                context.settings().now().hints().flipPreview(),
                true,
                true,
                look.isHighContrast(context.device()));
        this.board = new BoardView(ui, page.model(), style, options);
        board.onPress(page::press);
        this.corner = ui.text("", Type.BODY_STRONG).in(ui.palette().accentInk()).align(Align.right);
        boolean isWide = layout.isWide() && layout.width() >= LEAST_WIDE;
        this.isMonth = isWide && layout.safeHeight() >= 680;
        this.column = isWide ? wideColumn(layout) : highColumn(layout);
        this.isCompact = isWide ? column < ROOMY_COLUMN : layout.isNarrow();
        this.task = isCompact ? new Table() : ui.panel();
        this.root = isWide ? wide(layout) : high(layout);
        refresh();
    }

    /** The actor that fills the window. */
    Actor root() {
        return root;
    }

    /** The board. */
    BoardView board() {
        return board;
    }

    private static float wideMargin(Layout layout) {
        return layout.isLow() ? 8 : Math.min(40, layout.margin());
    }

    private static float wideWidth(Layout layout) {
        return layout.width() - layout.insetLeft() - layout.insetRight() - 2 * wideMargin(layout);
    }

    private static float between(Layout layout) {
        return wideWidth(layout) > 1100 ? 56 : 16;
    }

    private static float wideSide(Layout layout) {
        float height = layout.safeHeight() - 2 * wideMargin(layout);
        float most = wideWidth(layout) - between(layout) - LEAST_COLUMN;
        return (float) Math.floor(Math.max(LEAST_BESIDE, Math.min(height, most)));
    }

    private static float wideColumn(Layout layout) {
        float width = wideWidth(layout) - between(layout) - wideSide(layout);
        return (float) Math.floor(Math.min(WIDEST_COLUMN, width));
    }

    private Actor wide(Layout layout) {
        float height = layout.safeHeight() - 2 * wideMargin(layout);
        Table right = new Table();
        right.top().pad(RING);
        right.defaults().width(column).padTop(GAP);
        right.add(task).padTop(0).row();
        right.add(status).minHeight(STATUS).row();
        right.add(days);
        Table beside = new Table();
        beside.add(header())
                .width(column)
                .height(layout.isLow() ? Theme.TOUCH : HEADER)
                .row();
        beside.add(ui.scroll(right))
                .width(column + 2 * RING)
                .grow()
                .minHeight(0)
                .pad(-RING)
                .row();
        beside.add(buttons).width(column).padTop(GAP);
        Table all = new Table();
        all.padTop(layout.insetTop()).padBottom(layout.insetBottom());
        all.add(board).size(wideSide(layout));
        all.add(beside).width(column).height(height).padLeft(between(layout));
        return all;
    }

    private static float highWidth(Layout layout) {
        float inset = layout.isNarrow() ? 8 : layout.margin();
        return layout.width() - layout.insetLeft() - layout.insetRight() - 2 * inset;
    }

    private static float highColumn(Layout layout) {
        return layout.isNarrow() ? highWidth(layout) - 16 : highWidth(layout);
    }

    private Actor high(Layout layout) {
        float width = highWidth(layout);
        float inner = column;
        float around = HEADER + (isCompact ? DISC : TASK_PANEL) + STATUS + BUTTON + 5 * GAP;
        float side = (float) Math.floor(Math.min(width, Math.max(LEAST_BOARD, layout.safeHeight() - around)));
        Table all = new Table();
        all.top();
        all.defaults().width(inner);
        all.add(task).row();
        all.add(board).size(side).padTop(8).row();
        all.add(status).padTop(GAP).minHeight(STATUS - 16).row();
        boolean hasRoom = layout.safeHeight() - around - side >= 84;
        if (hasRoom) {
            all.add(days).padTop(8);
        }
        Table page = new Table();
        page.top().padTop(layout.insetTop()).padBottom(layout.insetBottom());
        page.add(header()).width(inner).height(HEADER).row();
        page.add(ui.scroll(all)).grow().minHeight(0).row();
        page.add(buttons).width(inner).padTop(GAP).padBottom(GAP);
        return page;
    }

    private Table header() {
        Table header = new Table();
        header.left();
        header.add(ui.iconButton(Icon.BACK, context.go()::back))
                .size(Theme.TOUCH)
                .padLeft(-10)
                .padRight(6);
        Type type = column < 400 ? Type.HEADING : Type.PAGE;
        header.add(ui.text(context.say(page.series().titleKey()), type)).growX().minWidth(0);
        header.add(corner).padLeft(8);
        if (page.series().isDaily() && page.attempt().isPresent()) {
            header.add(ui.iconButton(Icon.SHARE, page::share)).size(Theme.TOUCH).padLeft(4);
        }
        return header;
    }

    /** Who is to play for what, and what is known of the puzzle. */
    private void showTask() {
        task.clearChildren();
        task.pad(isCompact ? 0 : 12, isCompact ? 0 : Theme.PAD, isCompact ? 0 : 12, isCompact ? 0 : Theme.PAD);
        Optional<PuzzleAttempt> attempt = page.attempt();
        if (attempt.isEmpty()) {
            task.add(ui.muted(context.say(page.isLoading() ? "puzzles.loading" : "puzzles.missing"), Type.BODY)
                            .wrap(column - 2 * Theme.PAD))
                    .growX();
            return;
        }
        Puzzle puzzle = attempt.get().puzzle();
        task.add(new DiscIcon(ui.theme(), style, puzzle.position().toMove(), DISC))
                .padRight(12);
        Table lines = new Table();
        lines.left();
        lines.add(ui.text(words.task(puzzle, page.series().mistake()), isCompact ? Type.TITLE : Type.HEADING))
                .growX()
                .minWidth(0)
                .row();
        lines.add(tags).left().growX().padTop(isCompact ? 0 : 6);
        task.add(lines).growX().minWidth(0);
    }

    /** Looks again at everything that may have changed. */
    void refresh() {
        Optional<PuzzleAttempt> attempt = page.attempt();
        showTask();
        tags.clearChildren();
        status.clearChildren();
        buttons.clearChildren();
        wayOn = null;
        days.clearChildren();
        if (attempt.isEmpty()) {
            if (!page.isLoading()) {
                buttons.add(ui.primary(context.say("puzzles.reload"), page::reload))
                        .growX()
                        .height(BUTTON);
            }
        } else {
            showTags(attempt.get());
            showStatus(attempt.get());
            showButtons();
        }
        if (!page.series().isDaily()) {
            showRating();
        } else {
            StreakPanel streak = new StreakPanel(context, page.progress(), page.today(), page.date());
            days.add(isMonth ? streak.month() : streak.week()).growX();
        }
        page.series().rush().ifPresentOrElse(this::showRush, this::showCorner);
        root.setName("puzzle");
        narrator.tell(context, page, words);
        for (Table part : List.of(task, tags, status, buttons, days)) {
            part.invalidateHierarchy();
        }
        PartialStage.redraw(root);
    }

    /** What goes on from here: the next puzzle or another try, and the board while a move is looked for. */
    Actor wayOn() {
        Button next = wayOn;
        return next == null ? board : next;
    }

    /** A move of a line came on the board. */
    void played(Turn turn) {
        narrator.played(context, words, turn);
    }

    /** The way of the rating, where there is room for it. */
    private void showRating() {
        List<Integer> ratings = new ArrayList<>();
        page.progress().curve().forEach(day -> ratings.add(day.rating()));
        boolean counts =
                page.series().rush().isEmpty() && page.series().mistake().isEmpty();
        if (isMonth && !ratings.isEmpty() && counts) {
            Panel panel = ui.panel();
            panel.pad(14, Theme.PAD, 14, Theme.PAD);
            panel.add(ui.muted(context.say("puzzles.rating"), Type.SMALL))
                    .left()
                    .row();
            panel.add(new RatingCurve(ui.theme(), ratings))
                    .growX()
                    .height(CURVE)
                    .padTop(8);
            days.add(panel).growX();
        }
    }

    private void showCorner() {
        boolean isDaily = page.series().isDaily();
        int streak = page.progress().streak(page.today()).now();
        if (isDaily) {
            boolean isSaid = !isMonth && column >= LEAST_STREAK;
            corner.setText(isSaid ? context.texts().get("puzzles.streak.short", streak) : "");
        } else if (page.series().mistake().isPresent()) {
            corner.setText(context.texts().count("puzzles.mistakes.due", page.mistakesDue()));
        } else {
            boolean isRated = page.progress().tried() > 0;
            corner.setText(isRated ? PuzzleWords.rating(page.progress().rating()) : "");
        }
    }

    /** How a rush stands: the time left and how many are solved. */
    void showRush(PuzzleRush rush) {
        int seconds = (int) ((rush.millis() + MILLIS - 1) / MILLIS);
        corner.setText(PuzzleWords.time(seconds) + " · " + rush.solved());
        corner.invalidateHierarchy();
        PartialStage.redraw(root);
    }

    private void showTags(PuzzleAttempt attempt) {
        tags.left();
        Puzzle puzzle = attempt.puzzle();
        List<String> facts = words.facts(
                puzzle, page.series().rush().isEmpty(), page.series().mistake());
        if (isCompact) {
            tags.add(ui.muted(String.join(" · ", facts), Type.SMALL).orTwoLines())
                    .growX()
                    .minWidth(0);
            return;
        }
        for (String fact : facts) {
            tags.add(tag(fact, ui.palette().muted())).padRight(8);
        }
    }

    private Panel tag(String word, Color ink) {
        Panel tag = new Panel(ui.theme(), ui.palette().raised(), TAG_RADIUS);
        tag.add(ui.text(word, Type.CAPTION_STRONG).in(ink)).pad(3, 10, 3, 10);
        return tag;
    }

    private void showStatus(PuzzleAttempt attempt) {
        if (page.series().rush().isPresent()) {
            rushStatus(page.series().rush().get());
        } else if (page.state() == State.OVER) {
            over(attempt);
        } else if (page.state() == State.REFUTED) {
            Panel panel = result(Icon.CLOSE, ui.palette().danger(), context.say("puzzles.wrong"), "");
            attempt.lastWrong()
                    .ifPresent(square -> explain(
                            panel, words.wrong(attempt.puzzle(), page.series().mistake(), square, page.answer())));
        } else {
            open(attempt);
        }
    }

    private void open(PuzzleAttempt attempt) {
        Panel panel = ui.panel();
        panel.pad(12, Theme.PAD, 12, Theme.PAD);
        String key = attempt.wrong().isEmpty() ? "puzzles.find" : "puzzles.find.again";
        panel.add(ui.muted(context.say(key), Type.BODY).align(Align.center).wrap(column - 2 * Theme.PAD));
        status.add(panel).grow();
    }

    private void over(PuzzleAttempt attempt) {
        boolean isSolved = attempt.isSolved();
        Color ink = isSolved ? ui.palette().success() : ui.palette().muted();
        Panel panel = result(
                isSolved ? Icon.CHECK : Icon.HINT, ink, words.heading(attempt), words.tries(attempt, page.seconds()));
        explain(panel, words.explanation(attempt.puzzle(), page.series().mistake(), page.reason()));
        List<String> themes = words.themes(attempt.puzzle(), column < 360 ? 1 : 2);
        Table row = new Table();
        row.left();
        themes.forEach(theme -> row.add(tag(theme, ui.palette().accentInk())).padRight(8));
        if (!themes.isEmpty()) {
            panel.row();
            panel.add(row).colspan(3).left().padTop(8);
        }
    }

    /** A panel with a mark, a heading, a line below it and the rating with what changed it. */
    private Panel result(Icon icon, Color ink, String heading, String second) {
        Panel panel = ui.panel();
        panel.pad(12, Theme.PAD, 12, Theme.PAD);
        panel.add(ui.icon(icon, ink)).size(MARK).padRight(10);
        Table lines = new Table();
        lines.left();
        lines.defaults().growX().minWidth(0);
        lines.add(ui.text(heading, Type.TITLE)).row();
        if (!second.isEmpty()) {
            lines.add(ui.muted(second, Type.SMALL).orTwoLines());
        }
        panel.add(lines).growX().minWidth(0);
        Table rating = new Table();
        page.ratingBefore().ifPresent(before -> {
            int now = page.progress().rating().points();
            rating.defaults().right();
            rating.add(ui.text(PuzzleWords.rating(page.progress().rating()), Type.HEADING))
                    .row();
            rating.add(ui.text(PuzzleWords.signed(now - before), Type.SMALL_STRONG)
                    .in(now < before ? ui.palette().danger() : ui.palette().success()));
        });
        panel.add(rating).right().minWidth(Value.prefWidth);
        status.add(panel).grow();
        return panel;
    }

    private void explain(Panel panel, String text) {
        panel.row();
        panel.add(ui.text(text, Type.BODY).wrap(column - 2 * Theme.PAD))
                .colspan(3)
                .growX()
                .padTop(8);
    }

    private void rushStatus(PuzzleRush rush) {
        Panel panel = ui.panel();
        panel.pad(12, Theme.PAD, 12, Theme.PAD);
        if (rush.isOver()) {
            String key = rush.millis() == 0 ? "puzzles.rush.time" : "puzzles.rush.mistakes";
            panel.add(ui.text(context.say(key), Type.TITLE)).left().growX().row();
            int best = page.progress().rushBest();
            panel.add(ui.text(context.texts().count("puzzles.rush.solved", rush.solved()), Type.HEADING))
                    .left()
                    .row();
            panel.add(ui.muted(context.texts().get("puzzles.rush.best", best), Type.SMALL))
                    .left();
        } else {
            Table row = new Table();
            row.add(ui.text(context.texts().count("puzzles.rush.solved", rush.solved()), Type.TITLE))
                    .growX()
                    .minWidth(0)
                    .left();
            for (int i = 0; i < PuzzleRush.MOST_MISTAKES; i++) {
                boolean isMade = i < rush.mistakes();
                row.add(ui.icon(
                                Icon.CLOSE,
                                isMade ? ui.palette().danger() : ui.palette().faint()))
                        .padLeft(4);
            }
            panel.add(row).growX();
        }
        status.add(panel).grow();
    }

    private void showButtons() {
        buttons.defaults().height(BUTTON).growX().minWidth(Value.zero);
        if (page.series().rush().isPresent()) {
            if (page.isRushOver()) {
                buttons.add(primary("puzzles.rush.again", page::rushAgain));
            }
        } else if (page.state() == State.OVER) {
            String line = page.isLinePlaying() ? "puzzles.line.stop" : "puzzles.line";
            add(secondary(line, page::switchBestLine));
            add(secondary("puzzles.analyse", page::analyse));
            addLast(primary("puzzles.next", page::next));
        } else {
            add(secondary("puzzles.solution", page::showSolution));
            if (page.state() == State.REFUTED) {
                add(primary("puzzles.again.try", page::tryAgain));
            }
        }
    }

    private Button primary(String key, Runnable action) {
        Button button = ui.primary(context.say(key), action);
        wayOn = button;
        return button;
    }

    private Button secondary(String key, Runnable action) {
        String word = context.say(key);
        return column < SLIM_COLUMN ? ui.small(word, action) : ui.secondary(word, action);
    }

    /** Beside the others, or below them where all of them would be too narrow for their words. */
    private void addLast(Button button) {
        if (column >= LEAST_COLUMN) {
            add(button);
            return;
        }
        buttons.row();
        buttons.add(button).colspan(buttons.getColumns()).padTop(8);
    }

    private void add(Button button) {
        float gap = buttons.getChildren().isEmpty() ? 0 : 8;
        buttons.add(button).padLeft(gap);
    }
}
