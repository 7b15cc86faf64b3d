package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.rules.Disc;
import reversi.rules.Move;

/** The texts of the protocol to the letter, because a client of another version reads them too. */
class CodecTest {
    private final Codec codec = new Codec();

    @Test
    void aMove() {
        ClientFrame frame = new ClientFrame(12, new TableRequest.Play(5, 1, Move.at("f5")));
        String text = "{\"kind\":\"play\",\"table\":5,\"ply\":1,\"move\":\"f5\",\"request\":12}";
        assertEquals(text, codec.write(frame));
        assertEquals(new Decoded.Ok<>(frame), codec.readClient(text));
    }

    /** Events are kept in databases for ever: their texts never change. */
    @ParameterizedTest
    @MethodSource("events")
    void anEvent(String text, TableEvent event) {
        assertEquals(text, codec.write(event));
        assertEquals(new Decoded.Ok<>(event), codec.readEvent(text));
        String news = "{\"kind\":\"happened\",\"table\":7,\"version\":3,\"at\":1700000000000,\"event\":" + text + "}";
        TableNews.Happened happened = new TableNews.Happened(7, 3, 1_700_000_000_000L, event);
        assertEquals(news, codec.write(happened));
        assertEquals(new Decoded.Ok<>(happened), codec.readServer(news));
    }

    static List<Arguments> events() {
        ClockTimes clocks = new ClockTimes(299_500, 0);
        RatingChange won = new RatingChange(1, 1_500, 1_512);
        RatingChange lost = new RatingChange(0, 1_500, 1_488);
        return List.of(
                Arguments.of(
                        "{\"kind\":\"played\",\"ply\":1,\"move\":\"f5\",\"clocks\":{\"black\":299500,\"white\":0}}",
                        new TableEvent.InGame(new GameEvent.Played(1, Move.at("f5"), clocks))),
                Arguments.of(
                        "{\"kind\":\"played\",\"ply\":12,\"move\":\"pass\",\"clocks\":{\"black\":299500,\"white\":0}}",
                        new TableEvent.InGame(new GameEvent.Played(12, Move.PASS, clocks))),
                Arguments.of(
                        "{\"kind\":\"drawOffered\",\"by\":\"BLACK\"}",
                        new TableEvent.InGame(new GameEvent.DrawOffered(Disc.BLACK))),
                Arguments.of(
                        "{\"kind\":\"drawDeclined\",\"by\":\"WHITE\"}",
                        new TableEvent.InGame(new GameEvent.DrawDeclined(Disc.WHITE))),
                Arguments.of(
                        "{\"kind\":\"takebackOffered\",\"by\":\"BLACK\"}",
                        new TableEvent.InGame(new GameEvent.TakebackOffered(Disc.BLACK))),
                Arguments.of(
                        "{\"kind\":\"takebackDeclined\",\"by\":\"WHITE\"}",
                        new TableEvent.InGame(new GameEvent.TakebackDeclined(Disc.WHITE))),
                Arguments.of(
                        "{\"kind\":\"takenBack\",\"plies\":4,\"clocks\":{\"black\":299500,\"white\":0}}",
                        new TableEvent.InGame(new GameEvent.TakenBack(4, clocks))),
                Arguments.of(
                        "{\"kind\":\"said\",\"by\":\"WHITE\",\"text\":\"\\u000a\\\"Hm?\\\"\"}",
                        new TableEvent.Said(Disc.WHITE, "\n\"Hm?\"")),
                Arguments.of(
                        "{\"kind\":\"finished\",\"finish\":{\"ending\":\"TIME\",\"winner\":\"BLACK\",\"blackDiscs\":30,"
                                + "\"whiteDiscs\":20,\"black\":{\"points\":1,\"before\":1500,\"after\":1512},"
                                + "\"white\":{\"points\":0,\"before\":1500,\"after\":1488}}}",
                        new TableEvent.Finished(new Finish(Ending.TIME, Optional.of(Disc.BLACK), 30, 20, won, lost))),
                Arguments.of(
                        "{\"kind\":\"finished\",\"finish\":{\"ending\":\"AGREED_DRAW\",\"blackDiscs\":2,"
                                + "\"whiteDiscs\":2,\"black\":{\"points\":0,\"before\":1500,\"after\":1488},"
                                + "\"white\":{\"points\":0,\"before\":1500,\"after\":1488}}}",
                        new TableEvent.Finished(new Finish(Ending.AGREED_DRAW, Optional.empty(), 2, 2, lost, lost))));
    }

    @Test
    void orderAndSpaceAndUnknownFieldsMeanNothing() {
        String text = " { \"request\" : 3 , \"later\" : [ { } , true ] ,\n\"kind\" : \"guest\" } ";
        assertEquals(new Decoded.Ok<>(new ClientFrame(3, new AccountRequest.Guest())), codec.readClient(text));
    }

    @Test
    void aGarbledRequestIsNamedWherePossible() {
        Decoded<ClientFrame> decoded = codec.readClient("{\"request\":9,\"kind\":\"play\",\"table\":\"x\"}");
        assertEquals(9, assertInstanceOf(Decoded.Garbled.class, decoded).request());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{\"kind\":\"guest\"}",
                "{\"kind\":\"guest\",\"request\":0}",
                "{\"kind\":\"guest\",\"request\":-1}",
                "{\"kind\":\"guest\",\"request\":1.0}",
                "{\"kind\":\"guest\",\"request\":01}",
                "{\"kind\":\"guest\",\"request\":1e3}",
                "{\"kind\":\"guest\",\"request\":9007199254740992}",
                "{\"kind\":\"guest\",\"request\":1,\"request\":2}",
                "{\"kind\":\"guest\",\"request\":1,}",
                "{\"kind\":\"guest\",\"request\":1}x",
                "{\"kind\":\"guest\",\"request\":1,\"more\":null}",
                "{\"kind\":\"guest\",\"request\":1,\"more\":\"\\ud800\"}",
                "{\"kind\":\"guest\",\"request\":1,\"more\":\"\t\"}",
                "{\"kind\":\"guest\",\"request\":1,\"more\":[[[[[[[[[[]]]]]]]]]]}",
                "{\"kind\":\"played\",\"request\":1}",
                "{\"kind\":\"play\",\"request\":1,\"table\":1,\"ply\":2147483648,\"move\":\"f5\"}",
                "{\"kind\":\"play\",\"request\":1,\"table\":1,\"ply\":1,\"move\":\"z9\"}",
                "{\"kind\":\"setRefusal\",\"request\":1,\"refusal\":\"everybody\"}"
            })
    void isGarbled(String text) {
        assertInstanceOf(Decoded.Garbled.class, codec.readClient(text));
    }
}
