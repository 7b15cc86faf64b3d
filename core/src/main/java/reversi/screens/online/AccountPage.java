package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import reversi.online.AccessTokenCard;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.SanctionCard;
import reversi.online.SessionCard;
import reversi.platform.PhotoSender;
import reversi.platform.PushSource;
import reversi.players.online.AccountState;
import reversi.players.online.ModerationState;
import reversi.players.online.Topic;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.SavedFile;
import reversi.screens.Writable;
import reversi.screens.online.AccountPageState.Field;

/** One's own account: profile, invitations, block list, password, sessions, and the ways out. */
public final class AccountPage extends OnlinePage<AccountPageState, AccountView> implements AccountView.Actions {
    private static final String KEPT = "account.kept";
    private static final int DONE = 204;
    private static final int FORBIDDEN = 403;
    private static final int TOO_MANY = 429;
    private static final String EXPORT_FILE = "reversi-account.json";

    private final AccountDownload download =
            new AccountDownload((request, listener) -> Gdx.net.sendHttpRequest(request, listener));

    private final PushSource push;
    private Optional<PushSource.State> pushState = Optional.empty();

    /** The account of whoever is signed in there; {@code push} is the browser's. */
    public AccountPage(OnlinePages online, PushSource push) {
        super(online, AccountPageState.empty());
        this.push = push;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.ACCOUNT));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.ACCOUNT || topic == Topic.CONNECTION || topic == Topic.MODERATION;
    }

    @Override
    protected void ask() {
        ask(new AccountRequest.AskSettings());
        if (client().isMember()) {
            ask(new AccountRequest.AskSessions());
            ask(new AccountRequest.AskAccessTokens());
            client().pushKey().ifPresent(key -> push.look(this::found));
        }
    }

    private void found(PushSource.State now) {
        pushState = Optional.of(now);
        becomeSoon(known(state()));
    }

    @Override
    public void changePush(boolean isOn) {
        if (isOn) {
            push.turnOff();
            tell(new AccountRequest.EndPush(), Field.ABOUT, "push.is-off");
            ask(new AccountRequest.AskSessions());
            found(PushSource.State.OFF);
        } else {
            client().pushKey()
                    .ifPresent(key -> push.turnOn(key, (now, browser) -> {
                        browser.ifPresent(this::tellServer);
                        found(now);
                    }));
        }
    }

    private void tellServer(PushSource.Browser browser) {
        String language = texts().language().code();
        tell(
                new AccountRequest.SetPush(browser.endpoint(), browser.key(), browser.secret(), language),
                Field.ABOUT,
                "push.is-on");
        ask(new AccountRequest.AskSessions());
    }

    @Override
    protected AccountPageState known(AccountPageState before) {
        AccountState account = client().account();
        return before.with(new AccountPageState.Known(
                client().you(),
                client().isMember(),
                account.settings()
                        .map(now -> new AccountPageState.Choices(
                                now,
                                new AccountPageState.Listed(account.blocked(), account.hasMoreBlocked()),
                                new AccountPageState.Listed(account.muted(), account.hasMoreMuted()))),
                new AccountPageState.Sessions(
                        account.sessions(),
                        client().serverNow(),
                        account.unusedRecoveryCodes(),
                        account.hasSecondFactor(),
                        new AccountPageState.Email(client().sendsEmails(), account.email()),
                        pushState.map(now -> new AccountPageState.Push(now, account.isTold())),
                        account.accessTokens()),
                decisions()));
    }

    private AccountPageState.Decisions decisions() {
        ModerationState moderation = client().moderation();
        return new AccountPageState.Decisions(
                moderation.sanctions(),
                client().isModerator() ? OptionalInt.of(moderation.openCases()) : OptionalInt.empty());
    }

    @Override
    protected AccountView picture(Context context, Layout layout) {
        Optional<PhotoSender> photos = context.device().photos();
        if (client().isMember()
                && photos.filter(sender -> sender.way() == PhotoSender.Way.DROP).isPresent()) {
            givePhoto();
        }
        return new AccountView(context, layout, online().photos(), this);
    }

    @Override
    public void hidden() {
        super.hidden();
        photoSender().ifPresent(PhotoSender::stop);
    }

    private Optional<PhotoSender> photoSender() {
        return context().flatMap(now -> now.device().photos());
    }

    @Override
    public void givePhoto() {
        String address = online().server().webAddress() + Protocol.PHOTO_PATH;
        photoSender().ifPresent(photos -> client().token().ifPresent(token -> photos.send(address, token, this::sent)));
    }

    private void sent(int status) {
        String said = said(status);
        notice(said);
        ask(new AccountRequest.AskSettings());
    }

    /** What became of a photo, by how the server answered. */
    private static String said(int status) {
        return switch (status) {
            case DONE -> KEPT;
            case 0 -> "online.lost";
            case FORBIDDEN -> "fault.MUTED";
            default -> "fault.BAD_PHOTO";
        };
    }

    @Override
    public void removePhoto() {
        tell(new AccountRequest.RemovePhoto(), Field.ABOUT, KEPT);
    }

    @Override
    public void export() {
        context().ifPresent(now -> client().token().ifPresent(token -> {
            if (download.fetch(online().server().webAddress(), token, exported(now))) {
                notice("account.export.wait");
            }
        }));
    }

    private AccountDownload.Listener exported(Context now) {
        return new AccountDownload.Listener() {
            @Override
            public void fetched(String document) {
                now.device()
                        .files()
                        .ifPresent(files ->
                                files.save(EXPORT_FILE, List.of(document), where -> SavedFile.tell(now, where)));
            }

            @Override
            public void failed(int status) {
                notice(status == 0 ? "online.lost" : status == TOO_MANY ? "fault.TRY_LATER" : "fault.UNAVAILABLE");
            }
        };
    }

    @Override
    public void readPrivacy() {
        context().ifPresent(now -> now.go().privacy());
    }

    @Override
    public void write(Field field, String text) {
        becomeUnseen(state().with(state().form().writing(field, text)));
    }

    @Override
    public void ask(ClientMessage request) {
        client().ask(request);
    }

    @Override
    public void keepAbout() {
        String text = state().form().written(Field.ABOUT);
        if (state().form().written().containsKey(Field.ABOUT)) {
            context().ifPresent(now -> Writable.trouble(now.texts(), text)
                    .ifPresentOrElse(
                            now.router()::notice,
                            () -> tell(new AccountRequest.SetAbout(text.trim()), Field.ABOUT, KEPT)));
        }
    }

    @Override
    public void moderate() {
        context().ifPresent(now -> now.go().moderation());
    }

    @Override
    public void read(SanctionCard card) {
        context().ifPresent(now -> now.router().open(new SanctionSheet(online(), card)));
    }

    @Override
    public void unblock(PlayerCard player) {
        client().unblock(player.id());
    }

    @Override
    public void unmute(PlayerCard player) {
        client().mute(player.id(), false);
    }

    @Override
    public void end(SessionCard session) {
        ask(new AccountRequest.EndSession(session.id()));
        ask(new AccountRequest.AskSessions());
    }

    @Override
    public void end(AccessTokenCard token) {
        ask(new AccountRequest.EndAccessToken(token.id()));
        ask(new AccountRequest.AskAccessTokens());
    }

    @Override
    public void makeAccessToken() {
        context().ifPresent(now -> now.router().open(new AccessTokenSheet(online())));
    }

    @Override
    public void makeRecoveryCodes() {
        context().ifPresent(now -> now.router().open(new RecoveryCodesSheet(online())));
    }

    @Override
    public void changeEmail(EmailSheet.Step step) {
        context().ifPresent(now -> now.router().open(new EmailSheet(online(), step)));
    }

    @Override
    public void changeSecondFactor(boolean isOn) {
        context().ifPresent(now -> now.router().open(new SecondFactorSheet(online(), isOn)));
    }

    @Override
    public void changePassword() {
        String present = state().form().written(Field.PRESENT);
        String next = state().form().written(Field.NEXT);
        if (!isMissing(present, Field.NEXT) && !isMissing(next, Field.NEXT)) {
            tell(new AccountRequest.ChangePassword(present, next), Field.NEXT, "account.password.changed");
        }
    }

    /** Whether a password is not written yet, which is said below a line then. */
    private boolean isMissing(String password, Field at) {
        if (password.isEmpty()) {
            context().ifPresent(now -> becomeSoon(state().troubled(at, now.say("signin.password.missing"))));
        }
        return password.isEmpty();
    }

    @Override
    public void delete() {
        String password = state().form().written(Field.DELETION);
        if (!isMissing(password, Field.DELETION)) {
            context().ifPresent(now -> now.router()
                    .open(new ConfirmSheet(
                            now.say("account.delete.title"),
                            now.say("account.delete.words"),
                            now.say("account.delete.yes"),
                            now.say("dialog.cancel"),
                            () -> tell(
                                    new AccountRequest.DeleteAccount(password), Field.DELETION, "account.deleted"))));
        }
    }

    @Override
    public void logOut() {
        client().signOut();
        context().ifPresent(now -> now.go().online());
    }

    /** Asks for something and says what became of it: what was done in a notice, why it was not below its line. */
    private void tell(ClientMessage request, Field at, String done) {
        becomeUnseen(state().troubled(at, ""));
        ask(
                request,
                () -> {
                    becomeSoon(state().done(at));
                    notice(done);
                },
                why -> becomeSoon(state().troubled(at, why)));
    }

    /** Passwords stay no longer than they are needed. */
    @Override
    public void dispose() {
        becomeUnseen(AccountPageState.empty());
        super.dispose();
    }
}
