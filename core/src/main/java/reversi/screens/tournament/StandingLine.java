package reversi.screens.tournament;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.online.StandingRow;
import reversi.online.TournamentFormat;
import reversi.screens.Context;
import reversi.screens.online.OnlineWords;
import reversi.screens.ui.Control;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A player's line in the standings: rank, name, what each round brought, points and tie-break. */
final class StandingLine extends Control {
    /** The height of a line, in points. */
    static final float HEIGHT = 50;

    /** The height of one that names a club, too. */
    private static final float HIGHER = 72;

    private static final float BESIDE = 8;

    private final float height;

    /**
     * The widths of the columns, in points.
     *
     * @param marks 0 where the marks stand below the name
     * @param points of the points, or before the start of the rating
     * @param tie 0 where there is no tie-break to show
     * @param isPlanned whether the tournament has not started
     */
    record Widths(float rank, float name, float marks, float points, float tie, boolean isPlanned) {
        private static final float RANK = 34;
        private static final float POINTS = 56;
        private static final float TIE = 72;
        /** A column of names is not narrower beside the marks. */
        private static final float LEAST_NAME = 120;

        private static final float MOST_MARKS = 176;

        /** The widths before the start, in so much room. */
        static Widths planned(float room) {
            return new Widths(RANK, room - RANK - POINTS, 0, POINTS, 0, true);
        }

        /** The widths for a format with so many rounds played, in so much room. */
        static Widths of(TournamentFormat format, int rounds, float room) {
            boolean hasTie = format == TournamentFormat.SWISS || format == TournamentFormat.ROUND_ROBIN;
            float tie = hasTie && room >= 300 ? TIE : 0;
            float rest = room - RANK - POINTS - tie;
            float marks = Math.min(MOST_MARKS, Math.max(1, rounds) * 16f) + Theme.GAP;
            boolean isBeside = rest - marks >= LEAST_NAME;
            return new Widths(RANK, isBeside ? rest - marks : rest, isBeside ? marks : 0, POINTS, tie, false);
        }
    }

    StandingLine(Context context, StandingRow row, Widths widths, boolean isYou, Runnable action, String club) {
        super(context.ui(), action);
        height = club.isEmpty() ? HEIGHT : HIGHER;
        left();
        Ui ui = context.ui();
        Palette palette = ui.palette();
        TournamentWords words = new TournamentWords(context);
        Color ink = isYou ? palette.accentInk() : row.out() ? palette.muted() : palette.text();
        String rank = Integer.toString(row.rank());
        add(ui.muted(rank, Type.BODY)).width(widths.rank());
        String name = isYou
                ? context.texts().get("tournament.you", row.player().name())
                : row.player().name();
        Text said = ui.text(name, Type.BODY_STRONG).in(ink);
        if (row.out()) {
            said.readAs(context.texts().punctuation().details(name, context.say("tournament.out")));
        }
        if (widths.marks() > 0) {
            add(named(ui, said, club)).width(widths.name()).minWidth(0);
            add(new RoundMarks(ui.theme(), words, row.marks(), widths.marks() - Theme.GAP))
                    .width(widths.marks())
                    .left();
        } else {
            Table both = new Table();
            both.left();
            both.add(named(ui, said, club)).growX().minWidth(0).row();
            if (!row.marks().isEmpty()) {
                both.add(new RoundMarks(ui.theme(), words, row.marks(), widths.name()))
                        .left()
                        .padTop(Theme.GRID);
            }
            add(both).width(widths.name()).minWidth(0);
        }
        String points = widths.isPlanned() ? OnlineWords.rating(row.player()) : words.points(row.halves());
        add(ui.text(points, widths.isPlanned() ? Type.BODY : Type.BODY_STRONG)
                        .in(ink)
                        .align(Align.right))
                .width(widths.points())
                .right();
        if (widths.tie() > 0) {
            add(ui.muted(Integer.toString(row.tieBreak()), Type.BODY).align(Align.right))
                    .width(widths.tie())
                    .right();
        }
    }

    /** A name above the club that its owner plays for. */
    private static Table named(Ui ui, Text name, String club) {
        Table named = new Table();
        named.left();
        named.add(name).growX().minWidth(0).row();
        if (!club.isEmpty()) {
            named.add(ui.muted(club, Type.SMALL).orTwoLines()).growX().minWidth(0);
        }
        return named;
    }

    @Override
    public float getPrefHeight() {
        return height;
    }

    @Override
    protected float radius() {
        return Theme.SMALL_RADIUS;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.05f, BESIDE);
    }
}
