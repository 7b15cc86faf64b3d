package reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.BoardResult;
import reversi.online.BoardRow;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RoundMark;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRemark;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.rules.Start;
import reversi.rules.Variant;

/** The tournaments of the {@link DemoServer}: one of each format, in each phase. */
final class DemoTournaments {
    static final long SWISS = 31;
    static final long ARENA = 32;
    static final long PLANNED = 33;
    static final long LATER = 34;
    static final long ENDED = 30;
    static final long CANCELLED = 29;

    private static final long NOW = DemoServer.NOW;
    private static final long MINUTE = 60_000;
    private static final List<String> NAMES = List.of(
            "larkspur", "tern", "quillon", "marble", "tamarisk", "player 5", "sorrel", "a very long player name");
    private static final String MARKS = "WWLWWW WWWLWW WDWWLW LWWWWL WLWWLW WDLWWP LWLWLW BMLLLL";

    private DemoTournaments() {}

    private static PlayerCard player(int at) {
        return at == 5
                ? DemoServer.YOU
                : new PlayerCard(
                        60L + at,
                        at < NAMES.size() ? NAMES.get(at) : "player " + (60 + at),
                        PlayerKind.MEMBER,
                        1_900 - 30 * at,
                        20,
                        Presence.PLAYING,
                        Optional.empty(),
                        0,
                        0);
    }

    private static TournamentTerms terms(String name, TournamentFormat format, long startsAt) {
        Variant variant = format == TournamentFormat.KNOCK_OUT ? Variant.square(6, Start.DIAGONAL) : Variant.OTHELLO;
        GameTerms game = new GameTerms(variant, TimeControl.perGame(300, 3), true, ColourChoice.LOT);
        return TournamentTerms.usual(name, format, game, startsAt);
    }

    static TournamentCard card(long id) {
        TournamentPhase phase = id == PLANNED || id == LATER
                ? TournamentPhase.PLANNED
                : id == ENDED
                        ? TournamentPhase.ENDED
                        : id == CANCELLED ? TournamentPhase.CANCELLED : TournamentPhase.RUNNING;
        return card(id, phase, 4);
    }

    static TournamentCard card(long id, TournamentPhase phase, int version) {
        if (id == DemoClubs.MATCH) {
            return DemoClubs.match(version);
        }
        String name = id == SWISS
                ? "Friday Swiss"
                : id == ARENA
                        ? "Lunch arena"
                        : id == PLANNED
                                ? "Autumn open"
                                : id == LATER ? "Knock-out Sunday" : id == ENDED ? "Thursday Swiss" : "Night league";
        TournamentFormat format = id == ARENA
                ? TournamentFormat.ARENA
                : id == LATER
                        ? TournamentFormat.KNOCK_OUT
                        : id == CANCELLED ? TournamentFormat.ROUND_ROBIN : TournamentFormat.SWISS;
        long starts = id == PLANNED ? NOW + 12 * MINUTE : id == LATER ? NOW + 3_000 * MINUTE : NOW - 40 * MINUTE;
        boolean isOn = phase == TournamentPhase.RUNNING;
        return new TournamentCard(
                id,
                terms(name, format, starts),
                id == ARENA ? Optional.empty() : Optional.of(id == PLANNED ? DemoServer.YOU : player(0)),
                phase,
                id == PLANNED ? 8 : 48,
                isOn && format != TournamentFormat.ARENA ? 6 : 0,
                isOn && format != TournamentFormat.ARENA ? 7 : 0,
                phase == TournamentPhase.PLANNED ? 0 : starts,
                id == ARENA ? NOW + 23 * MINUTE : 0,
                isOn ? 12 : 0,
                phase == TournamentPhase.ENDED ? Optional.of(player(0)) : Optional.empty(),
                List.of(),
                version);
    }

    /** The same tournament with another start. */
    static TournamentCard startingIn(TournamentCard card, long millis) {
        return new TournamentCard(
                card.id(),
                terms(card.terms().name(), card.terms().format(), NOW + millis),
                card.host(),
                card.phase(),
                card.players(),
                0,
                0,
                0,
                0,
                0,
                Optional.empty(),
                List.of(),
                card.version());
    }

    static TournamentNews.Tournaments list(boolean isEmpty) {
        return isEmpty
                ? new TournamentNews.Tournaments(0, List.of(), List.of(), false)
                : new TournamentNews.Tournaments(
                        0,
                        List.of(card(SWISS), card(ARENA), card(PLANNED), card(LATER), card(ENDED), card(CANCELLED)),
                        List.of(SWISS),
                        true);
    }

    /** A tournament as whoever is logged in sees it: one plays in the Swiss and hosts the planned one. */
    static TournamentNews.TournamentInfo info(long id, boolean isIn) {
        Optional<StandingRow> own =
                isIn ? Optional.of(row(5, id == PLANNED ? "" : "WDLWWP", id == SWISS)) : Optional.empty();
        return new TournamentNews.TournamentInfo(card(id), id == PLANNED, own);
    }

    private static StandingRow row(int at, String marks, boolean plays) {
        List<RoundMark> brought = new ArrayList<>();
        for (int i = 0; i < marks.length(); i++) {
            brought.add(
                    switch (marks.charAt(i)) {
                        case 'W' -> RoundMark.WIN;
                        case 'D' -> RoundMark.DRAW;
                        case 'L' -> RoundMark.LOSS;
                        case 'B' -> RoundMark.BYE;
                        case 'M' -> RoundMark.MISSED;
                        default -> RoundMark.PLAYING;
                    });
        }
        int halves = 0;
        for (RoundMark mark : brought) {
            halves += mark == RoundMark.WIN || mark == RoundMark.BYE ? 2 : mark == RoundMark.DRAW ? 1 : 0;
        }
        return new StandingRow(
                at + 1,
                player(at),
                halves,
                marks.isEmpty() ? 0 : 214 - 5 * at,
                190,
                0,
                brought,
                at == 7,
                plays ? Optional.of(7L) : Optional.empty(),
                0);
    }

    private static StandingRow ofClub(StandingRow row, int side) {
        return new StandingRow(
                row.rank(),
                row.player(),
                row.halves(),
                row.tieBreak(),
                row.discs(),
                row.streak(),
                row.marks(),
                row.out(),
                row.table(),
                side);
    }

    static TournamentNews.Standings standings(long id, int from) {
        List<StandingRow> rows = new ArrayList<>();
        String[] marks = MARKS.split(" ");
        int total = id == PLANNED || id == DemoClubs.MATCH ? 8 : id == LATER ? 0 : 48;
        for (int at = from; at < Math.min(from + 50, total); at++) {
            String brought = marks[Math.min(at, marks.length - 1)];
            if (id == DemoClubs.MATCH) {
                rows.add(ofClub(row(at, "W", false), 1 + at % 2));
                continue;
            }
            rows.add(row(at, id == PLANNED ? "" : id == ARENA ? "WWLW" + brought : brought, at == 5 && id == SWISS));
        }
        return new TournamentNews.Standings(id, 4, from, total, rows);
    }

    static TournamentNews.Boards boards(long id, int round, int from) {
        List<BoardRow> rows = new ArrayList<>();
        TournamentPhase phase = card(id).phase();
        if (phase == TournamentPhase.RUNNING && round % 6 == 0) {
            rows.add(new BoardRow(1, player(0), player(1), 21, 38, Optional.empty()));
            rows.add(new BoardRow(2, player(2), player(3), 22, 41, Optional.empty()));
            rows.add(new BoardRow(3, player(4), player(5), 7, 22, Optional.empty()));
        }
        if (phase == TournamentPhase.RUNNING || phase == TournamentPhase.ENDED) {
            rows.add(new BoardRow(
                    4,
                    player(6),
                    player(7),
                    24,
                    60,
                    Optional.of(new BoardResult(Optional.of(Disc.BLACK), 38, 26, true))));
            rows.add(new BoardRow(
                    5, player(8), player(9), 0, 0, Optional.of(new BoardResult(Optional.of(Disc.WHITE), 0, 0, false))));
        }
        return new TournamentNews.Boards(id, 4, id == ARENA ? 0 : round == 0 ? 6 : round, from, rows.size(), rows);
    }

    static TournamentNews.TournamentRemarks remarks(long id, boolean isEmpty) {
        return new TournamentNews.TournamentRemarks(
                id,
                true,
                isEmpty
                        ? List.of()
                        : List.of(
                                new TournamentRemark(player(0), NOW - 3 * MINUTE, "Good luck to everybody!"),
                                new TournamentRemark(DemoServer.FRIEND, NOW - 2 * MINUTE, "Table 3 is worth a look."),
                                new TournamentRemark(
                                        player(3),
                                        NOW - MINUTE,
                                        "I passed twice in the last six moves, and still the south edge held.")));
    }
}
