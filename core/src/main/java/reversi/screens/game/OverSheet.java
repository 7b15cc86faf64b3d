package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.session.Outcome;

/** The end of a game: who won, the count, and what to do next. */
record OverSheet(LiveGame game, Outcome outcome, GameActions actions) implements Sheet {
    private static final float DISC = 38;
    private static final float SIDE_BY_SIDE = 350;
    private static final float LOW_WIDTH = 620;

    /** In a low window what to do next stands side by side. */
    @Override
    public float wishedWidth(Layout layout) {
        return layout.isLow() ? LOW_WIDTH : wishedWidth();
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        BoardStyle style =
                context.settings().now().look().boardFor(game.session().setup().variant());
        Words words = new Words(context.texts(), style, game.session().setup());
        Disc first = game.person().orElse(outcome.winner().orElse(Disc.BLACK));
        Score score = outcome.score();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.muted(context.say("over.title"), Type.BODY).align(Align.center))
                .row();
        table.add(ui.text(words.result(outcome), Type.DISPLAY).align(Align.center))
                .padTop(2)
                .row();
        String reason = words.reason(outcome);
        if (!reason.isEmpty()) {
            table.add(ui.muted(reason, Type.BODY).align(Align.center)).padTop(2).row();
        }
        table.add(count(ui, style, score, first))
                .padTop(layout.isLow() ? 10 : 20)
                .row();
        table.add(new Bar(ui.theme(), style, score, first))
                .height(10)
                .padTop(16)
                .row();
        if (outcome.reason() == Outcome.Reason.DISCS && score.officialDiffers()) {
            String official =
                    context.texts().get("over.official", score.official(first), score.official(first.other()));
            table.add(ui.muted(official, Type.SMALL).align(Align.center))
                    .padTop(10)
                    .row();
        }
        for (String note : actions.notes()) {
            table.add(ui.muted(note, Type.BODY).align(Align.center)).padTop(8).row();
        }
        next(context, layout, width, table);
        return table;
    }

    /** What to do next: playing again above the other ways, or before them where the window is low. */
    private void next(Context context, Layout layout, float width, Table table) {
        Ui ui = context.ui();
        boolean isRow = layout.isLow() && actions.isOnline() && width >= SIDE_BY_SIDE;
        float above = layout.isLow() ? 14 : 22;
        if (actions.canRematch() && !isRow) {
            table.add(ui.primary(context.say("over.rematch"), actions::rematch))
                    .padTop(above)
                    .row();
        }
        table.add(ways(context, ui, width, isRow)).padTop(actions.canRematch() && !isRow ? Theme.GAP : above);
    }

    private Table ways(Context context, Ui ui, float width, boolean isRow) {
        Table more = new Table();
        if (isRow && actions.canRematch()) {
            more.add(ui.primary(context.say("over.rematch"), actions::rematch))
                    .growX()
                    .uniformX()
                    .padRight(Theme.GAP);
        }
        more.defaults().growX().uniformX();
        if (actions.isOnline() && width < SIDE_BY_SIDE) {
            more.add(ui.secondary(context.say("over.lobby"), actions::newGame)).row();
            more.add(ui.secondary(context.say("over.board"), context.router()::closeSheet))
                    .padTop(Theme.GAP);
            return more;
        }
        if (actions.isOnline()) {
            more.add(ui.secondary(context.say("over.lobby"), actions::newGame)).padRight(Theme.GAP);
            more.add(ui.secondary(context.say("over.board"), context.router()::closeSheet));
            return more;
        }
        more.add(ui.secondary(context.say("over.new"), actions::newGame)).padRight(Theme.GAP);
        more.add(ui.secondary(context.say("over.home"), actions::home)).row();
        more.add(ui.secondary(context.say("over.board"), context.router()::closeSheet))
                .colspan(2)
                .padTop(Theme.GAP);
        return more;
    }

    private Table count(Ui ui, BoardStyle style, Score score, Disc first) {
        Table count = new Table();
        count.add(new DiscIcon(ui.theme(), style, first, DISC)).padRight(18);
        count.add(ui.text(Integer.toString(score.discs(first)), Type.DISPLAY));
        count.add(ui.muted("–", Type.HEADING)).padLeft(14).padRight(14);
        count.add(ui.text(Integer.toString(score.discs(first.other())), Type.DISPLAY));
        count.add(new DiscIcon(ui.theme(), style, first.other(), DISC)).padLeft(18);
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
