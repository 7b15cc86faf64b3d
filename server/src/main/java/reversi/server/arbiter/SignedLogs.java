package reversi.server.arbiter;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.LongFunction;
import reversi.json.JsonWriter;
import reversi.online.Codec;
import reversi.server.store.GameRepository;
import reversi.server.store.TournamentLog;
import reversi.server.tournament.Entrant;
import reversi.server.tournament.PlayerStanding;
import reversi.server.tournament.Standings;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.verify.GameLog;
import reversi.verify.LogChain;
import reversi.verify.LogKey;
import reversi.verify.SigningKey;

/**
 * Writes what happened in games and tournaments so that anybody can check it without this server, as {@code docs/verify.md} says. It is made
 * of the events that are kept anyway; waits for the database, for a tournament once for each game.
 */
public final class SignedLogs {
    private final GameRepository games;
    private final TournamentLog tournaments;
    private final SigningKey key;
    private final LongFunction<String> names;
    private final Codec codec = new Codec();

    /** {@code names} is what accounts are called. */
    public SignedLogs(GameRepository games, TournamentLog tournaments, SigningKey key, LongFunction<String> names) {
        this.games = games;
        this.tournaments = tournaments;
        this.key = key;
        this.names = names;
    }

    /** By which all logs can be checked. */
    public LogKey key() {
        return key.publicKey();
    }

    /** The log of a game; empty unless it is over, and rated or one of a tournament. */
    public Optional<String> game(long id) {
        return games.log(id).map(game -> game.chain(codec)
                .sealed(key, players(new TreeSet<>(List.of(game.black(), game.white())))));
    }

    /** The log of a tournament by now. */
    public String tournament(Tournament tournament) {
        String head = JsonWriter.text(out -> {
            out.beginObject()
                    .name("log")
                    .value("reversi tournament")
                    .name("logVersion")
                    .value(1);
            out.name("tournament").value(tournament.id());
            tournament.host().ifPresent(host -> out.name("host").value(host));
            out.endObject();
        });
        LogChain chain = new LogChain().add(joined(head, codec.write(tournament.terms())));
        for (TournamentLog.Kept kept : tournaments.first(tournament.id(), tournament.version())) {
            chain.add(gameOf(tournament, kept.event())
                    .map(game -> joined(kept.text(), head(game)))
                    .orElse(kept.text()));
        }
        chain.add(standings(Standings.of(tournament)));
        return chain.sealed(
                key, players(tournament.entrants().stream().map(Entrant::player).toList()));
    }

    /** The game that an event brings the result of; empty for other events, and where the game never began. */
    private static Optional<Long> gameOf(Tournament tournament, TournamentEvent event) {
        if (!(event instanceof TournamentEvent.Scored scored)) {
            return Optional.empty();
        }
        OptionalLong game = tournament
                .rounds()
                .get(scored.round() - 1)
                .board(scored.board())
                .game();
        return game.isPresent() ? Optional.of(game.getAsLong()) : Optional.empty();
    }

    private String head(long game) {
        GameLog log = games.log(game)
                .orElseThrow(
                        () -> new IllegalStateException("a tournament counted game " + game + ", which is not over"));
        return "{\"gameLog\":\"" + log.chain(codec).head() + "\"}";
    }

    private static String standings(List<PlayerStanding> standings) {
        return JsonWriter.text(out -> {
            out.beginObject().name("kind").value("standings").name("players").beginArray();
            for (PlayerStanding it : standings) {
                out.beginObject().name("rank").value(it.rank()).name("player").value(it.player());
                out.name("halfPoints").value(it.halves()).name("tieBreak").value(it.tieBreak());
                out.name("discs")
                        .value(it.discs())
                        .name("out")
                        .value(it.isOut())
                        .endObject();
            }
            out.endArray().endObject();
        });
    }

    /** One object of the fields of two. */
    private static String joined(String first, String second) {
        return first.substring(0, first.length() - 1) + ',' + second.substring(1);
    }

    /** What accounts are called now. */
    private String players(Collection<Long> accounts) {
        return JsonWriter.text(out -> {
            out.beginObject();
            accounts.forEach(account -> out.name(Long.toString(account)).value(names.apply(account)));
            out.endObject();
        });
    }
}
