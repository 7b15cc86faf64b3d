package reversi.web.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.PatternWeights;

/** What the package asks and is told, without a browser. */
class TextEngineTest {
    private static final Path ENGINE = Path.of("..", "assets", "engine");

    private final TextEngine engine = new TextEngine(PatternWeights::read);

    private String ask(String request) {
        return engine.answer(request.replace('\'', '"'), better -> {});
    }

    @Test
    void tellsThePositionAfterMoves() {
        assertEquals(
                "{\"board\":\"---------------------------OX------XXX-------------------------- O\","
                        + "\"toMove\":\"white\",\"over\":false,\"black\":4,\"white\":1,\"moves\":[\"f4\",\"d6\",\"f6\"]}",
                ask("{'ask':'position','position':' F5 '}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"othello", "stars", "grand", "parallel", "1876", "small", "anti", "12sdb"})
    void eachVariantHasAMove(String variant) {
        String answer = ask("{'ask':'analyse','position':'','variant':'" + variant + "','plies':2}");
        assertTrue(answer.matches("\\{\"lines\":\\[\\{\"move\":\"[a-l][0-9]+\",.*"), answer);
    }

    @Test
    void anAnalysisTellsEachDepthAndTheEnd() {
        List<String> told = new ArrayList<>();
        String last = engine.answer("{\"ask\":\"analyse\",\"position\":\"f5\",\"plies\":3,\"lines\":2}", told::add);
        assertEquals(3, told.size());
        assertEquals(told.get(2).replaceAll("\"nodes\":\\d+", ""), last.replaceAll("\"nodes\":\\d+", ""));
        assertEquals(3, last.split("\"discs\":").length, last);
    }

    @Test
    void valuesAreDiscs() {
        String answer = ask("{'ask':'analyse','solve':100,'lines':4,'position':"
                + "'XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X'}");
        assertTrue(answer.contains("{\"move\":\"h5\",\"discs\":6,\"plies\":6,\"exact\":true"), answer);
        assertTrue(answer.contains("{\"move\":\"h6\",\"discs\":-10,"), answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | a request is an object",
                "{ | ",
                "{'position':''} | no ask",
                "{'ask':'fly'} | no request 'fly'",
                "{'ask':'analyse'} | no position",
                "{'ask':'analyse','position':5} | position is a text",
                "{'ask':'analyse','position':'f5f5'} | move 2, 'f5': occupied",
                "{'ask':'analyse','position':'f5 g'} | move 2, 'g': no square",
                "{'ask':'analyse','position':'XO X'} | neither moves nor a board: squares missing",
                "{'ask':'analyse','position':'','variant':'go'} | no variant 'go'",
                "{'ask':'analyse','position':'','plies':0} | plies is a whole number from 1 to 60",
                "{'ask':'analyse','position':'','millis':86400001} | millis is a whole number from 1 to 86400000",
                "{'ask':'analyse','position':'','lines':'2'} | lines is a whole number from 1 to",
                "{'ask':'play','position':'','level':99} | level is a whole number from 1 to",
                "{'ask':'format','game':'{}','format':'SGF'} | no game",
                "{'ask':'format','game':'{}','format':'DOC'} | no format 'DOC'"
            })
    void saysWhatIsWrong(String request, String reason) {
        String answer = ask(request);
        assertTrue(answer.startsWith("{\"error\":\"" + (reason == null ? "" : reason)), answer);
    }

    @Test
    void gamesGoFromFormatToFormat() {
        byte[] sgf = "(;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob];B[f5];W[d6])".getBytes(StandardCharsets.UTF_8);
        String games = engine.games(sgf);
        assertTrue(games.startsWith("{\"games\":[{\"variant\":\"8sdb\",\"moves\":\"f5d6\""), games);
        assertTrue(games.endsWith("\"faults\":[],\"errors\":0,\"format\":\"SGF\"}"), games);
        String text = ask("{'ask':'format','format':'pgn','game':'{\\'variant\\':\\'8sdb\\',\\'moves\\':\\'f5d6\\'}'}");
        assertTrue(text.contains("1. f5 d6"), text);
        String broken = engine.games("f5f5".getBytes(StandardCharsets.UTF_8));
        assertTrue(broken.contains("\"problem\":\"ILLEGAL_MOVE\",\"game\":1,\"line\":1,\"offset\":2"), broken);
    }

    @Test
    void learnsWeightsAndBook() throws IOException {
        assertEquals("weights.bin", engine.lacks("{\"variant\":\"othello\"}"));
        assertEquals("{}", engine.learn(Files.readAllBytes(ENGINE.resolve("weights.bin"))));
        assertEquals("", engine.lacks("{\"variant\":\"othello\"}"));
        assertEquals("variants/anti.bin", engine.lacks("{\"variant\":\"anti\"}"));
        assertEquals("", engine.lacks("{\"variant\":\"12sdb\"}"));
        assertEquals("", engine.lacks("nonsense"));
        assertEquals("{}", engine.read(Files.readAllBytes(ENGINE.resolve("book.bin"))));
        assertTrue(engine.learn(new byte[9]).startsWith("{\"error\":"));
        assertTrue(engine.read(new byte[9]).startsWith("{\"error\":"));
        // The book is for levels that play: whoever asks for an analysis wants a search.
        assertTrue(ask("{'ask':'analyse','position':'f5','plies':3}").contains("\"plies\":3,\"confidence\""));
        assertTrue(ask("{'ask':'play','position':'f5'}").contains("\"nodes\":0}"));
    }
}
