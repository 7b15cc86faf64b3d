package reversi.online;

import java.util.List;

/** What the server says about clubs. */
public sealed interface ClubNews extends ServerMessage.News {
    /**
     * Clubs by what their names begin with, the largest first.
     *
     * @param name what was asked for
     * @param from how many come before
     * @param own those that one belongs to, has asked to join, or is invited to
     * @param rows the others among them, too
     * @param more whether more follow
     */
    record Clubs(String name, int from, List<ClubCard> own, List<ClubCard> rows, boolean more) implements ClubNews {
        public Clubs {
            own = List.copyOf(own);
            rows = List.copyOf(rows);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.clubs(this);
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
            implements ClubNews {
        public ClubInfo {
            members = List.copyOf(members);
            tournaments = List.copyOf(tournaments);
            challenges = List.copyOf(challenges);
            leads = List.copyOf(leads);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.clubInfo(this);
        }
    }

    @Override
    default void accept(ServerMessage.NewsVisitor visitor) {
        visitor.club(this);
    }

    /** Hands this to the visitor's method for its kind. */
    void accept(Visitor visitor);

    /** What to do with each kind of message. */
    interface Visitor {
        void clubs(Clubs news);

        void clubInfo(ClubInfo news);
    }
}
