package reversi.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** The texts of saved games to the letter: files of older versions are read by them. */
class GameCodecsTest {
    /** The rest of a setup after its opening. */
    private static final String SEATS = "\"black\":{\"kind\":\"HUMAN\",\"name\":\"\",\"level\":0,\"seconds\":0},"
            + "\"white\":{\"kind\":\"HUMAN\",\"name\":\"\",\"level\":0,\"seconds\":0},"
            + "\"time\":{\"kind\":\"NONE\",\"seconds\":0,\"increment\":0}}";

    private static <T> void isWrittenAs(JsonCodec<T> codec, T value, String text) {
        assertEquals(text, JsonWriter.text(out -> codec.write(value, out)));
        assertEquals(value, codec.read(JsonReader.read(text)));
    }

    static List<Arguments> events() {
        ClockTimes clocks = new ClockTimes(1, 2);
        return List.of(
                Arguments.of(
                        new GameEvent.Played(60, Move.PASS, clocks),
                        "{\"kind\":\"played\",\"ply\":60,\"move\":\"pass\",\"clocks\":{\"black\":1,\"white\":2}}"),
                Arguments.of(
                        new GameEvent.TakenBack(0, clocks),
                        "{\"kind\":\"takenBack\",\"plies\":0,\"clocks\":{\"black\":1,\"white\":2}}"),
                Arguments.of(
                        new GameEvent.Ended(
                                new Result(Ending.RESIGNATION, Optional.of(Disc.WHITE), new Score(3, 2, 59, false))),
                        "{\"kind\":\"ended\",\"result\":{\"ending\":\"RESIGNATION\",\"winner\":\"WHITE\",\"black\":3,"
                                + "\"white\":2,\"empties\":59,\"fewestWins\":false}}"),
                Arguments.of(
                        new GameEvent.Ended(
                                new Result(Ending.AGREED_DRAW, Optional.empty(), new Score(3, 2, 59, true))),
                        "{\"kind\":\"ended\",\"result\":{\"ending\":\"AGREED_DRAW\",\"black\":3,"
                                + "\"white\":2,\"empties\":59,\"fewestWins\":true}}"));
    }

    @ParameterizedTest
    @MethodSource("events")
    void anEvent(GameEvent event, String text) {
        isWrittenAs(new MessageRegistry<>(GameCodecs.events()), event, text);
    }

    @Test
    void aSetup() {
        GameSetup setup = new GameSetup(
                Variant.OTHELLO,
                List.of(Move.at("d3"), Move.at("c3")),
                Seat.human("Ada \"A\""),
                Seat.computer("", 7),
                TimeControl.perGame(300, 2));
        isWrittenAs(
                GameCodecs.SETUP,
                setup,
                "{\"variant\":\"8sdb\",\"opening\":[\"d3\",\"c3\"],\"black\":{\"kind\":\"HUMAN\","
                        + "\"name\":\"Ada \\\"A\\\"\",\"level\":0,\"seconds\":0},\"white\":{\"kind\":\"COMPUTER\","
                        + "\"name\":\"\",\"level\":7,\"seconds\":0},"
                        + "\"time\":{\"kind\":\"PER_GAME\",\"seconds\":300,\"increment\":2}}");
    }

    @Test
    void aSetupFromAPositionSetUpByHand() {
        Variant small = Variant.square(4, Start.DIAGONAL);
        Map<Square, Disc> discs = Map.of(Square.of("b1"), Disc.BLACK, Square.of("c1"), Disc.WHITE);
        isWrittenAs(
                GameCodecs.SETUP,
                new GameSetup(
                        Position.of(small, discs, Disc.BLACK),
                        List.of(Move.at("d1")),
                        Seat.human(""),
                        Seat.human(""),
                        TimeControl.none()),
                "{\"variant\":\"4sdb\",\"start\":{\"discs\":\"-XO-------------\",\"toMove\":\"BLACK\"},"
                        + "\"opening\":[\"d1\"]," + SEATS);
        isWrittenAs(
                GameCodecs.SETUP,
                new GameSetup(
                        Position.of(
                                new Variant(4, Shape.SQUARE, Start.DIAGONAL, Disc.BLACK, 8, Set.of(), 0),
                                discs,
                                Disc.BLACK,
                                2,
                                0),
                        List.of(),
                        Seat.human(""),
                        Seat.human(""),
                        TimeControl.none()),
                "{\"variant\":\"4sdbs8\",\"start\":{\"discs\":\"-XO-------------\",\"toMove\":\"BLACK\",\"placed\":2},"
                        + "\"opening\":[]," + SEATS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "4sdb | {\"discs\":\"-XO------------\",\"toMove\":\"BLACK\"} | not a position of this board",
                "4sdb | {\"discs\":\"-XO-------------X\",\"toMove\":\"BLACK\"} | not a position of this board",
                "4sdb | {\"discs\":\"-xo-------------\",\"toMove\":\"BLACK\"} | not a disc",
                "4sdb | {\"discs\":\"-XO-------------\"} | start: toMove: missing",
                "4sdb | \"-XO------------- X\" | start: not an object",
                "4sdbs8 | {\"discs\":\"-XO-------------\",\"toMove\":\"BLACK\"} | placed: missing",
                "4sdbs8 | {\"discs\":\"-XO-------------\",\"toMove\":\"BLACK\",\"placed\":3} | placed: not the number of discs",
                "4sdbs8 | {\"discs\":\"-XO-------------\",\"toMove\":\"BLACK\",\"placed\":-1} | placed: not the number of discs"
            })
    void anImpossibleStartIsRefused(String variant, String start, String reason) {
        String text = "{\"variant\":\"" + variant + "\",\"start\":" + start + ",\"opening\":[]," + SEATS;
        assertEquals(
                reason,
                assertThrows(DecodeException.class, () -> GameCodecs.SETUP.read(JsonReader.read(text)))
                        .getMessage());
    }

    /** What the values themselves forbid is refused where they are made, so that nothing impossible is read. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"kind\":\"PER_GAME\",\"seconds\":-1,\"increment\":0}",
                "{\"kind\":\"PER_GAME\",\"seconds\":0,\"increment\":0}",
                "{\"kind\":\"PER_GAME\",\"seconds\":60,\"increment\":-1}",
                "{\"kind\":\"PER_MOVE\",\"seconds\":2147483647,\"increment\":0}"
            })
    void anImpossibleTimeIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> GameCodecs.TIME.read(JsonReader.read(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"kind\":\"HOURLY\",\"seconds\":1,\"increment\":0} | kind: no such word",
                "{\"kind\":\"per_game\",\"seconds\":1,\"increment\":0} | kind: no such word",
                "{\"kind\":\"PER_GAME\",\"increment\":0} | seconds: missing",
                "{\"kind\":\"PER_GAME\",\"seconds\":\"60\",\"increment\":0} | seconds: not a number",
                "{\"kind\":\"PER_GAME\",\"seconds\":60} | increment: missing",
                "[\"PER_GAME\",60,0] | not an object"
            })
    void anotherTimeIsRefusedWithTheNameOfTheField(String text, String reason) {
        assertEquals(
                reason,
                assertThrows(DecodeException.class, () -> GameCodecs.TIME.read(JsonReader.read(text)))
                        .getMessage());
    }

    @Test
    void aClockNeverShowsLessThanNothing() {
        for (String text : List.of("{\"black\":-1,\"white\":0}", "{\"black\":0,\"white\":-1}")) {
            assertThrows(IllegalArgumentException.class, () -> GameCodecs.CLOCKS.read(JsonReader.read(text)));
        }
    }
}
