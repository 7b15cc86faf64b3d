package reversi.server.net;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ErrorCode;
import reversi.server.account.SealedSecret;
import reversi.server.account.Totp;
import reversi.server.store.AccountRepository.Reseal;
import reversi.server.store.SecondFactorRepository;
import reversi.server.store.SecondFactorRepository.Sealed;

/** Checks the codes of second steps, whose secrets are sealed by the passwords. */
final class SecondFactors {
    private final Services services;
    private final RateLimits limits;
    private final RequestLog log;
    private final SecondFactorRepository factors;
    private final SealedSecret seal;

    SecondFactors(Services services, RateLimits limits, RequestLog log) {
        this.services = services;
        this.limits = limits;
        this.log = log;
        this.factors = services.secondFactors();
        this.seal = new SealedSecret(services.passwords());
    }

    /** Whether somebody who knows the password may sign in: what is missing or wrong, or empty. */
    Optional<ErrorCode> check(Client from, long account, String password, Optional<String> code) {
        Optional<Sealed> kept = factors.find(account).filter(Sealed::confirmed);
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        if (code.isEmpty()) {
            return Optional.of(ErrorCode.CODE_NEEDED);
        }
        if (!limits.mayTryCode(account, from.address())) {
            return Optional.of(ErrorCode.TRY_LATER);
        }
        OptionalLong step = step(account, password, kept.get(), code.get());
        if (step.isEmpty() || !factors.use(account, step.getAsLong())) {
            log.wrongLogin(OptionalLong.of(account), from, "Code");
            return Optional.of(ErrorCode.WRONG_CODE);
        }
        limits.passwordAccepted(new PasswordOwner.SecondStep(account), from.address());
        return Optional.empty();
    }

    private OptionalLong step(long account, String password, Sealed kept, String code) {
        return seal.open(account, password, kept.secret())
                .map(secret -> Totp.step(secret, code, services.time().now()))
                .orElse(OptionalLong.empty());
    }

    /** Begins with a new secret, which is returned; empty where one is confirmed already. */
    Optional<byte[]> begin(long account, String password) {
        byte[] secret = seal.make(Totp.SECRET_BYTES);
        return Optional.of(secret).filter(made -> factors.begin(account, seal.seal(account, password, made)));
    }

    /** Whether a code is right for the secret that was begun with, which it confirms. */
    boolean confirm(long account, String password, String code) {
        Optional<Sealed> begun = factors.find(account).filter(kept -> !kept.confirmed());
        OptionalLong step =
                begun.map(kept -> step(account, password, kept, code)).orElse(OptionalLong.empty());
        return step.isPresent() && factors.confirm(account, begun.orElseThrow().secret(), step.getAsLong());
    }

    /** What becomes of the secret when the password changes; one that the password does not open goes. */
    Reseal reseal(long account, String present, String next) {
        Optional<String> before = factors.find(account).map(Sealed::secret);
        Optional<String> after = before.flatMap(kept -> seal.open(account, present, kept))
                .map(secret -> seal.seal(account, next, secret));
        return new Reseal(before, after);
    }
}
