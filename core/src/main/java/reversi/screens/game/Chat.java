package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import reversi.online.PlayerCard;
import reversi.online.Remark;
import reversi.online.SanctionCard;
import reversi.players.online.OnlineTable;
import reversi.screens.Context;
import reversi.screens.RemarkLine;
import reversi.screens.RemarkRow;
import reversi.screens.SanctionWords;
import reversi.screens.ui.EndPane;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What the players of a table say, and the line on which one says something; it grows without being built anew. */
final class Chat extends Table {
    /** A moderator's reason may be long; more of it is scrolled to. */
    private static final float TALLEST_BELOW = 66;

    private final Context context;
    private final Ui ui;
    private final TableSeat seat;
    private final float width;
    private final Table lines = new Table();
    private final EndPane pane;
    private List<Remark> shown = List.of();

    /**
     * A chat of this width in points; {@code say} sends what the person says and returns whether it was sent,
     * {@code draft} and {@code write} keep what is not said yet.
     */
    Chat(
            Context context,
            TableSeat seat,
            float width,
            Supplier<String> draft,
            Consumer<String> write,
            Predicate<String> say) {
        this.context = context;
        this.ui = context.ui();
        this.seat = seat;
        this.width = width;
        lines.top().left();
        lines.defaults().left().width(width);
        pane = new EndPane(ui.scroll(lines));
        seat.chatNote()
                .ifPresent(key -> add(ui.muted(context.say(key), Type.CAPTION).wrap(width))
                        .width(width)
                        .padBottom(Theme.LINE_GAP)
                        .row());
        add(pane).grow().minHeight(0).row();
        if (seat.canSpeak()) {
            Optional<SanctionCard> muting = seat.muting();
            Actor below = muting.isPresent()
                    ? ui.scroll(ui.muted(why(context, muting.get()), Type.SMALL).wrap(width))
                    : RemarkLine.of(context, draft, write, say);
            add(below).width(width).maxHeight(TALLEST_BELOW).padTop(Theme.ROW_GAP);
        }
    }

    /** Why one can't write, in the place where one would. */
    private String why(Context context, SanctionCard card) {
        return new SanctionWords(context.texts(), context.device(), seat.now()).sentences(card);
    }

    /** Shows what was said; what is new is added to what is there. */
    void show(List<Remark> all) {
        boolean isLonger =
                all.size() >= shown.size() && all.subList(0, shown.size()).equals(shown);
        if (!isLonger) {
            lines.clearChildren();
        }
        for (int at = isLonger ? shown.size() : 0; at < all.size(); at++) {
            add(all.get(at), at == 0);
        }
        shown = all;
    }

    private void add(Remark remark, boolean isFirst) {
        OnlineTable table = seat.table();
        String name = seat.name(remark.from());
        boolean isOwn = seat.isTaken() && table.player(seat.mine()).id() == remark.from();
        Optional<PlayerCard> other =
                isOwn ? Optional.empty() : table.side(remark.from()).map(table::player);
        if (other.isPresent()) {
            lines.add(new RemarkRow(ui, name, remark.text(), width, () -> context.go()
                            .profile(List.of(other.get()), table.id())))
                    .row();
        } else {
            lines.add(ui.text(name, Type.CAPTION_STRONG).in(ui.palette().muted()))
                    .padTop(isFirst ? 0 : Theme.LINE_GAP)
                    .row();
            lines.add(ui.text(remark.text(), Type.SMALL).wrap(width)).row();
        }
        pane.longer();
    }
}
