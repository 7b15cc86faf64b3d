package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.Fault;

/** Which names people may have, and which are the same. */
class NamesTest {
    private final Names names = new Names();

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Jean-Luc", "O'Neil", "Zoé", "Łukasz", "Ольга", "山田太郎", "ann_99", "Dr. No", "たけし"})
    void isAName(String name) {
        assertEquals(Optional.empty(), names.fault(names.tidy(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<b>",
                "a\u200Bnn",
                "\u202Ennа",
                "Аnn",
                "123",
                "...",
                "Bot 7",
                "guest 12",
                "a\u0000bc",
                "tab\tle\u0007",
                "pаypal"
            })
    void isNoName(String name) {
        assertEquals(Optional.of(Fault.NAME_NOT_ALLOWED), names.fault(names.tidy(name)));
    }

    @ParameterizedTest
    @CsvSource({"Ann,aNN", "Zoé,Zoe\u0301", "Ann,Ａｎｎ", "Straße,STRASSE", "Ann Lee,'  Ann   Lee '"})
    void areTheSame(String one, String other) {
        assertEquals(names.key(one), names.key(other));
    }

    @ParameterizedTest
    @CsvSource({"rnary,mary", "paypal,раураӏ", "Il1,ill"})
    void lookTheSame(String one, String other) {
        assertEquals(
                names.keys(names.tidy(one)).look(),
                names.keys(names.tidy(other)).look());
    }

    @Test
    void othersDiffer() {
        assertNotEquals(names.keys("Ann").look(), names.keys("Anne").look());
        assertEquals(Optional.of(Fault.NAME_TOO_SHORT), names.fault("Al"));
        assertEquals(Optional.of(Fault.NAME_TOO_LONG), names.fault("A".repeat(21)));
    }
}
