package reversi.screens.review;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** What a review shows of the person: turning points, what was done well, and where one goes from there. */
final class PersonalPanel {
    private static final float ROOM = 16;

    private final Context context;
    private final Ui ui;
    private final Actions actions;

    /** What the controls lead to. */
    interface Actions {
        /** Puts the position after so many plies on the board. */
        void goTo(int plies);

        /** Opens puzzles of the person's mistakes in this game. */
        void practise();

        /** Tells all numbers, or only words and whole discs. */
        void showNumbers(boolean all);
    }

    /** A sentence about a move, counted from 0. */
    record Row(int ply, String said) {}

    /**
     * What is shown.
     *
     * @param left where the prepared openings were left; empty where they were not
     * @param points the turning points
     * @param well what was done well
     * @param hasAllNumbers whether all numbers are told
     */
    record Shown(Optional<Row> left, List<Row> points, List<Row> well, boolean hasAllNumbers) {}

    PersonalPanel(Context context, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
    }

    /** Puts it into a table of this width in points; {@code judged} knows the moves. */
    void fill(Table table, Shown shown, Judged judged, float width) {
        shown.left.ifPresent(row -> {
            heading(table, "openings.title", width);
            judged.move(row.ply)
                    .ifPresent(move -> row(table, row, move.judgement(), move.loss(), actions::goTo, width));
        });
        heading(table, "review.mine.points", width);
        for (Row row : shown.points) {
            judged.move(row.ply)
                    .ifPresent(move -> row(table, row, move.judgement(), move.loss(), actions::goTo, width));
        }
        if (shown.points.isEmpty()) {
            table.add(ui.muted(context.say("review.mine.none"), Type.SMALL).wrap(width - ROOM))
                    .left()
                    .pad(Theme.ROW_GAP)
                    .row();
        }
        if (!shown.points.isEmpty()) {
            table.add(ui.secondary(context.say("review.practise"), actions::practise))
                    .growX()
                    .height(Theme.TOUCH)
                    .pad(Theme.GRID, Theme.ROW_GAP, Theme.GRID, Theme.ROW_GAP)
                    .row();
        }
        if (!shown.well.isEmpty()) {
            heading(table, "review.mine.well", width);
            shown.well.forEach(row -> row(table, row, Judgement.GOOD, 0, actions::goTo, width));
        }
        boolean all = shown.hasAllNumbers;
        Button numbers = ui.small(
                context.say(all ? "review.numbers.few" : "review.numbers.all"), () -> actions.showNumbers(!all));
        table.add(numbers).growX().height(Theme.TOUCH).pad(Theme.ROW_GAP).row();
    }

    /** What is known of the move of a ply. */
    interface Judged {
        /** The move; empty where nothing is known. */
        Optional<MoveReview> move(int ply);
    }

    private void heading(Table table, String key, float width) {
        Text heading = ui.text(context.say(key), Type.SMALL_STRONG);
        table.add(heading.wrap(width - ROOM))
                .left()
                .pad(Theme.ROW_GAP, Theme.ROW_GAP, Theme.GRID, Theme.ROW_GAP)
                .row();
    }

    private void row(Table table, Row row, Judgement judgement, int loss, IntConsumer goTo, float width) {
        TrialMessage message = new TrialMessage(judgement, loss, row.said);
        table.add(new KeyMomentRow(ui, message, width, () -> goTo.accept(row.ply + 1)))
                .growX()
                .row();
    }
}
