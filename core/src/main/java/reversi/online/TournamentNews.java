package reversi.online;

import java.util.List;
import java.util.Optional;

/** What the server says about tournaments, and about clubs, which play them. */
@InJson
@Visited
public sealed interface TournamentNews extends ServerMessage.News {
    /**
     * Tournaments: those that go on, then those planned, the next one first, then those that ended, the latest first.
     *
     * @param before what was asked for: only ended ones with a smaller number; 0 from the first on
     * @param cards these
     * @param mine the numbers of those among them that one has joined
     * @param more whether there are older ones
     */
    record Tournaments(long before, List<TournamentCard> cards, List<Long> mine, boolean more)
            implements TournamentNews {
        public Tournaments {
            cards = List.copyOf(cards);
            mine = List.copyOf(mine);
        }
    }

    /** The tournament that one asked for was made. */
    record TournamentMade(long tournament) implements TournamentNews {}

    /**
     * The tournament that one follows: after asking for it, and then at most once a second when something changed; who sees standings
     * or games asks for their page again where the version has risen.
     *
     * @param card the tournament
     * @param host whether one may call it off and remove players
     * @param own one's own line, where one has joined
     */
    record TournamentInfo(TournamentCard card, boolean host, Optional<StandingRow> own) implements TournamentNews {}

    /**
     * A page of the standings.
     *
     * @param tournament which
     * @param version the version of the tournament that it shows
     * @param from the line that it begins with
     * @param total how many lines there are
     * @param rows its lines, the best first
     */
    record Standings(long tournament, int version, int from, int total, List<StandingRow> rows)
            implements TournamentNews {
        public Standings {
            rows = List.copyOf(rows);
        }
    }

    /**
     * A page of the games of a round.
     *
     * @param tournament which
     * @param version the version of the tournament that it shows
     * @param round which round; 0 in an arena
     * @param from the line that it begins with
     * @param total how many lines there are
     * @param rows its lines: games that go on first, in each part those of the best players first
     */
    record Boards(long tournament, int version, int round, int from, int total, List<BoardRow> rows)
            implements TournamentNews {
        public Boards {
            rows = List.copyOf(rows);
        }
    }

    /**
     * What was said about the tournament that one follows: the latest after asking for it, and then each.
     *
     * @param tournament which
     * @param anew whether these are all that are shown, and not only those that came since
     * @param remarks the oldest first
     */
    record TournamentRemarks(long tournament, boolean anew, List<TournamentRemark> remarks) implements TournamentNews {
        public TournamentRemarks {
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * One's own game of a tournament begins; after signing in again also while it goes on. The table itself comes along.
     *
     * @param tournament which
     * @param name what the tournament is called
     * @param round which round; 0 in an arena
     * @param table the table
     */
    record TournamentCalls(long tournament, String name, int round, long table) implements TournamentNews {}

    /**
     * Clubs by what their names begin with, the largest first.
     *
     * @param name what was asked for
     * @param from how many come before
     * @param own those that one belongs to, has asked to join, or is invited to
     * @param rows the others among them, too
     * @param more whether more follow
     */
    record Clubs(String name, int from, List<ClubCard> own, List<ClubCard> rows, boolean more)
            implements TournamentNews {
        public Clubs {
            own = List.copyOf(own);
            rows = List.copyOf(rows);
        }
    }

    /**
     * A club, after asking for it and after each change that one made.
     *
     * @param card the club
     * @param about what it says of itself
     * @param members who belongs to it, leaders first; who has asked or is invited is told to leaders only
     * @param tournaments its tournaments and matches, the latest first
     * @param challenges those that wait for an answer, told to its leaders only
     * @param leads the other clubs that one leads, which may challenge this one
     */
    record ClubInfo(
            ClubCard card,
            String about,
            List<ClubMember> members,
            List<TournamentCard> tournaments,
            List<ClubChallenge> challenges,
            List<ClubCard> leads)
            implements TournamentNews {
        public ClubInfo {
            members = List.copyOf(members);
            tournaments = List.copyOf(tournaments);
            challenges = List.copyOf(challenges);
            leads = List.copyOf(leads);
        }
    }

    /** The leagues, the oldest first. */
    record Leagues(List<LeagueCard> rows) implements TournamentNews {
        public Leagues {
            rows = List.copyOf(rows);
        }
    }

    /**
     * A league, after asking for it and after each change that one made.
     *
     * @param card the league
     * @param season the season that is told, from 1; 0 before the first
     * @param divisions what was played in it, the highest division first
     * @param joining who begins with the next season
     */
    record LeagueInfo(LeagueCard card, int season, List<LeagueDivision> divisions, List<PlayerCard> joining)
            implements TournamentNews {
        public LeagueInfo {
            divisions = List.copyOf(divisions);
            joining = List.copyOf(joining);
        }
    }
}
