package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.AgreementCard;
import reversi.online.AppealStatus;
import reversi.online.DecisionRow;
import reversi.online.HabitsCard;
import reversi.online.ModerationNews.CaseFile;
import reversi.online.ModerationNews.Signals;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Sanction;
import reversi.screens.online.ModerationPageState.Draft;
import reversi.screens.online.ModerationPageState.Opened;
import reversi.screens.online.ModerationPageState.Queue;

class ModerationPageStateTest {
    private static final Queue NONE = ModerationPageState.empty().queue();

    private static PlayerCard player(long id) {
        return new PlayerCard(id, "player " + id, PlayerKind.MEMBER, 1_500, 0, Presence.IDLE, Optional.empty(), 0, 0);
    }

    private static Optional<CaseFile> file(long player, long... decisions) {
        List<DecisionRow> rows = new ArrayList<>();
        for (long id : decisions) {
            rows.add(new DecisionRow(
                    id, "mod " + id, 0, Sanction.WARN, 0, "why", Optional.empty(), AppealStatus.NONE, ""));
        }
        return Optional.of(new CaseFile(player(player), "", 0, 0, List.of(), rows));
    }

    private static Opened opened(ModerationPageState state) {
        return state.opened().orElseThrow();
    }

    private static ModerationPageState looking() {
        return ModerationPageState.empty().opening(player(7)).with(NONE, file(7, 12, 11));
    }

    @Test
    void whatWasDecidedBeforeIsNoSurprise() {
        assertTrue(opened(looking()).meanwhile().isEmpty());
        assertTrue(opened(ModerationPageState.empty().opening(player(7)))
                .meanwhile()
                .isEmpty());
    }

    @Test
    void aNewerDecisionIsASurpriseUntilOneDecides() {
        ModerationPageState later = looking().with(NONE, file(7, 13, 12, 11));
        assertEquals(13, opened(later).meanwhile().orElseThrow().id());
        assertTrue(opened(later.decided(7)).meanwhile().isEmpty());
    }

    @Test
    void theFileOfSomebodyElseIsNotTaken() {
        assertEquals(opened(looking()), opened(looking().with(NONE, file(8, 99))));
        ModerationPageState other = looking().opening(player(8));
        assertTrue(opened(other.with(NONE, file(7, 12))).file().isEmpty());
    }

    private static Optional<Signals> signals(long player, int score) {
        AgreementCard agreement = new AgreementCard(30, 400, 300, 240, score, score >= 280);
        return Optional.of(new Signals(player, agreement, new HabitsCard(0, 0, 0, 0, 0, 0), List.of()));
    }

    @Test
    void whatStandsOutIsTakenWhereItIsOfThePlayer() {
        ModerationPageState asking = looking().studying(7, true);
        assertTrue(opened(asking).study().isAsking());
        assertEquals(asking, asking.with(signals(8, 300)), "somebody else");
        ModerationPageState found = asking.with(signals(7, 300));
        assertEquals(signals(7, 300), opened(found).study().signals());
        assertFalse(opened(found).study().isAsking());
        ModerationPageState again = found.studying(7, true);
        assertTrue(
                opened(again.with(Optional.empty())).study().isAsking(), "the old is shown until there is an answer");
        assertEquals(signals(7, 300), opened(again).study().signals());
        assertFalse(opened(again.with(signals(7, 300))).study().isAsking(), "the same again");
        assertFalse(opened(again.with(signals(7, 310))).study().isAsking());
        assertEquals(found, found.studying(8, true), "another player is looked at");
        assertEquals(
                opened(found).study(), opened(found.with(NONE, file(7, 12))).study(), "a file changes nothing");
    }

    @Test
    void whatIsDraftedForOneIsNothingToAnother() {
        Draft draft = Draft.none().choosing(Sanction.BAN).writing("why");
        assertEquals(draft, opened(looking().drafting(7, draft)).draft());
        assertEquals(Draft.none(), opened(looking().drafting(8, draft)).draft());
        assertEquals(draft, opened(looking().drafting(7, draft).decided(8)).draft());
        assertEquals(
                Draft.none(), opened(looking().drafting(7, draft).decided(7)).draft());
    }

    @ParameterizedTest
    @CsvSource({"NONE, '', false", "NONE, x, false", "WARN, '', true", "BAN, '  ', true", "MUTE, x, false"})
    void onlyWhatIsReadNeedsAReason(Sanction sanction, String reason, boolean lacks) {
        assertEquals(lacks, Draft.none().choosing(sanction).writing(reason).lacksReason());
    }
}
