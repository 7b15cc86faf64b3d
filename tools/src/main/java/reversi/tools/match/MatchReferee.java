package reversi.tools.match;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Plays one game at a time by the rules and by the clock. */
final class MatchReferee {
    private final Variant variant;
    private final MatchTimeControl control;
    private final LongSupplier nanoTime;

    private final Consumer<String> complaints;
    private final EqualTime equal = new EqualTime();

    /** A referee with a clock of choice that counts nanoseconds, who says why a game could not be played on. */
    MatchReferee(Variant variant, MatchTimeControl control, LongSupplier nanoTime, Consumer<String> complaints) {
        this.variant = variant;
        this.control = control;
        this.nanoTime = nanoTime;
        this.complaints = complaints;
    }

    /** Plays game {@code number} of a match after an opening; a player that fails, exceeds its time or makes an illegal move loses. */
    FinishedGame play(int number, List<Move> opening, Contender first, Contender second, long seed) {
        equal.begin();
        FinishedGame game = new Game(number, first, second).play(opening, seed);
        equal.end();
        return game;
    }

    /** Plays a game that does not count, to know how long the second player takes. */
    void tryOut(List<Move> opening, Contender first, Contender second, long seed) {
        new Game(0, first, second).play(opening, seed);
        equal.endOfTrial();
    }

    private final class Game {
        private final int number;
        private final Contender[] contenders;
        private final long[] left = {control.start(), control.start()};
        private final long[] processorNanos = {0, 0};
        private Transcript game = Transcript.start(variant);

        Game(int number, Contender first, Contender second) {
            this.number = number;
            this.contenders = new Contender[] {first, second};
        }

        FinishedGame play(List<Move> opening, long seed) {
            for (int who = 0; who < contenders.length; who++) {
                try {
                    contenders[who].begin(seed + who);
                } catch (Contender.Failure failure) {
                    return lost(who, FinishedGame.End.FAILED, String.valueOf(failure.getMessage()));
                }
            }
            for (Move move : opening) {
                game = game.with(game.current().play(move).orThrow());
            }
            while (!game.current().isOver()) {
                if (game.current().mustPass()) {
                    game = game.with(game.current().play(Move.PASS).orThrow());
                }
                int who = (game.current().toMove() == Disc.BLACK) == FinishedGame.firstHasBlack(number) ? 0 : 1;
                long before = nanoTime.getAsLong();
                long workedBefore = contenders[who].processorNanos();
                Move move;
                try {
                    move = contenders[who].move(game, timeLeft(who));
                } catch (Contender.Failure failure) {
                    return lost(who, FinishedGame.End.FAILED, String.valueOf(failure.getMessage()));
                }
                worked(who, contenders[who].processorNanos() - workedBefore);
                if (!ticked(who, nanoTime.getAsLong() - before)) {
                    return lost(who, FinishedGame.End.TIME, "used up its time");
                }
                if (!(game.current().play(move) instanceof Played.Legal legal)) {
                    return lost(who, FinishedGame.End.ILLEGAL, "may not play " + move);
                }
                game = game.with(legal.turn());
            }
            return finished(lead(game.current()), FinishedGame.End.PLAYED);
        }

        private TimeLeft timeLeft(int who) {
            return control.isEqual() && who == 0
                    ? equal.left()
                    : new TimeLeft(left[who], control.incrementMillis(), control.moveMillis());
        }

        private void worked(int who, long nanos) {
            processorNanos[who] += nanos;
            equal.worked(who == 1, nanos);
        }

        /** Whether the clock still runs after a move that took so long. */
        private boolean ticked(int who, long taken) {
            if (left[who] != TimeLeft.NO_CLOCK) {
                left[who] -= taken / 1_000_000;
                if (left[who] <= 0) {
                    return false;
                }
                left[who] += control.incrementMillis();
            }
            return true;
        }

        private int lead(Position position) {
            Score score = position.score();
            int black = score.official(Disc.BLACK) - score.official(Disc.WHITE);
            int ahead = variant.fewestWins() ? -black : black;
            return FinishedGame.firstHasBlack(number) ? ahead : -ahead;
        }

        private FinishedGame lost(int who, FinishedGame.End end, String why) {
            complaints.accept("game " + number + ", player " + (who + 1) + " " + why);
            // Whatever state it is in now, it begins the next game afresh.
            contenders[who].close();
            int everything = variant.squares().size();
            return finished(who == 0 ? -everything : everything, end);
        }

        private FinishedGame finished(int lead, FinishedGame.End end) {
            return new FinishedGame(
                    number,
                    lead,
                    end,
                    processorNanos[0] / 1_000_000,
                    processorNanos[1] / 1_000_000,
                    TranscriptText.write(game));
        }
    }
}
