package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.TimeControl;

/** {@code docs/protocol.md} says what the types say, and the codec calls everything by its own name. */
class ProtocolDocTest {
    private final TreeMap<String, String> documented = new TreeMap<>();

    @BeforeEach
    void read() throws IOException {
        for (String line : Files.readAllLines(Path.of("..", "docs", "protocol.md"))) {
            String[] columns = line.split("\\|", -1);
            if (columns.length >= 4 && !columns[1].startsWith("-")) {
                String before = documented.put(columns[1].replace("`", "").strip(), columns[2].strip());
                assertTrue(before == null || !columns[1].contains("`"), columns[1] + " stands there twice");
            }
        }
    }

    private static String fields(Class<?> record) {
        String fields = Arrays.stream(record.getRecordComponents())
                .map(part -> "`" + part.getName() + "`" + (isOptional(part) ? "?" : ""))
                .collect(Collectors.joining(", "));
        return fields.isEmpty() ? "–" : fields;
    }

    private static boolean isOptional(RecordComponent part) {
        return part.getType() == Optional.class;
    }

    private static String kind(Class<?> record) {
        String name = record.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    @Test
    void everyMessageStandsThereWithItsFields() {
        Stream.of(ClientMessage.class, ServerMessage.class, TableEvent.class)
                .flatMap(family -> Messages.kindsOf(family).stream())
                .forEach(record -> assertEquals(fields(record), documented.get(kind(record)), kind(record)));
    }

    @Test
    void everyValueStandsThereWithItsFields() {
        for (Class<?> value : List.of(
                PlayerCard.class,
                GameTerms.class,
                RatingChange.class,
                Finish.class,
                Invitation.class,
                SessionCard.class,
                Letter.class,
                Conversation.class,
                Remark.class,
                GameCard.class,
                RankRow.class,
                SanctionCard.class,
                CaseFilter.class,
                CaseRow.class,
                ReportRow.class,
                DecisionRow.class,
                Lifting.class,
                BotCard.class,
                TournamentTerms.class,
                TournamentCard.class,
                StandingRow.class,
                BoardRow.class,
                BoardResult.class,
                TournamentRemark.class,
                StudyCard.class,
                StudyMember.class,
                StudyReader.class,
                ChapterCard.class,
                ClassTask.class,
                ClassPupil.class,
                TableState.class,
                TimeControl.class,
                ClockTimes.class)) {
            assertEquals(fields(value), documented.get(value.getSimpleName()), value.getSimpleName());
        }
    }

    @Test
    void everyFaultStandsThere() {
        for (ErrorCode fault : ErrorCode.values()) {
            assertTrue(documented.containsKey(fault.name()), fault.name());
        }
    }

    @Test
    void theCodecKnowsEveryMessageByItsName() {
        Codec codec = new Codec();
        assertEquals(names(ClientMessage.class), sorted(codec.client().names()));
        assertEquals(names(ServerMessage.class), sorted(codec.server().names()));
        assertEquals(names(TableEvent.class), sorted(TableEventCodec.EVENT.names()));
    }

    private static List<String> names(Class<?> family) {
        return sorted(
                Messages.kindsOf(family).stream().map(ProtocolDocTest::kind).toList());
    }

    private static List<String> sorted(Iterable<String> names) {
        List<String> sorted = new ArrayList<>();
        names.forEach(sorted::add);
        sorted.sort(null);
        return sorted;
    }
}
