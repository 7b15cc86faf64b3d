package reversi.tools.load;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRequest;

/** Clients that join a tournament and play it to its end. */
final class TournamentCrowd implements TablePlayer.Host {
    private static final long AGAIN_MILLIS = 2_000;

    private final ClientCrowd crowd;
    private final long tournament;
    private final List<TablePlayer> players;
    private volatile Optional<TournamentCard> card = Optional.empty();

    TournamentCrowd(ClientCrowd crowd, long tournament, int players) {
        this.crowd = crowd;
        this.tournament = tournament;
        this.players = IntStream.range(0, players)
                .mapToObj(i -> new TablePlayer(crowd, this, i))
                .toList();
    }

    List<TablePlayer> players() {
        return players;
    }

    @Override
    public void signedIn(TablePlayer player) {
        player.send(new TournamentRequest.JoinTournament(tournament));
    }

    /** Joining again does no harm. */
    @Override
    public void idle(TablePlayer player) {
        if (!isOver()) {
            crowd.later(AGAIN_MILLIS, () -> signedIn(player));
        }
    }

    @Override
    public void tournament(TournamentNews.TournamentInfo info) {
        card = Optional.of(info.card());
    }

    /** Has one of the clients ask how far the tournament is. */
    void look() {
        players.get(0).send(new TournamentRequest.WatchTournament(tournament));
    }

    boolean isOver() {
        return card.filter(one -> one.phase() == TournamentPhase.ENDED).isPresent();
    }

    @Override
    public String toString() {
        return "tournament=" + tournament
                + card.map(one -> " " + one.phase() + " players=" + one.players() + " round=" + one.round() + "/"
                                + one.rounds() + " playing=" + one.playing())
                        .orElse(" not seen");
    }
}
