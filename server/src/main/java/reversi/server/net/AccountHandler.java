package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage.Hello;
import reversi.online.ErrorCode;
import reversi.online.PlainText;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.release.Release;
import reversi.server.account.Passwords;
import reversi.server.account.Tokens;
import reversi.server.game.Glicko2;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.table.Table;

/** Hello, guests, registration, sessions and one's own settings. */
final class AccountHandler {
    private static final int MOST_BLOCKED = 500;

    private final Services services;
    private final Limits limits;
    private final AccountRepository accounts;
    private final Consumer<Connection> signOut;

    /** {@code signOut} undoes a sign-in that broke half-way. */
    AccountHandler(Services services, Limits limits, Consumer<Connection> signOut) {
        this.services = services;
        this.limits = limits;
        this.signOut = signOut;
        this.accounts = services.accounts();
    }

    HandlerMap desk() {
        HandlerMap desk = new HandlerMap();
        desk.on(Hello.class, this::hello);
        desk.on(AccountRequest.Guest.class, this::guest);
        desk.on(AccountRequest.Register.class, this::register);
        desk.on(AccountRequest.Login.class, this::login);
        desk.onSignedIn(AccountRequest.Logout.class, this::logout);
        desk.onMember(AccountRequest.AskSessions.class, this::sessions);
        desk.onMember(AccountRequest.EndSession.class, this::endSession);
        desk.onMember(AccountRequest.ChangePassword.class, this::changePassword);
        desk.onMember(AccountRequest.DeleteAccount.class, this::delete);
        desk.onMember(AccountRequest.SetAbout.class, this::setAbout);
        desk.onMember(AccountRequest.RemovePhoto.class, this::removePhoto);
        desk.onSignedIn(AccountRequest.SetRefusal.class, this::setRefusal);
        desk.onSignedIn(AccountRequest.ShareChat.class, this::shareChat);
        desk.onSignedIn(AccountRequest.Block.class, this::block);
        desk.onSignedIn(AccountRequest.Unblock.class, this::unblock);
        desk.onSignedIn(AccountRequest.AskSettings.class, (from, who, request) -> settings(from, who));
        return desk;
    }

    private Reply hello(Connection from, Hello hello) {
        if (hello.protocol() != Protocol.VERSION) {
            return Reply.failed(ErrorCode.VERSION);
        }
        if (from.isGreeted()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        String device = PlainText.withoutControl(hello.device()).strip();
        from.greet(device.substring(0, Math.min(Protocol.MAX_DEVICE, device.length())));
        from.tell(new ServerMessage.Welcome(
                Protocol.VERSION,
                Release.version(),
                services.time().now(),
                services.claimAfterSeconds(),
                services.matchmaker().bots().cards()));
        hello.token().ifPresent(token -> resume(from, token));
        return Reply.told();
    }

    private void resume(Connection from, String token) {
        Optional<AccountRepository.Session> session =
                accounts.useSession(Tokens.hash(token), services.time().now());
        if (session.isPresent()) {
            enter(from, session.get().account(), session.get().id(), token);
        } else {
            from.tell(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
        }
    }

    private Reply guest(Connection from, AccountRequest.Guest request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        if (!limits.mayJoin(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        begin(from, accounts.addGuest(Glicko2.START, services.time().now()));
        return Reply.told();
    }

    private Reply register(Connection from, AccountRequest.Register request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        String name = services.names().tidy(request.name());
        Optional<ErrorCode> fault = services.names().faultAsSent(request.name()).or(() -> services.passwords()
                .fault(request.password(), name));
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (!limits.mayJoin(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        String hash = services.passwords().hash(request.password());
        Optional<AccountRow> row = accounts.register(
                name,
                services.names().keys(name),
                hash,
                Glicko2.START,
                services.time().now());
        row.ifPresent(made -> begin(from, made));
        return row.isPresent() ? Reply.told() : Reply.failed(ErrorCode.NAME_TAKEN);
    }

    private Reply login(Connection from, AccountRequest.Login request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        String key = services.names().key(request.name());
        if (!limits.mayTryPassword(key, from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<AccountRepository.Secret> secret = accounts.secret(key);
        boolean right = isRight(secret, request.password());
        if (!right || secret.isEmpty()) {
            return Reply.failed(ErrorCode.WRONG_LOGIN);
        }
        limits.passwordWasRight(key, from.address());
        begin(from, accounts.find(secret.get().account()).orElseThrow());
        return Reply.told();
    }

    /** Whether a password is the secret one. One that holds tabs is accepted without them, and kept without them from then on. */
    private boolean isRight(Optional<AccountRepository.Secret> secret, String written) {
        Passwords passwords = services.passwords();
        if (secret.isEmpty()) {
            return passwords.matches(written, null);
        }
        boolean mayHoldTabs = secret.get().mayHoldTabs();
        for (String password : Passwords.meantBy(written, mayHoldTabs)) {
            if (passwords.matches(password, secret.get().hash())) {
                if (mayHoldTabs) {
                    accounts.setPlainPassword(secret.get(), passwords.hash(PlainText.withoutControl(password)));
                }
                return true;
            }
        }
        return false;
    }

    private void begin(Connection from, AccountRow row) {
        String token = services.tokens().token();
        AccountRepository.Begun begun = accounts.beginSession(
                row.id(), Tokens.hash(token), from.device(), services.time().now());
        services.courier().endSessions(begun.ended());
        enter(from, row, begun.session(), token);
    }

    /** Signs a connection in: first who one is, then the games that go on, then what waits for an answer. */
    private void enter(Connection from, AccountRow row, long session, String token) {
        from.signIn(Login.of(row, session));
        try {
            comeIn(from, row, token);
        } catch (RuntimeException broken) {
            // Neither in nor out would be wrong for ever: the client comes again with its token.
            signOut.accept(from);
            from.closeInOrder();
            throw broken;
        }
    }

    private void comeIn(Connection from, AccountRow row, String token) {
        services.matchmaker().pairing().arriving(row.id());
        boolean came = services.people().arrive(from, row);
        List<Long> open = services.seats().openGames(row.id());
        if (came) {
            services.tables().presenceChanged(row.id());
        }
        int unread = row.kind() == PlayerKind.MEMBER ? services.letters().unread(row.id()) : 0;
        from.tell(new ServerMessage.SignedIn(token, services.people().card(row.id()), unread));
        List<Table> tables = services.seats().resume(from, open);
        tables.forEach(table -> from.watched().add(table.line().facts().id()));
        services.matchmaker().invitations().of(row.id()).forEach(from::tell);
    }

    private Reply logout(Connection from, Login who, AccountRequest.Logout request) {
        accounts.endSession(who.account(), who.session());
        services.courier().endSessions(List.of(who.session()));
        return Reply.done();
    }

    private Reply sessions(Connection from, Login who, AccountRequest.AskSessions request) {
        from.tell(new AccountNews.Sessions(accounts.sessions(who.account(), who.session())));
        return Reply.told();
    }

    private Reply endSession(Connection from, Login who, AccountRequest.EndSession request) {
        if (!accounts.endSession(who.account(), request.session())) {
            return Reply.failed(ErrorCode.NO_SUCH_SESSION);
        }
        services.courier().endSessions(List.of(request.session()));
        return Reply.done();
    }

    /** Whether somebody who is signed in knows the password; guesses are limited here too. */
    private Optional<ErrorCode> wrong(Connection from, Login who, String password) {
        if (!limits.mayTryPassword("account " + who.account(), from.address())) {
            return Optional.of(ErrorCode.TRY_LATER);
        }
        Optional<AccountRepository.Secret> secret = accounts.secret(who.account());
        boolean right = isRight(secret, password);
        if (right) {
            limits.passwordWasRight("account " + who.account(), from.address());
        }
        return right ? Optional.empty() : Optional.of(ErrorCode.WRONG_LOGIN);
    }

    private Reply changePassword(Connection from, Login who, AccountRequest.ChangePassword request) {
        String name = services.people().card(who.account()).name();
        Optional<ErrorCode> fault =
                services.passwords().fault(request.next(), name).or(() -> wrong(from, who, request.present()));
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        String hash = services.passwords().hash(request.next());
        services.courier().endSessions(accounts.changePassword(who.account(), hash, who.session()));
        return Reply.done();
    }

    private Reply delete(Connection from, Login who, AccountRequest.DeleteAccount request) {
        Optional<ErrorCode> fault = wrong(from, who, request.password());
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (services.people().card(who.account()).table().isPresent()) {
            return Reply.failed(ErrorCode.YOU_ARE_BUSY);
        }
        List<Long> sessions = accounts.delete(who.account(), services.time().now());
        services.courier().changed(who.account());
        services.courier().endSessions(sessions);
        return Reply.done();
    }

    private Reply setAbout(Connection from, Login who, AccountRequest.SetAbout request) {
        if (PlainText.hasControl(request.about())) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        String about = request.about().strip();
        if (about.length() > Protocol.MAX_ABOUT) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        accounts.setAbout(who.account(), about);
        return changed(from, who);
    }

    private Reply removePhoto(Connection from, Login who, AccountRequest.RemovePhoto request) {
        accounts.removePhoto(who.account());
        return changed(from, who);
    }

    private Reply setRefusal(Connection from, Login who, AccountRequest.SetRefusal request) {
        accounts.setRefusal(who.account(), request.refusal());
        return changed(from, who);
    }

    private Reply shareChat(Connection from, Login who, AccountRequest.ShareChat request) {
        accounts.setSharesChat(who.account(), request.shares());
        return changed(from, who);
    }

    private Reply block(Connection from, Login who, AccountRequest.Block request) {
        if (request.player() == who.account()) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        if (accounts.find(request.player()).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (!services.blockLists().add(who.account(), request.player(), MOST_BLOCKED)) {
            return Reply.failed(ErrorCode.LIST_FULL);
        }
        services.matchmaker().invitations().part(who.account(), request.player());
        return changed(from, who);
    }

    private Reply unblock(Connection from, Login who, AccountRequest.Unblock request) {
        services.blockLists().remove(who.account(), request.player());
        return changed(from, who);
    }

    private Reply changed(Connection from, Login who) {
        services.courier().changed(who.account());
        return settings(from, who);
    }

    private Reply settings(Connection from, Login who) {
        AccountRow row = accounts.find(who.account()).orElseThrow();
        from.tell(new AccountNews.Settings(
                services.people().card(who.account()),
                row.about(),
                row.refusal(),
                row.sharesChat(),
                services.blockLists().of(who.account()).stream()
                        .map(blocked -> services.people().card(blocked))
                        .toList()));
        return Reply.told();
    }
}
