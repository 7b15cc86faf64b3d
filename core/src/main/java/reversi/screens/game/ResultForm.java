package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.opponents.FaceView;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The end of a game in words: who won and how, the count where discs decided it, and what to do next. */
final class ResultForm extends Table {
    private static final float DISC = 38;
    private static final float SMALL_DISC = 26;
    private static final float FACE = 52;
    private static final float SMALL_FACE = 34;
    private static final float WIDE = 400;

    private final Context context;
    private final Ui ui;
    private final BoardStyle style;
    private final GameSetup setup;
    private final Words words;
    private final Result outcome;
    private final GameActions actions;
    private final float inner;
    private final List<Button> ways = new ArrayList<>();
    private final Table lines = new Table();
    private Optional<Button> share = Optional.empty();
    private boolean isCentred;

    /** An empty form for lines {@code inner} points wide. */
    ResultForm(Context context, GameSetup setup, GameState.End end, float inner, GameActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.style = context.settings().now().look().boardFor(setup.variant());
        this.setup = setup;
        this.words = Words.of(context, setup);
        this.outcome = end.result();
        this.actions = actions;
        this.inner = inner;
        end.ways().forEach(this::addWay);
        top().pad(Theme.RING);
        defaults().growX();
        lines.defaults().growX();
    }

    /** Sharing has its place in a corner, the others stand below. */
    private void addWay(MenuItem way) {
        String word = context.say(way.key());
        Runnable action = () -> actions.run(way.command());
        if (way.command() == Command.SHARE) {
            share = Optional.of(ui.iconButton(way.icon(), action));
            return;
        }
        boolean isPlayingOn = way.command() == Command.HARDER
                || way.command() == Command.REMATCH
                || way.command() == Command.TOURNAMENT;
        ways.add(isPlayingOn && ways.isEmpty() ? ui.primary(word, action) : ui.secondary(word, action));
    }

    /** What is most likely to be done next, for the keyboard to begin at; empty where there is nothing. */
    Optional<Button> likeliest() {
        return ways.stream().findFirst();
    }

    /** Says everything centred, in large type. */
    ResultForm roomy() {
        add(head(ui.muted(context.say("over.title"), Type.BODY))).row();
        add(fitting(words.result(outcome), inner, Type.DISPLAY, Type.PAGE, Type.HEADING)
                        .align(Align.center))
                .expandY()
                .bottom()
                .row();
        centred(FACE, DISC);
        return this;
    }

    /**
     * Says everything centred, who won in the first line, and the rest smaller where it is to be slim; {@code beforeTop} is how far words
     * begin below the upper edge at least.
     */
    ResultForm headed(boolean isSlim, float beforeTop) {
        float room = inner + 2 * Theme.RING - 2 * Theme.TOUCH;
        Text result = fitting(words.result(outcome), room, Type.DISPLAY, Type.PAGE, Type.HEADING, Type.TITLE);
        float clear = Math.max(0, (Theme.TOUCH - result.getPrefHeight()) / 2);
        add(head(result)).padTop(Math.max(0, beforeTop - clear)).row();
        centred(isSlim ? SMALL_FACE : FACE, isSlim ? SMALL_DISC : DISC);
        return this;
    }

    /** The first line, between the ways to share and to close. */
    private Table head(Text said) {
        Table top = new Table();
        (share.isPresent() ? top.add(share.get()) : top.add()).size(Theme.TOUCH);
        top.add(said.align(Align.center)).growX().minWidth(0);
        top.add(close()).size(Theme.TOUCH);
        top.padRight(-Theme.RING).padLeft(-Theme.RING);
        return top;
    }

    /** All but who won. */
    private void centred(float face, float disc) {
        boolean isLarge = disc >= DISC;
        isCentred = true;
        String reason = words.reason(outcome);
        if (!reason.isEmpty()) {
            add(ui.muted(reason, Type.BODY).align(Align.center))
                    .padTop(Theme.TIGHT)
                    .row();
        }
        addRemark(face, isLarge ? Type.BODY : Type.SMALL);
        if (isCounted()) {
            add(count(disc, isLarge ? Type.DISPLAY : Type.PAGE))
                    .padTop(isLarge ? Theme.PART_GAP : Theme.ROW_GAP)
                    .row();
            add(new Bar(ui.theme(), style, outcome.score(), first()))
                    .height(Theme.GAP)
                    .padTop(isLarge ? Theme.BLOCK_GAP : Theme.ROW_GAP)
                    .row();
        }
        add(lines).row();
        add(stacked()).padTop(isLarge ? Theme.PAD : Theme.BLOCK_GAP).expandY().bottom();
    }

    /** Says everything in as little height as can be; {@code beforeTop} is how far other words begin below the first. */
    ResultForm compact(float beforeTop) {
        boolean isWide = inner >= WIDE;
        Table top = new Table();
        float room =
                inner - (share.isPresent() ? 2 : 1) * Theme.TOUCH - (isWide && isCounted() ? 2 * SMALL_DISC + 150 : 0);
        Table said = new Table();
        said.left();
        said.defaults().growX().minWidth(0);
        said.add(fitting(words.result(outcome), room, Type.PAGE, Type.HEADING, Type.TITLE))
                .row();
        String reason = words.reason(outcome);
        if (!reason.isEmpty()) {
            // Two lines are higher than that button.
            said.padTop(beforeTop).add(ui.muted(reason, Type.SMALL)).row();
        }
        top.add(said).growX().minWidth(0);
        if (isWide && isCounted()) {
            top.add(count(SMALL_DISC, Type.PAGE)).padRight(Theme.ROW_GAP);
        }
        share.ifPresent(button -> top.add(button).size(Theme.TOUCH).top());
        top.add(close()).size(Theme.TOUCH).padRight(-Theme.RING).top();
        add(top).row();
        if (!isWide && isCounted()) {
            Table line = new Table();
            line.left();
            line.add(count(SMALL_DISC, Type.PAGE));
            add(line).padTop(Theme.TIGHT).row();
        }
        addRemark(SMALL_FACE, Type.SMALL);
        add(lines).row();
        add(widthOf(ways) <= inner ? row(ways) : stacked())
                .padTop(Theme.BLOCK_GAP)
                .expandY()
                .bottom();
        return this;
    }

    /** Says what else there is to say; words of {@code kept} are not seen, but their room is kept. */
    void say(List<String> notes, Optional<String> kept) {
        lines.clearChildren();
        notes(notes).forEach(this::line);
        kept.ifPresent(words -> line(words).setVisible(false));
        invalidateHierarchy();
    }

    private Text line(String note) {
        Text text = ui.muted(note, Type.SMALL);
        if (isCentred) {
            text.align(Align.center);
        }
        lines.add(text.wrap(inner))
                .padTop(isCentred ? Theme.ROW_GAP : Theme.GRID)
                .row();
        return text;
    }

    /** What the person's opponent says, beside its face. */
    private void addRemark(float side, Type type) {
        String said = words.said(outcome);
        if (said.isEmpty()) {
            return;
        }
        Disc opponent = words.isYou(Disc.BLACK) ? Disc.WHITE : Disc.BLACK;
        float room = inner - side - Theme.ROW_GAP;
        Text text = ui.text(said, type);
        float width = Math.min(room, text.naturalWidth());
        Table remark = new Table();
        remark.add(new FaceView(ui.theme(), setup.seat(opponent).level(), side)).padRight(Theme.ROW_GAP);
        remark.add(text.wrap(width)).width(width);
        if (!isCentred) {
            remark.left();
        }
        add(remark).padTop(Theme.ROW_GAP).row();
    }

    /** The words in the largest type in which they fit. */
    private Text fitting(String said, float width, Type... types) {
        Text text = ui.text(said, types[0]);
        for (int i = 1; i < types.length && text.naturalWidth() > width; i++) {
            text = ui.text(said, types[i]);
        }
        return text;
    }

    private Button close() {
        return ui.iconButton(Icon.CLOSE, () -> actions.run(Command.RESULT));
    }

    /** Whether discs decided the game: otherwise their number is no score. */
    private boolean isCounted() {
        return outcome.ending() == Ending.DISCS;
    }

    /** Whose discs are named first: the winner's. */
    private Disc first() {
        return outcome.winner().orElse(Disc.BLACK);
    }

    private List<String> notes(List<String> found) {
        List<String> notes = new ArrayList<>();
        Score score = outcome.score();
        if (isCounted() && score.officialDiffers()) {
            notes.add(context.texts().get("over.official", score.official(first()), score.official(first().other())));
        }
        if (outcome.komi() != 0) {
            notes.add(context.texts().komi(outcome.komi()));
        }
        notes.addAll(found);
        return notes;
    }

    private static Table row(List<Button> ways) {
        Table row = new Table();
        for (int i = 0; i < ways.size(); i++) {
            row.add(ways.get(i)).growX().height(Theme.BUTTON).padLeft(i == 0 ? 0 : Theme.GAP);
        }
        return row;
    }

    /** The likeliest thing to do above the others, which stand side by side where they fit. */
    private Table stacked() {
        List<Button> others = ways.size() < 3 ? ways : ways.subList(1, ways.size());
        boolean isGrid = ways.size() % 2 == 0
                && ways.size() > 2
                && widthOf(others) > inner
                && widest(ways, 0) + Theme.GAP + widest(ways, 1) <= inner;
        if (isGrid) {
            return grid(ways);
        }
        Table all = new Table();
        all.defaults().growX().height(Theme.BUTTON);
        if (ways.size() > others.size()) {
            all.add(ways.get(0)).padBottom(Theme.GAP).row();
        }
        if (widthOf(others) <= inner) {
            Table side = row(others);
            boolean isEven = others.stream()
                    .allMatch(way -> way.getPrefWidth() <= (inner - Theme.GAP * (others.size() - 1)) / others.size());
            if (isEven) {
                side.getCells().forEach(cell -> cell.uniformX());
            }
            all.add(side);
            return all;
        }
        for (int i = 0; i < others.size(); i++) {
            all.add(others.get(i)).padTop(i == 0 ? 0 : Theme.GAP).row();
        }
        return all;
    }

    /** Two buttons in each row. */
    private static Table grid(List<Button> ways) {
        Table grid = new Table();
        grid.defaults().growX().height(Theme.BUTTON);
        for (int i = 0; i < ways.size(); i += 2) {
            grid.add(ways.get(i)).padTop(i == 0 ? 0 : Theme.GAP);
            grid.add(ways.get(i + 1))
                    .padTop(i == 0 ? 0 : Theme.GAP)
                    .padLeft(Theme.GAP)
                    .row();
        }
        return grid;
    }

    /** The width of the widest button of a column of two. */
    private static float widest(List<Button> ways, int column) {
        float width = 0;
        for (int i = column; i < ways.size(); i += 2) {
            width = Math.max(width, ways.get(i).getPrefWidth());
        }
        return width;
    }

    /** How wide buttons are side by side. */
    private static float widthOf(List<Button> ways) {
        float width = Theme.GAP * (ways.size() - 1);
        for (Button way : ways) {
            width += way.getPrefWidth();
        }
        return width;
    }

    private Actor count(float disc, Type type) {
        Score score = outcome.score();
        boolean isLarge = disc >= DISC;
        float near = isLarge ? 18 : 8;
        Table count = new Table();
        count.add(new DiscIcon(ui.theme(), style, first(), disc)).padRight(near);
        count.add(ui.text(Integer.toString(score.discs(first())), type));
        count.add(ui.muted("–", Type.HEADING))
                .padLeft(isLarge ? Theme.PART_GAP : 7)
                .padRight(isLarge ? Theme.PART_GAP : 7);
        count.add(ui.text(Integer.toString(score.discs(first().other())), type));
        count.add(new DiscIcon(ui.theme(), style, first().other(), disc)).padLeft(near);
        return count;
    }

    /** How the board is shared between the two sides, and the empties between them. */
    private static final class Bar extends Widget {
        private final Theme theme;
        private final Color left;
        private final Color right;
        private final float leftShare;
        private final float rightShare;

        Bar(Theme theme, BoardStyle style, Score score, Disc first) {
            this.theme = theme;
            left = apart(style.colour(first));
            right = apart(style.colour(first.other()));
            float all = score.black() + score.white() + score.empties();
            leftShare = score.discs(first) / all;
            rightShare = score.discs(first.other()) / all;
        }

        /** A black bar on a dark sheet, or a white one on a light sheet, is moved towards the words so that it is seen. */
        private Color apart(Color colour) {
            Color ground = theme.palette().sheet();
            float distance =
                    Math.abs(colour.r - ground.r) + Math.abs(colour.g - ground.g) + Math.abs(colour.b - ground.b);
            return distance < 0.3f ? colour.lerp(theme.palette().text(), 0.22f) : colour;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            float radius = getHeight() / 2;
            theme.fill(batch, theme.palette().well(), parentAlpha, radius, this);
            float leftWidth = getWidth() * leftShare;
            float rightWidth = getWidth() * rightShare;
            if (rightWidth > 0) {
                float x = getX() + getWidth() - rightWidth;
                theme.fill(batch, right, parentAlpha, radius, x, getY(), rightWidth, getHeight());
            }
            if (leftWidth > 0) {
                theme.fill(batch, left, parentAlpha, radius, getX(), getY(), leftWidth, getHeight());
            }
            theme.line(batch, theme.palette().stroke(), parentAlpha, radius, this);
        }
    }
}
