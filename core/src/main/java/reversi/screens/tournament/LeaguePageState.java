package reversi.screens.tournament;

import java.util.Optional;
import reversi.online.LeagueRole;
import reversi.online.PlayerCard;
import reversi.online.TournamentNews;
import reversi.screens.online.Answer;

/**
 * The page of a league.
 *
 * @param info what the server says of it; empty before it does
 * @param season the season that was asked for, from 1; 0 for the last that began
 * @param you oneself, where one is signed in
 * @param isMember whether one has an account
 * @param now the server's time, exact to a quarter of a minute
 */
record LeaguePageState(
        Optional<TournamentNews.LeagueInfo> info,
        int season,
        Optional<PlayerCard> you,
        boolean isMember,
        long now,
        Answer answer) {
    static LeaguePageState empty() {
        return new LeaguePageState(Optional.empty(), 0, Optional.empty(), false, 0, Answer.none());
    }

    LeaguePageState with(TournamentNews.LeagueInfo news) {
        return new LeaguePageState(Optional.of(news), news.season(), you, isMember, now, answer);
    }

    LeaguePageState asking(int next) {
        return new LeaguePageState(info, next, you, isMember, now, answer);
    }

    LeaguePageState with(Optional<PlayerCard> who, boolean mayJoin, long then, Answer known) {
        return new LeaguePageState(info, season, who, mayJoin, then, known);
    }

    private Optional<LeagueRole> role() {
        return info.flatMap(known -> known.card().role());
    }

    /** Whether one may play from the next season on, or stay. */
    boolean canJoin() {
        return isMember
                && info.isPresent()
                && role().filter(its -> its != LeagueRole.LEAVING).isEmpty();
    }

    boolean canLeave() {
        return role().filter(its -> its != LeagueRole.LEAVING).isPresent();
    }

    boolean isLeaving() {
        return role().equals(Optional.of(LeagueRole.LEAVING));
    }

    /** Whether a player is oneself. */
    boolean isYou(PlayerCard player) {
        return you.filter(self -> self.id() == player.id()).isPresent();
    }
}
