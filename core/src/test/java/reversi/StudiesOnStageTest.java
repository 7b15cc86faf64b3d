package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.StudyNews;
import reversi.online.StudyRequest.AddChapter;
import reversi.online.StudyRequest.AskLead;
import reversi.online.StudyRequest.GiveLead;
import reversi.online.StudyRequest.InviteToStudy;
import reversi.online.StudyRequest.LeaveStudy;
import reversi.online.StudyRequest.MakeStudy;
import reversi.online.StudyRequest.MoveChapter;
import reversi.online.StudyRequest.OpenStudy;
import reversi.online.StudyRequest.ShowPosition;
import reversi.online.StudyRequest.WriteChapter;
import reversi.online.StudyRole;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.rules.Move;
import reversi.screens.Route;

/** Studies as people use them: made, led, followed, written by two at once, and taken along as a file. */
class StudiesOnStageTest extends ServerStage {
    private void open(String code) {
        open(() -> game.go().study(code));
        game.pass(0.7f);
    }

    private List<Move> shownLast() {
        return last(ShowPosition.class).line();
    }

    private static List<Move> line(String... moves) {
        return List.of(moves).stream().map(Move::at).toList();
    }

    @Test
    void tournamentsLeadToStudiesAndOneIsMade() {
        game.logIn();
        enters("Tournaments");
        enters("Studies");
        assertEquals(Route.to(Route.Kind.STUDIES), front());
        assertTrue(game.shows("2 chapters · owner"), this::words);
        enters("New study");
        game.click("Name");
        game.type("Openings");
        game.press(Input.Keys.ENTER);
        game.pass(1);
        assertEquals(List.of(new MakeStudy("Openings", false)), game.server().heard(MakeStudy.class));
        assertEquals(Route.toStudy(DemoStudies.OWN), front());
    }

    @Test
    void whoLeadsShowsWhereTheyAre() {
        open(DemoStudies.OWN);
        assertTrue(game.shows("You lead"), this::words);
        assertEquals(List.of(), game.server().heard(ShowPosition.class), "it begins where it was");
        game.clickSquare("c3");
        game.pass(1.5f);
        assertEquals(line("f5", "d6", "c3"), shownLast());
        assertEquals(List.of(), game.server().heard(WriteChapter.class), "the move was there before");
        game.clickSquare("d3");
        game.pass(3);
        assertEquals(line("f5", "d6", "c3", "d3"), shownLast());
        WriteChapter written = game.server().heard(WriteChapter.class).get(0);
        assertEquals(DemoStudies.FIRST, written.chapter());
        assertEquals(1, written.version());
        assertTrue(written.content().contains("W[d3]"), written.content());
        assertTrue(written.content().contains("diagonal"), written.content());
    }

    @Test
    void whatTwoWriteAtOnceIsJoined() {
        open(DemoStudies.OWN);
        game.server().refuse(WriteChapter.class, ErrorCode.CHAPTER_CHANGED);
        game.clickSquare("c3");
        game.pass(1);
        game.clickSquare("d3");
        game.pass(1.5f);
        assertEquals(1, game.server().heard(WriteChapter.class).get(0).version());
        game.server().answerAll();
        String theirs = "(;GM[2];B[f5];W[f4]C[theirs])";
        game.hear(new StudyNews.StudyChapter(
                DemoStudies.OWN_ID, DemoStudies.FIRST, 2, theirs, List.of(List.of("player 3")), Optional.empty()));
        game.pass(3);
        List<WriteChapter> written = game.server().heard(WriteChapter.class);
        WriteChapter again = written.get(written.size() - 1);
        assertEquals(2, again.version());
        assertTrue(again.content().contains("theirs"), again.content());
        assertTrue(again.content().contains("W[d3]"), again.content());
    }

    @Test
    void theOthersFollowLookAroundAndComeBack() {
        open(DemoStudies.OTHER);
        assertTrue(game.shows("player 3 leads"), this::words);
        assertFalse(game.canClick("Back to the leader"));
        assertTrue(
                game.words().stream().anyMatch(said -> said.startsWith("The parallel opening is rare")), this::words);
        game.hear(DemoStudies.shown(DemoStudies.OTHER_ID, Optional.of(DemoStudies.FIRST), "f5", "f6"));
        game.pass(1.5f);
        assertTrue(game.shows("player 3, larkspur: diagonal"), this::words);
        game.click("STEP_BACK");
        game.pass(1);
        assertTrue(game.canClick("Back to the leader"), this::words);
        game.hear(DemoStudies.shown(DemoStudies.OTHER_ID, Optional.of(DemoStudies.FIRST), "f5", "d6"));
        game.pass(1);
        assertFalse(
                game.words().stream()
                        .anyMatch(said -> said.startsWith("The parallel opening is rare:") && said.endsWith("it.")),
                "one looks around");
        enters("Back to the leader");
        assertFalse(game.canClick("Back to the leader"));
        assertEquals(List.of(), game.server().heard(ShowPosition.class));
        enters("Ask to lead");
        assertEquals(List.of(new AskLead(DemoStudies.OTHER_ID)), game.server().heard(AskLead.class));
    }

    @Test
    void theOwnerOrdersChaptersAndGivesTheLead() {
        open(DemoStudies.OWN);
        game.tap("Chapters");
        game.pass(0.5f);
        enters("1 · Why nobody plays it any more");
        enters("Move down");
        assertEquals(
                List.of(new MoveChapter(DemoStudies.OWN_ID, DemoStudies.FIRST, 1)),
                game.server().heard(MoveChapter.class));
        enters("Add chapter");
        enters("Empty board");
        game.click("Name");
        game.type("Ends");
        game.press(Input.Keys.ENTER);
        game.pass(0.5f);
        assertEquals("Ends", game.server().heard(AddChapter.class).get(0).name());
        game.tap("People");
        game.pass(0.5f);
        enters("player 3");
        enters("Give the lead");
        assertEquals(
                List.of(new GiveLead(DemoStudies.OWN_ID, DemoServer.FRIEND.id())),
                game.server().heard(GiveLead.class));
        game.server().refuse(InviteToStudy.class, ErrorCode.NO_SUCH_PLAYER);
        game.click("Invite a player by name");
        game.type("nobody");
        game.press(Input.Keys.ENTER);
        game.pass(0.5f);
        assertEquals(
                List.of(new InviteToStudy(DemoStudies.OWN_ID, "nobody", StudyRole.VIEWER)),
                game.server().heard(InviteToStudy.class));
        assertEquals("nobody", game.written("Invite a player by name"));
    }

    @Test
    void aCommentIsWrittenBesideTheMoveOnTheBoard() {
        open(DemoStudies.OWN);
        enters("COMMENT");
        game.click("Comment");
        game.type(" Or so they say.");
        game.press(Input.Keys.ENTER);
        game.pass(3);
        List<WriteChapter> written = game.server().heard(WriteChapter.class);
        assertEquals(1, written.size(), this::words);
        assertTrue(
                written.get(0).content().contains("Or so they say."),
                written.get(0).content());
    }

    @Test
    void aStudyIsReportedWithItsOwner() {
        open(DemoStudies.OTHER);
        enters("MORE");
        enters("Report");
        enters("Send");
        ModerationRequest.Report report =
                game.server().heard(ModerationRequest.Report.class).get(0);
        assertEquals(Matter.STUDY, report.matter());
        assertEquals(DemoStudies.OTHER_ID, report.about());
        assertEquals(DemoServer.FRIEND.id(), report.player());
    }

    @Test
    void afterALostLinkTheStudyIsOpenedAnew() {
        open(DemoStudies.OTHER);
        game.loseLink();
        game.findLink();
        game.pass(1);
        assertEquals(
                List.of(new OpenStudy(DemoStudies.OTHER), new OpenStudy(DemoStudies.OTHER)),
                game.server().heard(OpenStudy.class));
        game.hear(DemoStudies.shown(DemoStudies.OTHER_ID, Optional.of(DemoStudies.FIRST), "f5", "f6"));
        game.pass(1.5f);
        assertTrue(game.shows("player 3, larkspur: diagonal"), this::words);
    }

    @Test
    void whoIsRemovedIsToldSo() {
        open(DemoStudies.OTHER);
        game.hear(new StudyNews.StudyGone(DemoStudies.OTHER_ID));
        game.pass(0.5f);
        assertTrue(game.shows("This study is no longer open to you."), this::words);
        assertFalse(front().equals(Route.toStudy(DemoStudies.OTHER)));
        assertEquals(List.of(), game.server().heard(LeaveStudy.class));
    }

    @Test
    void aGuestLooksAtAnOpenStudyByItsAddress() {
        game.close();
        game = GameDriver.at(new FakeHistory("#/study/" + DemoStudies.OTHER, false), new MemoryStore());
        game.pass(0.3f);
        game.composition().client().ask(new AccountRequest.Guest());
        game.pass(2);
        assertEquals("#/study/" + DemoStudies.OTHER, front().fragment());
        assertTrue(game.shows("Endgames of the club, with parity"), this::words);
        game.go().studies();
        game.pass(0.8f);
        assertFalse(game.canClick("New study"), this::words);
        assertTrue(game.shows("You need an account for that."), this::words);
    }
}
