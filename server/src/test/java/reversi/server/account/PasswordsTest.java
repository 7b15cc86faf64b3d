package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

class PasswordsTest {
    private final Passwords passwords = Passwords.weak();

    static List<Arguments> bounds() {
        String emoji = "\uD83D\uDE00";
        return List.of(
                Arguments.of("", Optional.of(ErrorCode.PASSWORD_TOO_SHORT)),
                Arguments.of("1234", Optional.of(ErrorCode.PASSWORD_TOO_SHORT)),
                Arguments.of(emoji.repeat(4), Optional.of(ErrorCode.PASSWORD_TOO_SHORT)),
                Arguments.of("12345", Optional.empty()),
                Arguments.of(emoji.repeat(5), Optional.empty()),
                Arguments.of("     ", Optional.of(ErrorCode.PASSWORD_COMMON)),
                Arguments.of(" \u00a0\u2003\u3000 ", Optional.of(ErrorCode.PASSWORD_COMMON)),
                Arguments.of("\u200b\u200d\ufeff\u2060\u3164", Optional.of(ErrorCode.PASSWORD_COMMON)),
                Arguments.of("    x", Optional.empty()),
                Arguments.of("x".repeat(Protocol.MAX_PASSWORD), Optional.empty()),
                Arguments.of(emoji.repeat(Protocol.MAX_PASSWORD), Optional.empty()),
                Arguments.of("x".repeat(Protocol.MAX_PASSWORD + 1), Optional.of(ErrorCode.PASSWORD_TOO_LONG)),
                Arguments.of("secret\t", Optional.of(ErrorCode.CONTROL_CHARACTERS)),
                Arguments.of("\n", Optional.of(ErrorCode.CONTROL_CHARACTERS)),
                Arguments.of("sec\0ret", Optional.of(ErrorCode.CONTROL_CHARACTERS)),
                Arguments.of("sec\u2028ret", Optional.of(ErrorCode.CONTROL_CHARACTERS)));
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void aPasswordIsBoundedInCharactersAndHasNoControl(String password, Optional<ErrorCode> error) {
        assertEquals(error, Passwords.validate(password));
        assertEquals(error, passwords.validate(password, "Ann"));
    }

    @Test
    void aHashMatchesItsPasswordOnly() {
        String hash = passwords.hash("secret");
        assertTrue(passwords.matches("secret", hash));
        for (String other : List.of("", "Secret", "secret ", "secre", "secret\0")) {
            assertFalse(passwords.matches(other, hash), other);
        }
        assertFalse(hash.contains("secret"));
        assertNotEquals(hash, passwords.hash("secret"), "salted");
    }

    @Test
    void whereThereIsNoHashNoPasswordMatches() {
        assertFalse(passwords.matches("secret", null));
        assertFalse(passwords.matches("nobody's password", null), "nor the one that is hashed for the time it takes");
    }
}
