package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ChapterCard;
import reversi.online.Commentary;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;
import reversi.server.store.Database;
import reversi.server.store.StudyReaders;

/** Studies through real sockets: made, opened, written by several at once, led, handed over, reported and left. */
abstract class StudySuite extends OnlineSuite {
    private static final String EMPTY = "(;GM[2];B[f5])";
    private static final String LONGER = "(;GM[2];B[f5](;W[d6]C[parallel])(;W[f6]))";

    private static StudyCard made(Person who, String name, boolean open) throws InterruptedException {
        who.client().send(new StudyRequest.MakeStudy(name, open));
        return who.client().await(StudyNews.StudyMade.class).card();
    }

    /** A study as it is now; what was told of it before is passed over. */
    private static StudyNews.StudyInfo opened(Person who, StudyCard study) throws InterruptedException {
        done(who.client(), new StudyRequest.LeaveStudy(study.id()));
        who.client().send(new StudyRequest.OpenStudy(study.code()));
        return who.client().await(StudyNews.StudyInfo.class);
    }

    private static StudyNews.StudyInfo told(Person who, Predicate<StudyNews.StudyInfo> fits)
            throws InterruptedException {
        return who.client().await(StudyNews.StudyInfo.class, fits);
    }

    private static List<StudyCard> studies(Person who) throws InterruptedException {
        who.client().send(new StudyRequest.AskStudies());
        return who.client().await(StudyNews.Studies.class).cards();
    }

    private static StudyNews.StudyChapter chapter(Person who, StudyCard study, long chapter)
            throws InterruptedException {
        who.client().send(new StudyRequest.AskChapter(study.id(), chapter));
        return who.client().await(StudyNews.StudyChapter.class, news -> news.chapter() == chapter);
    }

    private static long added(Person who, StudyCard study, String name, String content) throws InterruptedException {
        done(who.client(), new StudyRequest.AddChapter(study.id(), name, content));
        List<ChapterCard> chapters = opened(who, study).chapters();
        return chapters.get(chapters.size() - 1).id();
    }

    private static List<Long> readers(StudyNews.StudyInfo info) {
        return info.readers().stream().map(reader -> reader.player().id()).toList();
    }

    private void invite(Person owner, StudyCard study, String name, StudyRole role) throws InterruptedException {
        done(owner.client(), new StudyRequest.InviteToStudy(study.id(), name, role));
    }

    @Test
    void aStudyIsOpenByItsCodeOrToThoseWhoBelongToIt() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard open = made(ann, "Openings", true);
        StudyCard shut = made(ann, "Mine", false);
        assertEquals(List.of(shut, open), studies(ann));
        assertEquals(Optional.of(StudyRole.OWNER), open.role());
        assertEquals(Optional.empty(), opened(bert, open).card().role());
        assertEquals("Openings", opened(guest(), open).card().name());
        fails(ErrorCode.NO_SUCH_STUDY, bert.client(), new StudyRequest.OpenStudy(shut.code()));
        fails(ErrorCode.NO_SUCH_STUDY, bert.client(), new StudyRequest.OpenStudy("x' or 1=1\u0000"));
        fails(ErrorCode.NOT_SIGNED_IN, client(), new StudyRequest.OpenStudy(open.code()));
        invite(ann, shut, "bert", StudyRole.VIEWER);
        assertEquals(
                List.of(shut.id()), studies(bert).stream().map(StudyCard::id).toList());
        assertEquals(Optional.of(StudyRole.VIEWER), opened(bert, shut).card().role());
        done(ann.client(), new StudyRequest.RemoveFromStudy(shut.id(), bert.id()));
        assertEquals(shut.id(), bert.client().await(StudyNews.StudyGone.class).study());
        fails(ErrorCode.NO_SUCH_STUDY, bert.client(), new StudyRequest.OpenStudy(shut.code()));
    }

    @Test
    void whoIsBlockedNeitherLooksNorIsTakenIn() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard open = made(ann, "Openings", true);
        ann.client().send(new AccountRequest.Block(bert.id()));
        ann.client().await(AccountNews.Settings.class, settings -> !settings.blocked()
                .isEmpty());
        fails(ErrorCode.NO_SUCH_STUDY, bert.client(), new StudyRequest.OpenStudy(open.code()));
        invite(ann, open, "Bert", StudyRole.EDITOR);
        assertEquals(List.of(), studies(bert), "the answer is the same as if it had reached");
    }

    @Test
    void whatIsOutOfBoundsIsRefused() throws InterruptedException {
        Person ann = member("Ann");
        StudyCard study = made(ann, "Openings", true);
        String name = "x".repeat(Protocol.MAX_STUDY_NAME + 1);
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new StudyRequest.MakeStudy(name, true));
        fails(ErrorCode.TEXT_LENGTH, ann.client(), new StudyRequest.MakeStudy("  ", true));
        fails(ErrorCode.CONTROL_CHARACTERS, ann.client(), new StudyRequest.MakeStudy("a\u0000b", true));
        fails(ErrorCode.MEMBERS_ONLY, guest().client(), new StudyRequest.MakeStudy("Openings", true));
        for (String content : List.of("", "(;GM[1];B[aa])", "(;GM[2];B[a1])", "(;GM[2];B[f5]")) {
            fails(ErrorCode.BAD_CHAPTER, ann.client(), new StudyRequest.AddChapter(study.id(), "One", content));
        }
        String large = "(;GM[2];B[f5]C[" + "é".repeat(Protocol.MAX_CHAPTER / 2) + "])";
        fails(ErrorCode.BAD_CHAPTER, ann.client(), new StudyRequest.AddChapter(study.id(), "One", large));
        Person bert = member("Bert");
        invite(ann, study, "Bert", StudyRole.EDITOR);
        for (int i = 0; i < Protocol.MAX_CHAPTERS; i++) {
            // Nobody may ask for all of it at once.
            Person writer = i % 2 == 0 ? ann : bert;
            done(writer.client(), new StudyRequest.AddChapter(study.id(), "Chapter " + i, EMPTY));
        }
        fails(ErrorCode.STUDY_FULL, ann.client(), new StudyRequest.AddChapter(study.id(), "More", EMPTY));
    }

    @Test
    void onlySoManyAreMadeInADay() throws InterruptedException {
        Person ann = member("Ann");
        for (int i = 1; i <= 10; i++) {
            made(ann, "Study " + i, false);
        }
        fails(ErrorCode.TRY_LATER, ann.client(), new StudyRequest.MakeStudy("Eleven", false));
    }

    @Test
    void editorsAddRenameOrderAndDeleteChapters() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard study = made(ann, "Openings", true);
        invite(ann, study, "Bert", StudyRole.EDITOR);
        long tiger = added(bert, study, "Tiger", EMPTY);
        long rose = added(ann, study, "Rose", LONGER);
        done(bert.client(), new StudyRequest.RenameChapter(study.id(), tiger, "The Tiger"));
        done(bert.client(), new StudyRequest.MoveChapter(study.id(), rose, 0));
        StudyNews.StudyInfo info = opened(ann, study);
        assertEquals(
                List.of(rose, tiger),
                info.chapters().stream().map(ChapterCard::id).toList());
        assertEquals("The Tiger", info.chapters().get(1).name());
        assertTrue(chapter(ann, study, rose).content().contains("parallel"));
        ann.client().send(new StudyRequest.ExportStudy(study.id()));
        String file = ann.client().await(StudyNews.StudyFile.class).text();
        assertEquals(2, file.split("\n", -1).length, file);
        done(ann.client(), new StudyRequest.DeleteChapter(study.id(), rose));
        fails(ErrorCode.NO_SUCH_CHAPTER, ann.client(), new StudyRequest.AskChapter(study.id(), rose));
        assertEquals(1, opened(ann, study).card().chapters());
        Person carl = member("Carl");
        opened(carl, study);
        fails(ErrorCode.EDITORS_ONLY, carl.client(), new StudyRequest.AddChapter(study.id(), "x", EMPTY));
        fails(ErrorCode.EDITORS_ONLY, carl.client(), new StudyRequest.DeleteChapter(study.id(), tiger));
        fails(ErrorCode.EDITORS_ONLY, bert.client(), new StudyRequest.DeleteStudy(study.id()));
        fails(ErrorCode.NO_SUCH_STUDY, member("Dora").client(), new StudyRequest.AskChapter(study.id(), tiger));
    }

    @Test
    void whoWritesLaterIsToldWhatTheOtherOneWrote() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard study = made(ann, "Openings", false);
        invite(ann, study, "Bert", StudyRole.EDITOR);
        long chapter = added(ann, study, "Tiger", EMPTY);
        assertEquals(1, chapter(ann, study, chapter).version());
        opened(bert, study);
        done(ann.client(), new StudyRequest.WriteChapter(study.id(), chapter, 1, LONGER));
        assertEquals(
                2,
                told(bert, info -> info.chapters().get(0).version() == 2)
                        .chapters()
                        .get(0)
                        .version());
        long late = bert.client().send(new StudyRequest.WriteChapter(study.id(), chapter, 1, EMPTY));
        StudyNews.StudyChapter newer = bert.client().await(StudyNews.StudyChapter.class);
        assertEquals(2, newer.version());
        assertTrue(newer.content().contains("parallel"));
        ErrorCode why = bert.client()
                .await(ServerMessage.Failed.class, failed -> failed.request() == late)
                .fault();
        assertEquals(ErrorCode.CHAPTER_CHANGED, why);
        done(bert.client(), new StudyRequest.WriteChapter(study.id(), chapter, 2, EMPTY));
        assertEquals(3, chapter(ann, study, chapter).version());
    }

    @Test
    void commentsSayWhoseTheyAreAlsoInTheFileAndOnceTheirAuthorIsGone() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard study = made(ann, "Openings", false);
        invite(ann, study, "Bert", StudyRole.EDITOR);
        long chapter = added(ann, study, "Tiger", LONGER);
        opened(bert, study);
        String more = LONGER.replace("parallel", "parallel, rare").replace("W[f6]", "W[f6]C[diagonal]");
        done(bert.client(), new StudyRequest.WriteChapter(study.id(), chapter, 1, more));
        List<List<String>> authors = List.of(List.of("Ann", "Bert"), List.of("Bert"));
        assertEquals(authors, chapter(ann, study, chapter).authors());
        ann.client().send(new StudyRequest.ExportStudy(study.id()));
        String file = ann.client().await(StudyNews.StudyFile.class).text();
        assertTrue(file.contains("Ann, Bert: parallel, rare") && file.contains("Bert: diagonal"), file);
        done(bert.client(), new AccountRequest.DeleteAccount("secret"));
        assertEquals(List.of("Ann", "–"), chapter(ann, study, chapter).authors().get(0));
    }

    @Test
    void oneLeadsAndTheOthersSeeWhatIsShown() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        StudyCard study = made(ann, "Openings", true);
        long chapter = added(ann, study, "Tiger", LONGER);
        assertEquals(Optional.of(ann.id()), opened(ann, study).leader());
        assertEquals(List.of(ann.id(), carl.id()), readers(opened(carl, study)));
        List<Move> line = List.of(Move.at("f5"), Move.at("d6"));
        done(ann.client(), new StudyRequest.ShowPosition(study.id(), chapter, line, false));
        assertEquals(
                line,
                carl.client()
                        .await(StudyNews.StudyShown.class, shown -> !shown.line()
                                .isEmpty())
                        .line());
        opened(bert, study);
        StudyNews.StudyShown whole = bert.client()
                .await(StudyNews.StudyShown.class, shown -> !shown.line().isEmpty());
        assertEquals(Optional.of(chapter), whole.chapter());
        fails(ErrorCode.NOT_NOW, bert.client(), new StudyRequest.ShowPosition(study.id(), chapter, line, false));
        fails(
                ErrorCode.BAD_CHAPTER,
                ann.client(),
                new StudyRequest.ShowPosition(study.id(), chapter, Collections.nCopies(301, Move.at("f5")), false));
        fails(ErrorCode.NO_SUCH_CHAPTER, ann.client(), new StudyRequest.ShowPosition(study.id(), 99_999, line, false));
    }

    @Test
    void theLeadIsAskedForHandedOverTakenAndInherited() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        StudyCard study = made(ann, "Openings", true);
        invite(ann, study, "Bert", StudyRole.EDITOR);
        opened(ann, study);
        opened(bert, study);
        opened(carl, study);
        fails(ErrorCode.EDITORS_ONLY, carl.client(), new StudyRequest.AskLead(study.id()));
        done(bert.client(), new StudyRequest.AskLead(study.id()));
        told(ann, info -> info.readers().stream()
                .anyMatch(reader -> reader.asks() && reader.player().id() == bert.id()));
        fails(ErrorCode.EDITORS_ONLY, ann.client(), new StudyRequest.GiveLead(study.id(), carl.id()));
        done(ann.client(), new StudyRequest.GiveLead(study.id(), bert.id()));
        told(carl, info -> info.leader().equals(Optional.of(bert.id())));
        done(ann.client(), new StudyRequest.AskLead(study.id()));
        told(carl, info -> info.leader().equals(Optional.of(ann.id())));
        done(ann.client(), new StudyRequest.LeaveStudy(study.id()));
        StudyNews.StudyInfo left = told(carl, info -> info.leader().equals(Optional.of(bert.id())));
        assertEquals(List.of(bert.id(), carl.id()), readers(left));
        done(bert.client(), new StudyRequest.LeaveStudy(study.id()));
        told(carl, info -> info.leader().isEmpty());
    }

    @Test
    void whoLeadsKeepsTheLeadWhileTheirLineIsBrokenForAMoment() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard study = made(ann, "Openings", true);
        invite(ann, study, "Bert", StudyRole.EDITOR);
        opened(ann, study);
        opened(bert, study);
        ann.client().close();
        StudyNews.StudyInfo broken = told(bert, info -> info.readers().size() == 2);
        assertEquals(Optional.of(ann.id()), broken.leader());
        Person again = new Person(Client.greeted(server.port(), Optional.of(ann.token())), ann.id(), ann.token());
        clients.add(again.client());
        assertEquals(Optional.of(ann.id()), opened(again, study).leader());
        again.client().close();
        told(bert, info -> info.readers().size() == 2);
        try (Database database = Database.open(url)) {
            database.write(sql -> sql.change(
                    "update study_reader set seen = seen - ? where account = ?",
                    2 * StudyReaders.SILENCE_MILLIS,
                    ann.id()));
        }
        assertEquals(Optional.of(bert.id()), opened(bert, study).leader());
    }

    @Test
    void aStudyIsReportedAndAModeratorDeletesIt() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person mod = member("Moira");
        StudyCard open = made(ann, "Openings", true);
        StudyCard shut = made(ann, "Mine", false);
        fails(
                ErrorCode.NO_SUCH_STUDY,
                bert.client(),
                new ModerationRequest.Report(ann.id(), Matter.STUDY, shut.id(), "unseen"));
        fails(
                ErrorCode.NO_SUCH_STUDY,
                bert.client(),
                new ModerationRequest.Report(mod.id(), Matter.STUDY, open.id(), "not hers"));
        done(bert.client(), new ModerationRequest.Report(ann.id(), Matter.STUDY, open.id(), "rude"));
        fails(ErrorCode.EDITORS_ONLY, mod.client(), new StudyRequest.DeleteStudy(open.id()));
        try (Database database = Database.open(url)) {
            database.write(sql -> sql.change("update account set moderator = ? where id = ?", true, mod.id()));
        }
        opened(bert, open);
        done(mod.client(), new StudyRequest.EditStudy(open.id(), "Plain", true));
        told(bert, info -> info.card().name().equals("Plain"));
        done(mod.client(), new StudyRequest.DeleteStudy(open.id()));
        assertEquals(open.id(), bert.client().await(StudyNews.StudyGone.class).study());
        assertEquals(
                List.of(shut.id()), studies(ann).stream().map(StudyCard::id).toList());
    }

    @Test
    void whoIsErasedTakesTheirStudiesAlong() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        StudyCard hers = made(ann, "Openings", true);
        StudyCard his = made(bert, "Endgames", true);
        invite(bert, his, "Ann", StudyRole.EDITOR);
        added(ann, hers, "Tiger", EMPTY);
        long kept = added(ann, his, "Parity", LONGER);
        done(ann.client(), new AccountRequest.DeleteAccount("secret"));
        fails(ErrorCode.NO_SUCH_STUDY, bert.client(), new StudyRequest.OpenStudy(hers.code()));
        StudyNews.StudyInfo info = opened(bert, his);
        assertEquals(1, info.members().size());
        assertEquals(kept, info.chapters().get(0).id());
    }

    private static void plays(Person who, TableState table, int ply, String move) throws InterruptedException {
        who.client().send(new TableRequest.Play(table.id(), ply, Move.at(move)));
        who.client().await(TableNews.Happened.class, news -> news.version() == ply);
    }

    private static List<Commentary> commentaries(Person who, TableState table) throws InterruptedException {
        who.client().send(new StudyRequest.AskCommentaries(table.id()));
        return told(who, table).commentaries();
    }

    private static StudyNews.Commentaries told(Person who, TableState table) throws InterruptedException {
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
        assertEquals("Carl", told(guest, table).commentaries().get(0).by().name());
        told(dora, table);
        dora.client().send(new AccountRequest.Block(carl.id()));
        dora.client().await(AccountNews.Settings.class, settings -> !settings.blocked()
                .isEmpty());
        assertEquals(List.of(), commentaries(dora, table), "of whom one has blocked one hears nothing");
        StudyCard shut = made(dora, "Mine", false);
        done(dora.client(), new StudyRequest.FollowGame(shut.id(), table.id()));
        StudyCard open = made(dora, "Ours", true);
        done(dora.client(), new StudyRequest.FollowGame(open.id(), table.id()));
        List<Commentary> both = told(guest, table).commentaries();
        assertEquals(
                List.of(open.code(), mine.code()),
                both.stream().map(Commentary::code).toList());
        done(carl.client(), new StudyRequest.DeleteStudy(mine.id()));
        assertEquals(1, told(guest, table).commentaries().size());
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
