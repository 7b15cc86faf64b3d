package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Function;
import reversi.online.RoundMark;
import reversi.online.TournamentFormat;

/**
 * Who is ahead. Whom the host took out stands behind all others.
 *
 * <p>In a Swiss and a round robin a win is a point, a draw half of one, and a bye a win. Equal points are separated by the Brightwell
 * quotient of the world championships (<a href="http://othello.dk/book/index.php/BQ">Resolving ties</a>, The Othello Wiki Book Project),
 * then by discs: the discs of all games, and 6 times the points of all opponents; for a bye, and for a game against somebody who has
 * withdrawn, 32 and 6 times the player's own points instead. That source knows no games that somebody did not come to: here one that was
 * won so counts as a bye, and one that was lost so adds nothing. On other boards half of the squares stand for 32.
 *
 * <p>In an arena a win is 2 points and a draw 1, and after two wins in a row twice as much until a game is not won. A game to which the
 * opponent did not come gives 2 points and leaves the row as it is. Equal points are separated by wins.
 *
 * <p>In a match of clubs points are those of the games, and discs separate equal ones; what the clubs have says {@link TeamMatch#halves}.
 *
 * <p>In a knock-out whoever came through more rounds is ahead.
 */
public final class Standings {
    /** The 6 of the Brightwell quotient, for half points. */
    private static final int HALF_POINT = 3;

    private static final int ARENA_WIN = 2;

    /** So many wins in a row double what follows. */
    private static final int DOUBLING_STREAK = 2;

    private final Tournament tournament;
    private final Map<Long, ScoreSheet> sheets;
    private final int halfBoard;

    /** A standing before its rank is known. */
    private record Sum(ScoreSheet sheet, int halves, int tieBreak, int lastBreak, boolean isOut, boolean isBarred) {
        private static final Comparator<Sum> BEST_FIRST = Comparator.comparing((Sum sum) -> !sum.isBarred)
                .thenComparingInt(Sum::halves)
                .thenComparingInt(Sum::tieBreak)
                .thenComparingInt(Sum::lastBreak)
                .reversed();
    }

    private Standings(Tournament tournament) {
        this.tournament = tournament;
        sheets = ScoreSheet.of(tournament);
        halfBoard = tournament.terms().game().variant().squares().size() / 2;
    }

    /** How the players stand, the best first; equal ones in the order in which they joined. */
    public static List<PlayerStanding> of(Tournament tournament) {
        return new Standings(tournament).ranked();
    }

    private List<PlayerStanding> ranked() {
        List<Sum> sums = sums();
        List<PlayerStanding> standings = new ArrayList<>(sums.size());
        int rank = 1;
        for (int i = 0; i < sums.size(); i++) {
            Sum sum = sums.get(i);
            if (i > 0 && Sum.BEST_FIRST.compare(sums.get(i - 1), sum) != 0) {
                rank = i + 1;
            }
            standings.add(standing(rank, sum));
        }
        return List.copyOf(standings);
    }

    private List<Sum> sums() {
        Function<ScoreSheet, Sum> summing =
                switch (tournament.terms().format()) {
                    case ARENA -> this::ofArena;
                    case SWISS, ROUND_ROBIN -> this::ofRounds;
                    case MATCH -> this::ofMatch;
                    case KNOCK_OUT -> ofKnockOut();
                };
        return sheets.values().stream().map(summing).sorted(Sum.BEST_FIRST).toList();
    }

    private PlayerStanding standing(int rank, Sum sum) {
        OptionalLong game = sum.sheet.open().map(line -> line.game().game()).orElse(OptionalLong.empty());
        return new PlayerStanding(
                rank,
                sum.sheet.player(),
                sum.halves,
                sum.tieBreak,
                sum.sheet.discs(),
                sum.sheet.streak(),
                marks(sum.sheet),
                sum.isOut,
                game,
                sum.sheet.entrant().side());
    }

    private Sum ofRounds(ScoreSheet sheet) {
        return sum(
                sheet,
                sheet.halves(),
                brightwell(sheet),
                sheet.discs(),
                sheet.entrant().isOut());
    }

    private Sum ofMatch(ScoreSheet sheet) {
        return sum(sheet, sheet.halves(), 0, sheet.discs(), sheet.entrant().isOut());
    }

    private Sum sum(ScoreSheet sheet, int halves, int tieBreak, int lastBreak, boolean isOut) {
        return new Sum(sheet, halves, tieBreak, lastBreak, isOut, tournament.isBarred(sheet.player()));
    }

    private int brightwell(ScoreSheet sheet) {
        int instead = halfBoard + HALF_POINT * sheet.halves();
        int quotient = instead * sheet.byes().size();
        for (ScoreSheet.Line line : sheet.lines()) {
            ScoreSheet opponent = sheet(line.opponent());
            if (line.isPlayed() && !hasWithdrawn(opponent.entrant())) {
                quotient += line.discs() + HALF_POINT * opponent.halves();
            } else if (line.isPlayed() || line.isWon()) {
                quotient += instead;
            }
        }
        return quotient;
    }

    /** Whether a player missed a round because of that. */
    private boolean hasWithdrawn(Entrant entrant) {
        return entrant.isOut() && entrant.outFrom() <= tournament.rounds().size();
    }

    private Sum ofArena(ScoreSheet sheet) {
        int points = 0;
        int wins = 0;
        int streak = 0;
        for (ScoreSheet.Line line : sheet.lines()) {
            boolean isDoubled = line.isPlayed() && streak >= DOUBLING_STREAK;
            points += line.halves() * ARENA_WIN / 2 * (isDoubled ? 2 : 1);
            wins += line.isWon() ? 1 : 0;
            streak = ScoreSheet.streakAfter(streak, line);
        }
        return sum(sheet, 2 * points, wins, 0, sheet.entrant().isOut());
    }

    private Function<ScoreSheet, Sum> ofKnockOut() {
        Bracket bracket = new Bracket(tournament, sheets);
        return sheet -> {
            boolean isOut = bracket.isOut(sheet);
            return sum(sheet, 2 * bracket.roundsPassed(sheet), 0, isOut ? 0 : 1, isOut);
        };
    }

    private List<RoundMark> marks(ScoreSheet sheet) {
        List<RoundMark> marks = new ArrayList<>();
        if (tournament.terms().format() == TournamentFormat.ARENA) {
            List<ScoreSheet.Line> lines = sheet.lines();
            lines.subList(Math.max(0, lines.size() - PlayerStanding.ARENA_MARKS), lines.size())
                    .forEach(line -> marks.add(line.mark()));
            return marks;
        }
        if (tournament.terms().isMatch() && sheet.lines().isEmpty()) {
            return marks;
        }
        int played = tournament.terms().format() == TournamentFormat.KNOCK_OUT
                ? sheet.lastRound()
                : tournament.rounds().size();
        for (int round = 1; round <= played; round++) {
            marks.add(sheet.mark(round));
        }
        return marks;
    }

    private ScoreSheet sheet(long player) {
        return Objects.requireNonNull(sheets.get(player));
    }
}
