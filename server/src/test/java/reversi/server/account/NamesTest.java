package reversi.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.ErrorCode;

/** Which names people may have, and which are the same. */
class NamesTest {
    private final Names names = new Names(WordFilter.of(List.of("blockhead*")));

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Jean-Luc", "O'Neil", "Zoé", "Łukasz", "Ольга", "山田太郎", "ann_99", "Dr. No", "たけし"})
    void isAName(String name) {
        assertEquals(Optional.empty(), names.validate(names.tidy(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"<b>", "a\u200Bnn", "\u202Ennа", "Аnn", "123", "...", "a\u0000bc", "tab\tle\u0007", "pаypal"})
    void isNoName(String name) {
        assertEquals(Optional.of(ErrorCode.NAME_NOT_ALLOWED), names.validate(names.tidy(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bot 7",
                "B0t 5",
                "bot_12",
                "BOT",
                "Bôt 3",
                "guest 12",
                "Guest_5",
                "Gue5t 4",
                "Guest of honour",
                "Admin",
                "adm1n",
                "Adm\u0131n",
                "A.d.m.i.n",
                "Admin 2",
                "The Admin",
                "Moderator",
                "M0derat0r",
                "Modérateur",
                "System",
                "server_1",
                "Reversi"
            })
    void isReserved(String name) {
        assertEquals(Optional.of(ErrorCode.NAME_RESERVED), names.validate(names.tidy(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Botany", "Bo Turner", "Guesthouse", "Modest", "Badminton", "Systemic", "Abbot 5", "Robotnik"})
    void isNotReserved(String name) {
        assertEquals(Optional.empty(), names.validate(names.tidy(name)));
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
        assertEquals(Optional.of(ErrorCode.NAME_TOO_SHORT), names.validate("Al"));
        assertEquals(Optional.of(ErrorCode.NAME_TOO_LONG), names.validate("A".repeat(21)));
    }
}
