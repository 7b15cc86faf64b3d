package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.StudyRole;
import reversi.server.store.StudyReaders.Reader;

/** Who leads while lines break: Ann, who owns the study, has it open at one node, and Bert, an editor, at another one. */
final class StudyReadersTest {
    private static final long BROKE = 1_000;
    private static final long OVER = BROKE + StudyReaders.SILENCE_MILLIS;

    private StoreFixture store;
    private StudyReaders readers;
    private long ann;
    private long bert;
    private long study;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        readers = store.readers;
        ann = store.member("Ann").id();
        bert = store.member("Bert").id();
        store.studies.make(ann, "code", "Openings", true, 1);
        study = store.studies.find("code", ann).orElseThrow().id();
        store.studies.invite(study, ann, new StudyRepository.Membership(bert, StudyRole.EDITOR), 1);
        readers.enter(study, ann, "one", 1);
        readers.enter(study, bert, "other", 2);
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    private Optional<Long> leader() {
        return readers.stand(study).orElseThrow().leader();
    }

    private List<Long> here() {
        return readers.of(study).stream().map(Reader::account).toList();
    }

    @Test
    void whoLeadsCountsAsHereUntilTheTimeIsOver() {
        readers.lose(study, ann, "one", BROKE);
        readers.beat("one", OVER);
        readers.beat("other", OVER);
        assertFalse(readers.expire(study, OVER));
        assertEquals(Optional.of(ann), leader());
        assertEquals(List.of(ann, bert), here());
        assertTrue(readers.expire(study, OVER + 1));
        assertEquals(Optional.of(bert), leader());
        assertEquals(List.of(bert), here());
    }

    @Test
    void whoComesBackByAnyNodeStillLeads() {
        readers.lose(study, ann, "one", BROKE);
        readers.enter(study, ann, "other", OVER);
        readers.lose(study, ann, "other", OVER);
        readers.enter(study, ann, "one", OVER + 1);
        readers.beat("other", 2 * OVER);
        readers.beat("one", 2 * OVER);
        assertFalse(readers.expire(study, 2 * OVER), "nothing is left of the lines that broke");
        assertEquals(Optional.of(ann), leader());
    }

    @Test
    void whoDoesNotLeadAndWhoseLineBreaksIsGone() {
        readers.lose(study, bert, "other", BROKE);
        assertEquals(List.of(ann), here());
        assertEquals(Optional.of(ann), leader());
    }

    @Test
    void theOwnerTakesTheLeadMeanwhile() {
        readers.give(study, ann, bert);
        readers.lose(study, bert, "other", BROKE);
        assertEquals(Optional.of(bert), leader());
        assertEquals(Optional.empty(), readers.ask(study, ann));
        assertEquals(Optional.of(ann), leader());
    }

    @Test
    void whoEntersLongAfterwardsLeadsAtOnce() {
        readers.lose(study, ann, "one", BROKE);
        readers.leave(study, bert, "other");
        assertEquals(Optional.of(ann), leader());
        readers.enter(study, bert, "other", OVER + 1);
        assertEquals(Optional.of(bert), leader());
    }
}
