package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;

/** A tournament while events are added to it; each throws IllegalArgumentException where it can't have happened. */
final class TournamentFold implements TournamentEvent.Visitor<TournamentPhase> {
    final TournamentTerms terms;
    /** Everybody who takes part or did, in the order of joining; another map after each change. */
    Map<Long, Entrant> entrants = Map.of();

    /** The boards of the last round whose games have not ended. */
    final List<Integer> open = new ArrayList<>();

    /** Whom the host took out. */
    final Set<Long> barred = new HashSet<>();

    int version;
    TournamentPhase phase = TournamentPhase.PLANNED;
    long startedAt;
    long endedAt;
    List<Long> seeds = List.of();
    int plannedRounds;
    private final List<TournamentRound> before = new ArrayList<>();
    private final List<TournamentGame> games = new ArrayList<>();
    private List<Long> byes = List.of();
    private int round;

    TournamentFold(TournamentTerms terms) {
        this.terms = terms;
    }

    /** Begins with these rounds. */
    void rounds(List<TournamentRound> rounds) {
        round = rounds.size();
        if (round > 0) {
            TournamentRound last = rounds.get(round - 1);
            before.addAll(rounds.subList(0, round - 1));
            games.addAll(last.games());
            byes = last.byes();
        }
    }

    /** The rounds by now; nothing may be added afterwards. */
    List<TournamentRound> rounds() {
        List<TournamentRound> rounds = new ArrayList<>(before);
        if (round > 0) {
            rounds.add(new TournamentRound(games, byes));
        }
        return List.copyOf(rounds);
    }

    void add(TournamentEvent event) {
        boolean isOver = phase == TournamentPhase.ENDED || phase == TournamentPhase.CANCELLED;
        require(!isOver, event);
        phase = event.accept(this);
        version++;
    }

    @Override
    public TournamentPhase joined(TournamentEvent.Joined joined) {
        boolean isLate = phase == TournamentPhase.RUNNING;
        boolean admitsLate = terms.format() == TournamentFormat.ARENA || terms.format() == TournamentFormat.SWISS;
        require(!isLate || admitsLate, joined);
        require(!entrants.containsKey(joined.player()) && !barred.contains(joined.player()), joined);
        int side = joined.side().orElse(0);
        require(Sides.hasRoom(terms, entrants.values(), side), joined);
        put(new Entrant(joined.player(), joined.rating(), nextRound(), 0, side, joined.at()));
        return phase;
    }

    private void put(Entrant entrant) {
        Map<Long, Entrant> changed = new LinkedHashMap<>(entrants);
        changed.put(entrant.player(), entrant);
        entrants = Collections.unmodifiableMap(changed);
    }

    /** The round that somebody can be paired in who comes now. */
    private int nextRound() {
        return terms.format() == TournamentFormat.ARENA ? 1 : round + 1;
    }

    @Override
    public TournamentPhase withdrew(TournamentEvent.Withdrew withdrew) {
        Entrant entrant = entrant(withdrew.player(), withdrew);
        require(!entrant.isOut(), withdrew);
        leave(entrant);
        return phase;
    }

    @Override
    public TournamentPhase removed(TournamentEvent.Removed removed) {
        Entrant entrant = entrant(removed.player(), removed);
        require(barred.add(removed.player()), removed);
        leave(entrant);
        return phase;
    }

    private void leave(Entrant entrant) {
        if (phase == TournamentPhase.PLANNED) {
            Map<Long, Entrant> fewer = new LinkedHashMap<>(entrants);
            fewer.remove(entrant.player());
            entrants = Collections.unmodifiableMap(fewer);
        } else {
            put(entrant.out(nextRound()));
        }
    }

    @Override
    public TournamentPhase returned(TournamentEvent.Returned returned) {
        Entrant entrant = entrant(returned.player(), returned);
        require(entrant.isOut() && !barred.contains(returned.player()), returned);
        put(entrant.back(returned.at()));
        return phase;
    }

    @Override
    public TournamentPhase started(TournamentEvent.Started started) {
        require(phase == TournamentPhase.PLANNED, started);
        startedAt = started.at();
        seeds = entrants.values().stream()
                .sorted(Comparator.comparingInt(Entrant::rating).reversed())
                .map(Entrant::player)
                .toList();
        plannedRounds = Schedule.rounds(terms, seeds.size());
        return TournamentPhase.RUNNING;
    }

    @Override
    public TournamentPhase paired(TournamentEvent.Paired paired) {
        boolean isNext = paired.round() == round + 1 && open.isEmpty();
        boolean isAdded = paired.round() == round && paired.byes().isEmpty();
        require(phase == TournamentPhase.RUNNING && (isNext || isAdded), paired);
        Set<Long> seated = new HashSet<>();
        open.forEach(board -> seat(seated, games.get(board - 1).pairing(), paired));
        paired.pairings().forEach(pairing -> seat(seated, pairing, paired));
        paired.byes().forEach(player -> require(entrants.containsKey(player) && seated.add(player), paired));
        if (isNext) {
            if (round > 0) {
                before.add(new TournamentRound(List.copyOf(games), byes));
            }
            games.clear();
            byes = paired.byes();
            round++;
        }
        for (Pairing pairing : paired.pairings()) {
            games.add(TournamentGame.of(pairing, paired.at()));
            open.add(games.size());
        }
        return phase;
    }

    private void seat(Set<Long> seated, Pairing pairing, TournamentEvent event) {
        require(entrants.containsKey(pairing.black()) && entrants.containsKey(pairing.white()), event);
        require(seated.add(pairing.black()) && seated.add(pairing.white()), event);
    }

    @Override
    public TournamentPhase begun(TournamentEvent.Begun begun) {
        TournamentGame game = openGame(begun.round(), begun.board(), begun);
        require(game.game().isEmpty(), begun);
        games.set(begun.board() - 1, game.begun(begun.game()));
        return phase;
    }

    @Override
    public TournamentPhase scored(TournamentEvent.Scored scored) {
        TournamentGame game = openGame(scored.round(), scored.board(), scored);
        games.set(scored.board() - 1, game.scored(scored.outcome(), scored.at()));
        open.remove((Integer) scored.board());
        return phase;
    }

    @Override
    public TournamentPhase ended(TournamentEvent.Ended ended) {
        require(phase == TournamentPhase.RUNNING && open.isEmpty(), ended);
        endedAt = ended.at();
        return TournamentPhase.ENDED;
    }

    @Override
    public TournamentPhase cancelled(TournamentEvent.Cancelled cancelled) {
        endedAt = cancelled.at();
        return TournamentPhase.CANCELLED;
    }

    private Entrant entrant(long player, TournamentEvent event) {
        return Optional.ofNullable(entrants.get(player)).orElseThrow(() -> impossible(event));
    }

    private TournamentGame openGame(int of, int board, TournamentEvent event) {
        require(of == round && open.contains(board), event);
        return games.get(board - 1);
    }

    private void require(boolean isPossible, TournamentEvent event) {
        if (!isPossible) {
            throw impossible(event);
        }
    }

    private IllegalArgumentException impossible(TournamentEvent event) {
        return new IllegalArgumentException("not after " + version + " events, " + phase + ": " + event);
    }
}
