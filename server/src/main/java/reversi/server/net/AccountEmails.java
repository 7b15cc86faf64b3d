package reversi.server.net;

import java.util.List;
import java.util.Optional;
import reversi.online.EmailCard;
import reversi.server.account.RecoveryCodes;
import reversi.server.email.Email;
import reversi.server.email.EmailAddress;
import reversi.server.email.EmailKind;
import reversi.server.email.EmailTexts;
import reversi.server.store.EmailRepository;
import reversi.server.store.EmailRepository.Kept;

/** Writes to members, in their language, where the host sends e-mails. Thread-safe. */
final class AccountEmails {
    /** For so long a code is good that was sent, as the e-mails say. */
    static final long CODE_MILLIS = 30 * 60_000L;

    private final Services services;
    private final RateLimits limits;
    private final EmailRepository emails;
    private final EmailTexts texts = new EmailTexts();
    private final RecoveryCodes codes = new RecoveryCodes();

    AccountEmails(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.emails = services.emails();
    }

    /** What the owner of an account is told of its address. */
    Optional<EmailCard> card(long account) {
        return emails.find(account).flatMap(kept -> EmailAddress.read(kept.address())
                .map(address -> new EmailCard(address.masked(), kept.confirmed())));
    }

    /** Sends a code that confirms an address, which is returned; empty where too many e-mails wait. */
    Optional<String> confirm(String name, EmailAddress to, String language) {
        String code = codes.one();
        Email email = texts.write(EmailKind.CONFIRM, to, language, name, code);
        boolean isTaken = services.sender()
                .filter(sender -> sender.offer(() -> List.of(email)))
                .isPresent();
        return isTaken ? Optional.of(code) : Optional.empty();
    }

    /** Tells a member, where the account has a confirmed address, that the password was changed. */
    void tellPasswordChanged(long account) {
        emails.find(account).ifPresent(kept -> tell(kept, EmailKind.PASSWORD));
    }

    /** Tells at an address, where it was confirmed, that the account has another one, or none. */
    void tellMoved(Kept before) {
        tell(before, EmailKind.MOVED);
    }

    private void tell(Kept kept, EmailKind kind) {
        if (kept.confirmed()) {
            services.sender().ifPresent(sender -> sender.offer(() -> write(kept, kind, "")));
        }
    }

    private List<Email> write(Kept kept, EmailKind kind, String code) {
        return EmailAddress.read(kept.address()).stream()
                .map(to -> texts.write(kind, to, kept.language(), kept.name(), code))
                .toList();
    }

    /**
     * Sends codes to whom a name or an address leads; false where too many e-mails wait. Who that is is only asked for by the thread that sends, so
     * that the answer takes as long for nobody.
     */
    boolean sendCodes(String whom) {
        return services.sender()
                .filter(sender -> sender.offer(() -> found(whom).stream()
                        .filter(kept -> limits.mayEmail(kept.account(), kept.key()))
                        .flatMap(kept -> code(kept).stream())
                        .toList()))
                .isPresent();
    }

    private List<Kept> found(String whom) {
        return whom.indexOf('@') < 0
                ? emails.named(services.names().key(whom))
                : EmailAddress.read(whom)
                        .map(address -> emails.at(address.key()))
                        .orElse(List.of());
    }

    private List<Email> code(Kept kept) {
        if (services.secondFactors().isOn(kept.account())) {
            return write(kept, EmailKind.SECOND_STEP, "");
        }
        String code = codes.one();
        long expires = services.time().now() + CODE_MILLIS;
        return services.recovery().send(kept.account(), RecoveryCodes.hash(code), expires)
                ? write(kept, EmailKind.RECOVER, code)
                : List.of();
    }
}
