package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.GameEvent;
import reversi.online.ErrorCode;
import reversi.online.StudyNews;
import reversi.online.StudyRequest.AskCommentaries;
import reversi.online.StudyRequest.FollowGame;
import reversi.online.StudyRequest.MakeStudy;
import reversi.online.StudyRequest.ShowPosition;
import reversi.online.StudyRequest.WriteChapter;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.players.online.OnlineTable;
import reversi.rules.Move;
import reversi.screens.Route;
import reversi.screens.game.GamePage;

/** A game of others with a commentary: watched, opened, followed, led, begun by oneself, and over. */
class CommentaryOnStageTest extends ServerStage {
    private static final long GAME = DemoStudies.LIVE_GAME;
    private int version = 30;

    @BeforeEach
    void signIn() {
        game.logIn();
    }

    private OnlineTable table() {
        return game.composition().client().table(GAME).orElseThrow();
    }

    private void watch() {
        game.composition().client().watch(GAME);
        game.pass(0.5f);
        game.go().table(table());
        game.pass(1.5f);
    }

    private void openStudy() {
        game.go().study(DemoStudies.LIVE);
        game.pass(2);
    }

    /** The first legal move of the game comes. */
    private Move goesOn() {
        Move move = table().position().legalMoves().get(0);
        version++;
        game.hear(new TableNews.Happened(
                GAME,
                version,
                DemoServer.NOW,
                new TableEvent.InGame(
                        new GameEvent.Played(table().transcript().plies() + 1, move, new ClockTimes(90_000, 90_000)))));
        game.pass(1.5f);
        return move;
    }

    private String standing() {
        return "player 1 – player 2 · " + table().position().score().black() + "–"
                + table().position().score().white();
    }

    private boolean says(String beginning) {
        return game.words().stream().anyMatch(words -> words.startsWith(beginning));
    }

    @Test
    void whoWatchesHearsWhoCommentsAndOpensIt() {
        watch();
        assertEquals(new AskCommentaries(GAME), last(AskCommentaries.class));
        assertEquals("Commentary by player 3", ((GamePage) game.router().front()).ribbon());
        enters("Commentary");
        enters("Commentary by player 3");
        assertEquals(Route.toStudy(DemoStudies.LIVE), front());
        assertTrue(game.shows(standing() + " · live"), this::words);
        goesOn();
        assertTrue(game.shows(standing() + " · live"), this::words);
        game.router().back();
        game.pass(1);
        goesOn();
        assertTrue(game.composition().client().table(GAME).isPresent(), "the game is watched as before");
    }

    @Test
    void theBoardGoesAlongWithTheGameAndItsCommentsAreRead() {
        openStudy();
        assertEquals(new TableRequest.Watch(GAME), last(TableRequest.Watch.class));
        assertTrue(says("c4 · player 3: Both know the Tiger"), this::words);
        assertFalse(game.canClick("Back to the leader"));
        goesOn();
        assertTrue(game.shows(standing() + " · live"), this::words);
        assertFalse(game.canClick("Back to the leader"), "the end is what is shown");
        game.hear(DemoStudies.shown(
                DemoStudies.LIVE_ID, Optional.of(DemoStudies.LIVE_CHAPTER), "f5", "d6", "c3", "d3", "c4", "b3"));
        game.pass(1);
        assertTrue(game.shows("player 3: This wins a tempo."), this::words);
        goesOn();
        assertTrue(game.shows("player 3: This wins a tempo."), "the leader shows something else");
        game.hear(DemoStudies.shownLive(DemoStudies.LIVE_CHAPTER));
        game.pass(1);
        assertTrue(says("c4 · player 3"), this::words);
        assertEquals(List.of(), game.server().heard(WriteChapter.class), "what comes from the game is not written");
        game.router().back();
        game.pass(1);
        assertEquals(new TableRequest.Unwatch(GAME), last(TableRequest.Unwatch.class));
    }

    @Test
    void whoLeadsShowsTheEndOnceAndAnotherPositionWhenTheyLookThere() {
        openStudy();
        game.hear(new DemoStudies().live(Optional.of(DemoServer.YOU.id())));
        goesOn();
        goesOn();
        assertEquals(List.of(), game.server().heard(ShowPosition.class), "the end was shown before");
        game.click("STEP_BACK");
        game.pass(1);
        assertFalse(last(ShowPosition.class).live());
        game.hear(new StudyNews.StudyShown(
                DemoStudies.LIVE_ID,
                Optional.of(DemoStudies.LIVE_CHAPTER),
                last(ShowPosition.class).line(),
                false));
        game.click("LAST");
        game.pass(1);
        assertEquals(
                new ShowPosition(DemoStudies.LIVE_ID, DemoStudies.LIVE_CHAPTER, List.of(), true),
                last(ShowPosition.class));
        Move next = table().position().legalMoves().get(0);
        game.clickSquare(next.toString());
        game.pass(2);
        assertFalse(last(ShowPosition.class).live(), "it is not played yet");
        assertTrue(last(WriteChapter.class).content().contains("[" + next + "]"));
        goesOn();
        assertTrue(last(ShowPosition.class).live(), "now it is");
    }

    @Test
    void theEndOfTheGameIsSaid() {
        openStudy();
        version++;
        game.hear(new TableNews.Happened(GAME, version, DemoServer.NOW, new TableEvent.Finished(DemoServer.won())));
        game.pass(1);
        assertTrue(game.shows(standing() + " · player 1 wins · By resignation"), this::words);
    }

    @Test
    void oneBeginsACommentaryInANewStudyOrOneOfOnesOwn() {
        watch();
        enters("Commentary");
        enters("Comment on this game");
        enters("In a new study");
        assertEquals(new MakeStudy("player 1 – player 2", true), last(MakeStudy.class));
        assertEquals(new FollowGame(DemoStudies.OWN_ID, GAME), last(FollowGame.class));
        assertEquals(Route.toStudy(DemoStudies.OWN), front());
        game.router().back();
        game.pass(1);
        enters("Commentary");
        enters("Comment on this game");
        enters("Endgames of the club, with parity");
        assertEquals(new FollowGame(DemoStudies.OTHER_ID, GAME), last(FollowGame.class));
    }

    @Test
    void whatIsRefusedIsSaid() {
        game.server().refuse(FollowGame.class, ErrorCode.YOU_PLAY_THERE);
        watch();
        enters("Commentary");
        enters("Comment on this game");
        enters("In a new study");
        assertTrue(says("You play in a game that is commented on here."), this::words);
        assertEquals(Route.toTable(GAME), front());
    }

    @Test
    void whoPlaysHearsOfItOnceTheGameIsOver() {
        game.hear(new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.empty())));
        game.pass(1);
        assertEquals(List.of(), game.server().heard(AskCommentaries.class));
        game.hear(new StudyNews.Commentaries(GAME, List.of()));
        game.hear(new TableNews.Happened(
                GameDriver.TABLE, 31, DemoServer.NOW, new TableEvent.Finished(DemoServer.won())));
        game.pass(1);
        assertEquals(new AskCommentaries(GameDriver.TABLE), last(AskCommentaries.class));
    }
}
