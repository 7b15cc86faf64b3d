package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews.Settings;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.EmailCard;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.online.SanctionCard;
import reversi.online.SessionCard;
import reversi.platform.PhotoSender;
import reversi.platform.PushSource;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.SanctionWords;
import reversi.screens.StateView;
import reversi.screens.online.AccountPageState.Choices;
import reversi.screens.online.AccountPageState.Decisions;
import reversi.screens.online.AccountPageState.Field;
import reversi.screens.online.AccountPageState.Listed;
import reversi.screens.online.AccountPageState.Sessions;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of one's own account in one look, size and language. */
final class AccountView implements StateView<AccountPageState> {
    private static final float ONE_COLUMN = 480;
    private static final float UNBLOCK = 120;
    private static final float END = 110;
    private static final float DECISION = 56;
    private static final List<Refusal> REFUSALS = List.of(Refusal.NOBODY, Refusal.GUESTS, Refusal.EVERYBODY);

    private final Context context;
    private final Ui ui;
    private final Photos photos;
    private final Actions actions;
    private final float width;
    private final FormLines<Field> lines;
    private final TextInput present;
    private final Slot<Optional<PlayerCard>> you = new Slot<>(this::fillYou);
    private final Slot<Optional<Integer>> removal = new Slot<>(this::fillRemoval);
    private final Slot<Optional<Choices>> choices = new Slot<>(this::fillChoices);
    private final Slot<Sessions> sessions = new Slot<>(this::fillSessions);
    private final Slot<Decisions> decisions = new Slot<>(this::fillDecisions);
    private final Slot<Who> body = new Slot<>(this::fillBody);
    private final Actor root;
    /** The server's time, in milliseconds since 1970. */
    private long now;

    /** Whose account it is, on which it depends what can be done. */
    private enum Who {
        NOBODY,
        GUEST,
        MEMBER
    }

    /** What the controls lead to. */
    interface Actions {
        /** Something else is written in a line. */
        void write(Field field, String text);

        /** Asks the server for something that needs no answer here. */
        void ask(ClientMessage request);

        /** Keeps what is written about oneself. */
        void keepAbout();

        /** Lets the person choose a photo. */
        void givePhoto();

        /** Removes the photo. */
        void removePhoto();

        /** The page on which moderators decide. */
        void moderate();

        /** Shows what was decided about oneself. */
        void read(SanctionCard card);

        /** Takes somebody off the block list. */
        void unblock(PlayerCard player);

        /** Hears somebody again. */
        void unmute(PlayerCard player);

        /** Changes the password to what is written. */
        void changePassword();

        /** Makes recovery codes. */
        void makeRecoveryCodes();

        /** Has this browser told what waits while the game is not open, or no longer where it is. */
        void changePush(boolean isOn);

        /** Adds, confirms or removes the address for recovery. */
        void changeEmail(EmailSheet.Step step);

        /** Turns the second step of the login on, or off where it is on. */
        void changeSecondFactor(boolean isOn);

        /** Makes a key for a program. */
        void makeAccessToken();

        /** Ends the key of a program. */
        void end(AccessTokenCard token);

        /** Logs another device out. */
        void end(SessionCard session);

        /** Fetches all that the server keeps of the person, into a file. */
        void export();

        /** Shows what the server keeps of the person. */
        void readPrivacy();

        /** Logs out here. */
        void logOut();

        /** Asks whether the account shall be deleted. */
        void delete();
    }

    AccountView(Context context, Layout layout, Photos photos, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.photos = photos;
        this.actions = actions;
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST_LIST);
        width = scaffold.width();
        lines = new FormLines<>(context, inner(), actions::write);
        lines.line(Field.ABOUT, "account.about", Protocol.MAX_ABOUT).onEnter(actions::keepAbout);
        present = lines.line(Field.PRESENT, "account.password.present", Protocol.MAX_PASSWORD)
                .secret("password", false);
        lines.line(Field.NEXT, "account.password.next", Protocol.MAX_PASSWORD)
                .secret("password", true)
                .onEnter(actions::changePassword);
        lines.line(Field.DELETION, "account.delete.password", Protocol.MAX_PASSWORD)
                .secret("delete", false)
                .onEnter(actions::delete);
        root = scaffold.lay("account.title", HeadedScaffold.scrolling(context, body, width));
    }

    private float inner() {
        return width - 2 * Theme.PAD;
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public void show(AccountPageState state) {
        AccountPageState.Known known = state.known();
        now = known.sessions().now();
        lines.show(state.lines());
        body.show(known.isMember() ? Who.MEMBER : known.you().isPresent() ? Who.GUEST : Who.NOBODY);
        you.show(known.you());
        removal.show(known.choices()
                .map(AccountPageState.Choices::settings)
                .filter(settings -> settings.photo() != 0)
                .map(Settings::photoGames));
        choices.show(known.choices());
        sessions.show(known.sessions());
        decisions.show(known.decisions());
    }

    private void fillBody(Who who) {
        body.top();
        body.defaults().width(width);
        body.add(decisions).row();
        if (who != Who.NOBODY) {
            add(profile(who == Who.MEMBER));
        }
        body.add(choices).row();
        if (who == Who.MEMBER) {
            add(password());
            body.add(sessions).row();
        }
        Panel logout = ListPanels.panel(context);
        logout.add(ui.secondary(context.say("account.logout"), actions::logOut));
        add(logout);
        add(data(who == Who.MEMBER && context.device().files().isPresent()));
        if (who == Who.MEMBER) {
            add(deletion());
        }
    }

    private void add(Panel panel) {
        body.add(panel).padBottom(ListPanels.BETWEEN).row();
    }

    private Panel section(String key) {
        Panel panel = ListPanels.panel(context);
        panel.add(ui.text(context.say(key), Type.TITLE))
                .padBottom(Theme.ROW_GAP)
                .row();
        return panel;
    }

    private Panel profile(boolean isMember) {
        Panel panel = section("account.profile");
        panel.add(you).row();
        if (!isMember) {
            panel.add(ui.muted(context.say("account.guest"), Type.BODY).wrap(inner()))
                    .padTop(Theme.BLOCK_GAP);
            return panel;
        }
        lines.add(panel, Field.ABOUT, Theme.PART_GAP);
        panel.add(ui.secondary(context.say("account.about.keep"), actions::keepAbout))
                .padTop(Theme.GAP)
                .row();
        context.device().photos().ifPresent(sender -> panel.add(photo(sender.way()))
                .padTop(Theme.GAP)
                .row());
        panel.add(removal);
        return panel;
    }

    private Actor photo(PhotoSender.Way way) {
        return way == PhotoSender.Way.CHOOSE
                ? ui.secondary(context.say("account.photo.choose"), actions::givePhoto)
                : ui.muted(context.say("account.photo.drop"), Type.SMALL);
    }

    /** What was decided about the person, and the way to where a moderator decides. */
    private void fillDecisions(Decisions shown) {
        shown.open().ifPresent(open -> {
            Panel panel = ListPanels.panel(context);
            panel.padTop(Theme.RING).padBottom(Theme.RING);
            panel.add(new ListPanels.Head(context, context.say("moderation.title"), open, actions::moderate));
            decisions.add(panel).width(width).padBottom(ListPanels.BETWEEN).row();
        });
        if (shown.own().isEmpty()) {
            return;
        }
        Panel panel = section("account.decisions");
        SanctionWords words = new SanctionWords(context.texts(), context.device(), now);
        ListView list = new ListView(context);
        for (SanctionCard card : shown.own()) {
            String title = words.title(card.sanction());
            String until = words.until(card.sanction(), card.until());
            list.add(new ListView.Row()
                    .line(new Line(ui, Color.CLEAR, title, until, "", () -> actions.read(card)), DECISION));
        }
        panel.add(list);
        decisions.add(panel).width(width).padBottom(ListPanels.BETWEEN);
    }

    /** What can be done with a photo, and why others don't see it; the number is that of the games until they do. */
    private void fillRemoval(Optional<Integer> games) {
        games.filter(missing -> missing > 0).ifPresent(missing -> removal.add(
                        ui.muted(context.texts().count("account.photo.games", missing), Type.SMALL)
                                .wrap(inner()))
                .width(inner())
                .padTop(Theme.GAP)
                .row());
        games.ifPresent(known -> removal.add(ui.secondary(context.say("account.photo.remove"), actions::removePhoto))
                .growX()
                .padTop(Theme.GAP));
    }

    private void fillYou(Optional<PlayerCard> shown) {
        shown.ifPresent(card -> {
            Table who = new Table();
            who.left();
            who.defaults().growX().minWidth(0);
            who.add(ui.text(card.name(), Type.HEADING)).row();
            who.add(ui.muted(standing(card), Type.SMALL)).row();
            who.add(ui.muted(context.texts().get("player.id", card.id()), Type.SMALL));
            you.add(new Avatar(context, photos, card, true)).size(Theme.PHOTO).padRight(Theme.CARD_PAD);
            you.add(who).growX().minWidth(0);
        });
    }

    private String standing(PlayerCard card) {
        return card.kind() == PlayerKind.MEMBER
                ? new OnlineWords(context.texts()).profileRating(card) + " · "
                        + context.texts().count("online.points", card.points())
                : context.say("online.guest");
    }

    private void fillChoices(Optional<Choices> known) {
        known.ifPresent(now -> choices.add(invitations(now)).width(width).padBottom(ListPanels.BETWEEN));
    }

    private Panel invitations(Choices now) {
        Panel panel = section("account.invitations");
        List<String> names = REFUSALS.stream()
                .map(refusal -> context.say("refuse." + refusal.name()))
                .toList();
        panel.add(ui.segmented(
                        names,
                        width < ONE_COLUMN ? 1 : REFUSALS.size(),
                        REFUSALS.indexOf(now.settings().refusal()),
                        at -> actions.ask(new AccountRequest.SetRefusal(REFUSALS.get(at)))))
                .row();
        panel.add(ui.toggle(
                        context.say("account.chat"),
                        context.say("account.chat.note"),
                        now.settings().sharesChat(),
                        shares -> actions.ask(new AccountRequest.ShareChat(shares))))
                .padTop(Theme.BLOCK_GAP)
                .row();
        if (now.settings().you().kind() == PlayerKind.MEMBER) {
            panel.add(ui.toggle(
                            context.say("account.presence"),
                            context.say("account.presence.note"),
                            now.settings().showsPresence(),
                            shows -> actions.ask(new AccountRequest.ShowPresence(shows))))
                    .padTop(Theme.BLOCK_GAP)
                    .row();
        }
        String none = now.blocked().players().isEmpty() ? "account.blocked.none" : "account.blocked";
        panel.add(ui.muted(context.say(none), Type.SMALL))
                .padTop(Theme.BLOCK_GAP)
                .row();
        list(panel, now.blocked(), "account.unblock", actions::unblock, AccountRequest.AskBlockList::new);
        if (!now.muted().players().isEmpty()) {
            panel.add(ui.muted(context.say("account.muted"), Type.SMALL))
                    .padTop(Theme.BLOCK_GAP)
                    .row();
            list(panel, now.muted(), "account.unmute", actions::unmute, AccountRequest.AskMuteList::new);
        }
        return panel;
    }

    /** Players, each with the way off the list, and more of them where there are more. */
    private void list(
            Panel panel, Listed listed, String off, Consumer<PlayerCard> take, IntFunction<ClientMessage> more) {
        for (PlayerCard player : listed.players()) {
            Table row = new Table();
            row.add(ui.text(player.name(), Type.BODY)).growX().minWidth(0);
            row.add(ui.small(context.say(off), () -> take.accept(player))).size(UNBLOCK, Theme.TOUCH);
            panel.add(row).padTop(Theme.RING).row();
        }
        if (listed.hasMore()) {
            panel.add(ui.secondary(
                            context.say("online.more"),
                            () -> actions.ask(more.apply(listed.players().size()))))
                    .padTop(Theme.GAP)
                    .row();
        }
    }

    private Panel password() {
        Panel panel = section("account.password");
        panel.add(present).row();
        lines.add(panel, Field.NEXT, Theme.GAP);
        panel.add(ui.secondary(context.say("account.password.change"), actions::changePassword))
                .padTop(Theme.GAP);
        return panel;
    }

    private void fillSessions(Sessions shown) {
        Panel panel = section("account.sessions");
        OnlineWords words = new OnlineWords(context.texts());
        for (SessionCard session : shown.all()) {
            String used =
                    session.current() ? context.say("account.session.this") : words.ago(session.seen(), shown.now());
            String when = context.texts().get("account.session.since", date(session.since())) + " · " + used;
            Table what = new Table();
            what.left();
            what.defaults().growX().minWidth(0);
            what.add(ui.text(session.device(), Type.BODY)).row();
            what.add(ui.muted(when, Type.SMALL));
            Table row = new Table();
            row.add(what).growX().minWidth(0);
            if (!session.current()) {
                row.add(ui.small(context.say("account.session.end"), () -> actions.end(session)))
                        .size(END, Theme.TOUCH);
            }
            panel.add(row).padTop(Theme.RING).row();
        }
        sessions.add(secondFactor(shown.secondFactor()))
                .width(width)
                .padBottom(ListPanels.BETWEEN)
                .row();
        sessions.add(recovery(shown)).width(width).padBottom(ListPanels.BETWEEN).row();
        sessions.add(panel).width(width).padBottom(ListPanels.BETWEEN).row();
        shown.push().ifPresent(push -> sessions.add(push(push))
                .width(width)
                .padBottom(ListPanels.BETWEEN)
                .row());
        sessions.add(programs(shown)).width(width).padBottom(ListPanels.BETWEEN);
    }

    private Panel push(AccountPageState.Push push) {
        Panel panel = section("push.title");
        String words =
                switch (push.here()) {
                    case MISSING, APP, REFUSED -> "push." + push.here().name();
                    case OFF, ON -> push.isOn() ? "push.is-on" : "push.words";
                };
        panel.add(ui.muted(context.say(words), Type.BODY).wrap(inner())).row();
        if (push.here() == PushSource.State.OFF || push.here() == PushSource.State.ON) {
            String key = push.isOn() ? "push.off" : "push.on";
            panel.add(ui.secondary(context.say(key), () -> actions.changePush(push.isOn())))
                    .padTop(Theme.GAP);
        }
        return panel;
    }

    private Panel programs(Sessions shown) {
        Panel panel = section("programs.title");
        panel.add(ui.muted(context.say("programs.words"), Type.BODY).wrap(inner()))
                .row();
        OnlineWords words = new OnlineWords(context.texts());
        for (AccessTokenCard token : shown.tokens()) {
            String used = token.seen() == 0 ? context.say("programs.unused") : words.ago(token.seen(), shown.now());
            Table what = new Table();
            what.left();
            what.defaults().growX().minWidth(0);
            what.add(ui.text(token.name(), Type.BODY)).row();
            what.add(ui.muted(scopes(token), Type.SMALL)).row();
            what.add(ui.muted(
                    context.texts().get("account.session.since", date(token.since())) + " · " + used, Type.SMALL));
            Table row = new Table();
            row.add(what).growX().minWidth(0);
            Button end = ui.small(context.say("programs.end"), () -> actions.end(token));
            end.setAccessibleName(context.texts().punctuation().details(context.say("programs.end"), token.name()));
            row.add(end).size(END, Theme.TOUCH);
            panel.add(row).padTop(Theme.RING).row();
        }
        panel.add(ui.secondary(context.say("programs.make"), actions::makeAccessToken))
                .padTop(Theme.GAP);
        return panel;
    }

    private String scopes(AccessTokenCard token) {
        List<String> keys = token.scopes().stream().map(AccessScope::key).toList();
        return keys.isEmpty() ? "–" : context.texts().punctuation().list(keys);
    }

    private String date(long at) {
        return OnlineWords.date(at, context.device().utcOffsetMinutes(at));
    }

    private Panel secondFactor(boolean isOn) {
        Panel panel = section("factor.title");
        panel.add(ui.muted(context.say(isOn ? "factor.is-on" : "factor.is-off"), Type.BODY)
                        .wrap(inner()))
                .row();
        panel.add(ui.secondary(context.say(isOn ? "factor.off" : "factor.on"), () -> actions.changeSecondFactor(isOn)))
                .padTop(Theme.GAP);
        return panel;
    }

    private Panel recovery(Sessions shown) {
        int left = shown.recoveryCodes();
        boolean hasOtherWay = !shown.secondFactor()
                && shown.email().own().filter(EmailCard::confirmed).isPresent();
        Panel panel = section("account.recovery");
        String words = left == 0 && !hasOtherWay
                ? context.say("account.recovery.none")
                : context.texts().count("account.recovery.left", left);
        panel.add(ui.muted(words, Type.BODY).wrap(inner())).row();
        panel.add(ui.secondary(context.say("recovery.make"), actions::makeRecoveryCodes))
                .padTop(Theme.GAP)
                .row();
        if (shown.email().isThere()) {
            addEmail(panel, shown);
        }
        return panel;
    }

    /** The address for recovery, and what can be done with it; with a second step it is of no use for now. */
    private void addEmail(Panel panel, Sessions shown) {
        Optional<EmailCard> own = shown.email().own();
        boolean waits = own.filter(card -> !card.confirmed()).isPresent();
        String words = own.map(card -> waits ? context.texts().get("email.waiting", card.masked()) : card.masked())
                .orElseGet(() -> context.say("email.none"));
        panel.add(ui.muted(words, Type.BODY).wrap(inner()))
                .padTop(Theme.BLOCK_GAP)
                .row();
        if (own.isPresent() && shown.secondFactor()) {
            panel.add(ui.muted(context.say("email.factor"), Type.SMALL).wrap(inner()))
                    .padTop(Theme.RING)
                    .row();
        }
        for (EmailSheet.Step step : EmailSheet.Step.of(own)) {
            boolean isOther = own.isPresent() && step == EmailSheet.Step.ADD;
            panel.add(ui.secondary(context.say(isOther ? "email.change" : step.key()), () -> actions.changeEmail(step)))
                    .padTop(Theme.GAP)
                    .row();
        }
    }

    private Panel data(boolean canExport) {
        Panel panel = section("account.export");
        if (canExport) {
            panel.add(ui.muted(context.say("account.export.words"), Type.BODY).wrap(inner()))
                    .row();
            panel.add(ui.secondary(context.say("account.export.go"), actions::export))
                    .padTop(Theme.GAP)
                    .padBottom(Theme.GAP)
                    .row();
        }
        panel.add(ui.secondary(context.say("privacy.title"), actions::readPrivacy));
        return panel;
    }

    /** What can't be undone stands by itself, in the colour of danger. */
    private Panel deletion() {
        Panel panel = ListPanels.panel(context);
        panel.add(ui.text(context.say("account.delete"), Type.TITLE)
                        .in(ui.palette().danger()))
                .padBottom(Theme.ROW_GAP)
                .row();
        lines.add(panel, Field.DELETION, 0);
        panel.add(ui.danger(context.say("account.delete.go"), actions::delete)).padTop(Theme.GAP);
        return panel;
    }
}
