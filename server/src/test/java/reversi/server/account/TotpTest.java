package reversi.server.account;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TotpTest {
    private static final byte[] SECRET = "12345678901234567890".getBytes(US_ASCII);
    private static final long STEP_MILLIS = 30_000;

    /** The vectors of RFC 6238, appendix B, of which six digits count. */
    @ParameterizedTest
    @CsvSource({
        "59, 287082",
        "1111111109, 081804",
        "1111111111, 050471",
        "1234567890, 005924",
        "2000000000, 279037",
        "20000000000, 353130"
    })
    void codesAreThoseOfTheStandard(long seconds, String code) {
        assertEquals(code, Totp.code(SECRET, seconds / 30));
        assertEquals(OptionalLong.of(seconds / 30), Totp.step(SECRET, code, 1_000 * seconds));
    }

    @ParameterizedTest
    @CsvSource({"-2, false", "-1, true", "0, true", "1, true", "2, false"})
    void aCodeIsGoodForOneStepBeforeAndAfter(int off, boolean isRight) {
        long step = 50_000_000;
        String code = Totp.code(SECRET, step + off);
        assertEquals(
                isRight ? OptionalLong.of(step + off) : OptionalLong.empty(),
                Totp.step(SECRET, code, step * STEP_MILLIS + 7));
    }

    @ParameterizedTest
    @CsvSource({"'', false", "'287 082', true", "287082x, false", "28708, false", "２８７０８２, false"})
    void onlyTheSixDigitsAreTheCode(String typed, boolean isRight) {
        assertEquals(isRight, Totp.step(SECRET, typed, 59_000).isPresent());
    }

    /** The vectors of RFC 4648, without padding. */
    @ParameterizedTest
    @CsvSource({"f, MY", "fo, MZXQ", "foo, MZXW6", "foob, MZXW6YQ", "fooba, MZXW6YTB", "foobar, MZXW6YTBOI"})
    void secretsAreWrittenInBase32(String text, String base32) {
        assertEquals(base32, Totp.text(text.getBytes(US_ASCII)));
    }

    @Test
    void appsReadItAsAnAddress() {
        assertEquals(
                "otpauth://totp/player-7?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Reversi",
                Totp.address("player-7", SECRET));
    }
}
