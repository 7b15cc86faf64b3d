package reversi.server.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.server.table.EventWriter.Written;

/** What nodes tell each other arrives as it was. */
class NoticeTest {
    @Test
    void everyNoticeRoundTrips() {
        for (Notice notice : List.of(
                new Notice.EventsAppended(List.of(new Written(1, 2), new Written(30, 4))),
                new Notice.AccountMessage(7, "{\"kind\":\"done\", \"request\":1}"),
                new Notice.Seated(7, 8, true),
                new Notice.Seated(7, 8, false),
                new Notice.SessionEnded(9),
                new Notice.AccountChanged(10),
                new Notice.MatchProposed(11, 12),
                new Notice.TournamentRemark(13, 14, "{\"kind\":\"x\", \"text\":\"a b\"}"),
                new Notice.PresenceChanged("a-b", "{} {}"),
                new Notice.PresenceRequested("a-b"),
                new Notice.Heartbeat("a-b"))) {
            assertEquals(Optional.of(notice), Notice.read(notice.write()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "later 1", "seat 1", "seat x y", "grown 1", "to 5", "remark 1 2", "crowd a"})
    void whatIsUnknownIsIgnored(String text) {
        assertEquals(Optional.empty(), Notice.read(text));
    }
}
