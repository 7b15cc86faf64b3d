package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.Codec;
import reversi.online.TableEvent;

/**
 * What happened in games, numbered without gaps in each: a row for each event while the game goes on, all of them in one value once it
 * is over and was packed, and what was said in a table of its own. Whoever reads cannot tell the difference.
 */
final class EventLog {
    private static final Logger LOG = LoggerFactory.getLogger(EventLog.class);

    /** The newest remarks that are read where all of them are wanted. */
    private static final int ALL = Integer.MAX_VALUE;

    private final Codec codec;
    private final PackedEvents packing;

    EventLog(Codec codec) {
        this.codec = codec;
        this.packing = new PackedEvents(codec);
    }

    /** Appends to each proposal's game what became of the proposal. */
    void append(Sql sql, Map<Proposal, List<StoredEvent>> added) throws SQLException {
        List<@Nullable Object[]> events = new ArrayList<>();
        List<@Nullable Object[]> remarks = new ArrayList<>();
        added.forEach((proposal, stored) -> {
            for (StoredEvent event : stored) {
                if (event.event() instanceof TableEvent.Said said) {
                    remarks.add(remark(proposal, event, said));
                } else {
                    events.add(new Object[] {
                        proposal.game().id(), event.seq(), event.at(), event.nonce(), codec.write(event.event())
                    });
                }
            }
        });
        if (!events.isEmpty()) {
            sql.changeBatch("insert into event (game, seq, at, nonce, body) values (?, ?, ?, ?, ?)", events);
        }
        if (!remarks.isEmpty()) {
            sql.changeBatch(
                    "insert into remark (game, seq, at, nonce, disc, author, body) values (?, ?, ?, ?, ?, ?, ?)",
                    remarks);
        }
    }

    private static @Nullable Object[] remark(Proposal proposal, StoredEvent event, TableEvent.Said said) {
        return new Object[] {
            proposal.game().id(),
            event.seq(),
            event.at(),
            event.nonce(),
            StoredCodes.of(said.by()),
            proposal.game().seat(said.by()).account(),
            said.text()
        };
    }

    /** The events of a game after number {@code version}, in order. */
    List<StoredEvent> after(Sql sql, long game, int version) throws SQLException {
        return read(sql, game, version, ALL);
    }

    /** All that happened in a game, in order, with at most the latest {@code remarks} of what was said; where others were said there are gaps. */
    List<StoredEvent> whole(Sql sql, long game, int remarks) throws SQLException {
        return read(sql, game, 0, remarks);
    }

    /** One query, so that a game which is packed meanwhile is read once, in either form. */
    private List<StoredEvent> read(Sql sql, long game, int version, int remarks) throws SQLException {
        return sql
                .all(
                        this::events,
                        "select 0 as seq, 0 as at, 0 as nonce, 0 as disc, null as event, null as remark, body as packed"
                                + " from packed_game where game = ?"
                                + " union all select seq, at, nonce, 0, body, null, null from event"
                                + " where game = ? and seq > ?"
                                + " union all select seq, at, nonce, disc, null, body, null"
                                + " from (select seq, at, nonce, disc, body from remark where game = ? and seq > ?"
                                + " order by seq desc limit ?) latest",
                        game,
                        game,
                        version,
                        game,
                        version,
                        remarks)
                .stream()
                .flatMap(List::stream)
                .filter(event -> event.seq() > version)
                .sorted(Comparator.comparingInt(StoredEvent::seq))
                .toList();
    }

    private List<StoredEvent> events(ResultSet row) throws SQLException {
        byte[] packed = row.getBytes("packed");
        if (packed != null) {
            return packing.unpack(packed);
        }
        String remark = row.getString("remark");
        TableEvent event = remark == null
                ? codec.readEvent(row.getString("event")).orElseThrow(DamagedRow::new)
                : new TableEvent.Said(StoredCodes.disc(row.getInt("disc")), remark);
        return List.of(new StoredEvent(row.getInt("seq"), row.getLong("at"), row.getLong("nonce"), event));
    }

    /**
     * A game's events in one value.
     *
     * @param events how many rows they have now
     */
    record Packed(long game, int events, Optional<byte[]> body) {}

    /** The rows of a game that is over in one value; none where a row cannot be read, which is left as it is. */
    Packed packed(Sql sql, long game) throws SQLException {
        try {
            List<StoredEvent> events = sql.all(
                    row -> new StoredEvent(
                            row.getInt("seq"),
                            row.getLong("at"),
                            0,
                            codec.readEvent(row.getString("body")).orElseThrow(DamagedRow::new)),
                    "select seq, at, body from event where game = ? order by seq",
                    game);
            byte[] body = packing.pack(events);
            if (packing.unpack(body).equals(events)) {
                return new Packed(game, events.size(), Optional.of(body));
            }
            LOG.atError()
                    .addKeyValue("table", game)
                    .addKeyValue("failure", "it would read differently")
                    .log("game-stays-unpacked");
        } catch (IllegalStateException damaged) {
            LOG.atError()
                    .addKeyValue("table", game)
                    .addKeyValue("failure", damaged.getMessage())
                    .log("game-stays-unpacked");
        }
        return new Packed(game, 0, Optional.empty());
    }

    /** Puts the value in the place of the rows, unless another node has. */
    static void replaceRows(Sql sql, Packed packed) throws SQLException {
        int claimed = sql.change("update game set packed = ? where id = ? and not packed", true, packed.game());
        if (claimed == 0 || packed.body().isEmpty()) {
            return;
        }
        sql.change(
                "insert into packed_game (game, body) values (?, ?)",
                packed.game(),
                packed.body().get());
        int deleted = sql.change("delete from event where game = ?", packed.game());
        if (deleted != packed.events()) {
            throw new IllegalStateException(
                    "game " + packed.game() + " has " + deleted + " events, not " + packed.events());
        }
    }
}
