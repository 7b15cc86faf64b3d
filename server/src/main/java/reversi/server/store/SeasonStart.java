package reversi.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import reversi.online.TournamentTerms;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;

/** Makes the tournament of a division with its players in it, which has begun: nobody else may join, and nobody is asked. */
public final class SeasonStart {
    private final TournamentRepository tournaments;
    private final TournamentLog log;

    public SeasonStart(TournamentRepository tournaments, TournamentLog log) {
        this.tournaments = tournaments;
        this.log = log;
    }

    /** The number of the tournament, within a transaction. */
    long begin(Sql sql, TournamentTerms terms, List<Long> players, long now) throws SQLException {
        long made = tournaments.insert(sql, OptionalLong.empty(), terms, now);
        List<TournamentEvent> events = new ArrayList<>();
        for (long player : players) {
            int rating = sql.number("select rating from account where id = ?", player)
                    .orElse(0L)
                    .intValue();
            events.add(new TournamentEvent.Joined(player, rating, now));
        }
        events.add(new TournamentEvent.Started(now));
        Tournament before = Tournament.of(made, terms, OptionalLong.empty());
        log.add(sql, new TournamentLog.Addition(before, events, before.withAll(events), OptionalLong.of(now)));
        return made;
    }
}
