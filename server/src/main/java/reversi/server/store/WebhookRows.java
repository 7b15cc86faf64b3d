package reversi.server.store;

import java.sql.SQLException;
import java.util.Optional;
import reversi.online.WebhookEvent;
import reversi.online.WebhookResult;
import reversi.server.tournament.Tournament;

/** What clubs are to be told, noted within the transaction in which it happens, so that nothing is told that did not, and nothing is missed. */
final class WebhookRows {
    /** The messages of a club that may wait; a further one takes the place of the oldest. */
    static final int MOST_WAITING = 100;

    private WebhookRows() {}

    /**
     * Something that a club is to be told.
     *
     * @param about the tournament or the league; 0 for a test
     * @param season the season of the league; 0 for anything else
     * @param at when it happened, in milliseconds since 1970
     */
    record News(WebhookEvent event, long about, int season, long at) {}

    /** Notes it for a club that wants to be told; false where it does not. */
    static boolean add(Sql sql, long club, News news) throws SQLException {
        if (sql.number("select club from webhook where club = ? and stopped = 0" + sql.forUpdate(), club)
                .isEmpty()) {
            return false;
        }
        long waiting = sql.number("select count(*) from webhook_delivery where club = ? and due is not null", club)
                .orElse(0L);
        if (waiting >= MOST_WAITING) {
            giveUp(sql, "id = (select min(id) from webhook_delivery where club = ? and due is not null)", club);
        }
        sql.change(
                "insert into webhook_delivery (club, event, about, season, at, due) values (?, ?, ?, ?, ?, ?)",
                club,
                StoredCodes.of(news.event()),
                news.about(),
                news.season(),
                news.at(),
                news.at());
        return true;
    }

    private static void giveUp(Sql sql, String condition, long club) throws SQLException {
        sql.change(
                "update webhook_delivery set due = null, result = ? where " + condition,
                StoredCodes.of(WebhookResult.GIVEN_UP),
                club);
    }

    /** All that waits for a club is given up. */
    static void giveUp(Sql sql, long club) throws SQLException {
        giveUp(sql, "club = ? and due is not null", club);
    }

    /** Something happened to a tournament, of which its clubs are told, and with the last division of a season that this has ended. */
    static void add(Sql sql, Tournament tournament, WebhookEvent event, long at) throws SQLException {
        for (long club : tournament.terms().clubs()) {
            add(sql, club, new News(event, tournament.id(), 0, at));
        }
        boolean isOver = event == WebhookEvent.TOURNAMENT_ENDED || event == WebhookEvent.TOURNAMENT_CANCELLED;
        if (isOver && !tournament.terms().clubs().isEmpty()) {
            addSeason(sql, tournament, at);
        }
    }

    private static void addSeason(Sql sql, Tournament division, long at) throws SQLException {
        Optional<News> ended = sql.first(
                row -> new News(WebhookEvent.SEASON_ENDED, row.getLong("league"), row.getInt("season"), at),
                "select league, season from league_division where tournament = ?",
                division.id());
        if (ended.isEmpty()) {
            return;
        }
        // Two divisions that end at a time do so one after the other, so that the second one sees the first.
        sql.number(
                "select id from league where id = ?" + sql.forUpdate(),
                ended.get().about());
        boolean goesOn = sql.number(
                        "select t.id from league_division d join tournament t on t.id = d.tournament"
                                + " where d.league = ? and d.season = ? and t.phase < 2 limit 1",
                        ended.get().about(),
                        ended.get().season())
                .isPresent();
        if (!goesOn) {
            add(sql, division.terms().clubs().get(0), ended.get());
        }
    }

    /** A club is told no more. */
    static void remove(Sql sql, long club) throws SQLException {
        sql.change("delete from webhook_delivery where club = ?", club);
        sql.change("delete from webhook where club = ?", club);
    }

    /** No club is told any more where this account said. */
    static void removeOf(Sql sql, long account) throws SQLException {
        for (long club : sql.numbers("select club from webhook where account = ?", account)) {
            remove(sql, club);
        }
    }
}
