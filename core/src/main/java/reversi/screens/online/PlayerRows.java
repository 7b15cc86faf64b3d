package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** Rows of lists of people: what somebody does, what is known of them behind it, and one thing to do with them. */
final class PlayerRows {
    /** The height of a row, in points. */
    static final float ROW = 52;

    /** The width of what stands at the end of a row, in points. */
    static final float ACTION = 96;

    /** On a phone the words beside it need the room more. */
    private static final float NARROW_ACTION = 72;

    private static final float NARROW = 300;

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final OnlineWords words;
    private final boolean isNarrow;

    /** Rows of this width, in points. */
    PlayerRows(Context context, OnlinePages online, float width) {
        this.context = context;
        this.ui = context.ui();
        this.online = online;
        this.words = new OnlineWords(context.texts());
        this.isNarrow = width < NARROW;
    }

    /** Whether there is room for few words only. */
    boolean isNarrow() {
        return isNarrow;
    }

    /** A player with what he or she does; a game is watched, and whoever plays none is invited. */
    ListView.Row row(PlayerCard player) {
        return row(player, words.state(player, online.client()), action(player));
    }

    /** A player with other words and another thing to do. */
    ListView.Row row(PlayerCard player, String second, Actor action) {
        Line line = new Line(
                ui,
                OnlineWords.light(ui.palette(), player.presence()),
                player.name(),
                second,
                OnlineWords.rating(player),
                () -> context.router().open(new PlayerSheet(online, player)));
        return new ListView.Row()
                .line(line.orThreeLines(), ROW)
                .last(action, isNarrow ? NARROW_ACTION : ACTION, isNarrow ? Theme.ROW_GAP : Theme.PART_GAP);
    }

    private Actor action(PlayerCard player) {
        if (online.isYou(player) || player.presence() == Presence.OFFLINE) {
            return new Actor();
        }
        if (player.presence() == Presence.PLAYING && player.table().isPresent()) {
            long table = player.table().get();
            return button("lobby.watch", player, () -> online.watch(table));
        }
        return button("lobby.invite", player, () -> online.invite(player));
    }

    /** A button at the end of a player's row. */
    Button button(String key, PlayerCard player, Runnable action) {
        Button button = ui.small(context.say(key), action);
        button.setAccessibleName(context.texts().punctuation().details(context.say(key), player.name()));
        return button;
    }
}
