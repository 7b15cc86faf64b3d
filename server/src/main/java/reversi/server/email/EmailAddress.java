package reversi.server.email;

import java.net.IDN;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An address to which an e-mail can be sent: printable ASCII without spaces, brackets or line breaks, so that it stands in a header and in a command
 * as it is. Domains in other letters are written as {@code xn--…}.
 */
public final class EmailAddress {
    private static final int MOST = 254;
    private static final int MOST_LOCAL = 64;
    private static final String ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
    private static final Pattern LOCAL = Pattern.compile(ATOM + "(\\." + ATOM + ")*");
    private static final Pattern DOMAIN =
            Pattern.compile("([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]([a-z0-9-]*[a-z0-9])?");

    private final String local;
    private final String domain;

    private EmailAddress(String local, String domain) {
        this.local = local;
        this.domain = domain;
    }

    /** An address as somebody typed it, such as {@code ann@example.org}; empty where it is none, is too long, or names a computer by its number. */
    public static Optional<EmailAddress> read(String typed) {
        String whole = typed.strip();
        int at = whole.lastIndexOf('@');
        if (at < 1 || at > MOST_LOCAL || whole.length() > MOST) {
            return Optional.empty();
        }
        String local = whole.substring(0, at);
        return domain(whole.substring(at + 1))
                .filter(domain -> LOCAL.matcher(local).matches() && at + 1 + domain.length() <= MOST)
                .map(domain -> new EmailAddress(local, domain));
    }

    private static Optional<String> domain(String typed) {
        try {
            return Optional.of(IDN.toASCII(typed, IDN.USE_STD3_ASCII_RULES).toLowerCase(Locale.ROOT))
                    .filter(domain -> DOMAIN.matcher(domain).matches());
        } catch (IllegalArgumentException notADomain) {
            return Optional.empty();
        }
    }

    /** The address as it is sent to. */
    public String text() {
        return local + "@" + domain;
    }

    /** By which it is found again: capital letters make no difference. */
    public String key() {
        return text().toLowerCase(Locale.ROOT);
    }

    /** Enough of it for its owner, such as {@code a…@example.org}. */
    public String masked() {
        return local.charAt(0) + "…@" + domain;
    }

    String domain() {
        return domain;
    }
}
