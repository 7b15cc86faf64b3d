package reversi.server.email;

import reversi.server.words.OwnWords;

/** The words of e-mails. */
public final class EmailTexts {
    private final OwnWords words = new OwnWords("email");

    /**
     * Writes an e-mail.
     *
     * @param name of the account
     * @param code what it says, or which club it is about, where its kind has one; otherwise empty
     */
    public Email write(EmailKind kind, EmailAddress to, String language, String name, String code) {
        String body = words.get(language, kind.key() + ".body") + "\n\n" + words.get(language, "foot") + "\n";
        return new Email(
                to,
                words.get(language, kind.key() + ".subject"),
                body.replace("{1}", code).replace("{0}", name));
    }
}
