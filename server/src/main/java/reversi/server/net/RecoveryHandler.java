package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.AccountNews;
import reversi.online.AccountRequest.MakeRecoveryCodes;
import reversi.online.AccountRequest.Recover;
import reversi.online.ErrorCode;
import reversi.server.account.RecoveryCodes;
import reversi.server.store.AccountRow;
import reversi.server.store.RecoveryRepository;

/** Makes the codes by which a member who forgot the password comes back, and takes them. */
final class RecoveryHandler {
    private final Services services;
    private final RateLimits limits;
    private final RequestLog log;
    private final RecoveryRepository codes;
    private final AccountHandler accounts;
    private final RecoveryCodes maker = new RecoveryCodes();

    RecoveryHandler(Services services, RateLimits limits, RequestLog log, AccountHandler accounts) {
        this.services = services;
        this.limits = limits;
        this.log = log;
        this.codes = services.recovery();
        this.accounts = accounts;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(MakeRecoveryCodes.class, this::make);
        handlers.on(Recover.class, this::recover);
        return handlers;
    }

    private Reply make(Client from, Login login, MakeRecoveryCodes request) {
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        List<String> made = maker.make();
        if (!codes.replace(
                login.account(), made.stream().map(RecoveryCodes::hash).toList())) {
            return Reply.failed(ErrorCode.SESSION_ENDED);
        }
        from.send(new AccountNews.RecoveryCodes(made));
        return Reply.done();
    }

    /** A wrong code counts as a wrong password: guesses are slowed down together. */
    private Reply recover(Client from, Recover request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        Optional<ErrorCode> error = services.passwords().validate(request.next(), request.name());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        String key = services.names().key(request.name());
        PasswordOwner owner = new PasswordOwner.Named(key);
        if (!limits.mayTryPassword(owner, from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        byte[] hash = RecoveryCodes.hash(request.code());
        Optional<Long> account = codes.owner(key, hash, services.time().now());
        Optional<AccountRow> row = account.flatMap(id -> recovered(id, hash, request.next()));
        if (row.isEmpty()) {
            codes.missed(key);
            log.wrongLogin(account.map(OptionalLong::of).orElseGet(OptionalLong::empty), from, "Recovery");
            return Reply.failed(ErrorCode.WRONG_RECOVERY_CODE);
        }
        limits.passwordAccepted(owner, from.address());
        Reply begun = accounts.beginSession(from, row.get());
        return begun.equals(Reply.sent()) ? Reply.done() : begun;
    }

    private Optional<AccountRow> recovered(long account, byte[] hash, String next) {
        Optional<List<Long>> ended = codes.use(
                account, hash, services.passwords().hash(next), services.time().now());
        ended.ifPresent(sessions -> {
            services.dispatcher().endSessions(sessions);
            accounts.emails().tellPasswordChanged(account);
        });
        return ended.flatMap(used -> services.accounts().find(account));
    }
}
