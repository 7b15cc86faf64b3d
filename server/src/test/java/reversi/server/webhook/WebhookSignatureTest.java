package reversi.server.webhook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Receivers reckon the signature as any program does that knows HMAC. */
class WebhookSignatureTest {
    /** By {@code printf '1796000000.{"a":1}' | openssl dgst -sha256 -hmac secret}. */
    @Test
    void itIsThatOfOtherPrograms() {
        assertEquals(
                "sha256=e4c2bd0832e34a806934ead6e003220b15f175d0cb6c6cd8015acf5248be7409",
                WebhookSignature.of("secret", 1_796_000_000L, "{\"a\":1}"));
    }

    @Test
    void timeBodyAndSecretAllCount() {
        String one = WebhookSignature.of("secret", 1, "body");
        assertNotEquals(one, WebhookSignature.of("secret", 2, "body"));
        assertNotEquals(one, WebhookSignature.of("secret", 1, "bodY"));
        assertNotEquals(one, WebhookSignature.of("secreT", 1, "body"));
    }

    @Test
    void aSecretIsOfItsOwn() {
        String one = WebhookSignature.newSecret();
        assertTrue(one.matches("[A-Za-z0-9_-]{43}"), one);
        assertNotEquals(one, WebhookSignature.newSecret());
    }
}
