package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecoveryCodesTest {
    private static final String CODE = "K7MD-2XQP-9RTB-HW4C";

    @Test
    void aCodeHasNoSignsThatAreTakenForEachOther() {
        for (String code : new RecoveryCodes().make()) {
            assertTrue(code.matches("([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}"), code);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"k7md-2xqp-9rtb-hw4c", "K7MD2XQP9RTBHW4C", " K7MD 2XQP 9RTB HW4C\t", "K7MD–2XQP–9RTB–HW4C"})
    void howItIsTypedMakesNoDifference(String typed) {
        assertArrayEquals(RecoveryCodes.hash(CODE), RecoveryCodes.hash(typed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "K7MD", "K7MD-2XQP-9RTB-HW4D", "K7MD-2XQP-9RTB-HW4C2"})
    void anotherCodeIsAnother(String other) {
        assertFalse(Arrays.equals(RecoveryCodes.hash(CODE), RecoveryCodes.hash(other)));
    }
}
