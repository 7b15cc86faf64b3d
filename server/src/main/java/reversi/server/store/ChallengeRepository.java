package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import reversi.online.ClubRole;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TournamentTerms;

/** Matches to which clubs challenge each other, until they are answered or their start is past. */
public final class ChallengeRepository {
    private static final String ROW = "select id, club, rival, account, terms from club_challenge";

    private final Database database;
    private final Codec codec;

    public ChallengeRepository(Database database, Codec codec) {
        this.database = database;
        this.codec = codec;
    }

    /** A challenge; {@code account} made it. */
    public record Challenge(long id, long account, TournamentTerms terms) {
        /** The club that challenges. */
        public long club() {
            return terms.clubs().get(0);
        }

        /** The club that answers. */
        public long rival() {
            return terms.clubs().get(1);
        }
    }

    private Challenge challenge(ResultSet row) throws SQLException {
        TournamentTerms terms =
                codec.readTournamentTerms(row.getString("terms")).orElseThrow(DamagedRow::new);
        return new Challenge(row.getLong("id"), row.getLong("account"), terms);
    }

    /** A leader challenges another club, in place of what waits for its answer; empty on success. */
    public Optional<ErrorCode> add(long by, TournamentTerms terms, long now) {
        long club = terms.clubs().get(0);
        long rival = terms.clubs().get(1);
        return database.write(sql -> {
            // In the order of their numbers, as everybody does.
            if (!ClubRows.lock(sql, Math.min(club, rival)) || !ClubRows.lock(sql, Math.max(club, rival))) {
                return Optional.of(ErrorCode.NO_SUCH_CLUB);
            }
            if (ClubRows.role(sql, club, by).filter(ClubRole::leads).isEmpty()) {
                return Optional.of(ErrorCode.LEADERS_ONLY);
            }
            sql.change("delete from club_challenge where starts_at <= ? and (club = ? or rival = ?)", now, club, rival);
            sql.change("delete from club_challenge where club = ? and rival = ?", club, rival);
            if (isFull(sql, "club", club) || isFull(sql, "rival", rival)) {
                return Optional.of(ErrorCode.LIST_FULL);
            }
            put(sql, by, terms);
            return Optional.empty();
        });
    }

    private static boolean isFull(Sql sql, String side, long club) throws SQLException {
        return sql.number("select count(*) from club_challenge where " + side + " = ?", club)
                .filter(open -> open >= Protocol.MAX_CHALLENGES)
                .isPresent();
    }

    private void put(Sql sql, long by, TournamentTerms terms) throws SQLException {
        sql.change(
                "insert into club_challenge (club, rival, account, terms, starts_at) values (?, ?, ?, ?, ?)"
                        + " on conflict do nothing",
                terms.clubs().get(0),
                terms.clubs().get(1),
                by,
                codec.write(terms),
                terms.startsAt());
    }

    /** The challenges that a club has made or received, whose start is not past. */
    public List<Challenge> of(long club, long now) {
        return database.read(sql -> sql.all(
                this::challenge,
                ROW + " where (club = ? or rival = ?) and starts_at > ? order by id desc",
                club,
                club,
                now));
    }

    /** A challenge; empty where it was answered. */
    public Optional<Challenge> find(long id) {
        return database.read(sql -> sql.first(this::challenge, ROW + " where id = ?", id));
    }

    /** Takes a challenge off the list, which only one of all who answer does. */
    public boolean take(Challenge challenge) {
        return database.write(sql -> sql.change("delete from club_challenge where id = ?", challenge.id)) == 1;
    }

    /** Puts back a challenge that could not become a match. */
    public void putBack(Challenge challenge) {
        database.write(sql -> {
            put(sql, challenge.account, challenge.terms);
            return 0;
        });
    }
}
