package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.server.StudyVisit.EMPTY;
import static reversi.server.StudyVisit.LONGER;
import static reversi.server.StudyVisit.added;
import static reversi.server.StudyVisit.chapter;
import static reversi.server.StudyVisit.invite;
import static reversi.server.StudyVisit.made;
import static reversi.server.StudyVisit.opened;
import static reversi.server.StudyVisit.told;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ChapterCard;
import reversi.online.Commentary;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;

/** Studies that comment on a game while it goes on. */
abstract class CommentarySuite extends OnlineSuite {
    private static void plays(Person who, TableState table, int ply, String move) throws InterruptedException {
        who.client().send(new TableRequest.Play(table.id(), ply, Move.at(move)));
        who.client().await(TableNews.Happened.class, news -> news.version() == ply);
    }

    private static List<Commentary> commentaries(Person who, TableState table) throws InterruptedException {
        who.client().send(new StudyRequest.AskCommentaries(table.id()));
        return heard(who, table).commentaries();
    }

    private static StudyNews.Commentaries heard(Person who, TableState table) throws InterruptedException {
        return who.client().await(StudyNews.Commentaries.class, news -> news.game() == table.id());
    }

    @Test
    void aChapterGrowsWithItsGameAndIsOneLikeAnyOtherAfterTheEnd() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        TableState table = begin(ann, bert, RATED);
        StudyCard study = made(carl, "Live", true);
        plays(ann, table, 1, "f5");
        done(carl.client(), new StudyRequest.FollowGame(study.id(), table.id()));
        done(carl.client(), new StudyRequest.FollowGame(study.id(), table.id()));
        ChapterCard card = opened(carl, study).chapters().get(0);
        assertEquals(1, opened(carl, study).chapters().size(), "it follows the game once");
        assertEquals("Ann – Bert", card.name());
        assertEquals(Optional.of(table.id()), card.game());
        String begun = chapter(carl, study, card.id()).content();
        assertTrue(begun.endsWith("PB[Ann]PW[Bert];B[f5])"), begun);
        plays(bert, table, 2, "d6");
        plays(ann, table, 3, "c3");
        String said = "(;GM[2]PB[Ann]PW[Bert];B[f5]C[as usual](;W[f6]C[better])(;W[d6]))";
        done(carl.client(), new StudyRequest.WriteChapter(study.id(), card.id(), 1, said));
        StudyNews.StudyChapter joined = chapter(carl, study, card.id());
        assertTrue(joined.content().endsWith(";B[f5]C[as usual](;W[d6];B[c3])(;W[f6]C[better]))"), joined.content());
        assertEquals(Optional.empty(), joined.finish());
        carl.client().send(new StudyRequest.ShowPosition(study.id(), card.id(), List.of(Move.at("f5")), true));
        StudyNews.StudyShown shown = carl.client().await(StudyNews.StudyShown.class, StudyNews.StudyShown::live);
        assertEquals(List.of(), shown.line());
        server.close();
        server = Server.start(Servers.options(url));
        Person again = new Person(Client.greeted(server.port(), Optional.of(carl.token())), carl.id(), carl.token());
        clients.add(again.client());
        opened(again, study);
        assertEquals(joined.content(), chapter(again, study, card.id()).content(), "nothing is lost or there twice");
        Person black = new Person(Client.greeted(server.port(), Optional.of(ann.token())), ann.id(), ann.token());
        clients.add(black.client());
        black.client().send(new TableRequest.Resign(table.id()));
        StudyNews.StudyInfo over =
                told(again, info -> info.chapters().get(0).game().isEmpty());
        assertEquals(3, over.chapters().get(0).version());
        StudyNews.StudyChapter last = chapter(again, study, card.id());
        assertEquals(joined.content(), last.content());
        assertEquals(Ending.RESIGNATION, last.finish().orElseThrow().ending());
        done(again.client(), new StudyRequest.WriteChapter(study.id(), card.id(), 3, "(;GM[2];B[c4])"));
        assertTrue(
                chapter(again, study, card.id()).content().endsWith("PL[B];B[c4])"),
                "it can be changed like any other");
        fails(ErrorCode.GAME_OVER, again.client(), new StudyRequest.FollowGame(study.id(), table.id()));
    }

    @Test
    void whoPlaysSeesNoCommentaryWhileTheGameGoesOn() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        StudyCard study = made(carl, "Live", true);
        invite(carl, study, "Ann", StudyRole.EDITOR);
        long other = added(ann, study, "Tiger", EMPTY);
        TableState table = begin(ann, bert, RATED);
        opened(ann, study);
        fails(ErrorCode.YOU_PLAY_THERE, ann.client(), new StudyRequest.FollowGame(study.id(), table.id()));
        done(carl.client(), new StudyRequest.FollowGame(study.id(), table.id()));
        assertEquals(study.id(), ann.client().await(StudyNews.StudyGone.class).study());
        for (Person player : List.of(ann, bert)) {
            fails(ErrorCode.YOU_PLAY_THERE, player.client(), new StudyRequest.OpenStudy(study.code()));
            fails(ErrorCode.YOU_PLAY_THERE, player.client(), new StudyRequest.AskCommentaries(table.id()));
        }
        fails(ErrorCode.YOU_PLAY_THERE, ann.client(), new StudyRequest.WriteChapter(study.id(), other, 1, LONGER));
        assertEquals(1, commentaries(carl, table).size());
        ann.client().send(new TableRequest.Resign(table.id()));
        event(ann.client(), TableEvent.Finished.class);
        event(bert.client(), TableEvent.Finished.class);
        assertEquals(2, opened(ann, study).chapters().size());
        assertEquals(
                List.of(study.code()),
                commentaries(bert, table).stream().map(Commentary::code).toList());
    }

    @Test
    void whoWatchesHearsWhoCommentsTheLatestFirst() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        Person dora = member("Dora");
        Person guest = guest();
        TableState table = begin(ann, bert, RATED);
        assertEquals(List.of(), commentaries(guest, table));
        assertEquals(List.of(), commentaries(dora, table));
        StudyCard mine = made(carl, "Live", true);
        done(carl.client(), new StudyRequest.FollowGame(mine.id(), table.id()));
        assertEquals("Carl", heard(guest, table).commentaries().get(0).by().name());
        heard(dora, table);
        dora.client().send(new AccountRequest.Block(carl.id()));
        dora.client().await(AccountNews.Settings.class, settings -> !settings.blocked()
                .isEmpty());
        assertEquals(List.of(), commentaries(dora, table), "of whom one has blocked one hears nothing");
        StudyCard shut = made(dora, "Mine", false);
        done(dora.client(), new StudyRequest.FollowGame(shut.id(), table.id()));
        StudyCard open = made(dora, "Ours", true);
        done(dora.client(), new StudyRequest.FollowGame(open.id(), table.id()));
        List<Commentary> both = heard(guest, table).commentaries();
        assertEquals(
                List.of(open.code(), mine.code()),
                both.stream().map(Commentary::code).toList());
        done(carl.client(), new StudyRequest.DeleteStudy(mine.id()));
        assertEquals(1, heard(guest, table).commentaries().size());
        fails(ErrorCode.NO_SUCH_TABLE, guest.client(), new StudyRequest.AskCommentaries(99_999));
        fails(ErrorCode.NO_SUCH_TABLE, dora.client(), new StudyRequest.FollowGame(open.id(), 99_999));
        fails(ErrorCode.EDITORS_ONLY, carl.client(), new StudyRequest.FollowGame(open.id(), table.id()));
        fails(ErrorCode.MEMBERS_ONLY, guest.client(), new StudyRequest.FollowGame(open.id(), table.id()));
        fails(ErrorCode.NOT_SIGNED_IN, client(), new StudyRequest.AskCommentaries(table.id()));
    }

    @Test
    void whatIsWrittenLeavesTheGameItsPlace() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        TableState table = begin(ann, bert, RATED);
        StudyCard study = made(carl, "Live", true);
        done(carl.client(), new StudyRequest.FollowGame(study.id(), table.id()));
        long chapter = opened(carl, study).chapters().get(0).id();
        String elsewhere = "(;GM[2]SZ[6];B[d2])";
        fails(ErrorCode.BAD_CHAPTER, carl.client(), new StudyRequest.WriteChapter(study.id(), chapter, 1, elsewhere));
        String comment = "x".repeat(290);
        List<String> line = List.of(
                "f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2", "e6", "c6", "b4", "b5", "d2", "e3", "a6", "c1",
                "b6");
        StringBuilder long1 = new StringBuilder("(;GM[2]");
        for (int ply = 0; ply < line.size(); ply++) {
            long1.append(ply % 2 == 0 ? ";B[" : ";W[")
                    .append(line.get(ply))
                    .append("]C[")
                    .append(comment)
                    .append("]");
        }
        String most = long1.append(")").toString();
        assertTrue(most.length() < Protocol.MAX_CHAPTER, "a chapter without a game holds it");
        long plain = added(carl, study, "Plain", EMPTY);
        done(carl.client(), new StudyRequest.WriteChapter(study.id(), plain, 1, most));
        fails(ErrorCode.BAD_CHAPTER, carl.client(), new StudyRequest.WriteChapter(study.id(), chapter, 1, most));
    }
}
