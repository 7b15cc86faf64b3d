package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.online.ClassTask;
import reversi.online.StudyRequest.AddTask;
import reversi.online.StudyRequest.MarkTask;
import reversi.online.StudyRequest.RemoveTask;
import reversi.online.StudyRequest.ShareProgress;
import reversi.online.TaskKind;

/** The class of a club as people use it: a leader sets tasks and sees how far others are; a pupil shares that, or no longer. */
class ClassOnStageTest extends ServerStage {
    private void open(long club) {
        open(() -> game.go().club(club));
        enters("Class");
        game.pass(0.8f);
    }

    @Test
    void aLeaderSetsATaskAndSeesHowFarOthersAre() {
        open(DemoClubs.OWN);
        assertTrue(game.shows("1 ✓ · 2 7/10 · 3 ✓"), this::words);
        assertTrue(game.shows("12 lessons · 340 puzzles"), this::words);
        assertTrue(game.shows("10 puzzles · 6 days left"), this::words);
        assertFalse(game.shows("Share what I learn"), "a leader sees what others share");
        enters("Set a task");
        game.click("Name of the task");
        game.type("Two weeks");
        game.tap("Games");
        game.pass(0.4f);
        game.tap("14");
        enters("Set");
        List<AddTask> set = game.server().heard(AddTask.class);
        assertEquals(1, set.size(), this::words);
        ClassTask task = set.get(0).task();
        assertEquals("Two weeks", task.name());
        assertEquals(TaskKind.GAMES, task.kind());
        assertEquals(5, task.amount());
        assertEquals(14, Math.round((task.due() - DemoServer.NOW) / 86_400_000.0));
        enters("2 · Ten puzzles");
        enters("Remove task");
        assertEquals(List.of(new RemoveTask(DemoClubs.OWN, 2)), game.server().heard(RemoveTask.class));
    }

    @Test
    void aStudyIsNamedByItsLink() {
        open(DemoClubs.OWN);
        enters("Set a task");
        game.click("Name of the task");
        game.type("Parallel");
        game.tap("Study");
        game.pass(0.4f);
        game.click("Link of the study");
        game.type("https://play.example/#/study/" + DemoStudies.OWN);
        game.press(Input.Keys.TAB);
        enters("Set");
        ClassTask task = game.server().heard(AddTask.class).get(0).task();
        assertEquals(DemoStudies.OWN, task.code());
        assertEquals(1, task.amount());
    }

    @Test
    void aPupilMarksATaskAndSharesNoLonger() {
        open(DemoClubs.JOINED);
        assertEquals(
                List.of(new ShareProgress(DemoClubs.JOINED, true, 0, 0)),
                game.server().heard(ShareProgress.class),
                "what is shared is brought up to date");
        assertTrue(game.shows("10 puzzles · 6 days left · 4/10"), this::words);
        assertFalse(game.canClick("Set a task"));
        enters("1 · The parallel opening, to its end");
        enters("I have gone through it");
        assertEquals(
                List.of(new MarkTask(DemoClubs.JOINED, 1, true)), game.server().heard(MarkTask.class));
        enters("Share what I learn");
        assertEquals(
                new ShareProgress(DemoClubs.JOINED, false, 0, 0),
                game.server().heard(ShareProgress.class).get(1));
    }
}
