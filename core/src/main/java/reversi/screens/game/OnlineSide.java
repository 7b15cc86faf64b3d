package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The toolbar of a table on a server, the ratings in the players' panels, and the chat beside the board. */
final class OnlineSide implements GameSide {
    private static final float CHAT_PAD = 16;
    /** A narrower toolbar has no room for the words of five; a draw is offered in the menu too. */
    private static final float FIVE_TOOLS = 300;

    private final Context context;
    private final OnlineActions actions;
    private final TableSeat seat;
    private final TableChat chat;
    private final OnlineTable table;
    private final float width;
    private final Text watchers;
    private @Nullable Chat lines;

    /** {@code width} is that of the panel beside the board in points, 0 where the window has no room for one. */
    OnlineSide(Context context, OnlineActions actions, TableSeat seat, TableChat chat, float width) {
        this.context = context;
        this.actions = actions;
        this.seat = seat;
        this.chat = chat;
        this.table = seat.table();
        this.width = width;
        this.watchers = context.ui().muted("", Type.SMALL);
    }

    @Override
    public void fill(Toolbar tools, float width) {
        tools.add(Icon.MENU, context.say("play.menu"), actions::menu);
        if (seat.isTaken()) {
            fillOwn(tools, hasPanel() || width >= FIVE_TOOLS);
        } else {
            tools.add(Icon.TROPHY, context.say("play.result"), actions::result, () -> table.finish()
                    .isPresent());
        }
        if (!hasPanel() && chat.exists()) {
            tools.add(Icon.CHAT, context.say("chat.title"), chat::open, () -> true, chat::hasUnseen);
        }
    }

    /** At the end the result takes the place of what could have ended the game, and a rematch that of the offers. */
    private void fillOwn(Toolbar tools, boolean isRoomy) {
        boolean isOver = table.finish().isPresent();
        boolean isAgain = isOver && actions.canRematch();
        if (isAgain && !isRoomy) {
            addRematch(tools, "table.back");
        } else {
            tools.add(Icon.UNDO, context.say("table.back"), actions::undo, seat::canTakeBack);
            tools.share(isRoomy ? "" : context.say("over.rematch"));
        }
        if (isAgain && isRoomy) {
            addRematch(tools, "play.draw");
        } else if (isRoomy) {
            tools.add(Icon.HANDSHAKE, context.say("play.draw"), actions::draw, actions::canDraw);
            tools.share(context.say("over.rematch"));
        }
        fillEnd(tools, isOver);
    }

    private void addRematch(Toolbar tools, String placeOf) {
        tools.add(Icon.REFRESH, context.say("over.rematch"), actions::rematch);
        tools.share(context.say(placeOf));
    }

    private void fillEnd(Toolbar tools, boolean isOver) {
        if (isOver) {
            tools.add(Icon.TROPHY, context.say("play.result"), actions::result);
            tools.share(context.say("play.resign"));
        } else if (seat.canClaim()) {
            tools.add(Icon.TROPHY, context.say("table.claim"), actions::claim, seat::canClaim, seat::canClaim);
        } else {
            tools.add(Icon.RESIGN, context.say("play.resign"), actions::resign, actions::canResign);
            tools.share(context.say("play.result"));
        }
    }

    @Override
    public String state() {
        return seat.isPlaying() + " " + seat.canClaim() + " " + table.finish().isPresent();
    }

    @Override
    public Optional<String> second(Disc disc, boolean isTurn, boolean isRoomy) {
        PlayerCard player = table.player(disc);
        boolean isAway = table.finish().isEmpty() && table.isAway(disc);
        if (!isAway && !isTurn) {
            return Optional.of(rating(player));
        }
        String now = context.say(isAway ? "table.away" : "play.to-move");
        return Optional.of(isRoomy ? rating(player) + " · " + now : now);
    }

    private String rating(PlayerCard player) {
        if (player.kind() == PlayerKind.GUEST) {
            return context.say("online.guest");
        }
        String rating = player.rating() + (player.isProvisional() ? "?" : "");
        return player.kind() == PlayerKind.BOT ? context.texts().get("online.bot", rating) : rating;
    }

    @Override
    public GameActions actions() {
        return actions;
    }

    @Override
    public Optional<Offer> offer() {
        return seat.offer();
    }

    @Override
    public void answer(Offer offer, boolean accepts) {
        seat.answer(offer, accepts);
    }

    @Override
    public boolean hasPanel() {
        return width > 0 && !chat.isHidden();
    }

    @Override
    public Actor panel() {
        Panel panel = context.ui().panel();
        panel.pad(10, CHAT_PAD, 12, CHAT_PAD);
        Table head = new Table();
        head.add(context.ui().text(context.say("chat.title"), Type.SMALL_STRONG))
                .growX();
        head.add(watchers).padRight(4);
        head.add(context.ui().iconButton(Icon.CLOSE, chat::switchOver)).size(Theme.TOUCH);
        panel.add(head).growX().padTop(-8).padRight(-10).row();
        Chat made = chat.actor(context, width - 2 * CHAT_PAD);
        lines = made;
        panel.add(made).grow().minHeight(0);
        refresh();
        return panel;
    }

    /** Shows what was said meanwhile and how many watch. */
    void refresh() {
        int count = table.watchers();
        watchers.say(count == 0 ? "" : context.texts().count("table.watchers", count));
        if (lines != null) {
            lines.refresh();
        }
    }
}
