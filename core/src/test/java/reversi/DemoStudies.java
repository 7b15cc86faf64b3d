package reversi;

import java.util.List;
import java.util.Optional;
import reversi.online.ChapterCard;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.online.Commentary;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.online.ServerMessage;
import reversi.online.StudyCard;
import reversi.online.StudyMember;
import reversi.online.StudyNews;
import reversi.online.StudyReader;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.online.TaskKind;
import reversi.online.Webhook;
import reversi.online.WebhookDelivery;
import reversi.online.WebhookEvent;
import reversi.online.WebhookResult;
import reversi.rules.Move;

/** The studies of the {@link DemoServer}: one of one's own, which one leads, one that a friend leads, and one of hers on a game that goes on. */
final class DemoStudies {
    static final String OWN = "ownStudy0001";
    static final String OTHER = "otherStudy02";
    static final String LIVE = "liveStudy003";
    static final long OWN_ID = 1;
    static final long OTHER_ID = 2;
    static final long FIRST = 11;
    static final long SECOND = 12;
    static final long LIVE_ID = 3;
    static final long LIVE_CHAPTER = 13;
    /** A table of others, on which the live study comments. */
    static final long LIVE_GAME = 22;
    /** The table that the page of a tournament shows, on which it comments as well. */
    private static final long TOURNAMENT_GAME = 21;

    /** A game with a side line and comments, long and short. */
    static final String GAME = "(;GM[2]PB[player 3]PW[larkspur];B[f5](;W[d6]C[The parallel opening is rare: Black gets"
            + " the better edges, and White seldom anything for it.];B[c3])(;W[f6]C[diagonal];B[e6];W[f4]))";

    /** Who wrote these: nobody is known of the first, and two wrote the second. */
    private static final List<List<String>> AUTHORS = List.of(List.of(), List.of("player 3", "larkspur"));

    static final String SECRET = "q0X3mVd2yZ8sUe5kTn1bRw7cJh4gLf6aPo9iDt-E_uY";

    private static final long DAY = 86_400_000;

    private static final String EMPTY = "(;GM[2])";

    /** The beginning of the game at {@link #LIVE_GAME}, as the server has heard of it. */
    private static final String BEGUN = "(;GM[2]PB[player 1]PW[player 2];B[f5];W[d6];B[c3];W[d3];B[c4]C[Both know the"
            + " Tiger by heart: the first ten moves will come fast.](;W[f4])(;W[b3]C[This wins a tempo.]))";

    private final PlayerCard you = DemoServer.YOU;

    List<ServerMessage> answer(StudyRequest request, boolean isEmpty) {
        if (request instanceof StudyRequest.AskStudies) {
            return List.of(new StudyNews.Studies(isEmpty ? List.of() : List.of(card(OWN_ID), card(OTHER_ID))));
        } else if (request instanceof StudyRequest.MakeStudy) {
            return List.of(new StudyNews.StudyMade(card(OWN_ID)));
        } else if (request instanceof StudyRequest.OpenStudy open) {
            if (open.code().equals(LIVE)) {
                return List.of(live(Optional.of(DemoServer.FRIEND.id())), shownLive(LIVE_CHAPTER));
            }
            long id = open.code().equals(OWN) ? OWN_ID : OTHER_ID;
            return List.of(
                    info(id, isEmpty, 1), shown(id, isEmpty ? Optional.empty() : Optional.of(FIRST), "f5", "d6"));
        } else if (request instanceof StudyRequest.AskChapter ask && ask.study() == LIVE_ID) {
            return List.of(new StudyNews.StudyChapter(
                    LIVE_ID,
                    LIVE_CHAPTER,
                    1,
                    BEGUN,
                    List.of(List.of("player 3"), List.of("player 3")),
                    Optional.empty()));
        } else if (request instanceof StudyRequest.AskCommentaries ask) {
            boolean isThere = ask.game() >= TOURNAMENT_GAME && !isEmpty;
            return List.of(new StudyNews.Commentaries(
                    ask.game(), isThere ? List.of(new Commentary(LIVE, DemoServer.FRIEND)) : List.of()));
        } else if (request instanceof StudyRequest.AskChapter ask) {
            String content = ask.chapter() == FIRST ? GAME : EMPTY;
            return List.of(
                    new StudyNews.StudyChapter(ask.study(), ask.chapter(), 1, content, AUTHORS, Optional.empty()));
        } else if (request instanceof StudyRequest.AskClass ask) {
            return List.of(classInfo(ask.club(), isEmpty));
        } else if (request instanceof StudyRequest.AskWebhook ask) {
            return List.of(webhookInfo(ask.club(), isEmpty, Optional.empty()));
        } else if (request instanceof StudyRequest.RenewWebhook renew) {
            return List.of(webhookInfo(renew.club(), isEmpty, Optional.of(SECRET)));
        } else if (request instanceof StudyRequest.ExportStudy export) {
            return List.of(new StudyNews.StudyFile(export.study(), GAME));
        }
        return List.of();
    }

    /** The class of a club; the first club is one's own. */
    StudyNews.ClassInfo classInfo(long club, boolean isEmpty) {
        boolean leads = club == DemoClubs.OWN;
        if (isEmpty) {
            return new StudyNews.ClassInfo(club, List.of(), List.of(), false);
        }
        long now = DemoServer.NOW;
        return new StudyNews.ClassInfo(
                club,
                List.of(
                        new ClassTask(1, TaskKind.STUDY, 1, "The parallel opening, to its end", OWN, now + DAY),
                        new ClassTask(2, TaskKind.PUZZLES, 10, "Ten puzzles", "", now + 6 * DAY),
                        new ClassTask(3, TaskKind.GAMES, 3, "Play", "", now - DAY)),
                leads
                        ? List.of(
                                pupil(DemoServer.FRIEND, 1, 7, 3),
                                pupil(
                                        DemoServer.person(6, "a very long player name", 1_540, Presence.IDLE, 0),
                                        0,
                                        10,
                                        1))
                        : List.of(pupil(you, 0, 4, 3)),
                !leads);
    }

    /** The webhook of a club, which was switched off; of a server that tells nobody where {@code isEmpty}. */
    StudyNews.WebhookInfo webhookInfo(long club, boolean isEmpty, Optional<String> secret) {
        long now = DemoServer.NOW;
        return new StudyNews.WebhookInfo(
                club,
                !isEmpty,
                isEmpty
                        ? Optional.empty()
                        : Optional.of(new Webhook(
                                "https://hooks.elm-and-oak.example.org/reversi/results?club=elm", now - DAY, true)),
                secret,
                isEmpty
                        ? List.of()
                        : List.of(
                                delivery(5, WebhookEvent.TEST, 0, WebhookResult.NONE, 0),
                                delivery(4, WebhookEvent.SEASON_ENDED, 2, WebhookResult.ANSWERED, 503),
                                delivery(3, WebhookEvent.TOURNAMENT_CANCELLED, 1, WebhookResult.NOT_PUBLIC, 0),
                                delivery(2, WebhookEvent.TOURNAMENT_ANNOUNCED, 1, WebhookResult.ANSWERED, 204)));
    }

    private static WebhookDelivery delivery(long id, WebhookEvent event, int tries, WebhookResult result, int status) {
        long at = DemoServer.NOW - DAY / (id * id);
        return new WebhookDelivery(id, event, at, tries, tries == 0 ? 0 : at, id > 2, result, status);
    }

    private static ClassPupil pupil(PlayerCard player, Integer... done) {
        return new ClassPupil(player, 12, 340, List.of(done), List.of(22L, 21L));
    }

    static StudyNews.StudyShown shown(long study, Optional<Long> chapter, String... line) {
        List<Move> moves = chapter.isEmpty()
                ? List.of()
                : List.of(line).stream().map(Move::at).toList();
        return new StudyNews.StudyShown(study, chapter, moves, false);
    }

    /** That the end of the game is shown that the live study follows. */
    static StudyNews.StudyShown shownLive(long chapter) {
        return new StudyNews.StudyShown(LIVE_ID, Optional.of(chapter), List.of(), true);
    }

    /** The live study, in which one may change chapters, with its leader. */
    StudyNews.StudyInfo live(Optional<Long> leader) {
        StudyCard card = new StudyCard(LIVE_ID, LIVE, "player 1 – player 2", true, 1, Optional.of(StudyRole.EDITOR));
        return new StudyNews.StudyInfo(
                card,
                List.of(new StudyMember(DemoServer.FRIEND, StudyRole.OWNER), new StudyMember(you, StudyRole.EDITOR)),
                List.of(new ChapterCard(LIVE_CHAPTER, card.name(), 1, Optional.of(LIVE_GAME))),
                List.of(new StudyReader(DemoServer.FRIEND, false), new StudyReader(you, false)),
                leader);
    }

    static StudyCard card(long id) {
        return id == OWN_ID
                ? new StudyCard(id, OWN, "The parallel opening", false, 2, Optional.of(StudyRole.OWNER))
                : new StudyCard(id, OTHER, "Endgames of the club, with parity", true, 2, Optional.of(StudyRole.EDITOR));
    }

    /** A study, of which the first chapter has a version. */
    StudyNews.StudyInfo info(long id, boolean isEmpty, int version) {
        boolean isOwn = id == OWN_ID;
        PlayerCard friend = DemoServer.FRIEND;
        PlayerCard long1 = DemoServer.person(6, "a very long player name", 1_540, Presence.PLAYING, 22);
        return new StudyNews.StudyInfo(
                card(id),
                List.of(
                        new StudyMember(isOwn ? you : friend, StudyRole.OWNER),
                        new StudyMember(isOwn ? friend : you, StudyRole.EDITOR),
                        new StudyMember(long1, StudyRole.VIEWER)),
                isEmpty
                        ? List.of()
                        : List.of(
                                new ChapterCard(FIRST, "Why nobody plays it any more", version, Optional.empty()),
                                new ChapterCard(SECOND, "From the start", 1, Optional.empty())),
                List.of(new StudyReader(you, false), new StudyReader(friend, isOwn)),
                Optional.of(isOwn ? you.id() : friend.id()));
    }
}
