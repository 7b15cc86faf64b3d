package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/**
 * The end of a game, beside or below the board, which stays in view: who won and how, the count where discs decided it, and
 * what to do next.
 */
final class ResultPanel extends Panel {
    private static final float FADE = 0.2f;
    private static final float DISC = 38;
    private static final float SMALL_DISC = 26;
    private static final float WIDE = 400;
    private static final float HIGH_BUTTON = 48;
    /** The room that the ring of the focus takes beside a button. */
    private static final float RING = 6;
    /** What is above the button that closes it. */
    private static final float TOP = 8;

    /** How much room a result takes. */
    enum Form {
        /** Centred, in large type. */
        ROOMY,
        /** As low as it can be. */
        COMPACT
    }

    private final Context context;
    private final Ui ui;
    private final BoardStyle style;
    private final Words words;
    private final Result outcome;
    private final GameController controller;
    private final float pad;
    private final float inner;
    private @Nullable Button likeliest;

    /** The result of a game in a panel {@code width} points wide. */
    ResultPanel(Context context, GameController controller, Result outcome, Form form, float width) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        this.ui = context.ui();
        GameSetup setup = controller.game().session().setup();
        this.style = context.settings().now().look().boardFor(setup.variant());
        this.words = Words.of(context, setup);
        this.outcome = outcome;
        this.controller = controller;
        this.pad = width < WIDE ? 14 : Theme.PAD;
        this.inner = width - 2 * pad;
        Table table = new Table();
        table.defaults().growX();
        if (form == Form.ROOMY) {
            fillRoomy(table);
        } else {
            fillCompact(table);
        }
        add(ui.scroll(table)).width(inner + 2 * RING).growY().pad(TOP - RING, pad - RING, pad - RING, pad - RING);
    }

    /** Lets it appear. */
    void enter() {
        if (!ui.feedback().isStill()) {
            getColor().a = 0;
            addAction(Actions.fadeIn(FADE));
        }
    }

    private void fillRoomy(Table table) {
        table.pad(RING).top();
        Table top = new Table();
        top.add().size(Theme.TOUCH);
        top.add(ui.muted(context.say("over.title"), Type.BODY).align(Align.center))
                .growX();
        top.add(close()).size(Theme.TOUCH);
        table.add(top).padRight(-RING).padLeft(-RING).row();
        table.add(fitting(words.result(outcome), inner, Type.DISPLAY, Type.PAGE, Type.HEADING)
                        .align(Align.center))
                .expandY()
                .bottom()
                .row();
        String reason = words.reason(outcome);
        if (!reason.isEmpty()) {
            table.add(ui.muted(reason, Type.BODY).align(Align.center)).padTop(2).row();
        }
        if (isCounted()) {
            table.add(count(DISC, Type.DISPLAY)).padTop(14).row();
            table.add(new Bar(ui.theme(), style, outcome.score(), first()))
                    .height(10)
                    .padTop(12)
                    .row();
        }
        for (String note : notes()) {
            table.add(ui.muted(note, Type.SMALL).align(Align.center).wrap(inner))
                    .padTop(8)
                    .row();
        }
        table.add(stacked()).padTop(20).expandY().bottom();
    }

    private void fillCompact(Table table) {
        table.pad(RING).top();
        boolean isWide = inner >= WIDE;
        Table top = new Table();
        float room = inner - Theme.TOUCH - (isWide && isCounted() ? 2 * SMALL_DISC + 150 : 0);
        Table said = new Table();
        said.left();
        said.defaults().growX().minWidth(0);
        said.add(fitting(words.result(outcome), room, Type.PAGE, Type.HEADING, Type.TITLE))
                .row();
        String reason = words.reason(outcome);
        if (!reason.isEmpty()) {
            // Two lines are higher than that button.
            said.padTop(pad - TOP).add(ui.muted(reason, Type.SMALL)).row();
        }
        top.add(said).growX().minWidth(0);
        if (isWide && isCounted()) {
            top.add(count(SMALL_DISC, Type.PAGE)).padRight(8);
        }
        top.add(close()).size(Theme.TOUCH).padRight(-RING).top();
        table.add(top).row();
        if (!isWide && isCounted()) {
            Table line = new Table();
            line.left();
            line.add(count(SMALL_DISC, Type.PAGE));
            table.add(line).padTop(2).row();
        }
        for (String note : notes()) {
            table.add(ui.muted(note, Type.SMALL).wrap(inner)).padTop(4).row();
        }
        List<Button> ways = ways();
        table.add(widthOf(ways) <= inner ? row(ways) : stacked())
                .padTop(12)
                .expandY()
                .bottom();
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
        return ui.iconButton(Icon.CLOSE, () -> controller.game().showResult(false));
    }

    /** Whether discs decided the game: otherwise their number is no score. */
    private boolean isCounted() {
        return outcome.ending() == Ending.DISCS;
    }

    /** Whose discs are named first: the winner's. */
    private Disc first() {
        return outcome.winner().orElse(Disc.BLACK);
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        Score score = outcome.score();
        if (isCounted() && score.officialDiffers()) {
            notes.add(context.texts().get("over.official", score.official(first()), score.official(first().other())));
        }
        if (outcome.komi() != 0) {
            notes.add(context.texts().komi(outcome.komi()));
        }
        notes.addAll(controller.endNotes());
        return notes;
    }

    /** What is most likely to be done next, for the keyboard to begin at; empty where there is nothing. */
    Optional<Button> likeliest() {
        return Optional.ofNullable(likeliest);
    }

    /** What can be done next, the likeliest first. */
    private List<Button> ways() {
        List<Button> ways = new ArrayList<>();
        for (MenuItem item : controller.afterwards()) {
            Runnable action = () -> controller.commands().run(item.command());
            if (item.command() == Command.REMATCH && controller.commands().can(Command.REMATCH)) {
                ways.add(ui.primary(context.say(item.key()), action));
            } else if (controller.commands().can(item.command())) {
                ways.add(ui.secondary(context.say(item.key()), action));
            }
        }
        likeliest = ways.isEmpty() ? null : ways.get(0);
        return ways;
    }

    private static Table row(List<Button> ways) {
        Table row = new Table();
        for (int i = 0; i < ways.size(); i++) {
            row.add(ways.get(i)).growX().height(HIGH_BUTTON).padLeft(i == 0 ? 0 : Theme.GAP);
        }
        return row;
    }

    /** The likeliest thing to do above the others, which stand side by side where they fit. */
    private Table stacked() {
        List<Button> ways = ways();
        List<Button> others = ways.size() < 3 ? ways : ways.subList(1, ways.size());
        boolean isGrid = ways.size() % 2 == 0
                && ways.size() > 2
                && widthOf(others) > inner
                && widest(ways, 0) + Theme.GAP + widest(ways, 1) <= inner;
        if (isGrid) {
            return grid(ways);
        }
        Table all = new Table();
        all.defaults().growX().height(HIGH_BUTTON);
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
        grid.defaults().growX().height(HIGH_BUTTON);
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
        count.add(ui.muted("–", Type.HEADING)).padLeft(isLarge ? 14 : 7).padRight(isLarge ? 14 : 7);
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
            theme.fill(batch, theme.palette().well(), parentAlpha, radius, getX(), getY(), getWidth(), getHeight());
            float leftWidth = getWidth() * leftShare;
            float rightWidth = getWidth() * rightShare;
            if (rightWidth > 0) {
                float x = getX() + getWidth() - rightWidth;
                theme.fill(batch, right, parentAlpha, radius, x, getY(), rightWidth, getHeight());
            }
            if (leftWidth > 0) {
                theme.fill(batch, left, parentAlpha, radius, getX(), getY(), leftWidth, getHeight());
            }
            theme.line(batch, theme.palette().stroke(), parentAlpha, radius, getX(), getY(), getWidth(), getHeight());
        }
    }
}
