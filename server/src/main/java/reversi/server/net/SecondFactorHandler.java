package reversi.server.net;

import java.util.Optional;
import reversi.online.AccountNews;
import reversi.online.AccountRequest.BeginSecondFactor;
import reversi.online.AccountRequest.ConfirmSecondFactor;
import reversi.online.AccountRequest.EndSecondFactor;
import reversi.online.ErrorCode;
import reversi.server.account.Totp;

/** Lets members turn the second step of their sign-in on and off. */
final class SecondFactorHandler {
    private final Services services;
    private final RateLimits limits;
    private final AccountHandler accounts;
    private final SecondFactors factors;

    SecondFactorHandler(Services services, RateLimits limits, AccountHandler accounts, SecondFactors factors) {
        this.services = services;
        this.limits = limits;
        this.accounts = accounts;
        this.factors = factors;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(BeginSecondFactor.class, this::begin);
        handlers.onMember(ConfirmSecondFactor.class, this::confirm);
        handlers.onMember(EndSecondFactor.class, this::end);
        return handlers;
    }

    private Reply begin(Client from, Login login, BeginSecondFactor request) {
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        Optional<byte[]> secret = factors.begin(login.account(), request.password());
        if (secret.isEmpty()) {
            return Reply.failed(ErrorCode.NOT_NOW);
        }
        String label = "player-" + login.account();
        from.send(new AccountNews.SecondFactorSecret(Totp.text(secret.get()), Totp.address(label, secret.get())));
        return Reply.done();
    }

    private Reply confirm(Client from, Login login, ConfirmSecondFactor request) {
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        if (!limits.mayTryCode(login.account(), from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        if (!factors.confirm(login.account(), request.password(), request.code())) {
            return Reply.failed(ErrorCode.WRONG_CODE);
        }
        limits.passwordAccepted(new PasswordOwner.SecondStep(login.account()), from.address());
        return Reply.done();
    }

    private Reply end(Client from, Login login, EndSecondFactor request) {
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        services.secondFactors().end(login.account());
        return Reply.done();
    }
}
