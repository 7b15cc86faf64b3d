package reversi.server.webhook;

import java.util.List;
import java.util.Optional;
import reversi.server.email.Email;
import reversi.server.email.EmailAddress;
import reversi.server.email.EmailKind;
import reversi.server.email.EmailSender;
import reversi.server.email.EmailTexts;
import reversi.server.store.EmailRepository;
import reversi.server.store.EmailRepository.Kept;
import reversi.server.store.WebhookRepository.Stopped;

/** Tells the leader who set a webhook by e-mail that it was switched off, where the host sends any; the page of the webhook says so, too. */
public final class WebhookNotes {
    private final EmailRepository emails;
    private final Optional<EmailSender> sender;
    private final EmailTexts texts = new EmailTexts();

    public WebhookNotes(EmailRepository emails, Optional<EmailSender> sender) {
        this.emails = emails;
        this.sender = sender;
    }

    void tell(Stopped stopped) {
        sender.ifPresent(by -> by.offer(() -> write(stopped)));
    }

    private List<Email> write(Stopped stopped) {
        Optional<Kept> kept = emails.find(stopped.account()).filter(Kept::confirmed);
        return kept
                .flatMap(whose -> EmailAddress.read(whose.address())
                        .map(to -> texts.write(EmailKind.WEBHOOK, to, whose.language(), whose.name(), stopped.club())))
                .stream()
                .toList();
    }
}
