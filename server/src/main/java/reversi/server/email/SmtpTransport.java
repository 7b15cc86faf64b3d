package reversi.server.email;

import jakarta.mail.Address;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.Properties;
import javax.net.ssl.SSLSocketFactory;

/** Hands e-mails to an SMTP server, over a connection for each. Thread-safe. */
final class SmtpTransport {
    private final SmtpServer server;
    private final Session session;

    /**
     * Sends to a server.
     *
     * @param patienceMillis the longest for which it may take to connect, and to answer or take anything
     * @param trusted makes the connections by TLS; empty for whom the JDK trusts
     */
    SmtpTransport(SmtpServer server, int patienceMillis, Optional<SSLSocketFactory> trusted) {
        this.server = server;
        Properties all = new Properties();
        String patience = Integer.toString(patienceMillis);
        all.put("mail.smtp.connectiontimeout", patience);
        all.put("mail.smtp.timeout", patience);
        all.put("mail.smtp.writetimeout", patience);
        all.put("mail.smtp.auth", Boolean.toString(server.login().isPresent()));
        all.put("mail.smtp.ssl.enable", Boolean.toString(server.security() == SmtpServer.Security.TLS));
        String turns = Boolean.toString(server.security() == SmtpServer.Security.STARTTLS);
        all.put("mail.smtp.starttls.enable", turns);
        all.put("mail.smtp.starttls.required", turns);
        all.put("mail.smtp.ssl.checkserveridentity", "true");
        // Nobody's real name is looked up: not this computer's for the greeting, nor its user's for a sender.
        all.put("mail.smtp.localhost", server.sender().domain());
        all.put("mail.from", server.sender().text());
        trusted.ifPresent(factory -> all.put("mail.smtp.ssl.socketFactory", factory));
        session = Session.getInstance(all);
    }

    /** Sends an e-mail; returns once the server has taken it. */
    void send(Email email) throws MessagingException {
        MimeMessage message = new MimeMessage(session);
        message.setFrom(new InternetAddress(server.sender().text()));
        message.setRecipient(
                Message.RecipientType.TO, new InternetAddress(email.to().text()));
        message.setSubject(email.subject(), "UTF-8");
        message.setText(email.body(), "UTF-8");
        message.setHeader("Date", DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)));
        // So that nobody's "I am on holiday" comes back.
        message.setHeader("Auto-Submitted", "auto-generated");
        message.saveChanges();
        try (Transport transport = session.getTransport("smtp")) {
            transport.connect(
                    server.host(),
                    server.port(),
                    server.login().map(SmtpServer.Login::user).orElse(null),
                    server.login().map(SmtpServer.Login::password).orElse(null));
            transport.sendMessage(
                    message, new Address[] {new InternetAddress(email.to().text())});
        }
    }
}
