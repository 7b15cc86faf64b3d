package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.StandingRow;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRequest;
import reversi.server.TournamentPlayer.Style;

@NeedsPostgres
class PostgresTournamentTest extends TournamentSuite {
    @Override
    String database() {
        return Postgres.newDatabase();
    }

    /** Half of the players are at another node: each game begins and counts once, and both nodes say the same. */
    @Test
    void twoNodesPlayOneTournament() throws InterruptedException {
        Person host = member("Hedda");
        long id = make(host, terms(TournamentFormat.SWISS, QUICK, System.currentTimeMillis() + HOUR));
        try (Server other = Server.start(Servers.options(url))) {
            List<TournamentPlayer> field = joined(id, 5, Style.SHORT);
            List<TournamentPlayer> elsewhere = field(other.port(), 5, Style.SHORT);
            elsewhere.forEach(player -> player.join(id));
            until("all have joined", () -> elsewhere.stream().allMatch(TournamentPlayer::hasJoined));
            field.get(0).send(new TournamentRequest.SayInTournament(id, "Hello over there"));
            until("it is heard", () -> elsewhere.get(0).heard.contains("Hello over there"));
            startNow(id);
            until("it has ended here", () -> haveAll(field, TournamentPhase.ENDED));
            until("and there", () -> haveAll(elsewhere, TournamentPhase.ENDED));
            List<StandingRow> here = standings(host, id);
            int rounds = here.get(0).marks().size();
            assertEquals(
                    10 * rounds, here.stream().mapToInt(StandingRow::halves).sum());
            assertEquals(5L * rounds, countGames());
            try (Client there = Client.greeted(other.port(), Optional.empty())) {
                there.send(new TournamentRequest.AskStandings(id, 0));
                assertEquals(
                        here.stream().map(row -> row.player().id()).toList(),
                        there.await(TournamentNews.Standings.class).rows().stream()
                                .map(row -> row.player().id())
                                .toList());
            }
            elsewhere.forEach(TournamentPlayer::close);
        }
    }
}
