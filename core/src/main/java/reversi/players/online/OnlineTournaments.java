package reversi.players.online;

import reversi.online.ServerMessage.Failed;
import reversi.online.TournamentNews;
import reversi.online.TournamentNewsVisitor;
import reversi.online.TournamentRequest;

/**
 * Follows one tournament at a time: asks for the pages of standings and games that are shown whenever they are older than the
 * tournament, and for everything anew after a lost connection.
 */
final class OnlineTournaments implements TournamentNewsVisitor {
    private static final int NOTHING = Integer.MIN_VALUE;

    /** While a tournament of one's own goes on, the list is asked for again after so many milliseconds. */
    private static final long AGAIN_MILLIS = 60_000;

    private final TournamentState state;
    private final Requests requests;
    private final Listeners listeners;
    private long listedAt;
    private int standingsFrom;
    private int boardsRound;
    private int boardsFrom;
    /** The version for which the pages were asked last. */
    private int askedFor = NOTHING;

    OnlineTournaments(TournamentState state, Requests requests, Listeners listeners) {
        this.state = state;
        this.requests = requests;
        this.listeners = listeners;
    }

    /** Asks for the list, the older ones than a number; 0 from the first on. A server that has none yet is forgiven. */
    void list(long before) {
        requests.ask(new TournamentRequest.AskTournaments(before), ReplyListener.NONE);
    }

    /** Lets time pass; the end of a tournament of one's own that nobody looks at is noticed within a minute. */
    void pass(long now) {
        if (now - listedAt >= AGAIN_MILLIS && state.hasBegun(now)) {
            listedAt = now;
            list(0);
        }
    }

    void follow(long tournament) {
        if (!state.isFollowed(tournament)) {
            state.follow(tournament);
            standingsFrom = 0;
            boardsRound = 0;
            boardsFrom = 0;
        }
        restore();
    }

    void leave() {
        if (state.followed() != 0) {
            requests.ask(new TournamentRequest.UnwatchTournament(state.followed()), ReplyListener.NONE);
            state.follow(0);
        }
    }

    /** Asks anew for the tournament that is followed. */
    void restore() {
        askedFor = NOTHING;
        long tournament = state.followed();
        if (tournament != 0) {
            requests.ask(new TournamentRequest.WatchTournament(tournament), new ReplyListener() {
                @Override
                public void failed(Failed failure) {
                    if (state.isFollowed(tournament)) {
                        listeners.tell(listener -> listener.failed(failure));
                    }
                }
            });
        }
    }

    void showStandings(int from) {
        standingsFrom = Math.max(0, from);
        askStandings();
    }

    void showBoards(int round, int from) {
        boardsRound = Math.max(0, round);
        boardsFrom = Math.max(0, from);
        askBoards();
    }

    private void askStandings() {
        if (state.followed() != 0) {
            requests.ask(new TournamentRequest.AskStandings(state.followed(), standingsFrom));
        }
    }

    private void askBoards() {
        if (state.followed() != 0) {
            requests.ask(new TournamentRequest.AskBoards(state.followed(), boardsRound, boardsFrom));
        }
    }

    @Override
    public void tournaments(TournamentNews.Tournaments news) {
        state.addList(news);
        listeners.changed(Topic.TOURNAMENTS);
    }

    @Override
    public void tournamentMade(TournamentNews.TournamentMade news) {
        listeners.tell(listener -> listener.tournamentMade(news.tournament()));
    }

    @Override
    public void tournamentInfo(TournamentNews.TournamentInfo news) {
        if (!state.isFollowed(news.card().id())) {
            return;
        }
        state.setInfo(news);
        if (news.card().version() != askedFor) {
            askedFor = news.card().version();
            askStandings();
            askBoards();
        }
        listeners.changed(Topic.TOURNAMENT);
    }

    @Override
    public void standings(TournamentNews.Standings news) {
        if (state.isFollowed(news.tournament()) && news.from() == standingsFrom) {
            state.setStandings(news);
            listeners.changed(Topic.TOURNAMENT);
        }
    }

    @Override
    public void boards(TournamentNews.Boards news) {
        boolean isAsked = news.from() == boardsFrom && (boardsRound == 0 || news.round() == boardsRound);
        if (state.isFollowed(news.tournament()) && isAsked) {
            state.setBoards(news);
            listeners.changed(Topic.TOURNAMENT);
        }
    }

    @Override
    public void tournamentRemarks(TournamentNews.TournamentRemarks news) {
        if (state.isFollowed(news.tournament())) {
            state.addRemarks(news);
            listeners.changed(Topic.TOURNAMENT);
        }
    }

    @Override
    public void tournamentCalls(TournamentNews.TournamentCalls news) {
        state.addCall(news);
        listeners.tell(listener -> listener.tournamentCalls(news));
    }

    @Override
    public void clubs(TournamentNews.Clubs news) {
        listeners.tell(listener -> listener.clubsListed(news));
    }

    @Override
    public void clubInfo(TournamentNews.ClubInfo news) {
        listeners.tell(listener -> listener.clubShown(news));
    }

    @Override
    public void leagues(TournamentNews.Leagues news) {
        listeners.tell(listener -> listener.leaguesListed(news.rows()));
    }

    @Override
    public void leagueInfo(TournamentNews.LeagueInfo news) {
        listeners.tell(listener -> listener.leagueShown(news));
    }
}
