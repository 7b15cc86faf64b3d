package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.TableEvent;
import reversi.rules.Disc;

/** Version 9 of the schema: what players said moves from the events, where it was kept as JSON, to its own table. */
final class ChatMigration implements JavaMigration {
    private static final int MOST_AT_ONCE = 5_000;

    private final Codec codec = new Codec();
    private final boolean postgres;

    ChatMigration(boolean postgres) {
        this.postgres = postgres;
    }

    private record Row(long game, int seq, long at, long nonce, String body, long author) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getLong("game"),
                    row.getInt("seq"),
                    row.getLong("at"),
                    row.getLong("nonce"),
                    row.getString("body"),
                    row.getLong("author"));
        }
    }

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("9");
    }

    @Override
    public String getDescription() {
        return "chat";
    }

    @Override
    public Integer getChecksum() {
        return 1;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) throws SQLException {
        Sql sql = new Sql(context.getConnection(), postgres);
        for (Disc disc : Disc.values()) {
            move(sql, disc);
        }
    }

    private void move(Sql sql, Disc disc) throws SQLException {
        String blank = codec.write(new TableEvent.Said(disc, ""));
        // The JSON prefix that all such events share; the text and the closing quote and brace follow.
        String prefix = blank.substring(0, blank.length() - 2);
        Optional<Row> last = Optional.empty();
        List<Row> rows;
        do {
            rows = sql.all(
                    Row::of,
                    "select e.game, e.seq, e.at, e.nonce, e.body, "
                            + (disc == Disc.BLACK ? "g.black" : "g.white")
                            + " as author from event e join game g on g.id = e.game where (e.game, e.seq) > (?, ?)"
                            + " and substr(e.body, 1, ?) = ? order by e.game, e.seq limit ?",
                    last.map(Row::game).orElse(0L),
                    last.map(Row::seq).orElse(0),
                    prefix.length(),
                    prefix,
                    MOST_AT_ONCE);
            sql.changeBatch(
                    "insert into remark (game, seq, at, nonce, disc, author, body) values (?, ?, ?, ?, ?, ?, ?)",
                    rows.stream().map(row -> remark(row, disc)).toList());
            last = rows.isEmpty() ? last : Optional.of(rows.get(rows.size() - 1));
        } while (rows.size() == MOST_AT_ONCE);
        sql.change("delete from event where substr(body, 1, ?) = ?", prefix.length(), prefix);
    }

    private @Nullable Object[] remark(Row row, Disc disc) {
        // No remark had a U+0000, which PostgreSQL keeps in JSON only.
        String text = text(row.body()).replace("\0", "");
        return new Object[] {
            row.game(),
            row.seq(),
            row.at(),
            row.nonce(),
            StoredCodes.of(disc),
            text.isEmpty() ? null : (Long) row.author(),
            text
        };
    }

    private String text(String body) {
        if (codec.readEvent(body) instanceof Decoded.Ok<TableEvent> ok && ok.value() instanceof TableEvent.Said said) {
            return said.text();
        }
        throw new IllegalStateException("the database holds what no codec wrote: " + body);
    }
}
