package reversi.server;

import java.util.List;
import java.util.function.Predicate;
import reversi.online.ChapterCard;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.server.OnlineSuite.Person;

/** What people do with studies in the tests, through real sockets. */
final class StudyVisit {
    static final String EMPTY = "(;GM[2];B[f5])";
    static final String LONGER = "(;GM[2];B[f5](;W[d6]C[parallel])(;W[f6]))";

    private StudyVisit() {}

    static StudyCard made(Person who, String name, boolean open) throws InterruptedException {
        who.client().send(new StudyRequest.MakeStudy(name, open));
        return who.client().await(StudyNews.StudyMade.class).card();
    }

    /** A study as it is now; what was told of it before is passed over. */
    static StudyNews.StudyInfo opened(Person who, StudyCard study) throws InterruptedException {
        OnlineSuite.done(who.client(), new StudyRequest.LeaveStudy(study.id()));
        who.client().send(new StudyRequest.OpenStudy(study.code()));
        return who.client().await(StudyNews.StudyInfo.class);
    }

    static StudyNews.StudyInfo told(Person who, Predicate<StudyNews.StudyInfo> fits) throws InterruptedException {
        return who.client().await(StudyNews.StudyInfo.class, fits);
    }

    static List<StudyCard> studies(Person who) throws InterruptedException {
        who.client().send(new StudyRequest.AskStudies());
        return who.client().await(StudyNews.Studies.class).cards();
    }

    static StudyNews.StudyChapter chapter(Person who, StudyCard study, long chapter) throws InterruptedException {
        who.client().send(new StudyRequest.AskChapter(study.id(), chapter));
        return who.client().await(StudyNews.StudyChapter.class, news -> news.chapter() == chapter);
    }

    static long added(Person who, StudyCard study, String name, String content) throws InterruptedException {
        OnlineSuite.done(who.client(), new StudyRequest.AddChapter(study.id(), name, content));
        List<ChapterCard> chapters = opened(who, study).chapters();
        return chapters.get(chapters.size() - 1).id();
    }

    static List<Long> readers(StudyNews.StudyInfo info) {
        return info.readers().stream().map(reader -> reader.player().id()).toList();
    }

    static void invite(Person owner, StudyCard study, String name, StudyRole role) throws InterruptedException {
        OnlineSuite.done(owner.client(), new StudyRequest.InviteToStudy(study.id(), name, role));
    }
}
