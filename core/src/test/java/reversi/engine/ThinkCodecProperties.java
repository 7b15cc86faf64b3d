package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

class ThinkCodecProperties {
    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.of(RandomPositions.VARIANTS).flatMap(Lines::open);
    }

    @Property
    void questionsArriveAsTheyWereSent(
            @ForAll("positions") Position position,
            @ForAll @IntRange(min = 1, max = 16) int level,
            @ForAll Purpose purpose,
            @ForAll @IntRange(min = 1) int budget,
            @ForAll long seed) {
        Question question = new Question(position, Level.of(level), purpose, seed, budget);

        Question read = ThinkCodec.readQuestion(ThinkCodec.write(question));

        assertEquals(question, read);
        for (Disc disc : Disc.values()) {
            assertEquals(position.placed(disc), read.position().placed(disc));
        }
    }

    @Property
    void repliesArriveAsTheyWereSent(
            @ForAll int value,
            @ForAll @IntRange(max = 252) int depth,
            @ForAll boolean exact,
            @ForAll List<@IntRange(max = 256) Integer> line,
            @ForAll long nodes,
            @ForAll String message) {
        List<Move> moves = new ArrayList<>();
        List<MoveValue> values = new ArrayList<>();
        for (int code : line) {
            Move move = code == 256 ? Move.PASS : Move.at(new Square(code % 16, code / 16));
            moves.add(move);
            values.add(new MoveValue(move, value - code, code, code % 2 == 0, List.copyOf(moves)));
        }
        Answer answer = new Answer(Move.at("p16"), value, depth, 100 - depth % 30, exact, moves, values, nodes);
        for (ThinkReply reply : List.of(
                new ThinkReply.Improved(answer), new ThinkReply.Answered(answer), new ThinkReply.Failed(message))) {
            assertEquals(reply, ThinkCodec.readReply(ThinkCodec.write(reply)));
        }
    }

    @Property
    void anyIntsAreReadOrRefused(@ForAll int[] ints, @ForAll boolean headed, @ForAll @IntRange(max = 4) int kind) {
        int[] message = ints;
        if (headed) {
            message = new int[ints.length + 2];
            System.arraycopy(ints, 0, message, 2, ints.length);
            message[0] = ThinkCodec.write(new ThinkReply.Failed(""))[0];
            message[1] = kind;
        }
        readOrRefuse(message);
    }

    @Property
    void aChangedMessageIsReadOrRefused(
            @ForAll("positions") Position position, @ForAll long seed, @ForAll int at, @ForAll int to) {
        int[] message = ThinkCodec.write(new Question(position, Level.of(3), Purpose.HINT, seed, 50));
        message[Math.floorMod(at, message.length)] = to % 40;
        readOrRefuse(message);
    }

    private static void readOrRefuse(int[] message) {
        int[] sent = message.clone();
        try {
            ThinkCodec.readQuestion(message);
        } catch (IllegalArgumentException refused) {
            assertEquals(false, refused.getMessage().isBlank());
        }
        try {
            ThinkCodec.readReply(message);
        } catch (IllegalArgumentException refused) {
            assertEquals(false, refused.getMessage().isBlank());
        }
        assertArrayEquals(sent, message);
    }

    @Test
    void cutLongAndForeignMessagesAreRefused() {
        Question question = new Question(
                Position.start(Variant.EIGHT_STARS), Level.of(2), Purpose.VALUES, -1, Question.LEVELS_OWN_TIME);
        int[] message = ThinkCodec.write(question);
        for (int length = 0; length < message.length; length++) {
            int[] cut = Arrays.copyOf(message, length);
            assertThrows(IllegalArgumentException.class, () -> ThinkCodec.readQuestion(cut));
        }
        int[] longer = Arrays.copyOf(message, message.length + 1);
        assertThrows(IllegalArgumentException.class, () -> ThinkCodec.readQuestion(longer));
        assertThrows(IllegalArgumentException.class, () -> ThinkCodec.readReply(message));
        int[] newer = message.clone();
        newer[0]++;
        assertThrows(IllegalArgumentException.class, () -> ThinkCodec.readQuestion(newer));
    }
}
