package reversi.server.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import reversi.online.Presence;
import reversi.online.RankRow;

/**
 * The members who have played rated games, the highest rating first: read once a second at most, however many ask for
 * whichever part of it.
 */
public final class Ranking {
    private static final int MOST_PAGES = 256;

    private final Database database;
    private final Cached<Order> order = new Cached<>(this::read);

    /** The ranking of a database. */
    public Ranking(Database database) {
        this.database = database;
    }

    /** Who is in the ranking in which order, and the parts of it that were asked for. */
    private static final class Order {
        final long[] accounts;
        final int[] ratings;
        final Map<Part, List<RankRow>> parts = new ConcurrentHashMap<>();

        Order(long[] accounts, int[] ratings) {
            this.accounts = accounts;
            this.ratings = ratings;
        }

        /** The rank of a rating: 1 more than there are higher ones. */
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

    private Order read() {
        List<long[]> rows = database.read(sql -> sql.all(
                row -> new long[] {row.getLong(1), row.getInt(2)},
                "select id, rating from account where games > 0 and deleted is null order by rating desc, id"));
        long[] accounts = new long[rows.size()];
        int[] ratings = new int[rows.size()];
        for (int i = 0; i < accounts.length; i++) {
            accounts[i] = rows.get(i)[0];
            ratings[i] = (int) rows.get(i)[1];
        }
        return new Order(accounts, ratings);
    }

    /** Lines of the ranking from a place on, 0 for the first, as of now; those of the same rating share a rank. */
    public List<RankRow> lines(int from, int count, long now) {
        Order present = order.get();
        Part part = new Part(from, count);
        List<RankRow> known = present.parts.get(part);
        if (known != null) {
            return known;
        }
        List<RankRow> lines = lines(present, part, now);
        if (present.parts.size() < MOST_PAGES) {
            present.parts.put(part, lines);
        }
        return lines;
    }

    private List<RankRow> lines(Order present, Part part, long now) {
        int from = Math.min(part.from, present.accounts.length);
        int to = (int) Math.min((long) from + part.count, present.accounts.length);
        if (from == to) {
            return List.of();
        }
        @Nullable
        Object[] accounts = Arrays.stream(present.accounts, from, to).boxed().toArray();
        String marks = String.join(", ", Collections.nCopies(accounts.length, "?"));
        Map<Long, AccountRow> rows = new HashMap<>();
        database.read(sql -> sql.all(
                        AccountRepository::row, AccountRepository.ROW + " where id in (" + marks + ")", accounts))
                .forEach(row -> rows.put(row.id(), row));
        List<RankRow> lines = new ArrayList<>();
        for (int i = from; i < to; i++) {
            AccountRow row = rows.get(present.accounts[i]);
            if (row != null && !row.deleted()) {
                lines.add(line(row, present.rank(present.ratings[i]), now));
            }
        }
        return List.copyOf(lines);
    }

    private static RankRow line(AccountRow row, int rank, long now) {
        return new RankRow(
                rank,
                row.card(Presence.OFFLINE, Optional.empty(), now),
                row.standing().games(),
                row.standing().wins());
    }

    /** The line of the ranking of an account, as of now; empty for one that is not in it. */
    public Optional<RankRow> of(long account, long now) {
        return database.read(sql -> sql.first(AccountRepository::row, AccountRepository.ROW + " where id = ?", account))
                .filter(row -> row.standing().games() > 0 && !row.deleted())
                .map(row -> line(row, order.get().rank(row.standing().rating()), now));
    }

    /** How many lines the ranking has. */
    public int size() {
        return order.get().accounts.length;
    }
}
