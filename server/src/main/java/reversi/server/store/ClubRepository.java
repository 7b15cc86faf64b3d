package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import reversi.online.ClubProfile;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.server.store.AccountRepository.NameKeys;

/** Clubs and who belongs to them; what changes one locks its row first. Times are milliseconds since 1970. */
public final class ClubRepository {
    /** Further lists are empty. */
    private static final int MOST_BEFORE = 3_000;

    private static final String ROW =
            "select c.id, c.name, c.about, c.open, c.members, (select m.role from club_member m"
                    + " where m.club = c.id and m.account = ?) as role from club c";

    private final Database database;

    public ClubRepository(Database database) {
        this.database = database;
    }

    /** A club as an account sees it; {@code role} is what that is to the club. */
    public record ClubRow(long id, String name, String about, boolean open, int members, Optional<ClubRole> role) {
        /** Whether the account leads it. */
        public boolean isLed() {
            return role.filter(ClubRole::leads).isPresent();
        }
    }

    private static ClubRow club(ResultSet row) throws SQLException {
        int role = row.getInt("role");
        return new ClubRow(
                row.getLong("id"),
                row.getString("name"),
                row.getString("about"),
                row.getBoolean("open"),
                row.getInt("members"),
                row.getObject("role") == null ? Optional.empty() : Optional.of(StoredCodes.clubRole(role)));
    }

    /** Somebody who belongs to a club, has asked to, or is invited. */
    public record Membership(long account, ClubRole role) {}

    /** A club that is not closed, as an account sees it; 0 is nobody. */
    public Optional<ClubRow> find(long club, long account) {
        return database.read(
                sql -> sql.first(ClubRepository::club, ROW + " where c.id = ? and not c.closed", account, club));
    }

    /** The clubs to which an account belongs, has asked to, or is invited, by their names. */
    public List<ClubRow> of(long account) {
        return database.read(sql -> sql.all(
                ClubRepository::club,
                ROW
                        + " where c.id in (select club from club_member where account = ?) and not c.closed order by c.name_key",
                account,
                account));
    }

    /** At most {@code limit} clubs after the first {@code from} whose names' keys begin with some letters: the largest first. */
    public List<ClubRow> named(String key, long account, int from, int limit) {
        if (Sql.isUnstorable(key)) {
            return List.of();
        }
        String prefix = key.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
        return database.read(sql -> sql.all(
                ClubRepository::club,
                ROW
                        + " where not c.closed and c.name_key like ? escape '!' order by c.members desc, c.id desc limit ? offset ?",
                account,
                prefix,
                from > MOST_BEFORE ? 0 : limit,
                Math.max(0, from)));
    }

    /** Who belongs to a club, has asked to, or is invited: leaders first, each kind in the order in which they came. */
    public List<Membership> members(long club) {
        return database.read(sql -> sql.all(
                row -> new Membership(row.getLong("account"), StoredCodes.clubRole(row.getInt("role"))),
                "select account, role from club_member where club = ? order by role desc, since, account",
                club));
    }

    /** Founds a club, whose number comes back; or {@code NAME_TAKEN} or {@code TOO_MANY_CLUBS}. */
    public Creation found(long account, ClubProfile profile, NameKeys keys, long now) {
        return database.write(sql -> {
            if (!AccountRepository.isThere(sql, account)) {
                return new Creation.Refused(ErrorCode.NO_SUCH_PLAYER);
            }
            if (isInMost(sql, account)) {
                return new Creation.Refused(ErrorCode.TOO_MANY_CLUBS);
            }
            Optional<Long> made = sql.number(
                    "insert into club (name, name_key, name_look, about, open, founded, members)"
                            + " values (?, ?, ?, ?, ?, ?, 1) on conflict do nothing returning id",
                    profile.name(),
                    keys.key(),
                    keys.look(),
                    profile.about(),
                    profile.open(),
                    now);
            if (made.isEmpty()) {
                return new Creation.Refused(ErrorCode.NAME_TAKEN);
            }
            ClubRows.put(sql, made.get(), account, ClubRole.FOUNDER, now);
            return new Creation.Made(made.get());
        });
    }

    /** Changes what a club says of itself; empty on success. */
    public Optional<ErrorCode> edit(long club, Editor by, ClubProfile profile, NameKeys keys, long now) {
        return change(club, sql -> {
            Optional<ErrorCode> refusal = refusal(sql, club, by, ClubRole.LEADER, "club-edit", now);
            if (refusal.isPresent()) {
                return refusal;
            }
            boolean isTaken = sql.number(
                            "select id from club where (name_key = ? or name_look = ?) and id <> ?",
                            keys.key(),
                            keys.look(),
                            club)
                    .isPresent();
            if (isTaken) {
                return Optional.of(ErrorCode.NAME_TAKEN);
            }
            sql.change(
                    "update club set name = ?, name_key = ?, name_look = ?, about = ?, open = ? where id = ?",
                    profile.name(),
                    keys.key(),
                    keys.look(),
                    profile.about(),
                    profile.open(),
                    club);
            return Optional.empty();
        });
    }

    /** Closes a club for good; empty on success. */
    public Optional<ErrorCode> close(long club, Editor by, long now) {
        return change(club, sql -> {
            Optional<ErrorCode> refusal = refusal(sql, club, by, ClubRole.FOUNDER, "club-close", now);
            if (refusal.isEmpty()) {
                ClubRows.close(sql, club);
            }
            return refusal;
        });
    }

    /** Why somebody may not change a club; what a moderator changes who doesn't lead it is written down. */
    private static Optional<ErrorCode> refusal(Sql sql, long club, Editor by, ClubRole least, String act, long now)
            throws SQLException {
        boolean leads = ClubRows.role(sql, club, by.account())
                .filter(role -> role.compareTo(least) >= 0)
                .isPresent();
        if (!leads && by.isModerator()) {
            Interventions.add(
                    sql, Interventions.NO_ACCOUNT, OptionalLong.of(by.account()), act, Long.toString(club), now);
        }
        return leads || by.isModerator() ? Optional.empty() : Optional.of(ErrorCode.LEADERS_ONLY);
    }

    /** Somebody joins an open club, or one that invited them, or asks to; empty on success. */
    public Optional<ErrorCode> join(long club, long account, long now) {
        return change(club, sql -> {
            Optional<ClubRole> role = ClubRows.role(sql, club, account);
            if (role.filter(known -> known != ClubRole.INVITED).isPresent()) {
                return Optional.empty();
            }
            if (role.isEmpty() && isInMost(sql, account)) {
                return Optional.of(ErrorCode.TOO_MANY_CLUBS);
            }
            boolean joins = role.isPresent()
                    || sql.number("select id from club where id = ? and open", club)
                            .isPresent();
            return enter(sql, club, account, joins ? ClubRole.MEMBER : ClubRole.ASKED, now);
        });
    }

    /** A leader invites somebody, whom it does not reach where one of the two has blocked the other or the second has muted the first; empty on success. */
    public Optional<ErrorCode> invite(long club, long by, long account, long now) {
        return change(club, sql -> {
            if (ClubRows.role(sql, club, by).filter(ClubRole::leads).isEmpty()) {
                return Optional.of(ErrorCode.LEADERS_ONLY);
            }
            Optional<ClubRole> role = ClubRows.role(sql, club, account);
            if (role.equals(Optional.of(ClubRole.ASKED))) {
                return enter(sql, club, account, ClubRole.MEMBER, now);
            }
            boolean reaches = role.isEmpty()
                    && !FollowRepository.isBlockBetween(sql, by, account)
                    && !BlockListRepository.mutes(sql, account, by);
            return reaches ? enter(sql, club, account, ClubRole.INVITED, now) : Optional.empty();
        });
    }

    private static Optional<ErrorCode> enter(Sql sql, long club, long account, ClubRole role, long now)
            throws SQLException {
        boolean isFull = role.isIn()
                ? count(sql, "club = ? and role >= 2", club) >= Protocol.MAX_CLUB_MEMBERS
                : count(sql, "club = ? and role < 2", club) >= Protocol.MAX_CLUB_WAITING;
        if (isFull) {
            return Optional.of(role.isIn() ? ErrorCode.CLUB_FULL : ErrorCode.LIST_FULL);
        }
        if (!AccountRepository.isThere(sql, account)) {
            return Optional.of(ErrorCode.NO_SUCH_PLAYER);
        }
        ClubRows.put(sql, club, account, role, now);
        return Optional.empty();
    }

    /** Somebody leaves, takes back what they asked, or declines; a founder who is not alone hands over first; empty on success. */
    public Optional<ErrorCode> leave(long club, long account) {
        return change(club, sql -> {
            boolean founded = ClubRows.role(sql, club, account).equals(Optional.of(ClubRole.FOUNDER));
            if (founded && count(sql, "club = ? and role >= 2", club) > 1) {
                return Optional.of(ErrorCode.HAND_OVER_FIRST);
            }
            ClassRows.forget(sql, club, account);
            sql.change("delete from club_member where club = ? and account = ?", club, account);
            if (founded) {
                ClubRows.close(sql, club);
            }
            return Optional.empty();
        });
    }

    /** A leader gives somebody else a role from member on, or none; empty on success. */
    public Optional<ErrorCode> setRole(long club, long by, Membership wish, boolean isIn, long now) {
        return change(club, sql -> {
            Optional<ClubRole> own = ClubRows.role(sql, club, by);
            Optional<ClubRole> before = ClubRows.role(sql, club, wish.account);
            if (by == wish.account || before.isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_PLAYER);
            }
            boolean founds = own.equals(Optional.of(ClubRole.FOUNDER));
            boolean isAboutLeaders = before.get().leads() || (isIn && wish.role.leads());
            if (own.filter(ClubRole::leads).isEmpty() || (isAboutLeaders && !founds)) {
                return Optional.of(ErrorCode.LEADERS_ONLY);
            }
            if (!isIn) {
                ClassRows.forget(sql, club, wish.account);
                sql.change("delete from club_member where club = ? and account = ?", club, wish.account);
                return Optional.empty();
            }
            if (!wish.role.isIn() || before.get() == ClubRole.INVITED) {
                return Optional.of(ErrorCode.NOT_NOW);
            }
            if (wish.role == ClubRole.FOUNDER) {
                ClubRows.put(sql, club, by, ClubRole.LEADER, now);
            }
            if (!before.get().isIn()) {
                return enter(sql, club, wish.account, wish.role, now);
            }
            ClubRows.put(sql, club, wish.account, wish.role, now);
            return Optional.empty();
        });
    }

    private static long count(Sql sql, String condition, @Nullable Object... values) throws SQLException {
        return sql.number("select count(*) from club_member where " + condition, values)
                .orElse(0L);
    }

    private static boolean isInMost(Sql sql, long account) throws SQLException {
        return count(sql, "account = ? and role > 0", account) >= Protocol.MAX_CLUBS;
    }

    /** A change of one club. */
    interface Change {
        Optional<ErrorCode> in(Sql sql) throws SQLException;
    }

    /** Changes a club that is not closed, which nobody else changes meanwhile, and counts its members. */
    private Optional<ErrorCode> change(long club, Change change) {
        return database.write(sql -> {
            if (!ClubRows.lock(sql, club)) {
                return Optional.of(ErrorCode.NO_SUCH_CLUB);
            }
            Optional<ErrorCode> refusal = change.in(sql);
            ClubRows.recount(sql, club);
            return refusal;
        });
    }
}
