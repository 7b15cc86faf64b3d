package reversi.server.email;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is taken for an address is one for everybody, and breaks no line. */
class EmailAddressProperties {
    @ParameterizedTest
    @CsvSource({
        "ann@example.org, ann@example.org, a…@example.org",
        "'  Ann.Lee+othello@Example.ORG ', Ann.Lee+othello@example.org, A…@example.org",
        "ann@bücher.example, ann@xn--bcher-kva.example, a…@xn--bcher-kva.example",
        "o'hara@mail.example.co.uk, o'hara@mail.example.co.uk, o…@mail.example.co.uk"
    })
    void isRead(String typed, String text, String masked) {
        EmailAddress address = EmailAddress.read(typed).orElseThrow();
        assertEquals(text, address.text());
        assertEquals(masked, address.masked());
        assertEquals(
                address.key(),
                EmailAddress.read(text.toUpperCase(java.util.Locale.ROOT))
                        .orElseThrow()
                        .key());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "@",
                "ann",
                "ann@",
                "@example.org",
                "ann@localhost",
                "ann@127.0.0.1",
                "ann@[127.0.0.1]",
                "ann@example..org",
                "ann@-example.org",
                "ann@example-.org",
                ".ann@example.org",
                "ann.@example.org",
                "a..n@example.org",
                "ann lee@example.org",
                "\"ann\"@example.org",
                "<ann@example.org>",
                "ann@example.org,bob@example.org",
                "ann@example.org\r\nBcc: bob@example.org",
                "ann\r\nRCPT TO:<bob@example.org>@example.org",
                "ann\0@example.org",
                "änn@example.org",
                "ann@exa mple.org",
                "ann@example.org\n.",
                "ann@bob@example.org"
            })
    void isRefused(String typed) {
        assertEquals(Optional.empty(), EmailAddress.read(typed).map(EmailAddress::text));
    }

    @Property
    void anAddressIsOneLineOfPlainSigns(@ForAll @StringLength(max = 80) String local, @ForAll String domain)
            throws AddressException {
        Optional<EmailAddress> read = EmailAddress.read(local + "@" + domain);
        if (read.isPresent()) {
            String text = read.get().text();
            assertTrue(text.chars().allMatch(c -> c > ' ' && c < 127), text);
            new InternetAddress(text, true).validate();
        }
    }
}
