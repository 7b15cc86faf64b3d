package reversi.online;

import java.util.List;

/** What the server says about players who don't behave, to those concerned and to moderators. */
@InJson
@Visited
public sealed interface ModerationNews extends ServerMessage.News {
    /**
     * The decisions about oneself that hold, and the warnings that one hasn't read, the latest first: after signing in
     * where there are any, whenever they change, and where signing in is refused because of them.
     */
    record Sanctions(List<SanctionCard> sanctions) implements ModerationNews {
        public Sanctions {
            sanctions = List.copyOf(sanctions);
        }
    }

    /** How many players wait for a decision: for moderators, after signing in and whenever it changes. */
    record OpenCases(int open) implements ModerationNews {}

    /**
     * Players who wait for a decision, or decisions that were made, as they were asked for.
     *
     * @param from how many come before these
     * @param open how many wait in all, whatever was asked for
     * @param oldest since when the first of all waits, in milliseconds since 1970; 0 without any
     * @param rows these
     * @param more whether the list goes on
     */
    record Cases(int from, int open, long oldest, List<CaseRow> rows, boolean more) implements ModerationNews {
        public Cases {
            rows = List.copyOf(rows);
        }
    }

    /**
     * What is known of a player; also after each decision.
     *
     * @param player who
     * @param about the player's text about himself or herself
     * @param since when the account was made, in milliseconds since 1970
     * @param games rated games played
     * @param reports the latest reports, the open ones first, and then the latest first
     * @param decisions the latest decisions, the latest first
     */
    record CaseFile(
            PlayerCard player,
            String about,
            long since,
            int games,
            List<ReportRow> reports,
            List<DecisionRow> decisions)
            implements ModerationNews {
        public CaseFile {
            reports = List.copyOf(reports);
            decisions = List.copyOf(decisions);
        }
    }

    /**
     * What stands out in a player's games, for the moderator who asked; none of it is a proof.
     *
     * @param player the account
     * @param agreement how far the moves agree with an engine
     * @param habits how the player thinks and gives up
     * @param shared accounts of the same address or device, those with the most games of the two first
     */
    record Signals(long player, AgreementCard agreement, HabitsCard habits, List<SharedRow> shared)
            implements ModerationNews {
        public Signals {
            shared = List.copyOf(shared);
        }
    }
}
