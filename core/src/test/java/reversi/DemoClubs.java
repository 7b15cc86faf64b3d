package reversi;

import java.util.List;
import java.util.Optional;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ClubCard;
import reversi.online.ClubChallenge;
import reversi.online.ClubMember;
import reversi.online.ClubRole;
import reversi.online.ClubScore;
import reversi.online.GameTerms;
import reversi.online.Presence;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;

/** The clubs of the {@link DemoServer}: one that one founded, one that one may ask to join, and one that has invited. */
final class DemoClubs {
    static final long OWN = 1;
    static final long OTHER = 2;
    static final long INVITING = 3;
    static final long JOINED = 4;
    /** The match of the first two that goes on. */
    static final long MATCH = 35;

    private static final String[] NAMES = {"", "Elm Street Othello", "Oak & Ash", "Harbour players"};

    private DemoClubs() {}

    private static ClubCard card(long id, Optional<ClubRole> role) {
        String name = id < NAMES.length ? NAMES[(int) id] : "Club " + id;
        return new ClubCard(id, name, id == OWN, 40 - 3 * (int) id, role);
    }

    private static Optional<ClubRole> role(long id) {
        return id == OWN
                ? Optional.of(ClubRole.FOUNDER)
                : id == INVITING
                        ? Optional.of(ClubRole.INVITED)
                        : id == JOINED ? Optional.of(ClubRole.MEMBER) : Optional.empty();
    }

    static ClubCard card(long id) {
        return card(id, role(id));
    }

    static TournamentNews.Clubs list(String name, boolean isEmpty) {
        return isEmpty
                ? new TournamentNews.Clubs(name, 0, List.of(), List.of(), false)
                : new TournamentNews.Clubs(
                        name,
                        0,
                        List.of(card(OWN), card(INVITING)),
                        List.of(card(OWN), card(OTHER), card(INVITING), card(9)),
                        true);
    }

    static TournamentTerms terms() {
        GameTerms game = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 3), true, ColourChoice.LOT);
        return TournamentTerms.match("Elm – Oak", List.of(OWN, OTHER), 4, game, DemoServer.NOW + 90_000_000);
    }

    static TournamentCard match(int version) {
        return new TournamentCard(
                MATCH,
                terms(),
                Optional.of(DemoServer.YOU),
                TournamentPhase.RUNNING,
                8,
                1,
                2,
                DemoServer.NOW - 600_000,
                0,
                3,
                Optional.empty(),
                List.of(new ClubScore(OWN, NAMES[1], 3), new ClubScore(OTHER, NAMES[2], 1)),
                version);
    }

    /** A club as whoever is logged in sees it. */
    static TournamentNews.ClubInfo info(long id) {
        boolean isOwn = id == OWN;
        ClubMember you = new ClubMember(DemoServer.YOU, ClubRole.FOUNDER);
        ClubMember friend = new ClubMember(DemoServer.FRIEND, isOwn ? ClubRole.LEADER : ClubRole.FOUNDER);
        ClubMember long1 = new ClubMember(
                DemoServer.person(6, "a very long player name", 1_540, Presence.PLAYING, 22), ClubRole.MEMBER);
        ClubMember asks = new ClubMember(DemoServer.person(8, "player 8", 1_490, Presence.OFFLINE, 0), ClubRole.ASKED);
        return new TournamentNews.ClubInfo(
                card(id),
                "We meet on Fridays at eight, and play a match each month. Everybody who likes a slow game is welcome.",
                isOwn ? List.of(you, friend, long1, asks) : List.of(friend, long1),
                id == INVITING ? List.of() : List.of(match(4), DemoTournaments.card(DemoTournaments.ENDED)),
                isOwn
                        ? List.of(
                                new ClubChallenge(71, card(OTHER), card(OWN), terms()),
                                new ClubChallenge(72, card(OWN), card(INVITING), terms()))
                        : List.of(),
                isOwn ? List.of() : List.of(card(OWN)));
    }
}
