package reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.AgreementCard;
import reversi.online.AppealStatus;
import reversi.online.CaseRow;
import reversi.online.CaseStage;
import reversi.online.DecisionRow;
import reversi.online.HabitsCard;
import reversi.online.Lifting;
import reversi.online.Matter;
import reversi.online.ModerationNews.CaseFile;
import reversi.online.ModerationNews.Cases;
import reversi.online.ModerationNews.Sanctions;
import reversi.online.ModerationNews.Signals;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.ReportRow;
import reversi.online.Sanction;
import reversi.online.SanctionCard;
import reversi.online.SharedRow;

/** What a moderator of the {@link DemoServer} has to decide, and what was decided about oneself. */
final class DemoCases {
    private static final long NOW = DemoServer.NOW;
    private static final long HOUR = 3_600_000;
    private static final long DAY = 24 * HOUR;
    private static final PlayerCard LOUD = player(418, "guest 418", PlayerKind.GUEST, 0);
    private static final PlayerCard QUARTZ = player(31, "quartz", PlayerKind.MEMBER, 3);
    private static final PlayerCard HERON = player(32, "a very long player name", PlayerKind.MEMBER, 0);

    private DemoCases() {}

    private static PlayerCard player(long id, String name, PlayerKind kind, int photo) {
        int rating = kind == PlayerKind.GUEST ? 0 : 1_540;
        return new PlayerCard(id, name, kind, rating, 23, Presence.IDLE, Optional.empty(), photo, 0);
    }

    /** Four who wait, and more. */
    static Cases some(CaseStage stage) {
        if (stage != CaseStage.OPEN) {
            List<CaseRow> decided = List.of(new CaseRow(
                    QUARTZ, List.of(Matter.PHOTO), 1, 1, NOW - 5 * HOUR, false, Optional.of(Sanction.WARN)));
            return new Cases(0, 25, NOW - 2 * HOUR, decided, false);
        }
        List<CaseRow> rows = List.of(
                new CaseRow(LOUD, List.of(Matter.CHAT, Matter.NAME), 3, 2, NOW - 2 * HOUR, false, Optional.empty()),
                new CaseRow(QUARTZ, List.of(Matter.PHOTO), 1, 1, NOW - HOUR, false, Optional.empty()),
                new CaseRow(HERON, List.of(), 0, 0, NOW - 40 * 60_000, true, Optional.empty()),
                new CaseRow(DemoServer.FRIEND, List.of(Matter.PLAY), 7, 5, NOW - 30 * 60_000, false, Optional.empty()));
        return new Cases(0, 25, NOW - 2 * HOUR, rows, true);
    }

    /** Nobody waits. */
    static Cases none() {
        return new Cases(0, 0, 0, List.of(), false);
    }

    /** What is known of a player; with {@code more} decisions made just now by somebody else. */
    static CaseFile file(long player, List<DecisionRow> more) {
        PlayerCard card = List.of(LOUD, QUARTZ, HERON, DemoServer.FRIEND).stream()
                .filter(known -> known.id() == player)
                .findFirst()
                .orElseGet(() -> player(player, "player " + player, PlayerKind.MEMBER, 0));
        List<DecisionRow> decisions = new ArrayList<>(more);
        decisions.addAll(decisions());
        return new CaseFile(card, "I like corners.", NOW - 90 * DAY, 6, reports(), decisions);
    }

    private static List<ReportRow> reports() {
        return List.of(
                new ReportRow(
                        3,
                        DemoServer.FRIEND,
                        NOW - 2 * HOUR,
                        Matter.CHAT,
                        21,
                        "He went on after I asked him to stop.",
                        List.of("What a stupid move.", "Are you asleep?", "Go back to school."),
                        true),
                new ReportRow(2, DemoServer.YOU, NOW - DAY, Matter.PHOTO, 0, "", List.of("3"), true),
                new ReportRow(
                        1, DemoServer.YOU, NOW - 9 * DAY, Matter.PLAY, 20, "Left a lost game.", List.of(), false));
    }

    private static List<DecisionRow> decisions() {
        return List.of(
                decision(12, "player 1", Sanction.MUTE, NOW + 3 * DAY, "Insults in the chat of game 19.", ""),
                new DecisionRow(
                        11,
                        "",
                        NOW - 20 * DAY,
                        Sanction.WARN,
                        0,
                        "Please be kind.",
                        Optional.of(new Lifting("player 1", NOW - 19 * DAY, "It was a misunderstanding.")),
                        AppealStatus.WAITING,
                        "I only answered to what was said before."));
    }

    /** All that can stand out. */
    static Signals signals(long player) {
        return new Signals(
                player,
                new AgreementCard(30, 412, 301, 240, 384, true),
                new HabitsCard(4_250, -8, 57, 3, 46, 51),
                List.of(new SharedRow(HERON, 12), new SharedRow(QUARTZ, 0)));
    }

    /** A decision that was made a moment ago. */
    static DecisionRow decision(long id, String by, Sanction sanction, long until, String reason, String appeal) {
        AppealStatus status = appeal.isEmpty() ? AppealStatus.NONE : AppealStatus.WAITING;
        return new DecisionRow(id, by, NOW - 60_000, sanction, until, reason, Optional.empty(), status, appeal);
    }

    /** That something was decided about oneself: for a week where it holds for some time. */
    static Sanctions sanctions(Sanction sanction, boolean isRead, AppealStatus appeal) {
        long until = sanction == Sanction.WARN ? 0 : NOW + 7 * DAY;
        String reason = "Insults in the chat of game 21, also after a warning.";
        return new Sanctions(List.of(new SanctionCard(40, sanction, NOW, until, reason, isRead, appeal)));
    }
}
