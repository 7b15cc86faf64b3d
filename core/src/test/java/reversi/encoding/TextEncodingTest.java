package reversi.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextEncodingTest {
    private static String game(String black, String white, String more) {
        return "(;FF[4]GM[2]SZ[8]" + more + "PB[" + black + "]PW[" + white + "];B[f5];W[d6];B[c3];W[d3])\r\n";
    }

    private static void same(String text, String charset) {
        assertEquals(text, TextEncoding.decode(text.getBytes(Charset.forName(charset))), charset);
    }

    @ParameterizedTest
    @CsvSource({"山田太郎, 表千家", "ソ, 能", "予想, 十九", "村上健, 為則英司", "ゾウ, ソラ", "タメノリ, ムラカミ", "表, 田", "中島哲也, Ann"})
    void japaneseNames(String black, String white) {
        same(game(black, white, ""), "windows-31j");
        same(game(black, white, "CA[Shift_JIS]"), "windows-31j");
        same(game(black, white, ""), "EUC-JP");
        same(game(black, white, "CA[euc-jp]"), "EUC-JP");
        same(game(black, white, ""), "UTF-8");
        same(game(black, white, "CA[UTF-8]").repeat(2_000), "UTF-8");
        same(game(black, white, "").repeat(2_000), "windows-31j");
    }

    @Test
    void katakanaOfHalfTheWidth() {
        same(game("ｻﾄｳ", "ﾀｶﾊｼ", ""), "windows-31j");
    }

    @ParameterizedTest
    @CsvSource({
        "Zoë, Ann",
        "José, André",
        "Müller, Jürgen",
        "Éric, François",
        "O’Neil, Ann “x”",
        "Jääskeläinen, Bø",
        "Straße, Ögel",
        "ÉLÉONORE, ÀÖÜ",
        "Šimon, Žofie"
    })
    void westernNames(String black, String white) {
        same(game(black, white, ""), "windows-1252");
        same(game(black, white, "CA[ISO-8859-1]"), "windows-1252");
        same(game(black, white, ""), "UTF-8");
    }

    @Test
    void whatAGameNamesWinsWhereItIsValid() {
        same(game("Каспаров", "Зоя", "CA[windows-1251]"), "windows-1251");
        same(game("Zoë", "Ann", "CA[no such thing]"), "windows-1252");
        String wrong = game("Zoë", "José", "CA[Shift_JIS]");
        assertEquals(wrong, TextEncoding.decode(wrong.getBytes(Charset.forName("windows-1252"))));
    }

    @ParameterizedTest
    @CsvSource({
        "CA[ISO-8859-1], windows-31j",
        "CA[windows-1252], windows-31j",
        "CA[ISO-8859-1], UTF-8",
        "CA[Shift_JIS], UTF-8",
        "CA[euc-jp], UTF-8",
        "CA[UTF-8], windows-31j",
        "CA[shift_jis], windows-31j",
        "ca[ Shift-JIS ], windows-31j"
    })
    void whatAGameNamesIsWrongWhereAnotherEncodingFitsBetter(String named, String charset) {
        same(game("能村ソ", "表", named), charset);
    }

    @Test
    void bracketsThatTheNamedEncodingSwallowsSayThatItIsWrong() {
        same(game("能村", "第十回", "CA[Shift_JIS]EV[表示]C[ソース]"), "EUC-JP");
    }

    @ParameterizedTest
    @CsvSource({"GBK, 张三, 好棋", "Big5, 張三, 比賽", "EUC-KR, 김철수, 좋", "KOI8-R, Иван, Пётр", "ISO-2022-JP, 能村ソ, 表"})
    void whatAGameNamesWinsInEveryScript(String charset, String black, String white) {
        same(game(black, white, "CA[" + charset + "]"), charset);
    }

    @Test
    void utf16NeedsNoMark() {
        for (Charset charset : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
            same(game("Zoë", "山田", ""), charset.name());
            same("[Event \"x\"]\r\n[Black \"山田\"]\r\n\r\n1. f5 d6 *\r\n", charset.name());
            same("f5 d6", charset.name());
        }
    }

    @Test
    void byteOrderMarks() {
        for (Charset charset :
                new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
            same("\ufeff" + game("Zoë", "山田", "CA[Shift_JIS]"), charset.name());
        }
    }

    @ParameterizedTest
    @CsvSource({"8191", "8192", "8193", "16384"})
    void aLetterMayLieBetweenTwoParts(int length) throws IOException {
        byte[] bytes = ("x".repeat(length - 1) + "é").getBytes(StandardCharsets.UTF_8);
        assertEquals(StandardCharsets.UTF_8, TextEncoding.of(new ByteArrayInputStream(bytes)));
        byte[] cut = ("x".repeat(length - 1) + "\u00c3").getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(
                "windows-1252", TextEncoding.of(new ByteArrayInputStream(cut)).name());
    }
}
