package reversi.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerKind;
import reversi.online.TournamentPhase;
import reversi.online.WebhookEvent;
import reversi.server.game.GameFacts;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TournamentLink;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentStep;

/**
 * The events of tournaments. Whoever knows the last one may add the next, so that no node owns a tournament. What changes one locks its row
 * first, and accounts after that in the order of their numbers.
 */
public final class TournamentLog {
    private final Database database;
    private final GameRepository games;
    private static final TournamentEventCodec CODEC = new TournamentEventCodec();

    public TournamentLog(Database database, GameRepository games) {
        this.database = database;
        this.games = games;
    }

    /** The events of a tournament after so many, in order. */
    public List<TournamentEvent> after(long tournament, int version) {
        return database.read(sql -> after(sql, tournament, version));
    }

    /** As above, within a transaction. */
    static List<TournamentEvent> after(Sql sql, long tournament, int version) throws SQLException {
        return sql.all(
                row -> CODEC.read(row.getString("body")),
                "select body from tournament_event where tournament = ? and seq > ? order by seq",
                tournament,
                version);
    }

    /** An event and the text by which it is kept. */
    public record Kept(TournamentEvent event, String text) {}

    /** The first so many events of a tournament, in order. */
    public List<Kept> first(long tournament, int count) {
        return database.read(sql -> sql.all(
                row -> new Kept(CODEC.read(row.getString("body")), row.getString("body")),
                "select body from tournament_event where tournament = ? and seq <= ? order by seq",
                tournament,
                count));
    }

    /**
     * Events to be added to a tournament.
     *
     * @param before the tournament as it is known
     * @param events what happened
     * @param after the tournament after them
     * @param due when it is to be looked at if nothing happens before; empty for never
     */
    public record Addition(
            Tournament before, List<? extends TournamentEvent> events, Tournament after, OptionalLong due) {}

    /** Adds events, and notes that the results of these games are among them; returns false, without effect, if somebody else was faster. */
    public boolean add(Addition addition, List<Long> scoredGames) {
        return database.write(sql -> {
            if (!add(sql, addition)) {
                return false;
            }
            for (long game : scoredGames) {
                sql.change("update game set scored = ? where id = ?", true, game);
            }
            return true;
        });
    }

    /** As above, within a transaction. */
    boolean add(Sql sql, Addition addition) throws SQLException {
        boolean isMine = claim(sql, addition);
        if (isMine) {
            write(sql, addition);
        }
        return isMine;
    }

    /** Notes that nothing is to be done about the results of these games, which no board of their tournament waits for. */
    public void ignore(List<Long> games) {
        database.write(sql -> {
            for (long game : games) {
                sql.change("update game set scored = ? where id = ?", true, game);
            }
            return games.size();
        });
    }

    /** Makes the claim to add the next events, with what the tournament then comes to. */
    private static boolean claim(Sql sql, Addition addition) throws SQLException {
        TournamentRepository.Listed after = TournamentRepository.Listed.of(addition.after);
        return sql.change(
                        "update tournament set seq = ?, phase = ?, players = ?, round = ?, rounds = ?, started_at = ?,"
                                + " ends_at = ?, playing = ?, winner = ?, score_one = ?, score_two = ?, due = ? where id = ? and seq = ?",
                        after.version(),
                        StoredCodes.of(after.phase()),
                        after.players(),
                        after.round(),
                        after.rounds(),
                        after.startedAt(),
                        after.endsAt(),
                        after.playing(),
                        after.winner().orElse(null),
                        after.scores().get(0),
                        after.scores().get(1),
                        addition.due.isPresent() ? (Long) addition.due.getAsLong() : null,
                        after.id(),
                        addition.before.version())
                == 1;
    }

    private void write(Sql sql, Addition addition) throws SQLException {
        Tournament after = addition.after;
        List<@Nullable Object[]> rows = new ArrayList<>();
        int seq = addition.before.version();
        for (TournamentEvent event : addition.events) {
            rows.add(new Object[] {after.id(), ++seq, event.at(), CODEC.write(event)});
        }
        sql.changeBatch("insert into tournament_event (tournament, seq, at, body) values (?, ?, ?, ?)", rows);
        PlayerChanges changes = new PlayerChanges(after);
        for (TournamentEvent event : addition.events) {
            event.accept(changes).in(sql);
        }
        if (after.phase() == TournamentPhase.ENDED || after.phase() == TournamentPhase.CANCELLED) {
            sql.change(
                    "update tournament_player set active = ?, called = ? where tournament = ?",
                    false,
                    false,
                    after.id());
        }
    }

    /** A change of the rows that say who takes part, who is called to a game, and what clubs are told. */
    private interface PlayerChange {
        void in(Sql sql) throws SQLException;
    }

    /** What an event changes there in the tournament that it led to. */
    private record PlayerChanges(Tournament after) implements TournamentEvent.Visitor<PlayerChange> {
        @Override
        public PlayerChange joined(TournamentEvent.Joined event) {
            return sql -> sql.change(
                    "insert into tournament_player (tournament, account, active) values (?, ?, ?)"
                            + " on conflict (tournament, account) do update set active = ?",
                    after.id(),
                    event.player(),
                    true,
                    true);
        }

        @Override
        public PlayerChange withdrew(TournamentEvent.Withdrew event) {
            return sql -> setActive(sql, after.id(), event.player(), false);
        }

        @Override
        public PlayerChange removed(TournamentEvent.Removed event) {
            return sql -> setActive(sql, after.id(), event.player(), false);
        }

        @Override
        public PlayerChange returned(TournamentEvent.Returned event) {
            return sql -> setActive(sql, after.id(), event.player(), true);
        }

        @Override
        public PlayerChange started(TournamentEvent.Started event) {
            return sql -> WebhookRows.add(sql, after, WebhookEvent.TOURNAMENT_BEGUN, event.at());
        }

        @Override
        public PlayerChange paired(TournamentEvent.Paired event) {
            return sql -> setCalled(sql, after.id(), event.pairings(), true);
        }

        @Override
        public PlayerChange begun(TournamentEvent.Begun event) {
            return calledNoMore(event.round(), event.board());
        }

        @Override
        public PlayerChange scored(TournamentEvent.Scored event) {
            return calledNoMore(event.round(), event.board());
        }

        @Override
        public PlayerChange ended(TournamentEvent.Ended event) {
            return sql -> WebhookRows.add(sql, after, WebhookEvent.TOURNAMENT_ENDED, event.at());
        }

        @Override
        public PlayerChange cancelled(TournamentEvent.Cancelled event) {
            return sql -> WebhookRows.add(sql, after, WebhookEvent.TOURNAMENT_CANCELLED, event.at());
        }

        private PlayerChange calledNoMore(int round, int board) {
            Pairing pairing = after.rounds().get(round - 1).board(board).pairing();
            return sql -> setCalled(sql, after.id(), List.of(pairing), false);
        }
    }

    private static void setActive(Sql sql, long tournament, long player, boolean active) throws SQLException {
        sql.change(
                "update tournament_player set active = ? where tournament = ? and account = ?",
                active,
                tournament,
                player);
    }

    private static void setCalled(Sql sql, long tournament, List<Pairing> pairings, boolean called)
            throws SQLException {
        List<@Nullable Object[]> rows = new ArrayList<>();
        for (Pairing pairing : pairings) {
            rows.add(new Object[] {called, tournament, pairing.black()});
            rows.add(new Object[] {called, tournament, pairing.white()});
        }
        sql.changeBatch("update tournament_player set called = ? where tournament = ? and account = ?", rows);
    }

    /**
     * What came of the wish to begin games.
     *
     * @param after the tournament then
     * @param begun the games that have begun: not those of which a player was in another game or is deleted
     * @param deleted the players whose accounts are deleted
     */
    public record Beginning(Tournament after, List<GameFacts> begun, List<Long> deleted) {}

    /** When a tournament is to be looked at next; see {@link Addition#due}. */
    public interface NextLook {
        OptionalLong after(Tournament tournament);
    }

    /** Begins the games of some boards, in the transaction that records it; empty if somebody else was faster. */
    public Optional<Beginning> begin(Tournament before, List<TournamentStep.Begin> boards, NextLook look, long now) {
        return database.write(sql -> {
            if (!isAt(sql, before)) {
                return Optional.empty();
            }
            Map<Long, PlayerKind> kinds = lock(sql, boards);
            List<GameFacts> begun = new ArrayList<>();
            List<TournamentEvent> events = new ArrayList<>();
            for (TournamentStep.Begin board : boards) {
                Pairing pairing = board.pairing();
                if (isFree(sql, kinds, pairing.black()) && isFree(sql, kinds, pairing.white())) {
                    GameFacts game =
                            create(sql, before, seat(kinds, pairing.black()), seat(kinds, pairing.white()), now);
                    begun.add(game);
                    events.add(new TournamentEvent.Begun(board.round(), board.board(), game.id(), now));
                }
            }
            Tournament after = before.withAll(events);
            if (!events.isEmpty()) {
                Addition addition = new Addition(before, events, after, look.after(after));
                if (!claim(sql, addition)) {
                    throw new IllegalStateException("tournament " + before.id() + " changed while it was locked");
                }
                write(sql, addition);
            }
            return Optional.of(new Beginning(after, begun, missing(boards, kinds)));
        });
    }

    /** Whether a tournament is as it is known here, and stays so until the transaction ends. */
    private static boolean isAt(Sql sql, Tournament known) throws SQLException {
        return sql.number("select seq from tournament where id = ?" + sql.forUpdate(), known.id())
                .filter(seq -> seq == known.version())
                .isPresent();
    }

    /** Locks the players' accounts in order, and returns the kinds of those that are not deleted. */
    private static Map<Long, PlayerKind> lock(Sql sql, List<TournamentStep.Begin> boards) throws SQLException {
        Map<Long, PlayerKind> kinds = new TreeMap<>();
        for (long player : players(boards)) {
            sql.number("select kind from account where id = ? and deleted is null" + sql.forUpdate(), player)
                    .ifPresent(kind -> kinds.put(player, StoredCodes.kind(kind.intValue())));
        }
        return kinds;
    }

    private static List<Long> players(List<TournamentStep.Begin> boards) {
        List<Long> players = new ArrayList<>();
        for (TournamentStep.Begin board : boards) {
            players.add(board.pairing().black());
            players.add(board.pairing().white());
        }
        return players.stream().sorted().distinct().toList();
    }

    private static List<Long> missing(List<TournamentStep.Begin> boards, Map<Long, PlayerKind> kinds) {
        return players(boards).stream()
                .filter(player -> !kinds.containsKey(player))
                .toList();
    }

    private boolean isFree(Sql sql, Map<Long, PlayerKind> kinds, long player) throws SQLException {
        return kinds.containsKey(player) && games.atBoard(sql, player).isEmpty();
    }

    private static SeatedAccount seat(Map<Long, PlayerKind> kinds, long player) {
        return new SeatedAccount(player, kinds.getOrDefault(player, PlayerKind.GUEST));
    }

    private GameFacts create(Sql sql, Tournament tournament, SeatedAccount black, SeatedAccount white, long now)
            throws SQLException {
        sql.change("delete from seek where account = ? or account = ?", black.account(), white.account());
        TournamentLink link =
                new TournamentLink(tournament.id(), 1_000L * tournament.terms().noShow());
        return games.create(sql, tournament.terms().game(), black, white, now, Optional.of(link));
    }
}
