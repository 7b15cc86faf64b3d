package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineTable;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.board.BoardStyle;
import reversi.screens.online.LobbyPageState.Middle;
import reversi.screens.online.LobbyPageState.Who;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The ways from the lobby into a game: one's own that goes on, invitations, and a quick game with anybody. */
final class LobbyWays {
    private static final int QUICK = 4;
    /** The clock that most people want. */
    private static final int USUAL = 1;

    private static final float CARD = 68;
    private static final float GO_ON = 64;
    private static final float WIDEST_ACTION = 130;
    private static final float WAITING = 72;

    private final Context context;
    private final Ui ui;
    private final OnlinePages online;
    private final OnlineClient client;
    private final OnlineWords words;
    private final Runnable otherRange;

    LobbyWays(Context context, OnlinePages online, Runnable otherRange) {
        this.otherRange = otherRange;
        this.context = context;
        this.ui = context.ui();
        this.online = online;
        this.client = online.client();
        this.words = new OnlineWords(context.texts());
    }

    /** All ways, the most urgent first. */
    Table build(Middle now, float width) {
        Table table = new Table();
        table.top();
        table.defaults().width(width).padBottom(ListPanels.BETWEEN);
        now.own()
                .ifPresent(
                        game -> table.add(goOn(now.who(), game)).height(GO_ON).row());
        if (!now.invitations().isEmpty()) {
            table.add(invitations(now.invitations(), width)).row();
        }
        if (!now.byDays().isEmpty()) {
            table.add(new ByDaysPanel(context).build(now.byDays(), width)).row();
        }
        table.add(quick(now, width)).row();
        return table;
    }

    private Actor goOn(Who who, OnlineTable own) {
        String other = who.you()
                .flatMap(you -> own.side(you.id()))
                .map(side -> own.player(side.other()).name())
                .orElse("");
        return ui.card(
                Button.Kind.PRIMARY,
                Icon.PLAY,
                context.say("lobby.go-on"),
                context.texts().get("presence.with", other),
                () -> context.go().table(own));
    }

    private Actor invitations(List<Invitation> all, float width) {
        Panel panel = ListPanels.panel(context);
        panel.mark(true);
        panel.add(ui.text(context.say("lobby.invitations"), Type.TITLE)).row();
        for (Invitation invitation : all) {
            boolean isMine = client.isFromYou(invitation);
            PlayerCard other = isMine ? invitation.to() : invitation.from();
            Table row = new Table();
            Table who = new Table();
            who.left();
            who.add(ui.text(other.name(), Type.BODY_STRONG)).growX().minWidth(0).row();
            who.add(ui.muted(words.terms(invitation.terms()), Type.SMALL))
                    .growX()
                    .minWidth(0);
            row.add(who).growX().minWidth(0);
            Actor action = isMine
                    ? ui.small(
                            context.say("invite.withdraw"),
                            () -> client.ask(new LobbyRequest.Withdraw(invitation.id())))
                    : ui.small(context.say("invite.answer"), () -> context.router()
                            .open(new InvitationSheet(online, invitation)));
            row.add(action)
                    .width(Math.min(WIDEST_ACTION, width / 3))
                    .height(Theme.TOUCH)
                    .padLeft(Theme.GAP);
            panel.add(row).padTop(Theme.ROW_GAP).row();
        }
        return panel;
    }

    private Actor quick(Middle now, float width) {
        Panel panel = ListPanels.panel(context);
        panel.padTop(Theme.CARD_PAD).padBottom(Theme.CARD_PAD);
        panel.add(head(now, width - 2 * Theme.PAD)).padBottom(Theme.ROW_GAP).row();
        Table cards = new Table();
        cards.defaults().growX().uniformX().height(CARD);
        if (now.isSeeking()) {
            // As high as the cards in whose place it stands, so that nothing below moves.
            Table stop = new Table();
            BoardStyle style = context.settings().now().look().board();
            stop.add(new DiscView(ui.theme(), style, true, true))
                    .size(WAITING)
                    .padBottom(Theme.PART_GAP)
                    .row();
            stop.add(ui.secondary(context.say("dialog.cancel"), () -> client.ask(new LobbyRequest.StopSeeking())))
                    .growX();
            panel.add(stop).height(2 * CARD + Theme.GAP);
            return panel;
        }
        for (int i = 0; i < QUICK; i++) {
            TimeControl time = InviteSheet.CLOCKS.get(i);
            Button.Kind kind = now.own().isEmpty() && i == USUAL ? Button.Kind.PRIMARY : Button.Kind.SECONDARY;
            cards.add(ui.figure(kind, words.clock(time), context.say("quick." + i), () -> seek(time, now.range())))
                    .padRight(i % 2 == 0 ? Theme.GAP : 0)
                    .padBottom(i < 2 ? Theme.GAP : 0);
            if (i % 2 == 1) {
                cards.row();
            }
        }
        panel.add(cards);
        return panel;
    }

    /** What it is and against whom; beside it a member chooses how near the other's rating must be. */
    private Actor head(Middle now, float width) {
        boolean canChoose = now.who().isMember() && !now.isSeeking();
        float button = canChoose ? Math.min(WIDEST_ACTION, width / 3) : 0;
        Table words = new Table();
        words.defaults().growX().minWidth(0);
        words.add(ui.text(context.say(now.isSeeking() ? "quick.seeking" : "quick.title"), Type.TITLE))
                .row();
        words.add(ui.muted(near(now.who()), Type.SMALL).wrap(width - button - Theme.GAP))
                .padTop(Theme.TIGHT);
        Table head = new Table();
        head.add(words).growX().minWidth(0).minHeight(Theme.TOUCH);
        if (canChoose) {
            String within = now.range() == 0
                    ? context.say("quick.any")
                    : context.texts().get("quick.within", now.range());
            head.add(ui.small(within, otherRange))
                    .width(button)
                    .height(Theme.TOUCH)
                    .padLeft(Theme.GAP);
        }
        return head;
    }

    private String near(Who who) {
        return who.isMember()
                ? context.texts()
                        .get("quick.near", who.you().map(PlayerCard::rating).orElse(0))
                : context.say("quick.guest");
    }

    private void seek(TimeControl time, int range) {
        boolean isRated = client.isMember() && time.kind() != TimeControl.Kind.NONE;
        client.ask(new LobbyRequest.Seek(new GameTerms(Variant.OTHELLO, time, isRated, ColourChoice.LOT), range));
    }
}
