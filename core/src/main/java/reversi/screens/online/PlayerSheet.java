package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.online.LobbyNews;
import reversi.online.LobbyNews.PlayerInfo;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What is known of a player, and what can be done with him or her. */
public final class PlayerSheet implements Sheet {
    private static final float BOARD = 148;

    private final OnlinePages online;
    private final PlayerCard known;
    private final Function<PlayerCard, ReportTarget> seen;

    /** The dialog about a player, who is asked about at once. */
    public PlayerSheet(OnlinePages online, PlayerCard known) {
        this(online, known, ReportTarget::of);
    }

    /** The same where a report could be about more than who the player is; {@code seen} tells about what. */
    public PlayerSheet(OnlinePages online, PlayerCard known, Function<PlayerCard, ReportTarget> seen) {
        this.online = online;
        this.known = known;
        this.seen = seen;
        online.client().ask(new LobbyRequest.AskPlayer(known.id()));
        if (canFollow(known)) {
            online.client().ask(new LobbyRequest.AskRelation(known.id()));
        }
    }

    private Optional<PlayerInfo> info() {
        return online.client().lobby().asked().filter(info -> info.player().id() == known.id());
    }

    /** The dialog about a player who is seen at a table. */
    static PlayerSheet at(OnlinePages online, PlayerCard player, long table) {
        return new PlayerSheet(online, player, seen -> ReportTarget.at(table, seen));
    }

    private boolean canFollow(PlayerCard player) {
        return online.client().isMember() && player.kind() == PlayerKind.MEMBER && !online.isYou(player);
    }

    private LobbyNews.Relation relation() {
        return online.client()
                .follows()
                .relation(known.id())
                .orElseGet(() -> new LobbyNews.Relation(known.id(), false, ""));
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        PlayerCard player = info().map(PlayerInfo::player).orElse(known);
        Table table = new Table();
        table.defaults().growX();
        table.add(head(context, player)).row();
        info().ifPresent(info -> facts(context, table, info, width));
        if (!relation().note().isEmpty()) {
            String note = context.texts()
                    .punctuation()
                    .details(context.say("note.short"), relation().note());
            table.add(ui.muted(note, Type.SMALL).wrap(width)).padTop(Theme.GAP).row();
        }
        table.add(ways(context, player)).padTop(Theme.WIDE_GAP).row();
        if (canFollow(player)) {
            table.add(follow(context, player)).padTop(Theme.GAP).row();
        }
        if (online.client().isModerator() && ProtectionRow.canReport(online, player)) {
            table.add(ui.secondary(context.say("moderation.title"), () -> {
                        context.router().closeSheet();
                        context.go().moderation(player);
                    }))
                    .padTop(Theme.GAP)
                    .row();
        }
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    private Actor head(Context context, PlayerCard player) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        Table head = new Table();
        head.add(new Avatar(context, online.photos(), player, true))
                .size(Theme.PHOTO)
                .padRight(Theme.CARD_PAD);
        Table who = new Table();
        who.left();
        who.add(ui.text(player.name(), Type.HEADING)).growX().minWidth(0).row();
        who.add(ui.muted(words.state(player, online.client()), Type.SMALL))
                .growX()
                .minWidth(0)
                .row();
        String standing = player.kind() == PlayerKind.GUEST
                ? context.texts().get("player.id", player.id())
                : words.profileRating(player) + " · "
                        + context.texts().count("online.points", player.points()) + " · "
                        + context.texts().get("player.id", player.id());
        who.add(ui.muted(standing, Type.SMALL)).growX().minWidth(0);
        head.add(who).growX().minWidth(0);
        return head;
    }

    private void facts(Context context, Table table, PlayerInfo info, float width) {
        Ui ui = context.ui();
        if (!info.about().isEmpty()) {
            table.add(ui.text(info.about(), Type.BODY).wrap(width))
                    .padTop(Theme.PART_GAP)
                    .row();
        }
        if (info.player().kind() == PlayerKind.MEMBER) {
            int lost = info.games() - info.wins() - info.draws();
            String record = context.texts().get("player.record", info.games(), info.wins(), info.draws(), lost);
            table.add(ui.muted(record, Type.SMALL).wrap(width))
                    .padTop(Theme.GAP)
                    .row();
        }
        if (!info.ratings().isEmpty()) {
            String apart = new OnlineWords(context.texts()).ratings(info.ratings());
            table.add(ui.muted(apart, Type.SMALL).wrap(width))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        Optional<PlayerCard> opponent = info.opponent();
        if (opponent.isPresent()) {
            table.add(ui.text(
                            context.texts().get("presence.with", opponent.get().name()), Type.BODY_STRONG))
                    .padTop(Theme.BLOCK_GAP)
                    .row();
            moves(context, table, info.variant().orElse(Variant.OTHELLO), info.moves(), width);
        }
    }

    /** The position that the moves led to, as far as the rules can follow them, and the moves beside it. */
    private static void moves(Context context, Table table, Variant variant, List<Move> moves, float width) {
        Transcript line = Transcript.start(variant);
        StringBuilder text = new StringBuilder();
        for (Move move : moves) {
            text.append(text.length() == 0 ? "" : " ").append(move);
            if (line.current().play(move) instanceof Played.Legal legal) {
                line = line.with(legal.turn());
            }
        }
        Table row = new Table();
        row.top();
        MiniBoard board =
                new MiniBoard(context.theme(), context.settings().now().look().boardFor(variant), line.current());
        row.add(board).size(BOARD).padRight(Theme.PART_GAP).top();
        Table words = new Table();
        words.top().left();
        words.defaults().growX().minWidth(0);
        float room = width - BOARD - 14;
        if (!variant.isStandard()) {
            words.add(context.ui()
                            .text(new OnlineWords(context.texts()).variant(variant), Type.SMALL_STRONG)
                            .wrap(room))
                    .padBottom(Theme.GRID)
                    .row();
        }
        words.add(context.ui().muted(text.toString(), Type.SMALL).wrap(room));
        row.add(words).top().growX();
        table.add(row).padTop(Theme.ROW_GAP).row();
    }

    private Actor ways(Context context, PlayerCard player) {
        Table table = new Table();
        table.defaults().growX().uniformX().height(Theme.BUTTON);
        if (online.isYou(player)) {
            return table;
        }
        if (player.presence() == Presence.PLAYING && player.table().isPresent()) {
            long at = player.table().get();
            way(context, table, Icon.EYE, "lobby.watch", () -> online.watch(at));
        } else if (!online.client().lobby().isBotOfServer(player)) {
            way(context, table, Icon.PLAY, "lobby.invite", () -> online.invite(player));
        }
        boolean canWrite = online.client().isMember() && player.kind() == PlayerKind.MEMBER;
        if (canWrite) {
            table.getCells().peek().padRight(Theme.GAP);
            way(context, table, Icon.MAIL, "player.write", () -> online.write(player));
        }
        if (ProtectionRow.canReport(online, player)) {
            table.row();
            table.add(new ProtectionRow(context, online, seen.apply(player)))
                    .colspan(canWrite ? 2 : 1)
                    .height(Value.prefHeight)
                    .padTop(Theme.GAP);
        }
        return table;
    }

    private Actor follow(Context context, PlayerCard player) {
        Ui ui = context.ui();
        LobbyNews.Relation relation = relation();
        Table table = new Table();
        table.defaults().growX().uniformX().minWidth(0);
        table.add(ui.secondary(
                        context.say(relation.follows() ? "player.unfollow" : "player.follow"),
                        () -> online.client().follow(player.id(), !relation.follows())))
                .padRight(Theme.GAP);
        table.add(ui.secondary(context.say("note.short"), () -> context.router()
                .open(new NoteSheet(online, player, relation.note()))));
        return table;
    }

    private static void way(Context context, Table table, Icon icon, String key, Runnable action) {
        table.add(context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), "", () -> {
            context.router().closeSheet();
            action.run();
        }));
    }
}
