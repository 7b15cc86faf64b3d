package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import reversi.game.Ending;
import reversi.notation.Drawing.Circle;
import reversi.notation.Drawing.Ink;
import reversi.notation.Drawing.Words;
import reversi.rules.Disc;
import reversi.rules.Variant;

@Domain(RecordDomain.class)
@Domain(DomainContext.Global.class)
class KifuTest {
    private static final GameRecord GAME = RecordDomain.record(Variant.OTHELLO, 3)
            .between(RecordedPlayer.named("Ann & <Bob>").rated(1900), RecordedPlayer.named("漢 (x\\"));

    @Property(tries = 60)
    void everyDiscIsACircleAndEveryMoveHasItsNumber(@ForAll GameRecord game) {
        Drawing page = Kifu.of(game);
        int placed = (int)
                game.line().moves().stream().filter(move -> !move.isPass()).count();
        int first = game.line().start().count(Disc.BLACK) + game.line().start().count(Disc.WHITE);
        assertEquals(2 + first + placed, circles(page).size());
        List<Words> bold = words(page).stream()
                .filter(words -> words.isBold() && words.anchor() == Drawing.Anchor.CENTRE)
                .toList();
        assertEquals(placed, bold.size());
        for (int i = 0; i < placed; i++) {
            assertEquals(Integer.toString(i + 1), bold.get(i).text());
        }
    }

    @Property(tries = 60)
    void nothingLeavesThePageAndTheListKeepsItsLines(@ForAll GameRecord game) {
        Drawing page = Kifu.of(game);
        for (Circle circle : circles(page)) {
            assertTrue(circle.x() - circle.radius() > 0 && circle.x() + circle.radius() < page.width());
            assertTrue(circle.y() - circle.radius() > 0 && circle.y() + circle.radius() < page.height());
        }
        for (Words words : words(page)) {
            assertTrue(words.size() > 0 && words.y() < page.height() - 400, words::toString);
        }
    }

    @Test
    void aNumberHasTheColourThatItsDiscHasNot() {
        Drawing page = Kifu.of(GAME);
        Circle last = circles(page).get(circles(page).size() - 1);
        Words number = words(page).stream()
                .filter(words -> words.isBold() && words.anchor() == Drawing.Anchor.CENTRE)
                .reduce((one, other) -> other)
                .orElseThrow();
        assertEquals(last.x(), number.x());
        assertEquals(last.fill().other(), number.ink());
        assertEquals(Ink.BLACK, circles(page).get(0).fill());
    }

    @Test
    void titleAndResultStandAboveTheBoard() {
        GameRecord game = GAME.at(new EventDetails("Open", "Oslo", "3"))
                .on(GameDate.day(2024, 5, 17))
                .ended(new RecordedOutcome(Optional.of(Ending.RESIGNATION), Optional.of(Disc.WHITE), Optional.empty()));
        List<String> texts = words(Kifu.of(game)).stream().map(Words::text).toList();
        assertEquals(
                List.of("Open, 3, Oslo, 2024-05-17", "Ann & <Bob> (1900)", "漢 (x\\", "White wins by resignation"),
                texts.subList(0, 4));
        assertEquals("Titre", words(Kifu.of(game, "Titre", "nulle")).get(0).text());
    }

    @Property(tries = 30)
    void theSvgIsXml(@ForAll GameRecord game) throws ParserConfigurationException, IOException, SAXException {
        Drawing page = Kifu.of(game);
        Document svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(SvgText.write(page))));
        assertEquals(circles(page).size(), svg.getElementsByTagName("circle").getLength());
        assertEquals(
                words(page).get(0).text(),
                svg.getElementsByTagName("text").item(0).getTextContent());
    }

    @Property(tries = 30)
    void thePdfFindsItsObjects(@ForAll GameRecord one, @ForAll GameRecord other) {
        byte[] bytes = PdfText.write(List.of(Kifu.of(one), Kifu.of(other)));
        String pdf = new String(bytes, StandardCharsets.ISO_8859_1);
        String end = pdf.substring(pdf.lastIndexOf("startxref\n") + 10);
        int xref = Integer.parseInt(end.substring(0, end.indexOf('\n')));
        String[] rows = pdf.substring(xref).split("\n");
        assertEquals("xref", rows[0]);
        int objects = Integer.parseInt(rows[1].substring(2));
        for (int number = 1; number < objects; number++) {
            String row = rows[2 + number];
            assertEquals(19, row.length());
            assertTrue(pdf.startsWith(number + " 0 obj\n", Integer.parseInt(row.substring(0, 10))), row);
        }
        int stream = pdf.indexOf("stream\n") + 7;
        int length = Integer.parseInt(pdf.substring(pdf.indexOf("/Length ") + 8, pdf.indexOf(" >>\nstream")));
        assertTrue(pdf.startsWith("\nendstream", stream + length));
        assertTrue(pdf.contains("/Count 2"));
    }

    @Test
    void lettersThatThePdfsFontsHaveNotBecomeQuestionMarks() {
        String pdf = new String(PdfText.write(List.of(Kifu.of(GAME))), StandardCharsets.ISO_8859_1);
        assertTrue(pdf.contains("(Ann & <Bob> \\(1900\\))"));
        assertTrue(pdf.contains("(? \\(x\\\\)"));
    }

    private static List<Circle> circles(Drawing page) {
        return page.shapes().stream()
                .filter(Circle.class::isInstance)
                .map(Circle.class::cast)
                .toList();
    }

    private static List<Words> words(Drawing page) {
        return page.shapes().stream()
                .filter(Words.class::isInstance)
                .map(Words.class::cast)
                .toList();
    }
}
