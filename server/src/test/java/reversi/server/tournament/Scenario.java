package reversi.server.tournament;

import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import reversi.online.TournamentFormat;

/**
 * A tournament as it may go.
 *
 * @param format its format
 * @param rounds its rounds, as in its terms
 * @param ratings of those who come to the start
 * @param scores what Black has at the end of each game; repeated where there are more games
 * @param incidents what else happens
 */
record Scenario(
        TournamentFormat format, int rounds, List<Integer> ratings, List<Integer> scores, List<Incident> incidents) {
    private static final int MOST_TICKS = 4_000;

    /** What may happen beside games; what can't at its time does not. */
    enum Kind {
        JOIN,
        WITHDRAW,
        REMOVE,
        RETURN,
        GO_AWAY,
        COME_BACK,
        FALL_ASLEEP,
        WAKE_UP
    }

    /**
     * Something that happens.
     *
     * @param tick when
     * @param kind what
     * @param who to whom, as a place in the list of players
     */
    record Incident(int tick, Kind kind, int who) {}

    static Arbitrary<Scenario> of(TournamentFormat format, int mostPlayers) {
        Arbitrary<Integer> rounds =
                switch (format) {
                    case ARENA, KNOCK_OUT, MATCH -> Arbitraries.just(0);
                    case ROUND_ROBIN -> Arbitraries.integers().between(1, 2);
                    case SWISS -> Arbitraries.integers().between(0, 15);
                };
        Arbitrary<Integer> score = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.integers().between(0, 64)), Tuple.of(1, Arbitraries.just(32)));
        Arbitrary<Incident> incident = Combinators.combine(
                        Arbitraries.integers().between(0, 80),
                        Arbitraries.of(Kind.values()),
                        Arbitraries.integers().between(0, mostPlayers))
                .as(Incident::new);
        return Combinators.combine(
                        Arbitraries.just(format),
                        rounds,
                        Arbitraries.integers()
                                .between(100, 2_500)
                                .list()
                                .ofMinSize(1)
                                .ofMaxSize(mostPlayers),
                        score.list().ofMinSize(1).ofMaxSize(20),
                        incident.list().ofMaxSize(20))
                .as(Scenario::new);
    }

    /** A hall in which it can be played, with everybody who comes to the start. */
    Hall hall(Consumer<TournamentEvent.Paired> eachPairing) {
        Hall hall = new Hall(Hall.terms(format, rounds), game -> scores.get(game % scores.size()), eachPairing);
        for (int player = 0; player < ratings.size(); player++) {
            hall.join(player + 1, ratings.get(player));
        }
        return hall;
    }

    /** Plays it to its end, with a restart whenever something has happened. */
    void play(Hall hall) {
        int checked = -1;
        for (int tick = 0; tick < MOST_TICKS && !hall.isOver(); tick++) {
            for (Incident incident : incidents) {
                if (incident.tick == tick && !hall.isOver()) {
                    happen(hall, incident);
                }
            }
            if (hall.events().size() > checked) {
                hall.assertSameAfterRestart();
                checked = hall.events().size();
            }
            hall.settle();
            hall.tick();
        }
        if (!hall.isOver()) {
            throw new AssertionError("stuck with " + hall.tournament().openBoards());
        }
    }

    private void happen(Hall hall, Incident incident) {
        Tournament tournament = hall.tournament();
        long now = hall.now();
        long player = 1L + incident.who % Math.max(1, tournament.players());
        boolean isIn =
                tournament.entrant(player).filter(entrant -> !entrant.isOut()).isPresent();
        switch (incident.kind) {
            case JOIN -> {
                long next = 1_000L + hall.events().size();
                if (tournament.admits(hall.side(next))) {
                    hall.join(next, 1_000 + incident.who);
                }
            }
            case WITHDRAW -> {
                if (isIn) {
                    hall.record(new TournamentEvent.Withdrew(player, now));
                }
            }
            case REMOVE -> {
                if (isIn) {
                    hall.record(new TournamentEvent.Removed(player, now));
                }
            }
            case RETURN -> {
                if (tournament.mayReturn(player)) {
                    hall.record(new TournamentEvent.Returned(player, now));
                }
            }
            case GO_AWAY -> hall.setAway(player, true);
            case COME_BACK -> hall.setAway(player, false);
            case FALL_ASLEEP -> hall.setAsleep(player, true);
            case WAKE_UP -> hall.setAsleep(player, false);
        }
    }
}
