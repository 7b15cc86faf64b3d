package reversi.server.email;

/**
 * An e-mail of plain text.
 *
 * @param subject without line breaks, and nothing that anybody else has written
 */
public record Email(EmailAddress to, String subject, String body) {}
