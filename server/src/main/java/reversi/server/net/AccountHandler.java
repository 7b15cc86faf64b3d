package reversi.server.net;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.Consumer;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage.Hello;
import reversi.online.DeviceCard;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.TextLine;
import reversi.release.Release;
import reversi.server.account.Tokens;
import reversi.server.game.Glicko2;
import reversi.server.push.Pushes;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.DeviceRepository;
import reversi.server.store.Doors.Door;
import reversi.server.table.Table;

/** Handles the handshake, guest accounts, registration, login sessions, passwords and the end of an account. */
final class AccountHandler {
    /** So many remarks or messages are erased before a deletion is answered; more are left to a job. */
    private static final int MOST_ERASED_AT_ONCE = 10_000;

    private final Services services;
    private final RateLimits limits;
    private final RequestLog log;
    private final AccountRepository accounts;
    private final Consumer<Client> signOut;
    private final Enforcement enforcement;
    private final SecondFactors secondFactors;
    private final AccountEmails emails;

    /** {@code signOut} ends a sign-in, also one that failed half-way. */
    AccountHandler(
            Services services, RateLimits limits, RequestLog log, SettingsHandler settings, Consumer<Client> signOut) {
        this.services = services;
        this.limits = limits;
        this.log = log;
        this.signOut = signOut;
        this.accounts = services.accounts();
        this.secondFactors = new SecondFactors(services, limits, log);
        this.emails = new AccountEmails(services, limits);
        this.enforcement = new Enforcement(services, signOut, settings::tell);
    }

    /** What makes decisions about accounts hold. */
    Enforcement enforcement() {
        return enforcement;
    }

    /** What checks the codes of second steps. */
    SecondFactors secondFactors() {
        return secondFactors;
    }

    /** What writes to members. */
    AccountEmails emails() {
        return emails;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(Hello.class, this::resume);
        handlers.on(AccountRequest.Guest.class, this::guest);
        handlers.on(AccountRequest.Register.class, this::register);
        handlers.on(AccountRequest.Login.class, this::login);
        handlers.onSignedIn(AccountRequest.Logout.class, this::logout);
        handlers.onMember(AccountRequest.AskSessions.class, this::sessions);
        handlers.onMember(AccountRequest.EndSession.class, this::endSession);
        handlers.onMember(AccountRequest.KnowDevices.class, this::knowDevices);
        handlers.onMember(AccountRequest.ChangePassword.class, this::changePassword);
        handlers.onMember(AccountRequest.DeleteAccount.class, this::delete);
        return handlers;
    }

    /** Welcomes a client, without a look at the database: however many come back at once, each hears at once that it is served. */
    Optional<ErrorCode> welcome(Client from, Hello hello) {
        if (hello.protocol() != Protocol.VERSION) {
            return Optional.of(ErrorCode.VERSION);
        }
        if (from.hasSaidHello()) {
            return Optional.of(ErrorCode.ALREADY_SIGNED_IN);
        }
        String device = TextLine.withoutControl(hello.device()).strip();
        from.onHello(device.substring(0, Math.min(Protocol.MAX_DEVICE, device.length())));
        from.send(new ServerMessage.Welcome(
                Protocol.VERSION,
                Release.version(),
                services.time().now(),
                services.claimAfterSeconds(),
                services.matchmaker().bots().cards(),
                services.sender().isPresent(),
                services.pushes().map(Pushes::key)));
        String notice = services.announcements().known();
        if (!notice.isEmpty()) {
            from.send(new ServerMessage.Notice(notice));
        }
        return Optional.empty();
    }

    /** Signs a client in by the token in its hello. */
    private Reply resume(Client from, Hello hello) {
        String token = hello.token().orElseThrow();
        Optional<AccountRepository.Session> session =
                accounts.useSession(Tokens.hash(token), services.time().now());
        if (session.isEmpty()) {
            from.send(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
            return Reply.sent();
        }
        AccountRow row = session.get().account();
        if (!limits.maySignIn(row.id())) {
            return Reply.failed(ErrorCode.TOO_FAST);
        }
        signIn(from, row, session.get().id(), token);
        return Reply.sent();
    }

    private Reply guest(Client from, AccountRequest.Guest request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        Optional<ErrorCode> refusal = refusal(Door.GUESTS, from);
        if (refusal.isPresent()) {
            return Reply.failed(refusal.get());
        }
        AccountRow row = accounts.addGuest(Glicko2.START, services.time().now());
        if (services.strictLimits()) {
            services.origins().note(row.id(), from.address(), services.time().now());
        }
        return beginSession(from, row);
    }

    /** Why nobody new comes in by a door from where a client is; empty where somebody may. */
    private Optional<ErrorCode> refusal(Door door, Client from) {
        if (services.doors().isClosed(door)) {
            return Optional.of(ErrorCode.CLOSED_TO_NEWCOMERS);
        }
        if (isBanned(from)) {
            return Optional.of(ErrorCode.BANNED);
        }
        return limits.mayCreateAccount(from.address()) ? Optional.empty() : Optional.of(ErrorCode.TRY_LATER);
    }

    /** Whether nobody new comes in from where a client is, since somebody from there was banned. */
    private boolean isBanned(Client from) {
        return services.strictLimits()
                && services.origins().isBanned(from.address(), services.time().now());
    }

    private Reply register(Client from, AccountRequest.Register request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        String name = services.names().tidy(request.name());
        Optional<ErrorCode> error = services.names()
                .validateAsSent(request.name())
                .or(() -> services.passwords().validate(request.password(), name));
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        Optional<ErrorCode> refusal = refusal(Door.REGISTRATION, from);
        if (refusal.isPresent()) {
            return Reply.failed(refusal.get());
        }
        String hash = services.passwords().hash(request.password());
        Optional<AccountRow> row = accounts.register(
                name,
                services.names().keys(name),
                hash,
                Glicko2.START,
                services.time().now());
        return row.isPresent() ? beginSession(from, row.get()) : Reply.failed(ErrorCode.NAME_TAKEN);
    }

    private Reply login(Client from, AccountRequest.Login request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        String key = services.names().key(request.name());
        PasswordOwner owner = new PasswordOwner.Named(key);
        if (!limits.mayTryPassword(owner, from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<AccountRepository.Secret> secret = accounts.secret(key);
        boolean correct = passwordMatches(secret, request.password());
        if (!correct || secret.isEmpty()) {
            log.wrongLogin(
                    secret.isPresent() ? OptionalLong.of(secret.get().account()) : OptionalLong.empty(), from, "Login");
            return Reply.failed(ErrorCode.WRONG_LOGIN);
        }
        Optional<ErrorCode> second =
                secondFactors.check(from, secret.get().account(), request.password(), request.code());
        if (second.isPresent()) {
            return Reply.failed(second.get());
        }
        limits.passwordAccepted(owner, from.address());
        return beginSession(from, accounts.find(secret.get().account()).orElseThrow());
    }

    private boolean passwordMatches(Optional<AccountRepository.Secret> secret, String typed) {
        return services.passwords()
                .matches(typed, secret.isEmpty() ? null : secret.get().hash());
    }

    /** Signs a connection in anew. */
    Reply beginSession(Client from, AccountRow row) {
        String token = services.tokens().newToken();
        Optional<AccountRepository.NewSession> begun = accounts.beginSession(
                row.id(), Tokens.hash(token), from.device(), services.time().now());
        if (begun.isEmpty()) {
            // Closed, or deleted since the password was found right.
            return Reply.failed(accounts.find(row.id())
                    .flatMap(found -> enforcement.refusal(from, found))
                    .orElse(ErrorCode.WRONG_LOGIN));
        }
        services.dispatcher().endSessions(begun.get().ended());
        if (row.kind() == PlayerKind.MEMBER) {
            noteDevice(from, row.id(), begun.get().session());
        }
        signIn(from, row, begun.get().session(), token);
        return Reply.sent();
    }

    /** Tells of a new device where the account is signed in already; whoever comes later is told then. */
    private void noteDevice(Client from, long account, long session) {
        DeviceRepository.SignIn in = new DeviceRepository.SignIn(account, session, from.device(), from.address());
        services.devices().note(in, services.time().now()).ifPresent(device -> services.dispatcher()
                .send(account, new AccountNews.NewDevices(List.of(device))));
    }

    /** Signs a connection in and sends, in this order: the account, its games in progress, its open invitations. */
    private void signIn(Client from, AccountRow row, long session, String token) {
        from.signIn(Login.of(row, session));
        if (row.kind() == PlayerKind.MEMBER) {
            limits.signedIn(new PasswordOwner.SignedIn(row.id()), from.address());
            limits.signedIn(new PasswordOwner.Named(services.names().key(row.name())), from.address());
        }
        try {
            noteOrigin(from, row);
            sendInitialState(from, row, Optional.of(token));
            Optional<AccountRow> current = accounts.ofSession(session);
            if (current.isEmpty()) {
                // It ended before this connection could be told.
                signOut.accept(from);
                from.send(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
            } else {
                if (!current.get().equals(row)) {
                    services.presence().refresh(row.id());
                }
                enforcement.greet(from, current.get());
            }
        } catch (RuntimeException failure) {
            // A half-signed-in connection would stay inconsistent; the client reconnects with its token.
            signOut.accept(from);
            from.closeGracefully();
            throw failure;
        }
    }

    private void noteOrigin(Client from, AccountRow row) {
        if (!services.strictLimits() || row.kind() != PlayerKind.MEMBER) {
            return;
        }
        long now = services.time().now();
        services.origins().note(row.id(), from.address(), now);
        if (from.members().add(row.id()) && from.members().size() > 1) {
            String device = UUID.randomUUID().toString();
            from.members().forEach(member -> services.origins().note(member, device, now));
        }
    }

    /**
     * A program hears what happens to the account of its token, which is online meanwhile: first its games that go on and its invitations. In
     * the client's own line; may wait for the database.
     */
    void attach(Client from, AccountRow row) {
        sendInitialState(from, row, Optional.empty());
        enforcement.greet(from, row);
    }

    /** Without a token the client need not be told who it is. */
    private void sendInitialState(Client from, AccountRow row, Optional<String> token) {
        services.matchmaker().pairing().onSignIn(row.id());
        boolean cameOnline = services.presence().connect(from, row);
        closeSurplus(from, row.id());
        List<Long> open = services.seats().openGames(row.id());
        services.seats().markPlaying(row.id());
        if (cameOnline) {
            services.tables().presenceChanged(row.id());
        }
        token.ifPresent(secret -> sendSignedIn(from, row, secret));
        List<Table> tables = services.seats().resume(from, open);
        for (Table table : tables) {
            from.watched().add(table.state().facts().id());
            services.arbiter().call(table.state().facts()).ifPresent(from::send);
        }
        services.matchmaker().invitations().of(row.id()).forEach(from::send);
        if (row.kind() == PlayerKind.MEMBER) {
            tellDevices(from);
        }
    }

    private void sendSignedIn(Client from, AccountRow row, String token) {
        int unread = row.kind() == PlayerKind.MEMBER ? services.messages().unread(row.id()) : 0;
        from.send(new ServerMessage.SignedIn(token, services.presence().card(row.id()), unread));
    }

    private void tellDevices(Client from) {
        List<DeviceCard> untold = from.login()
                .map(login -> services.devices().untold(login.session()))
                .orElse(List.of());
        if (!untold.isEmpty()) {
            from.send(new AccountNews.NewDevices(untold));
        }
    }

    /** An account has a bounded number of connections: the newest one is let in, and the one that was not used for longest makes room. */
    private void closeSurplus(Client newest, long account) {
        List<Client> others = services.presence().subscribersOf(account).stream()
                .filter(subscriber -> subscriber != newest)
                .map(Client.class::cast)
                .sorted(Comparator.comparingLong(Client::lastUsed))
                .toList();
        others.subList(0, Math.max(0, others.size() + 1 - Protocol.CONNECTIONS_OF_ACCOUNT))
                .forEach(Client::closeAsSurplus);
    }

    private Reply logout(Client from, Login login, AccountRequest.Logout request) {
        accounts.endSession(login.account(), login.session());
        signOut.accept(from);
        from.send(new ServerMessage.SignedOut(Optional.empty()));
        services.dispatcher().endSessions(List.of(login.session()));
        return Reply.done();
    }

    private Reply sessions(Client from, Login login, AccountRequest.AskSessions request) {
        from.send(new AccountNews.Sessions(
                accounts.sessions(login.account(), login.session()),
                services.recovery().unused(login.account()),
                services.secondFactors().isOn(login.account()),
                emails.card(login.account()),
                services.browsers().isOn(login.session())));
        return Reply.sent();
    }

    private Reply knowDevices(Client from, Login login, AccountRequest.KnowDevices request) {
        services.devices().told(login.session(), request.upTo());
        return Reply.done();
    }

    private Reply endSession(Client from, Login login, AccountRequest.EndSession request) {
        if (!accounts.endSession(login.account(), request.session())) {
            return Reply.failed(ErrorCode.NO_SUCH_SESSION);
        }
        services.dispatcher().endSessions(List.of(request.session()));
        return Reply.done();
    }

    /** Checks the password again before a sensitive change; attempts are throttled as at login. Empty if it is right. */
    Optional<ErrorCode> checkPassword(Client from, Login login, String password) {
        PasswordOwner owner = new PasswordOwner.SignedIn(login.account());
        if (!limits.mayTryPassword(owner, from.address())) {
            return Optional.of(ErrorCode.TRY_LATER);
        }
        Optional<AccountRepository.Secret> secret = accounts.secret(login.account());
        boolean correct = passwordMatches(secret, password);
        if (correct) {
            limits.passwordAccepted(owner, from.address());
        } else {
            log.wrongLogin(OptionalLong.of(login.account()), from, "Confirmation");
        }
        return correct ? Optional.empty() : Optional.of(ErrorCode.WRONG_LOGIN);
    }

    private Reply changePassword(Client from, Login login, AccountRequest.ChangePassword request) {
        String name = services.presence().card(login.account()).name();
        Optional<ErrorCode> error = services.passwords()
                .validate(request.next(), name)
                .or(() -> checkPassword(from, login, request.present()));
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        String hash = services.passwords().hash(request.next());
        AccountRepository.Reseal reseal = secondFactors.reseal(login.account(), request.present(), request.next());
        Optional<List<Long>> ended = accounts.changePassword(login.account(), hash, login.session(), reseal);
        ended.ifPresent(sessions -> {
            services.dispatcher().endSessions(sessions);
            emails.tellPasswordChanged(login.account());
        });
        return ended.isPresent() ? Reply.done() : Reply.failed(ErrorCode.TRY_LATER);
    }

    private Reply delete(Client from, Login login, AccountRequest.DeleteAccount request) {
        Optional<ErrorCode> error = checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        Optional<List<Long>> sessions =
                accounts.delete(login.account(), services.time().now());
        if (sessions.isEmpty()) {
            return Reply.failed(ErrorCode.YOU_ARE_BUSY);
        }
        services.dispatcher().accountChanged(login.account());
        services.arbiter().entries().withdrawEverywhere(login.account());
        try {
            accounts.erase(login.account(), MOST_ERASED_AT_ONCE);
        } finally {
            services.dispatcher().endSessions(sessions.get());
        }
        return Reply.done();
    }
}
