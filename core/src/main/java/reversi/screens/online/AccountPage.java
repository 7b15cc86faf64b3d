package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.online.ServerMessage.Failed;
import reversi.online.SessionCard;
import reversi.platform.PhotoSender;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.Writable;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One's own account: profile, invitations, block list, password, sessions, and the ways out. */
final class AccountPage extends OnlinePage {
    private static final float BETWEEN = 16;
    private static final float PHOTO = 72;
    private static final String CHANGED = "account.password.changed";
    private static final String DELETED = "account.deleted";
    private static final int DONE = 204;
    private static final List<Refusal> REFUSALS = List.of(Refusal.NOBODY, Refusal.GUESTS, Refusal.EVERYBODY);

    private Optional<String> about = Optional.empty();
    private String present = "";
    private String next = "";
    private String secret = "";
    private float panelWidth;
    private final Map<String, String> troubles = new HashMap<>();
    private @Nullable PhotoSender sender;

    AccountPage(OnlinePages online) {
        super(online);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.ACCOUNT));
    }

    @Override
    protected String titleKey() {
        return "account.title";
    }

    @Override
    protected float widest() {
        return 760;
    }

    @Override
    boolean shows(Topic topic) {
        return topic == Topic.ACCOUNT || topic == Topic.CONNECTION;
    }

    @Override
    void ask() {
        client().ask(new AccountRequest.AskSettings());
        if (client().isMember()) {
            client().ask(new AccountRequest.AskSessions());
        }
    }

    @Override
    protected Actor body(Context context, Layout layout, float width) {
        Table table = new Table();
        table.top();
        table.defaults().width(width).padBottom(BETWEEN);
        panelWidth = width;
        client().you().ifPresent(you -> table.add(profile(context, you, width)).row());
        Optional<AccountNews.Settings> settings = client().account().settings();
        settings.ifPresent(now -> table.add(invitations(context, now, width)).row());
        if (client().isMember()) {
            table.add(password(context)).row();
            table.add(sessions(context)).row();
        }
        table.add(logout(context)).row();
        if (client().isMember()) {
            table.add(deletion(context)).row();
        }
        return table;
    }

    private static Panel section(Context context, String key) {
        Panel panel = ListPanels.panel(context);
        panel.add(context.ui().text(context.say(key), Type.TITLE)).padBottom(8).row();
        return panel;
    }

    private Actor profile(Context context, PlayerCard you, float width) {
        Ui ui = context.ui();
        Panel panel = section(context, "account.profile");
        Table head = new Table();
        head.add(new Avatar(context, online().photos(), you, true)).size(PHOTO).padRight(16);
        Table who = new Table();
        who.left();
        who.add(ui.text(you.name(), Type.HEADING)).growX().minWidth(0).row();
        String standing = client().isMember()
                ? new OnlineWords(context.texts()).profileRating(you) + " · "
                        + context.texts().count("online.points", you.points())
                : context.say("online.guest");
        who.add(ui.muted(standing, Type.SMALL)).growX().minWidth(0).row();
        who.add(ui.muted(context.texts().get("player.id", you.id()), Type.SMALL))
                .growX();
        head.add(who).growX().minWidth(0);
        panel.add(head).row();
        if (!client().isMember()) {
            panel.add(ui.muted(context.say("account.guest"), Type.BODY).wrap(width - 2 * Theme.PAD))
                    .padTop(12);
            return panel;
        }
        String written = about.orElseGet(() ->
                client().account().settings().map(AccountNews.Settings::about).orElse(""));
        panel.add(ui.writing(
                                written,
                                context.say("account.about"),
                                Protocol.MAX_ABOUT,
                                text -> about = Optional.of(text))
                        .onEnter(() -> keepAbout(context)))
                .padTop(14)
                .row();
        trouble(context, panel, "account.kept");
        panel.add(ui.secondary(context.say("account.about.keep"), () -> keepAbout(context)))
                .padTop(Theme.GAP)
                .row();
        context.device().photos().ifPresent(photos -> photo(context, panel, photos));
        if (you.photo() != 0) {
            panel.add(ui.secondary(
                            context.say("account.photo.remove"),
                            () -> tell(context, new AccountRequest.RemovePhoto(), "account.kept")))
                    .padTop(Theme.GAP);
        }
        return panel;
    }

    private void photo(Context context, Panel panel, PhotoSender photos) {
        sender = photos;
        Runnable give = () -> client().token()
                .ifPresent(token -> photos.send(
                        online().server().webAddress() + Protocol.PHOTO_PATH, token, status -> sent(context, status)));
        if (photos.way() == PhotoSender.Way.CHOOSE) {
            panel.add(context.ui().secondary(context.say("account.photo.choose"), give))
                    .padTop(Theme.GAP)
                    .row();
        } else {
            give.run();
            panel.add(context.ui().muted(context.say("account.photo.drop"), Type.SMALL))
                    .padTop(Theme.GAP)
                    .row();
        }
    }

    private void sent(Context context, int status) {
        String key = status == DONE ? "account.kept" : status == 0 ? "online.lost" : "fault.BAD_PHOTO";
        context.router().notice(context.say(key));
        client().ask(new AccountRequest.AskSettings());
    }

    @Override
    public void hidden() {
        super.hidden();
        if (sender != null) {
            sender.stop();
        }
    }

    private void keepAbout(Context context) {
        Optional<String> unseen = about.flatMap(text -> Writable.trouble(context.texts(), text));
        if (unseen.isPresent()) {
            context.router().notice(unseen.get());
            return;
        }
        about.ifPresent(text -> tell(context, new AccountRequest.SetAbout(text.trim()), "account.kept"));
    }

    private Actor invitations(Context context, AccountNews.Settings now, float width) {
        Ui ui = context.ui();
        Panel panel = section(context, "account.invitations");
        List<String> names = REFUSALS.stream()
                .map(refusal -> context.say("refuse." + refusal.name()))
                .toList();
        panel.add(ui.segmented(names, width < 480 ? 1 : 3, REFUSALS.indexOf(now.refusal()), at -> client().ask(
                                new AccountRequest.SetRefusal(REFUSALS.get(at)))))
                .row();
        panel.add(ui.toggle(
                        context.say("account.chat"),
                        context.say("account.chat.note"),
                        now.sharesChat(),
                        shares -> client().ask(new AccountRequest.ShareChat(shares))))
                .padTop(12)
                .row();
        List<PlayerCard> blocked = client().account().blocked();
        panel.add(ui.muted(context.say(blocked.isEmpty() ? "account.blocked.none" : "account.blocked"), Type.SMALL))
                .padTop(12)
                .row();
        for (PlayerCard player : blocked) {
            Table row = new Table();
            row.add(ui.text(player.name(), Type.BODY)).growX().minWidth(0);
            row.add(ui.small(context.say("account.unblock"), () -> client().unblock(player.id())))
                    .width(120)
                    .height(Theme.TOUCH);
            panel.add(row).padTop(6).row();
        }
        if (client().account().hasMoreBlocked()) {
            panel.add(ui.secondary(context.say("online.more"), () -> client().ask(
                                    new AccountRequest.AskBlockList(blocked.size()))))
                    .padTop(Theme.GAP)
                    .row();
        }
        return panel;
    }

    private Actor password(Context context) {
        Ui ui = context.ui();
        Panel panel = section(context, "account.password");
        panel.add(ui.writing(
                                present,
                                context.say("account.password.present"),
                                Protocol.MAX_PASSWORD,
                                text -> present = text)
                        .secret("password", false))
                .row();
        panel.add(ui.writing(next, context.say("account.password.next"), Protocol.MAX_PASSWORD, text -> next = text)
                        .secret("password", true)
                        .onEnter(() -> changePassword(context)))
                .padTop(Theme.GAP)
                .row();
        trouble(context, panel, CHANGED);
        panel.add(ui.secondary(context.say("account.password.change"), () -> changePassword(context)))
                .padTop(Theme.GAP);
        return panel;
    }

    private void changePassword(Context context) {
        if (present.isEmpty() || next.isEmpty()) {
            troubles.put(CHANGED, context.say("signin.password.missing"));
            renew();
            return;
        }
        tell(context, new AccountRequest.ChangePassword(present, next), CHANGED);
    }

    private void delete(Context context) {
        if (secret.isEmpty()) {
            troubles.put(DELETED, context.say("signin.password.missing"));
            renew();
            return;
        }
        context.router()
                .open(new ConfirmSheet(
                        context.say("account.delete.title"),
                        context.say("account.delete.words"),
                        context.say("account.delete.yes"),
                        context.say("dialog.cancel"),
                        () -> tell(context, new AccountRequest.DeleteAccount(secret), DELETED)));
    }

    /** Says below a line why what was asked for there was not done. */
    private void trouble(Context context, Table panel, String done) {
        String words = troubles.getOrDefault(done, "");
        if (!words.isEmpty()) {
            Ui ui = context.ui();
            float room = panelWidth - 2 * Theme.PAD;
            panel.add(ui.text(words, Type.SMALL).in(ui.palette().danger()).wrap(room))
                    .padTop(8)
                    .row();
        }
    }

    private Actor sessions(Context context) {
        Ui ui = context.ui();
        Panel panel = section(context, "account.sessions");
        OnlineWords words = new OnlineWords(context.texts());
        for (SessionCard session : client().account().sessions()) {
            Table row = new Table();
            Table what = new Table();
            what.left();
            what.add(ui.text(session.device(), Type.BODY)).growX().minWidth(0).row();
            String when = session.current()
                    ? context.say("account.session.this")
                    : words.ago(session.seen(), client().serverNow());
            what.add(ui.muted(when, Type.SMALL)).growX().minWidth(0);
            row.add(what).growX().minWidth(0);
            if (!session.current()) {
                row.add(ui.small(context.say("account.session.end"), () -> {
                            client().ask(new AccountRequest.EndSession(session.id()));
                            client().ask(new AccountRequest.AskSessions());
                        }))
                        .width(110)
                        .height(Theme.TOUCH);
            }
            panel.add(row).padTop(6).row();
        }
        return panel;
    }

    private Actor logout(Context context) {
        Panel panel = ListPanels.panel(context);
        panel.add(context.ui().secondary(context.say("account.logout"), () -> {
            client().signOut();
            context.go().online();
        }));
        return panel;
    }

    /** What can't be undone stands by itself, in the colour of danger. */
    private Actor deletion(Context context) {
        Ui ui = context.ui();
        Panel panel = ListPanels.panel(context);
        panel.add(ui.text(context.say("account.delete"), Type.TITLE)
                        .in(ui.palette().danger()))
                .padBottom(8)
                .row();
        panel.add(ui.writing(
                                secret,
                                context.say("account.delete.password"),
                                Protocol.MAX_PASSWORD,
                                text -> secret = text)
                        .secret("delete", false)
                        .onEnter(() -> delete(context)))
                .row();
        trouble(context, panel, DELETED);
        panel.add(ui.danger(context.say("account.delete.go"), () -> delete(context)))
                .padTop(Theme.GAP);
        return panel;
    }

    /** Asks for something and says what became of it: what was done in a notice, why it was not below its line. */
    private void tell(Context context, ClientMessage request, String done) {
        troubles.remove(done);
        boolean isAsked = client().ask(request, new ReplyListener() {
            @Override
            public void done() {
                troubles.remove(done);
                if (done.equals(CHANGED)) {
                    present = "";
                    next = "";
                }
                context.router().notice(context.say(done));
                renew();
            }

            @Override
            public void failed(Failed failure) {
                troubles.put(done, FaultWords.of(context.texts(), failure));
                renew();
            }

            @Override
            public void lost() {
                troubles.put(done, context.say("online.lost"));
                renew();
            }
        });
        if (!isAsked) {
            troubles.put(done, context.say("online.lost"));
            renew();
        }
    }

    /** Passwords stay no longer than they are needed. */
    @Override
    public void dispose() {
        present = "";
        next = "";
        secret = "";
        super.dispose();
    }
}
