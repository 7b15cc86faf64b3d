package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.online.AccountRequest;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.online.ClubProfile;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TaskKind;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.server.store.Database;

/** Classes of clubs through real sockets: tasks set, progress shared, counted, and deleted once it is shared no longer. */
abstract class ClassSuite extends OnlineSuite {
    private static final long DAY = 86_400_000;

    private static long club(Person coach, Person... pupils) throws InterruptedException {
        coach.client().send(new TournamentRequest.FoundClub(new ClubProfile("School", "", true)));
        long club = coach.client().await(TournamentNews.ClubInfo.class).card().id();
        for (Person pupil : pupils) {
            done(pupil.client(), new TournamentRequest.JoinClub(club));
        }
        return club;
    }

    private static StudyNews.ClassInfo seen(Person who, long club) throws InterruptedException {
        return said(who, new StudyRequest.AskClass(club));
    }

    private static StudyNews.ClassInfo said(Person who, StudyRequest request) throws InterruptedException {
        who.client().send(request);
        return who.client().await(StudyNews.ClassInfo.class);
    }

    private static ClassTask task(TaskKind kind, int amount, String name, int days) {
        String code = kind == TaskKind.STUDY ? "aStudysCode1" : "";
        return new ClassTask(0, kind, amount, name, code, System.currentTimeMillis() + days * DAY);
    }

    private static StudyRequest.ShareProgress share(long club, int lessons, int puzzles) {
        return new StudyRequest.ShareProgress(club, true, lessons, puzzles);
    }

    private static List<Integer> done(StudyNews.ClassInfo info) {
        return info.pupils().get(0).done();
    }

    @Test
    void leadersSetTasksAndSeeWhatIsShared() throws InterruptedException {
        Person coach = member("Coach");
        Person ann = member("Ann");
        Person bert = member("Bert");
        long club = club(coach, ann, bert);
        StudyNews.ClassInfo set =
                said(coach, new StudyRequest.AddTask(club, task(TaskKind.PUZZLES, 5, "Five puzzles", 3)));
        said(coach, new StudyRequest.AddTask(club, task(TaskKind.STUDY, 1, "The Tiger", 1)));
        assertEquals("Five puzzles", set.tasks().get(0).name());
        assertFalse(seen(ann, club).shares());
        assertEquals(List.of(), seen(ann, club).pupils(), "nothing is known of who does not share it");
        StudyNews.ClassInfo own = said(ann, share(club, 2, 40));
        assertTrue(own.shares());
        assertEquals(List.of(0, 0), done(own), "what was solved before does not count");
        assertEquals(List.of(0, 3), done(said(ann, share(club, 2, 43))));
        assertEquals(List.of(0, 3), done(said(ann, share(club, 2, 41))), "another device has counted less");
        assertEquals(List.of(0, 5), done(said(ann, share(club, 4, 60))));
        long tiger = seen(ann, club).tasks().get(0).id();
        assertEquals(List.of(1, 5), done(said(ann, new StudyRequest.MarkTask(club, tiger, true))));
        ClassPupil pupil = seen(coach, club).pupils().get(0);
        assertEquals(ann.id(), pupil.player().id());
        assertEquals(4, pupil.lessons());
        assertEquals(60, pupil.puzzles());
        assertEquals(List.of(), seen(bert, club).pupils(), "pupils see themselves alone");
        fails(ErrorCode.NO_SUCH_TASK, bert.client(), new StudyRequest.MarkTask(club, tiger, true));
        said(coach, new StudyRequest.AddTask(club, task(TaskKind.LESSONS, 3, "Lessons", 9)));
        assertEquals(List.of(1, 5, 1), done(said(ann, share(club, 5, 60))), "counted from when it was set");
    }

    @Test
    void gamesAreCountedByTheServer() throws InterruptedException {
        Person coach = member("Coach");
        Person ann = member("Ann");
        long club = club(coach, ann);
        said(ann, share(club, 0, 0));
        said(coach, new StudyRequest.AddTask(club, task(TaskKind.GAMES, 2, "Play", 3)));
        long table = begin(ann, coach, FRIENDLY).id();
        ann.client().send(new TableRequest.Resign(table));
        coach.client().await(TableNews.Happened.class, news -> Events.is(TableEvent.Finished.class, news.event()));
        StudyNews.ClassInfo info = seen(coach, club);
        assertEquals(List.of(1), done(info));
        assertEquals(List.of(table), info.pupils().get(0).games());
    }

    @Test
    void whatIsSharedNoLongerIsDeleted() throws InterruptedException {
        Person coach = member("Coach");
        Person ann = member("Ann");
        long club = club(coach, ann);
        said(coach, new StudyRequest.AddTask(club, task(TaskKind.PUZZLES, 5, "Five puzzles", 3)));
        said(ann, share(club, 1, 1));
        assertEquals(1, rows("class_progress"));
        StudyNews.ClassInfo own = said(ann, new StudyRequest.ShareProgress(club, false, 0, 0));
        assertFalse(own.shares());
        assertEquals(List.of(), seen(coach, club).pupils());
        assertEquals(0, rows("class_progress") + rows("class_pupil"));
        said(ann, share(club, 1, 1));
        done(ann.client(), new TournamentRequest.LeaveClub(club));
        assertEquals(0, rows("class_progress") + rows("class_pupil"), "so it is with whoever leaves");
        fails(ErrorCode.CLUB_ONLY, ann.client(), new StudyRequest.AskClass(club));
        done(ann.client(), new TournamentRequest.JoinClub(club));
        said(ann, share(club, 1, 1));
        done(ann.client(), new AccountRequest.DeleteAccount("secret"));
        assertEquals(0, rows("class_progress") + rows("class_pupil"), "and with whoever is erased");
        done(coach.client(), new TournamentRequest.CloseClub(club));
        assertEquals(0, rows("class_task"));
    }

    private long rows(String table) {
        try (Database database = Database.open(url)) {
            return database.read(sql -> sql.first(row -> row.getLong(1), "select count(*) from " + table))
                    .orElseThrow();
        }
    }

    @Test
    void whatIsOutOfBoundsIsRefused() throws InterruptedException {
        Person coach = member("Coach");
        Person ann = member("Ann");
        long club = club(coach, ann);
        fails(ErrorCode.LEADERS_ONLY, ann.client(), new StudyRequest.AddTask(club, task(TaskKind.GAMES, 1, "Play", 1)));
        for (ClassTask wrong : List.of(
                task(TaskKind.GAMES, 0, "Play", 1),
                task(TaskKind.GAMES, Protocol.MAX_TASK_AMOUNT + 1, "Play", 1),
                task(TaskKind.GAMES, 1, "Play", 0),
                task(TaskKind.GAMES, 1, "Play", Protocol.MAX_TASK_DAYS + 1),
                task(TaskKind.STUDY, 2, "Look", 1),
                new ClassTask(0, TaskKind.STUDY, 1, "Look", "", System.currentTimeMillis() + DAY))) {
            fails(ErrorCode.BAD_TASK, coach.client(), new StudyRequest.AddTask(club, wrong));
        }
        fails(ErrorCode.BAD_TASK, ann.client(), new StudyRequest.ShareProgress(club, true, -1, 0));
        for (int i = 0; i < Protocol.MAX_TASKS; i++) {
            done(coach.client(), new StudyRequest.AddTask(club, task(TaskKind.GAMES, 1, "Play " + i, 1)));
        }
        fails(ErrorCode.LIST_FULL, coach.client(), new StudyRequest.AddTask(club, task(TaskKind.GAMES, 1, "More", 1)));
        long first = seen(coach, club).tasks().get(0).id();
        done(coach.client(), new StudyRequest.RemoveTask(club, first));
        fails(ErrorCode.NO_SUCH_TASK, coach.client(), new StudyRequest.RemoveTask(club, first));
    }
}
