package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import reversi.online.RoundMark;
import reversi.rules.Disc;

/** What one player's rounds brought. */
final class ScoreSheet {
    private final Entrant entrant;
    private final List<Line> lines = new ArrayList<>();
    private final List<Integer> byes = new ArrayList<>();

    /**
     * One game of the player.
     *
     * @param round the round, from 1
     * @param side the player's discs
     * @param game the game
     */
    record Line(int round, Disc side, TournamentGame game) {
        long opponent() {
            return game.pairing().player(side.other());
        }

        boolean isOpen() {
            return game.isOpen();
        }

        boolean isPlayed() {
            return game.isPlayed();
        }

        boolean isWon() {
            return game.outcome().filter(it -> it.isWonBy(side)).isPresent();
        }

        boolean isMissed() {
            return game.outcome().filter(it -> it.isMissedBy(side)).isPresent();
        }

        int halves() {
            return game.outcome().map(it -> it.halves(side)).orElse(0);
        }

        int discs() {
            return game.outcome().map(it -> it.discs(side)).orElse(0);
        }

        RoundMark mark() {
            if (isOpen()) {
                return RoundMark.PLAYING;
            }
            if (isMissed()) {
                return RoundMark.MISSED;
            }
            return switch (halves()) {
                case 0 -> RoundMark.LOSS;
                case 1 -> RoundMark.DRAW;
                default -> RoundMark.WIN;
            };
        }
    }

    private ScoreSheet(Entrant entrant) {
        this.entrant = entrant;
    }

    /** One for each player of a tournament, in the order in which they joined. */
    static Map<Long, ScoreSheet> of(Tournament tournament) {
        Map<Long, ScoreSheet> sheets = new LinkedHashMap<>();
        tournament.entrants().forEach(entrant -> sheets.put(entrant.player(), new ScoreSheet(entrant)));
        for (int round = 1; round <= tournament.rounds().size(); round++) {
            TournamentRound played = tournament.rounds().get(round - 1);
            for (TournamentGame game : played.games()) {
                for (Disc side : Disc.values()) {
                    Objects.requireNonNull(sheets.get(game.pairing().player(side)))
                            .lines
                            .add(new Line(round, side, game));
                }
            }
            for (long player : played.byes()) {
                Objects.requireNonNull(sheets.get(player)).byes.add(round);
            }
        }
        return sheets;
    }

    Entrant entrant() {
        return entrant;
    }

    long player() {
        return entrant.player();
    }

    /** The games, the first one first. */
    List<Line> lines() {
        return Collections.unmodifiableList(lines);
    }

    /** The rounds without an opponent. */
    List<Integer> byes() {
        return Collections.unmodifiableList(byes);
    }

    /** The last game. */
    Optional<Line> last() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.get(lines.size() - 1));
    }

    /** The game that has not ended. */
    Optional<Line> open() {
        return last().filter(Line::isOpen);
    }

    /** The points in halves: those of the games, and a win for each bye. */
    int halves() {
        return 2 * byes.size() + lines.stream().mapToInt(Line::halves).sum();
    }

    /** The discs of all games that were played. */
    int discs() {
        return lines.stream().mapToInt(Line::discs).sum();
    }

    /** How many games were won one after the other by now; one that wasn't played neither counts nor ends that, unless the player missed it. */
    int streak() {
        int streak = 0;
        for (Line line : lines) {
            streak = streakAfter(streak, line);
        }
        return streak;
    }

    static int streakAfter(int streak, Line line) {
        if (line.isOpen() || (line.isWon() && !line.isPlayed())) {
            return streak;
        }
        return line.isWon() ? streak + 1 : 0;
    }

    /** The last round in which the player was paired or had a bye; 0 where there is none. */
    int lastRound() {
        int game = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).round();
        return byes.isEmpty() ? game : Math.max(game, byes.get(byes.size() - 1));
    }

    /** What a round brought, from 1: the last of its games. */
    RoundMark mark(int round) {
        if (byes.contains(round)) {
            return RoundMark.BYE;
        }
        RoundMark mark = RoundMark.MISSED;
        for (Line line : lines) {
            mark = line.round() == round ? line.mark() : mark;
        }
        return mark;
    }
}
