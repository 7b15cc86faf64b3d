package reversi.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import reversi.online.DeviceCard;

/**
 * The devices on which members signed in, so that a new one is told to those that were there before. One is known again by what its client says
 * about itself and by the address that it came from, of which a keyed hash is kept.
 */
public final class DeviceRepository {
    /** A device without a session is forgotten as long after the last sign-in as a session lasts. */
    public static final long KEPT_MILLIS = AccountRepository.SESSION_MILLIS;

    /** The most devices of an account that are kept, besides those with a session. */
    static final int MOST_KEPT = 50;

    /** The most devices that are told of at a time. */
    static final int MOST_TOLD = 5;

    private final Database database;
    private final OriginRepository origins;

    /** {@code origins} hashes addresses. */
    public DeviceRepository(Database database, OriginRepository origins) {
        this.database = database;
        this.origins = origins;
    }

    /** A member signed in with the password, or what stands for it: a session began on a device at an address. */
    public record SignIn(long account, long session, String device, String address) {}

    /** Notes a sign-in, once its session has begun; the device, where the account did not know it. */
    public Optional<DeviceCard> note(SignIn in, long now) {
        String origin = origins.hash(in.address);
        return database.write(sql -> {
            Optional<Long> known = sql.number(
                    "select id from device where account = ? and name = ? and origin = ?",
                    in.account,
                    in.device,
                    origin);
            if (known.isPresent()) {
                sql.change("update device set seen = ? where id = ?", now, known.get());
                place(sql, in, known.get());
                return Optional.empty();
            }
            return add(sql, in, origin, now);
        });
    }

    private static Optional<DeviceCard> add(Sql sql, SignIn in, String origin, long now) throws SQLException {
        if (!AccountRepository.isThere(sql, in.account)) {
            return Optional.empty();
        }
        Optional<Long> added = sql.number(
                "insert into device (account, name, origin, since, seen) values (?, ?, ?, ?, ?)"
                        + " on conflict do nothing returning id",
                in.account,
                in.device,
                origin,
                now,
                now);
        if (added.isEmpty()) {
            return Optional.empty();
        }
        long id = added.get();
        sql.change("update device set told = ? where id = ?", id, id);
        place(sql, in, id);
        sql.change(
                "delete from device where account = ? and id <="
                        + " (select id from device where account = ? order by id desc limit 1 offset ?)"
                        + " and not exists (select 1 from session s where s.place = device.id)",
                in.account,
                in.account,
                MOST_KEPT);
        return Optional.of(new DeviceCard(id, in.device, now));
    }

    private static void place(Sql sql, SignIn in, long device) throws SQLException {
        sql.change("update session set place = ? where id = ? and account = ?", device, in.session, in.account);
    }

    /** The devices of an account that whoever uses a session of it has not been told of, the newest first. */
    public List<DeviceCard> untold(long session) {
        return database.read(sql -> sql.all(
                row -> new DeviceCard(row.getLong("id"), row.getString("name"), row.getLong("since")),
                "select d.id, d.name, d.since from session s join device own on own.id = s.place"
                        + " join device d on d.account = own.account where s.id = ? and d.id > own.told"
                        + " order by d.id desc limit ?",
                session,
                MOST_TOLD));
    }

    /** Whoever uses a session has read of the devices of the account up to one of them. */
    public void told(long session, long upTo) {
        database.write(sql -> sql.change(
                "update device set told = ? where id = (select place from session where id = ?) and told < ?"
                        + " and exists (select 1 from device d where d.id = ? and d.account = device.account)",
                upTo,
                session,
                upTo,
                upTo));
    }

    /** Forgets the devices where nobody has signed in for {@link #KEPT_MILLIS}; returns how many. */
    public int forget(long now) {
        return database.write(sql -> sql.change(
                "delete from device where seen <= ?"
                        + " and not exists (select 1 from session s where s.place = device.id)",
                now - KEPT_MILLIS));
    }
}
