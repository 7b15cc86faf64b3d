package reversi;

import java.util.List;
import java.util.Optional;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.LeagueCard;
import reversi.online.LeagueDivision;
import reversi.online.LeagueRole;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.online.RoundMark;
import reversi.online.StandingRow;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;

/** The leagues of the {@link DemoServer}: one in which one plays, and one of a club that has not begun. */
final class DemoLeagues {
    static final long OWN = 1;
    static final long OTHER = 2;

    private DemoLeagues() {}

    private static TournamentTerms terms(String name) {
        GameTerms game = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 3), true, ColourChoice.LOT);
        return new TournamentTerms(
                name, TournamentFormat.ROUND_ROBIN, game, 1, 0, DemoServer.NOW, 6, true, 600, List.of());
    }

    static LeagueCard card(long id, Optional<LeagueRole> role) {
        long next = DemoServer.NOW + 12 * 86_400_000L;
        return id == OWN
                ? new LeagueCard(OWN, terms("Winter league"), "", 3, next, 14, role)
                : new LeagueCard(OTHER, terms("Elm Street monthly"), "Elm Street Othello", 0, next, 2, role);
    }

    static List<LeagueCard> list() {
        return List.of(card(OWN, Optional.of(LeagueRole.PLAYING)), card(OTHER, Optional.empty()));
    }

    static TournamentNews.LeagueInfo info(long id, int season, Optional<LeagueRole> role) {
        PlayerCard newcomer = DemoServer.person(91, "a newcomer with a long name", 1_380, Presence.OFFLINE, 0);
        int shown = season == 0 ? 3 : season;
        return new TournamentNews.LeagueInfo(
                card(id, role),
                id == OWN ? shown : 0,
                id == OWN ? List.of(division(1, shown < 3), division(2, true)) : List.of(),
                List.of(newcomer, DemoServer.person(92, "player 92", 1_420, Presence.IDLE, 0)));
    }

    private static LeagueDivision division(int number, boolean isOver) {
        List<StandingRow> rows = List.of(
                row(1, DemoServer.FRIEND, 8 - number, isOver),
                row(2, number == 1 ? DemoServer.YOU : player(70), 6, isOver),
                row(3, player(10 * number + 61), 5, isOver),
                row(4, player(10 * number + 62), 4, isOver),
                row(5, player(10 * number + 63), 2, isOver),
                row(6, player(10 * number + 64), 0, isOver));
        return new LeagueDivision(number, DemoTournaments.ENDED, isOver, rows);
    }

    private static PlayerCard player(long id) {
        return DemoServer.person(id, "player " + id, 1_500, Presence.IDLE, 0);
    }

    private static StandingRow row(int rank, PlayerCard player, int halves, boolean isOver) {
        RoundMark last = isOver ? RoundMark.WIN : RoundMark.PLAYING;
        List<RoundMark> marks = List.of(RoundMark.WIN, RoundMark.DRAW, RoundMark.LOSS, RoundMark.MISSED, last);
        return new StandingRow(rank, player, halves, 240 - rank, 150, 0, marks, false, Optional.empty(), 0);
    }
}
