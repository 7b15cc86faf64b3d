package reversi.server.email;

import java.util.Optional;

/**
 * The server that takes e-mails from this one.
 *
 * @param port from 1 to 65535
 * @param login with what this server signs in there; empty where it needs not
 * @param sender whose address the e-mails come from
 */
public record SmtpServer(String host, int port, Security security, Optional<Login> login, EmailAddress sender) {
    /** How the connection is kept from others. */
    public enum Security {
        /** It begins in the clear and must turn to TLS before anything is said. */
        STARTTLS(587),
        /** TLS from its first byte. */
        TLS(465),
        /** Not at all, for a relay on the same computer. */
        NONE(25);

        private final int port;

        Security(int port) {
            this.port = port;
        }

        /** The port that such servers usually listen at. */
        public int port() {
            return port;
        }
    }

    /** A user and the password, which is never logged. */
    public record Login(String user, String password) {
        @Override
        public String toString() {
            return user;
        }
    }

    /** Throws IllegalArgumentException where a password would be sent in the clear. */
    public SmtpServer {
        if (security == Security.NONE && login.isPresent()) {
            throw new IllegalArgumentException("a password for the SMTP server needs starttls or tls");
        }
    }
}
