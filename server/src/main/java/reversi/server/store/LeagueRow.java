package reversi.server.store;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.LeagueRole;
import reversi.online.TournamentTerms;

/** A league as it is kept, with what an account is to it; see {@link reversi.online.LeagueCard}. */
public record LeagueRow(
        long id, TournamentTerms terms, String club, int season, long nextAt, int members, Optional<LeagueRole> role) {
    /** The club whose members alone play; empty for everybody. */
    public OptionalLong clubId() {
        return terms.clubs().stream().mapToLong(Long::longValue).findFirst();
    }
}
