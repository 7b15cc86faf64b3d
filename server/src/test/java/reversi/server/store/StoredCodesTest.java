package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import reversi.online.AccessScope;
import reversi.online.AppealStatus;
import reversi.online.ClubRole;
import reversi.online.Matter;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.online.Sanction;
import reversi.online.StudyRole;
import reversi.online.TaskKind;
import reversi.online.WebhookEvent;
import reversi.online.WebhookResult;
import reversi.rules.Disc;

/** What databases hold that are in use: these numbers may never change. */
class StoredCodesTest {
    @Test
    void codesAreWhatOldDatabasesHold() {
        assertEquals(
                List.of(0, 1, 2),
                List.of(PlayerKind.GUEST, PlayerKind.MEMBER, PlayerKind.BOT).stream()
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2),
                List.of(Refusal.NOBODY, Refusal.GUESTS, Refusal.EVERYBODY).stream()
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1),
                List.of(Disc.BLACK, Disc.WHITE).stream().map(StoredCodes::of).toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4, 5, 6, 7),
                Stream.of(
                                Matter.NAME,
                                Matter.PHOTO,
                                Matter.CHAT,
                                Matter.LETTER,
                                Matter.PLAY,
                                Matter.TALK,
                                Matter.CLUB,
                                Matter.STUDY)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4),
                Stream.of(ClubRole.INVITED, ClubRole.ASKED, ClubRole.MEMBER, ClubRole.LEADER, ClubRole.FOUNDER)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2, 3),
                Stream.of(TaskKind.STUDY, TaskKind.LESSONS, TaskKind.PUZZLES, TaskKind.GAMES)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2),
                Stream.of(StudyRole.VIEWER, StudyRole.EDITOR, StudyRole.OWNER)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4, 5, 6),
                Stream.of(
                                Sanction.NONE,
                                Sanction.WARN,
                                Sanction.NO_PHOTO,
                                Sanction.MUTE,
                                Sanction.HIDE,
                                Sanction.CLOSE,
                                Sanction.BAN)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2),
                Stream.of(AppealStatus.NONE, AppealStatus.WAITING, AppealStatus.DECLINED)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(1, 2, 4),
                Stream.of(AccessScope.GAMES_READ, AccessScope.CHALLENGE_WRITE, AccessScope.BOT_PLAY)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4, 5, 6),
                Stream.of(
                                WebhookEvent.TEST,
                                WebhookEvent.TOURNAMENT_ANNOUNCED,
                                WebhookEvent.TOURNAMENT_BEGUN,
                                WebhookEvent.TOURNAMENT_ENDED,
                                WebhookEvent.TOURNAMENT_CANCELLED,
                                WebhookEvent.SEASON_BEGUN,
                                WebhookEvent.SEASON_ENDED)
                        .map(StoredCodes::of)
                        .toList());
        assertEquals(
                List.of(0, 1, 2, 3, 4, 5),
                Stream.of(
                                WebhookResult.NONE,
                                WebhookResult.ANSWERED,
                                WebhookResult.UNKNOWN_NAME,
                                WebhookResult.NOT_PUBLIC,
                                WebhookResult.NO_ANSWER,
                                WebhookResult.GIVEN_UP)
                        .map(StoredCodes::of)
                        .toList());
        assertThrows(IllegalStateException.class, () -> StoredCodes.webhookEvent(7));
        assertThrows(IllegalStateException.class, () -> StoredCodes.webhookResult(6));
        assertEquals(Set.of(AccessScope.GAMES_READ, AccessScope.BOT_PLAY), StoredCodes.scopes(5));
        assertThrows(IllegalStateException.class, () -> StoredCodes.scopes(8));
        assertThrows(IllegalStateException.class, () -> StoredCodes.kind(3));
        assertThrows(IllegalStateException.class, () -> StoredCodes.matter(8));
        assertThrows(IllegalStateException.class, () -> StoredCodes.clubRole(5));
        assertThrows(IllegalStateException.class, () -> StoredCodes.studyRole(3));
        assertThrows(IllegalStateException.class, () -> StoredCodes.taskKind(4));
        assertThrows(IllegalStateException.class, () -> StoredCodes.sanction(7));
        assertThrows(IllegalStateException.class, () -> StoredCodes.appeal(3));
        assertThrows(IllegalStateException.class, () -> StoredCodes.refusal(-1));
        assertThrows(IllegalStateException.class, () -> StoredCodes.disc(2));
    }

    /** A row is read by the names of its columns: another order of them gives the same account. */
    @Test
    void theOrderOfColumnsDoesNotMatter() throws IOException {
        try (StoreFixture store = new StoreFixture()) {
            AccountRow ann = store.member();
            store.accounts.setRefusal(ann.id(), Refusal.GUESTS);
            Optional<AccountRow> turned = store.database.read(sql -> sql.first(
                    AccountRepository::row,
                    "select shows_presence, warnings, closed_until, photoless_until, hidden_until, muted_until, bot, moderator, open_chat, rated_at, volatility, deviation, deleted, refusal, draws, wins, games, points,"
                            + " rating, photo, about, name, kind, id from account where id = ?",
                    ann.id()));
            assertEquals(store.accounts.find(ann.id()), turned);
            assertEquals(Refusal.GUESTS, turned.orElseThrow().refusal());
        }
    }
}
