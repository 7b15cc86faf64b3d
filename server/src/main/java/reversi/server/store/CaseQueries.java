package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.CaseOrder;
import reversi.online.Matter;
import reversi.online.Sanction;

/** Finds a page of the players who wait for moderators, and of the decisions that were made. */
final class CaseQueries {
    /** Open cases: the open reports and the appeals that wait, one row for each. */
    private static final String OPEN = "(select player, at, reporter, 1 as reports, 0 as appeals from report"
            + " where decision is null union all select player, appealed, null, 0, 1 from decision where appeal = 1)"
            + " open_case";

    /** Those of whom a report about a matter is open, or who appeal against what came of one. */
    private static final String OF_MATTER = " where player in (select player from report where decision is null"
            + " and matter = ? union select d.player from decision d join report r on r.decision = d.id"
            + " where d.appeal = 1 and r.matter = ?)";

    private CaseQueries() {}

    /** How many players wait, and since when the first one does. */
    static WaitingCases waiting(Sql sql) throws SQLException {
        return sql.first(
                        row -> new WaitingCases(row.getInt("open"), row.getLong("oldest")),
                        "select count(distinct player) as open, coalesce(min(at), 0) as oldest from " + OPEN)
                .orElse(new WaitingCases(0, 0));
    }

    /** At most {@code limit} players who wait, about a matter if there is one, after the first {@code from}. */
    static List<Case> open(Sql sql, Optional<Matter> matter, CaseOrder order, int from, int limit) throws SQLException {
        List<Object> values = new ArrayList<>();
        matter.map(StoredCodes::of).ifPresent(code -> values.addAll(List.of(code, code)));
        values.addAll(List.of(limit, from));
        List<Case> cases = new ArrayList<>();
        for (Case found : sql.all(
                CaseQueries::waitingCase,
                "select player, min(at) as since, sum(reports) as reports, count(distinct reporter) as reporters,"
                        + " max(appeals) as appeals from " + OPEN + (matter.isPresent() ? OF_MATTER : "")
                        + " group by player order by "
                        + (order == CaseOrder.WEIGHT ? "reporters desc, reports desc, " : "")
                        + "since, player limit ? offset ?",
                values.toArray())) {
            cases.add(found.with(matters(sql, "player = ? and decision is null", found.player())));
        }
        return cases;
    }

    private static Case waitingCase(ResultSet row) throws SQLException {
        return new Case(
                row.getLong("player"),
                List.of(),
                row.getInt("reports"),
                row.getInt("reporters"),
                row.getLong("since"),
                row.getInt("appeals") > 0,
                Optional.empty());
    }

    /**
     * At most {@code limit} decisions after the first {@code from}, the latest first: of a moderator if there is one, and about a matter if
     * there is one, as long as its reports are kept.
     */
    static List<Case> decided(Sql sql, Optional<Long> moderator, Optional<Matter> matter, int from, int limit)
            throws SQLException {
        List<Object> values = new ArrayList<>();
        values.add(0L);
        moderator.ifPresent(values::add);
        matter.map(StoredCodes::of).ifPresent(values::add);
        values.addAll(List.of(limit, from));
        List<Case> cases = new ArrayList<>();
        for (Decided found : sql.all(
                CaseQueries::decided,
                "select d.id, d.player, d.sanction, d.at, d.appeal,"
                        + " (select count(*) from report r where r.decision = d.id) as reports,"
                        + " (select count(distinct reporter) from report r where r.decision = d.id) as reporters"
                        + " from decision d where d.id > ?" + (moderator.isPresent() ? " and d.moderator = ?" : "")
                        + (matter.isPresent()
                                ? " and exists (select 1 from report r where r.decision = d.id and r.matter = ?)"
                                : "")
                        + " order by d.id desc limit ? offset ?",
                values.toArray())) {
            cases.add(found.known().with(matters(sql, "decision = ?", found.decision())));
        }
        return cases;
    }

    /** A decision, with what it is in a list. */
    private record Decided(long decision, Case known) {}

    private static Decided decided(ResultSet row) throws SQLException {
        Sanction sanction = StoredCodes.sanction(row.getInt("sanction"));
        return new Decided(
                row.getLong("id"),
                new Case(
                        row.getLong("player"),
                        List.of(),
                        row.getInt("reports"),
                        row.getInt("reporters"),
                        row.getLong("at"),
                        row.getInt("appeal") == 1,
                        Optional.of(sanction)));
    }

    private static List<Matter> matters(Sql sql, String which, long value) throws SQLException {
        return sql.all(
                row -> StoredCodes.matter(row.getInt(1)),
                "select distinct matter from report where " + which + " order by matter",
                value);
    }
}
