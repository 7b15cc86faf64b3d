package reversi.server.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.Ending;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.notation.GameRecord;
import reversi.notation.RecordedOutcome;
import reversi.notation.RecordedPlayer;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

class SharePageTest {
    private static final String WIPE_OUT = "f5d6c5f4e3f6g5e6e7";

    private static GameRecord record(String moves, String black, String white) {
        return GameRecord.of(((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript())
                .between(RecordedPlayer.named(black), RecordedPlayer.named(white));
    }

    private static SharePage page(GameRecord record) {
        return new SharePage(new SharedGame("/game/12", record), "https://example.org");
    }

    @Test
    void saysWhoPlayedAndWhatBecameOfIt() {
        String html = page(record(WIPE_OUT, "Ann", "Bert")).html();
        assertTrue(html.contains("<meta property=\"og:title\" content=\"Ann – Bert\">"), html);
        assertTrue(html.contains("content=\"Othello. Ann won: Black 13, White 0.\""), html);
        assertTrue(html.contains("<meta property=\"og:image\" content=\"https://example.org/game/12.png\">"), html);
        assertTrue(html.contains("<meta property=\"og:url\" content=\"https://example.org/game/12\">"), html);
        assertTrue(html.contains("<meta name=\"robots\" content=\"noindex\">"), html);
        assertTrue(
                html.contains("href=\"https://example.org/oembed?format=json&amp;url=https://example.org/game/12\""));
        assertTrue(html.contains("width=\"100%\""), html);
    }

    @Test
    void namesColoursWhereNobodyIsKnown() {
        SharedGame game = new SharedGame("/g/1.lrS", record("f5d6c3", "", ""));
        assertEquals("Black – White", game.title());
        assertEquals("Othello. After 3 turns: Black 5, White 2.", game.description());
    }

    @ParameterizedTest
    @EnumSource(Ending.class)
    void saysEveryEndingInWords(Ending ending) {
        GameRecord over = record("f5d6c3", "Ann", "Bert")
                .ended(new RecordedOutcome(Optional.of(ending), Optional.of(Disc.WHITE), Optional.empty()));
        assertTrue(new SharedGame("/game/1", over).description().startsWith("Othello. Bert won"));
        GameRecord drawn = record("f5d6c3", "Ann", "Bert")
                .ended(new RecordedOutcome(Optional.of(ending), Optional.empty(), Optional.empty()));
        assertTrue(new SharedGame("/game/1", drawn).description().startsWith("Othello. Nobody won"));
    }

    /** Whatever somebody is called, nothing of it becomes a tag or ends an attribute. */
    @Property
    void namesStayText(@ForAll String black, @ForAll String white) {
        String plain = page(record("f5", "Ann", "Bert")).html();
        String html = page(record("f5", black + "<script>\"'&", white)).html();
        for (String sign : new String[] {"<", ">", "\""}) {
            assertEquals(plain.split(sign, -1).length, html.split(sign, -1).length, sign);
        }
        assertFalse(html.contains("<script>\""));
        Json.Fields oembed =
                (Json.Fields) JsonReader.read(page(record("f5", "<b>\"", "'&")).oembed(300, 200));
        Json.Text frame = (Json.Text) oembed.values().get("html");
        assertTrue(frame.value().contains(" title=\"&lt;b&gt;&quot; – &#39;&amp;\" "), frame.value());
    }

    @ParameterizedTest
    @CsvSource({"300, 200, 300, 200", "10000, 10000, 480, 640", "0, 0, 160, 160"})
    void theFrameIsNoLargerThanAskedForNorTooSmall(int mostWidth, int mostHeight, int width, int height) {
        String frame = page(record("f5", "Ann", "Bert")).oembed(mostWidth, mostHeight);
        assertTrue(frame.contains("width=\\\"" + width + "\\\" height=\\\"" + height + "\\\""), frame);
        assertTrue(frame.contains("<iframe src=\\\"https://example.org/embed/#g=1.l\\\""), frame);
        assertTrue(frame.contains("\"type\":\"rich\""), frame);
    }

    private static int colour(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xFFFFFF;
    }

    @Test
    void thePictureShowsTheDiscs() throws IOException {
        SharedGame game = new SharedGame("/game/1", record("f5", "", ""));
        byte[] png = BoardPicture.png(game.position(), game.last());
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(1_200, image.getWidth());
        assertEquals(630, image.getHeight());
        double square = (630 - 84) / 8.0;
        int f5x = (int) (600 + 1.5 * square);
        int f5y = (int) (42 + 4.5 * square);
        assertEquals(0xd9a441, colour(image, f5x, f5y), "the mark of the last move");
        assertEquals(0x161a1f, colour(image, f5x + 20, f5y), "a black disc");
        assertEquals(0xfffcf4, colour(image, (int) (600 - 0.5 * square), (int) (42 + 3.5 * square)), "white on d4");
        assertEquals(0x2b9462, colour(image, (int) (600 + 3.5 * square), f5y), "nothing on h5");
        assertTrue(png.length < 40_000, png.length + " bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"4sdb", "16sdb", "10odb"})
    void everyBoardFits(String code) throws IOException {
        Position start = Position.start(VariantCode.read(code).orElseThrow());
        BufferedImage image =
                ImageIO.read(new ByteArrayInputStream(BoardPicture.png(start, Optional.of(Square.of("a1")))));
        assertEquals(0x12171c, colour(image, 300, 4));
        assertEquals(0x523524, colour(image, 600, 30));
    }
}
