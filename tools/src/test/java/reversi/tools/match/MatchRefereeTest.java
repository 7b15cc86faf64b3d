package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.MoveTime;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class MatchRefereeTest {
    private static final long SECOND = 1_000_000_000;
    private static final List<Move> OPENING = List.of(Move.at("f5"), Move.at("d6"));

    private long now;
    private long worked;
    private final List<String> complaints = new ArrayList<>();
    private final List<TimeLeft> told = new ArrayList<>();

    @Test
    void countsTheDiscsForTheFirstContenderWithEitherColour() {
        MatchReferee referee = new MatchReferee(Variant.OTHELLO, MatchTimeControl.NONE, () -> now, complaints::add);
        FinishedGame black = referee.play(0, OPENING, first(), last(), 1);
        FinishedGame white = referee.play(1, OPENING, last(), first(), 1);
        assertEquals(black.moves(), white.moves());
        assertEquals(black.lead(), -white.lead());
        assertEquals(FinishedGame.End.PLAYED, black.end());
        Position end = ((TranscriptText.Ok) TranscriptText.read(black.moves(), Variant.OTHELLO))
                .transcript()
                .current();
        Score score = end.score();
        assertTrue(end.isOver());
        assertEquals(score.official(Disc.BLACK) - score.official(Disc.WHITE), black.lead());
        assertTrue(black.moves().startsWith("f5d6"));
    }

    @Test
    void losesOnTime() {
        MatchReferee referee =
                new MatchReferee(Variant.OTHELLO, MatchTimeControl.ofSeconds(10, 2, 0), () -> now, complaints::add);
        FinishedGame game = referee.play(0, OPENING, slow(5), slow(1), 1);
        assertEquals(FinishedGame.End.TIME, game.end());
        assertEquals(-64, game.lead());
        // 10 s: 5 used and 2 added, 7; 5 used and 2 added, 4; 5 more are too many.
        assertEquals(List.of(3_750L, 500L), List.of(game.firstMillis(), game.secondMillis()), "of a processor");
        assertEquals(new TimeLeft(11_000, 2_000, 0), told.get(3));
    }

    @Test
    void losesByIllegalMoveOrFailure() {
        MatchReferee referee = new MatchReferee(Variant.OTHELLO, MatchTimeControl.NONE, () -> now, complaints::add);
        FinishedGame illegal = referee.play(1, OPENING, first(), (game, time) -> Move.at("a1"), 1);
        assertEquals(64, illegal.lead());
        assertEquals(FinishedGame.End.ILLEGAL, illegal.end());
        assertEquals("f5d6", illegal.moves());
        FinishedGame failed = referee.play(
                0,
                OPENING,
                (game, time) -> {
                    throw new Contender.Failure("gone");
                },
                first(),
                1);
        assertEquals(-64, failed.lead());
        assertEquals(FinishedGame.End.FAILED, failed.end());
        assertEquals(List.of("game 1, player 2 may not play a1", "game 0, player 1 gone"), complaints);
    }

    @Test
    void allottedTimeNeverExhaustsTheClock() {
        long left = 5_000;
        for (int empties = 60; empties > 0; empties -= 2) {
            MoveTime time = new TimeLeft(left, 0, 0).of(empties);
            assertTrue(time.maxMillis() < left, left + " ms, " + empties + " empties: " + time);
            left -= time.maxMillis();
        }
    }

    @Test
    void allotsMostOfATimePerMove() {
        int unlimited = Integer.MAX_VALUE;
        assertEquals(new MoveTime(unlimited, unlimited), new TimeLeft(TimeLeft.NO_CLOCK, 0, 0).of(30));
        assertEquals(new MoveTime(940, 940), new TimeLeft(TimeLeft.NO_CLOCK, 0, 1000).of(30));
        assertEquals(new MoveTime(9, 9), new TimeLeft(TimeLeft.NO_CLOCK, 0, 10).of(30));
        assertEquals(new MoveTime(1, 1), new TimeLeft(3, 0, 1000).of(30));
    }

    private static Contender first() {
        return (game, time) -> game.current().legalMoves().get(0);
    }

    private static Contender last() {
        return (game, time) -> {
            List<Move> moves = game.current().legalMoves();
            return moves.get(moves.size() - 1);
        };
    }

    private Contender slow(int seconds) {
        return new Contender() {
            @Override
            public Move move(Transcript game, TimeLeft time) {
                told.add(time);
                now += seconds * SECOND;
                worked += seconds * SECOND / 4;
                return game.current().legalMoves().get(0);
            }

            @Override
            public long processorNanos() {
                return worked;
            }
        };
    }
}
