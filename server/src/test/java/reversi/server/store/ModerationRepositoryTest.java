package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.CaseFilter;
import reversi.online.CaseOrder;
import reversi.online.CaseStage;
import reversi.online.DecisionRow;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.Sanction;
import reversi.server.moderation.Penalty;
import reversi.server.moderation.Verdict;
import reversi.server.store.DecisionRepository.Statement;
import reversi.server.store.ReportRepository.Complaint;

/** Reports and decisions as they are kept. */
class ModerationRepositoryTest {
    private static final long NOW = 1_000_000_000_000L;
    private static final long DAY = 86_400_000;

    private StoreFixture store;
    private ReportRepository reports;
    private DecisionRepository decisions;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        reports = new ReportRepository(store.database);
        decisions = new DecisionRepository(store.database);
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    private Optional<ErrorCode> report(AccountRow reporter, AccountRow player, long now) {
        return reports.add(new Complaint(reporter.id(), player.id(), Matter.NAME, 0, ""), now);
    }

    private void decide(AccountRow player, Sanction sanction, int days, long now) {
        assertEquals(
                Optional.empty(),
                decisions.decide(new Verdict(player.id(), OptionalLong.empty(), sanction, days, "because"), now));
    }

    private AccountRow row(AccountRow account) {
        return store.accounts.find(account.id()).orElseThrow();
    }

    @Test
    void theAccountSaysWhatItsDecisionsComeTo() {
        AccountRow bert = store.member();
        decide(bert, Sanction.MUTE, 2, NOW);
        decide(bert, Sanction.MUTE, 1, NOW);
        decide(bert, Sanction.HIDE, 0, NOW);
        assertEquals(NOW + 2 * DAY, row(bert).standing().mutedUntil(), "the longest counts");
        assertEquals(Penalty.FOR_GOOD, row(bert).standing().hiddenUntil());
        DecisionRow first = decisions.about(bert.id()).get(2);
        decisions.lift(new Statement(first.id(), "enough"), OptionalLong.empty(), NOW + 5);
        assertEquals(NOW + DAY, row(bert).standing().mutedUntil());
        assertEquals(
                Optional.of(ErrorCode.NO_SUCH_DECISION),
                decisions.lift(new Statement(first.id(), "again"), OptionalLong.empty(), NOW + 6));
        DecisionRow lifted = decisions.about(bert.id()).get(2);
        assertEquals("because", lifted.reason(), "what was decided stays");
        assertEquals(NOW + 5, lifted.lifted().orElseThrow().at());
    }

    @Test
    void whatIsOverCannotBeAppealed() {
        AccountRow bert = store.member();
        decide(bert, Sanction.MUTE, 1, NOW);
        long decision = decisions.current(bert.id(), NOW).get(0).decision();
        Statement appeal = new Statement(decision, "please");
        assertEquals(List.of(), decisions.current(bert.id(), NOW + DAY));
        assertEquals(Optional.of(ErrorCode.NO_SUCH_DECISION), decisions.appeal(appeal, bert.id(), NOW + DAY));
        assertEquals(
                Optional.of(ErrorCode.NO_SUCH_DECISION),
                decisions.appeal(appeal, store.member().id(), NOW),
                "nor by somebody else");
        assertEquals(Optional.empty(), decisions.appeal(appeal, bert.id(), NOW));
    }

    @Test
    void noSessionBeginsWhileAnAccountIsClosed() {
        AccountRow bert = store.member();
        assertTrue(
                store.accounts.beginSession(bert.id(), new byte[] {1}, "d", NOW).isPresent());
        decide(bert, Sanction.CLOSE, 1, NOW);
        assertEquals(Optional.empty(), store.accounts.useSession(new byte[] {1}, NOW));
        assertEquals(Optional.empty(), store.accounts.beginSession(bert.id(), new byte[] {2}, "d", NOW + DAY - 1));
        assertTrue(store.accounts
                .beginSession(bert.id(), new byte[] {3}, "d", NOW + DAY)
                .isPresent());
    }

    @Test
    void whoeverIsHiddenIsNotInTheRanking() {
        AccountRow bert = store.member();
        store.database.write(sql -> sql.change("update account set met = 10 where id = ?", bert.id()));
        long[] time = {NOW};
        decide(bert, Sanction.HIDE, 1, NOW);
        Ranking ranking = new Ranking(store.database, () -> time[0]);
        assertEquals(0, ranking.size());
        assertEquals(List.of(), ranking.rankRows(0, 5, NOW));
        assertEquals(Optional.empty(), ranking.of(bert.id(), NOW));
        assertTrue(ranking.of(bert.id(), NOW + DAY).isPresent());
        time[0] = NOW + DAY;
        assertEquals(1, new Ranking(store.database, () -> time[0]).size());
    }

    @Test
    void evidenceOutlivesTheAccountUntilItIsOfNoUse() {
        AccountRow ann = store.member("Ann");
        AccountRow bert = store.member("RudeName");
        assertEquals(Optional.empty(), report(ann, bert, NOW));
        store.accounts.delete(bert.id(), NOW);
        store.accounts.erase(bert.id(), 100);
        assertEquals(List.of("RudeName"), reports.about(bert.id()).get(0).evidence());
        assertEquals(0, reports.forget(NOW + 2 * ReportRepository.KEPT_MILLIS), "it waits for a decision");
        decide(bert, Sanction.NONE, 0, NOW);
        assertFalse(reports.about(bert.id()).get(0).open());
        assertEquals(0, reports.forget(NOW + ReportRepository.KEPT_MILLIS));
        assertEquals(1, reports.forget(NOW + ReportRepository.KEPT_MILLIS + 1));
    }

    @Test
    void openReportsAreBoundedForReporterAndReported() {
        AccountRow ann = store.member();
        for (int i = 0; i < ReportRepository.MOST_OPEN; i++) {
            long day = i / ReportRepository.MOST_A_DAY;
            assertEquals(Optional.empty(), report(ann, store.member(), NOW + day * DAY));
        }
        assertEquals(Optional.of(ErrorCode.LIST_FULL), report(ann, store.member(), NOW + 5 * DAY));
        AccountRow bert = store.member();
        for (int i = 0; i < ReportRepository.MOST_OPEN_ABOUT + 3; i++) {
            assertEquals(Optional.empty(), report(store.guest(NOW), bert, NOW));
        }
        assertEquals(ReportRepository.MOST_OPEN_ABOUT, openAbout(bert));
        assertEquals(21, reports.waiting().open());
    }

    private int openAbout(AccountRow player) {
        return reports.waiting(0, 100).stream()
                .filter(found -> found.player() == player.id())
                .mapToInt(Case::reports)
                .sum();
    }

    @Test
    void theLongestWaitingComesFirst() {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        AccountRow carl = store.member();
        decide(carl, Sanction.MUTE, 0, NOW);
        long decision = decisions.current(carl.id(), NOW).get(0).decision();
        report(carl, ann, NOW + 3);
        report(ann, bert, NOW + 2);
        report(carl, bert, NOW + 4);
        decisions.appeal(new Statement(decision, "please"), carl.id(), NOW + 1);
        assertEquals(
                List.of(carl.id(), bert.id(), ann.id()),
                reports.waiting(0, 5).stream().map(Case::player).toList());
        assertEquals(NOW + 1, reports.waiting().oldest());
        assertEquals(
                List.of(bert.id()),
                reports.waiting(1, 1).stream().map(Case::player).toList());
        assertEquals(2, reports.waiting(1, 1).get(0).reporters());
    }

    private List<Long> listed(long moderator, CaseFilter filter) {
        return reports.cases(moderator, filter, 0, 10).stream()
                .map(Case::player)
                .toList();
    }

    @Test
    void casesAreFoundByMatterStageAndWeight() {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        AccountRow carl = store.member();
        AccountRow dora = store.member();
        long letter = store.letter(carl.id(), ann.id(), "rude", NOW).id();
        report(ann, bert, NOW);
        reports.add(new Complaint(ann.id(), carl.id(), Matter.LETTER, letter, ""), NOW + 1);
        report(dora, carl, NOW + 2);
        CaseFilter open = CaseFilter.open();
        assertEquals(List.of(bert.id(), carl.id()), listed(dora.id(), open));
        assertEquals(List.of(carl.id(), bert.id()), listed(dora.id(), open.with(CaseOrder.WEIGHT)));
        assertEquals(List.of(carl.id()), listed(dora.id(), open.with(Optional.of(Matter.LETTER))));
        assertEquals(
                List.of(Matter.NAME, Matter.LETTER).stream().sorted().toList(),
                reports.cases(dora.id(), open.with(Optional.of(Matter.LETTER)), 0, 1).get(0).matters().stream()
                        .sorted()
                        .toList(),
                "the rest of the case is there too");
        Verdict verdict = new Verdict(carl.id(), OptionalLong.of(dora.id()), Sanction.MUTE, 1, "because");
        assertEquals(Optional.empty(), decisions.decide(verdict, NOW + 3));
        decide(bert, Sanction.WARN, 0, NOW + 4);
        assertEquals(List.of(), listed(dora.id(), open));
        CaseFilter decided = open.with(CaseStage.DECIDED);
        assertEquals(List.of(bert.id(), carl.id()), listed(dora.id(), decided), "the latest first");
        assertEquals(List.of(carl.id()), listed(dora.id(), open.with(CaseStage.MINE)));
        assertEquals(List.of(), listed(ann.id(), open.with(CaseStage.MINE)));
        assertEquals(List.of(carl.id()), listed(ann.id(), decided.with(Optional.of(Matter.LETTER))));
        Case muted = reports.cases(dora.id(), decided, 1, 1).get(0);
        assertEquals(Optional.of(Sanction.MUTE), muted.decided());
        assertEquals(2, muted.reporters());
        decisions.appeal(
                new Statement(decisions.current(carl.id(), NOW + 5).get(0).decision(), "no"), carl.id(), NOW + 5);
        assertEquals(List.of(carl.id()), listed(dora.id(), open.with(Optional.of(Matter.LETTER))), "by the appeal");
        assertEquals(List.of(), listed(dora.id(), open.with(Optional.of(Matter.PHOTO))));
    }

    private static List<Long> told(Interventions interventions) {
        List<Long> told = new ArrayList<>();
        interventions.forEachNew(told::add);
        return told;
    }

    private void intervene(long id, long account) {
        store.database.write(sql -> sql.change(
                "insert into intervention (id, at, account, act, detail) values (?, 0, ?, 'test', '')", id, account));
    }

    /** Numbers are given before a commit: on PostgreSQL a smaller one may appear after a greater one. */
    @Test
    void everyInterventionIsToldOnceHoweverLateItAppears() {
        intervene(5, 1);
        Interventions interventions = new Interventions(store.database);
        assertEquals(List.of(), told(interventions), "done before");
        intervene(7, 2);
        assertEquals(List.of(2L), told(interventions));
        intervene(6, 3);
        intervene(8, 4);
        assertEquals(List.of(3L, 4L), told(interventions));
        assertEquals(List.of(), told(interventions));
    }

    @Test
    void whatFailsForWantOfTheDatabaseIsToldAgain() {
        Interventions interventions = new Interventions(store.database);
        intervene(1, 11);
        intervene(2, 12);
        assertThrows(
                StoreException.class,
                () -> interventions.forEachNew(account -> {
                    throw new StoreException(new IllegalStateException("away"));
                }));
        assertEquals(List.of(11L, 12L), told(interventions));
    }

    @Test
    void theOperatorRenamesAndWritesItDown() {
        AccountOperator operator = new AccountOperator(store.database);
        AccountRow ann = store.member("Ann");
        store.member("Bert");
        assertFalse(operator.rename(ann.id(), "bert", new AccountRepository.NameKeys("bert", "bert"), NOW));
        assertTrue(operator.rename(ann.id(), "Anna", new AccountRepository.NameKeys("anna", "anna"), NOW));
        assertEquals("Anna", row(ann).name());
        assertEquals(List.of(new AccountOperator.Done(NOW, "", "rename", "Anna")), operator.history(ann.id(), 5));
        assertFalse(operator.setModerator(987_654, true, NOW), "nobody");
        assertTrue(operator.setModerator(ann.id(), true, NOW));
        assertEquals(List.of(ann.id()), operator.moderators());
    }
}
