package reversi.server.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.server.game.PlayerStats;

/** The members who have met {@link PlayerStats#RANKED_MET} established opponents, by rating. Cached, so that the database is read once a second at most. Thread-safe. */
public final class Ranking {
    private static final int MAX_PARTS = 256;
    private static final String IS_RANKED =
            "met >= " + PlayerStats.RANKED_MET + " and deleted is null and hidden_until <= ?";

    private final Reads database;
    private final LongSupplier time;
    private final Cached<Snapshot> snapshots = new Cached<>(this::read);

    /** {@code database} may be a little late. {@code time} is the time now, in milliseconds since the epoch: who is hidden until later is left out. */
    public Ranking(Reads database, LongSupplier time) {
        this.database = database;
        this.time = time;
    }

    /** A snapshot of the order, with the rows of the parts requested so far. */
    private static final class Snapshot {
        final long[] accounts;
        final int[] ratings;
        final Map<Part, List<RankRow>> parts = new ConcurrentHashMap<>();

        Snapshot(long[] accounts, int[] ratings) {
            this.accounts = accounts;
            this.ratings = ratings;
        }

        /** The rank of a rating: 1 + the number of higher ratings. */
        int rank(int rating) {
            int low = 0;
            int high = ratings.length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (ratings[middle] > rating) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low + 1;
        }
    }

    private record Part(int from, int count) {}

    private Snapshot read() {
        List<long[]> rows = database.read(sql -> sql.all(
                row -> new long[] {row.getLong("id"), row.getInt("rating")},
                "select id, rating from account where " + IS_RANKED + " order by rating desc, id",
                time.getAsLong()));
        long[] accounts = new long[rows.size()];
        int[] ratings = new int[rows.size()];
        for (int i = 0; i < accounts.length; i++) {
            accounts[i] = rows.get(i)[0];
            ratings[i] = (int) rows.get(i)[1];
        }
        return new Snapshot(accounts, ratings);
    }

    /** Up to {@code count} rows from index {@code from} (0-based) on; equal ratings share a rank. */
    public List<RankRow> rankRows(int from, int count, long now) {
        Snapshot snapshot = snapshots.get();
        Part part = new Part(from, count);
        List<RankRow> cached = snapshot.parts.get(part);
        if (cached != null) {
            return cached;
        }
        List<RankRow> rankRows = rankRows(snapshot, part, now);
        if (snapshot.parts.size() < MAX_PARTS) {
            snapshot.parts.put(part, rankRows);
        }
        return rankRows;
    }

    private List<RankRow> rankRows(Snapshot snapshot, Part part, long now) {
        int from = Math.min(part.from, snapshot.accounts.length);
        int to = (int) Math.min((long) from + part.count, snapshot.accounts.length);
        if (from == to) {
            return List.of();
        }
        List<Long> accounts = Arrays.stream(snapshot.accounts, from, to).boxed().toList();
        Map<Long, AccountRow> rows = database.read(sql -> AccountRepository.rows(sql, accounts));
        List<RankRow> rankRows = new ArrayList<>();
        for (int i = from; i < to; i++) {
            AccountRow row = rows.get(snapshot.accounts[i]);
            if (row != null && !row.deleted()) {
                rankRows.add(rankRow(row, snapshot.rank(snapshot.ratings[i]), now));
            }
        }
        return List.copyOf(rankRows);
    }

    private static RankRow rankRow(AccountRow row, int rank, long now) {
        return new RankRow(
                rank,
                row.card(Presence.OFFLINE, Optional.empty(), now),
                row.stats().games(),
                row.stats().wins());
    }

    /** The row of one account; empty if it is not ranked. */
    public Optional<RankRow> of(long account, long now) {
        return database.read(sql -> sql.first(
                        AccountRepository::row, AccountRepository.ROW + " where id = ? and " + IS_RANKED, account, now))
                .map(row -> rankRow(row, snapshots.get().rank(row.stats().rating()), now));
    }

    /** The number of ranked members. */
    public int size() {
        return snapshots.get().accounts.length;
    }
}
