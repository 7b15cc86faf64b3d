package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.game.MoveComments;
import reversi.game.MoveComments.Comment;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What somebody wrote beside the moves of a game, each below its move. */
record CommentsSheet(MoveComments comments, List<Turn> line) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width).left();
        table.add(context.ui().text(context.say("replay.comments"), Type.HEADING))
                .padBottom(Theme.LINE_GAP)
                .row();
        for (Comment comment : comments.all()) {
            if (comment.ply() <= line.size()) {
                table.add(context.ui().muted(heading(context, comment.ply()), Type.SMALL))
                        .padTop(Theme.ROW_GAP)
                        .row();
                table.add(context.ui().text(comment.text(), Type.BODY).wrap(width))
                        .padTop(Theme.TIGHT)
                        .row();
            }
        }
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    /** The move as the list of moves numbers it, in which passes do not count. */
    private String heading(Context context, int ply) {
        int number = 0;
        for (Turn turn : line.subList(0, ply)) {
            number += turn.move().isPass() ? 0 : 1;
        }
        String move =
                line.get(ply - 1).move().square().map(Object::toString).orElseGet(() -> context.say("play.pass.short"));
        return number + ". " + move;
    }
}
