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
import static reversi.server.StudyVisit.readers;
import static reversi.server.StudyVisit.studies;
import static reversi.server.StudyVisit.told;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ChapterCard;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.rules.Move;
import reversi.server.store.Database;
import reversi.server.store.StudyReaders;

/** Studies through real sockets: made, opened, written by several at once, led, handed over, reported and left. */
abstract class StudySuite extends OnlineSuite {
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
}
