package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;

/**
 * A great many players, of whom some come late, leave, stay away or fall asleep, at a server that is started again twice. {@code
 * -Dreversi.crowd=1000 -Dreversi.crowd.runs=10} plays larger ones, and says what came of each.
 */
class CrowdTest {
    private static final int PLAYERS = Integer.getInteger("reversi.crowd", 200);
    private static final int RUNS = Integer.getInteger("reversi.crowd.runs", 1);
    private static final int MOST_TICKS = 10_000;

    /** One run. */
    private static final class Run {
        private final Random random;
        private final TournamentFormat format;
        private final Set<Set<Long>> met = new HashSet<>();
        private final Hall hall;
        private long newcomer = 10_000;
        private int restarts;

        Run(TournamentFormat format, int seed) {
            this.format = format;
            random = new Random(seed);
            int rounds = format == TournamentFormat.ROUND_ROBIN ? 1 : 0;
            hall = new Hall(Hall.terms(format, rounds), game -> 12 + random.nextInt(41), this::check);
            int players = Math.min(PLAYERS, hall.tournament().terms().seats()) - seed % 2;
            for (int player = 1; player <= players; player++) {
                hall.join(player, 800 + random.nextInt(1_400));
            }
        }

        private void check(TournamentEvent.Paired paired) {
            Set<Long> seated = new HashSet<>(paired.byes());
            for (Pairing pairing : paired.pairings()) {
                assertTrue(seated.add(pairing.black()) && seated.add(pairing.white()), () -> "twice: " + pairing);
                if (format == TournamentFormat.SWISS || format == TournamentFormat.ROUND_ROBIN) {
                    assertTrue(met.add(Set.of(pairing.black(), pairing.white())), () -> "again: " + pairing);
                }
            }
            seated.forEach(
                    player -> assertTrue(hall.tournament().openBoard(player).isEmpty()));
        }

        void play() {
            for (int tick = 0; tick < MOST_TICKS && !hall.isOver(); tick++) {
                disturb();
                if (tick == 10 || tick == 20) {
                    hall.assertSameAfterRestart();
                    restarts++;
                }
                hall.settle();
                hall.tick();
            }
            assertEquals(TournamentPhase.ENDED, hall.tournament().phase());
            assertTrue(hall.tournament().openBoards().isEmpty());
            assertEquals(2, restarts);
        }

        private void disturb() {
            Tournament tournament = hall.tournament();
            long player = 1L + random.nextInt(tournament.players());
            boolean isIn = tournament
                    .entrant(player)
                    .filter(entrant -> !entrant.isOut())
                    .isPresent();
            switch (random.nextInt(8)) {
                case 0 -> hall.setAway(player, true);
                case 1 -> hall.setAsleep(player, true);
                case 2, 3 -> {
                    hall.setAway(player, false);
                    hall.setAsleep(player, false);
                }
                case 4 -> {
                    if (isIn) {
                        hall.record(new TournamentEvent.Withdrew(player, hall.now()));
                    }
                }
                case 5 -> {
                    if (tournament.mayReturn(player)) {
                        hall.record(new TournamentEvent.Returned(player, hall.now()));
                    }
                }
                default -> {
                    if (tournament.admits(0)) {
                        hall.join(newcomer++, 1_200);
                    }
                }
            }
        }

        /** In so large a field nobody has a colour three times in a row, or in three games more than the other. */
        int unevenColours() {
            int uneven = 0;
            for (ScoreSheet sheet : ScoreSheet.of(hall.tournament()).values()) {
                Colours.History history = new Colours.History(0, 0);
                for (ScoreSheet.Line line : sheet.lines()) {
                    if (line.isPlayed()) {
                        assertFalse(
                                format == TournamentFormat.SWISS && history.burden(line.side()) >= Colours.HARD,
                                () -> "colours of " + sheet.player());
                        history = history.after(line.side());
                    }
                }
                uneven += Math.abs(history.balance()) > 1 ? 1 : 0;
            }
            return uneven;
        }

        String figures() {
            Tournament tournament = hall.tournament();
            long games = tournament.rounds().stream()
                    .mapToLong(round -> round.games().size())
                    .sum();
            Map<Boolean, List<Entrant>> byPresence =
                    tournament.entrants().stream().collect(Collectors.partitioningBy(Entrant::isOut));
            return format + ": " + tournament.players() + " players, of whom "
                    + byPresence.get(true).size() + " left; "
                    + tournament.rounds().size() + " rounds, " + games + " games, "
                    + hall.events().size()
                    + " events, at most " + hall.longestMillis() + " ms to direct; " + unevenColours()
                    + " with a colour 2 games more than the other";
        }
    }

    @ParameterizedTest
    @EnumSource(TournamentFormat.class)
    void everyFormatIsPlayedToItsEnd(TournamentFormat format) {
        for (int seed = 0; seed < RUNS; seed++) {
            Run run = new Run(format, seed);
            run.play();
            String figures = run.figures();
            if (RUNS > 1) {
                System.out.println(figures);
            }
        }
    }
}
