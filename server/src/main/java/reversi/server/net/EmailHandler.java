package reversi.server.net;

import java.util.Optional;
import reversi.online.AccountRequest.AskEmailCode;
import reversi.online.AccountRequest.ConfirmEmail;
import reversi.online.AccountRequest.RemoveEmail;
import reversi.online.AccountRequest.SetEmail;
import reversi.online.ErrorCode;
import reversi.server.account.RecoveryCodes;
import reversi.server.email.EmailAddress;
import reversi.server.store.EmailRepository;
import reversi.server.store.EmailRepository.Kept;
import reversi.server.store.EmailRepository.Named;
import reversi.server.words.OwnWords;

/** Lets members name, confirm and remove the address to which a code may be sent, and whoever forgot the password ask for one. */
final class EmailHandler {
    private final Services services;
    private final RateLimits limits;
    private final AccountHandler accounts;
    private final EmailRepository addresses;

    EmailHandler(Services services, RateLimits limits, AccountHandler accounts) {
        this.services = services;
        this.limits = limits;
        this.accounts = accounts;
        this.addresses = services.emails();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(SetEmail.class, this::set);
        handlers.onMember(ConfirmEmail.class, this::confirm);
        handlers.onMember(RemoveEmail.class, this::remove);
        handlers.on(AskEmailCode.class, this::ask);
        return handlers;
    }

    private Reply set(Client from, Login login, SetEmail request) {
        if (services.sender().isEmpty()) {
            return Reply.failed(ErrorCode.NO_EMAIL);
        }
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        Optional<EmailAddress> address = EmailAddress.read(request.address());
        if (address.isEmpty()) {
            return Reply.failed(ErrorCode.BAD_EMAIL);
        }
        boolean isAllowed = limits.mayAskForEmail(from.address())
                && limits.mayEmail(login.account(), address.get().key());
        return isAllowed ? set(login, address.get(), request.language()) : Reply.failed(ErrorCode.TRY_LATER);
    }

    private Reply set(Login login, EmailAddress address, String wished) {
        Optional<Kept> before = addresses.find(login.account());
        String language = OwnWords.known(wished);
        String name = services.presence().card(login.account()).name();
        Optional<String> code = accounts.emails().confirm(name, address, language);
        if (code.isEmpty()) {
            return Reply.failed(ErrorCode.UNAVAILABLE);
        }
        long expires = services.time().now() + AccountEmails.CODE_MILLIS;
        Named named = new Named(address.text(), address.key(), language);
        if (!addresses.set(login.account(), named, RecoveryCodes.hash(code.get()), expires)) {
            return Reply.failed(ErrorCode.SESSION_ENDED);
        }
        before.filter(kept -> !kept.key().equals(address.key())).ifPresent(accounts.emails()::tellMoved);
        return Reply.done();
    }

    private Reply confirm(Client from, Login login, ConfirmEmail request) {
        boolean isRight = addresses.confirm(
                login.account(),
                RecoveryCodes.hash(request.code()),
                services.time().now());
        return isRight ? Reply.done() : Reply.failed(ErrorCode.WRONG_CODE);
    }

    /** Also where the host sends no e-mails any more. */
    private Reply remove(Client from, Login login, RemoveEmail request) {
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        Optional<Kept> before = addresses.find(login.account());
        if (addresses.remove(login.account())) {
            before.ifPresent(accounts.emails()::tellMoved);
        }
        return Reply.done();
    }

    private Reply ask(Client from, AskEmailCode request) {
        if (from.login().isPresent()) {
            return Reply.failed(ErrorCode.ALREADY_SIGNED_IN);
        }
        if (services.sender().isEmpty()) {
            return Reply.failed(ErrorCode.NO_EMAIL);
        }
        if (!limits.mayAskForEmail(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return accounts.emails().sendCodes(request.whom()) ? Reply.done() : Reply.failed(ErrorCode.UNAVAILABLE);
    }
}
