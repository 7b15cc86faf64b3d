package reversi.training.insights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;

class GameStudyTest {
    /** Black thinks for the seconds of each own move in turn, and White for none; Black then loses on time. */
    private static Game timed(TimeControl time, int... seconds) {
        Game game = Game.start(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 3), time), 0);
        long left = time.seconds() * 1_000L;
        String[] line = {"f5", "d6", "c3", "d3", "c4", "f4"};
        for (int ply = 0; ply < 2 * seconds.length; ply++) {
            left += ply % 2 == 0 ? 1_000L * (time.increment() - seconds[ply / 2]) : 0;
            game = game.with(
                    new GameEvent.Played(
                            ply + 1, Move.at(Square.of(line[ply])), new ClockTimes(left, time.seconds() * 1_000L)),
                    0);
        }
        return game.with(new GameEvent.Ended(Result.lost(Ending.TIME, Disc.BLACK, game.position())), 0);
    }

    private static Tally tally(Game game, Disc mine) {
        return StudiedGames.facts("g", game, mine, "", Optional.empty()).tally();
    }

    @Test
    void timeIsThatOfThePlayerAlone() {
        Tally tally = tally(timed(TimeControl.perGame(60, 2), 10, 30, 20), Disc.BLACK);
        assertEquals(new Rate(600, 600), tally.rate(Habit.TIME_OPENING));
        assertEquals(new Rate(1, 1), tally.rate(Habit.TIME_LOST));
        assertEquals(new Rate(1, 1), tally.rate(Habit.TIME_LOW));
    }

    @Test
    void otherClocksTellLess() {
        Game game = timed(TimeControl.none(), 0);
        assertEquals(new Rate(0, 0), tally(game, Disc.BLACK).rate(Habit.TIME_LOST));
        assertEquals(
                new Rate(0, 0),
                tally(timed(TimeControl.perMove(10), 0), Disc.BLACK).rate(Habit.TIME_OPENING));
        Tally winner = tally(timed(TimeControl.perGame(60, 2), 10, 30, 20), Disc.WHITE);
        assertEquals(new Rate(0, 1), winner.rate(Habit.TIME_LOST));
    }

    @Test
    void mistakesAreThoseOfTheReview() {
        Game game = StudiedGames.game(4, Disc.BLACK);
        GameReview review = StudiedGames.review(game);
        GameFacts facts = StudiedGames.facts("g", game, Disc.BLACK, "Tiger", Optional.of(review));
        long mistakes = 0;
        for (Habit habit : new Habit[] {Habit.MISTAKES_OPENING, Habit.MISTAKES_MIDDLE, Habit.MISTAKES_END}) {
            mistakes += facts.tally().rate(habit).count();
        }
        assertEquals(
                review.count(Disc.BLACK, Judgement.MISTAKE) + review.count(Disc.BLACK, Judgement.BLUNDER), mistakes);
        assertTrue(mistakes > 0);
        long explained = facts.tally().rate(Habit.ABOUT_CORNERS).of();
        assertTrue(explained > 0 && explained <= 3);
        assertEquals(
                explained,
                facts.tally().rate(Habit.ABOUT_CORNERS).count()
                        + facts.tally().rate(Habit.ABOUT_MOVES).count()
                        + facts.tally().rate(Habit.ABOUT_PARITY).count()
                        + facts.tally().rate(Habit.ABOUT_EDGES).count());
        assertTrue(facts.isReviewed());
    }
}
