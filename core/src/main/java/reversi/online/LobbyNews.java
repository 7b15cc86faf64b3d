package reversi.online;

import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Variant;

/** What the server says about the lobby. */
@InJson
@Visited
public sealed interface LobbyNews extends ServerMessage.News {
    /**
     * The rows of the lobby that were asked for, as they are.
     *
     * @param from the row that they begin with
     * @param players who stands there: the highest rated first, guests last, people of the same rating by name
     * @param online how many people are connected, and so how many rows there are
     * @param playing how many games go on
     */
    record Lobby(@OrElse("0") int from, List<PlayerCard> players, int online, int playing) implements LobbyNews {
        public Lobby {
            players = List.copyOf(players);
        }
    }

    /**
     * What changed in the rows that were asked for since the last message about them.
     *
     * @param changed those who stand there now or are different now
     * @param gone the numbers of those who no longer stand there
     * @param online how many people are connected
     * @param playing how many games go on
     * @param you oneself, where one is different now but stands in another row
     */
    record LobbyChanged(List<PlayerCard> changed, List<Long> gone, int online, int playing, Optional<PlayerCard> you)
            implements LobbyNews {
        public LobbyChanged {
            changed = List.copyOf(changed);
            gone = List.copyOf(gone);
        }

        /** Changes of others only, or of oneself in those rows. */
        public LobbyChanged(List<PlayerCard> changed, List<Long> gone, int online, int playing) {
            this(changed, gone, online, playing, Optional.empty());
        }
    }

    /**
     * A player in full.
     *
     * @param player who
     * @param about the player's text about himself or herself
     * @param games rated games played
     * @param wins rated games won
     * @param draws rated games drawn
     * @param opponent with whom the player is in a game
     * @param variant the rules of that game
     * @param moves the moves of that game; empty while in none
     * @param ratings the ratings apart, the one that most games made first
     */
    record PlayerInfo(
            PlayerCard player,
            String about,
            int games,
            int wins,
            int draws,
            Optional<PlayerCard> opponent,
            Optional<Variant> variant,
            List<Move> moves,
            @OrElse("List.of()") List<PoolRating> ratings)
            implements LobbyNews {
        public PlayerInfo {
            ratings = List.copyOf(ratings);
            moves = List.copyOf(moves);
        }
    }

    /** Games that go on, those of the highest rated players first. */
    record Tables(List<GameCard> tables) implements LobbyNews {
        public Tables {
            tables = List.copyOf(tables);
        }
    }

    /** An invitation was made, by oneself or to oneself. */
    record Invited(Invitation invitation) implements LobbyNews {}

    /**
     * An invitation is over.
     *
     * @param invitation its number
     * @param accepted whether a game begins
     */
    record InvitationOver(long invitation, boolean accepted) implements LobbyNews {}

    /** The link that was asked for, by its code. */
    record LinkMade(String code, GameTerms terms) implements LobbyNews {}

    /**
     * What a link invites to.
     *
     * @param code its code
     * @param from who made it
     * @param here whether that player is connected, so that the game can begin now
     * @param terms what to play
     */
    record LinkInfo(String code, PlayerCard from, boolean here, GameTerms terms) implements LobbyNews {}

    /** Somebody opened one's own link, without having followed it yet. */
    record LinkOpened(String code) implements LobbyNews {}

    /** Whether one waits for any opponent now. */
    record Seeking(boolean seeking) implements LobbyNews {}

    /**
     * A part of the ranking.
     *
     * @param board which: one of {@link RankingBoard}, or the code of a {@link RatingPool}
     * @param from the line that it begins with
     * @param total how many lines there are
     * @param rows its lines
     * @param own one's own line; empty for a guest and before the first rated game
     */
    record Ranking(
            @OrElse("RankingBoard.ALL") String board, int from, int total, List<RankRow> rows, Optional<RankRow> own)
            implements LobbyNews {
        public Ranking {
            rows = List.copyOf(rows);
        }
    }

    /**
     * One's own finished games.
     *
     * @param games the latest first
     * @param more whether there are older ones
     */
    record History(List<GameCard> games, boolean more) implements LobbyNews {
        public History {
            games = List.copyOf(games);
        }
    }

    /**
     * What one has to do with a player: after asking, and after each change.
     *
     * @param player who
     * @param follows whether one follows the player
     * @param note what one noted; empty for nothing
     */
    record Relation(long player, boolean follows, String note) implements LobbyNews {}

    /**
     * Those whom one follows.
     *
     * @param players all of them, at most {@link Protocol#MAX_FOLLOWED}, in no order
     */
    record Followed(List<PlayerCard> players) implements LobbyNews {
        public Followed {
            players = List.copyOf(players);
        }
    }

    /** One of those whom one follows came, went, or does something else now. */
    record FollowedChanged(PlayerCard player) implements LobbyNews {}
}
