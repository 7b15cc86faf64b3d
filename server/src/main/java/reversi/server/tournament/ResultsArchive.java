package reversi.server.tournament;

import java.util.Optional;
import java.util.function.LongFunction;
import reversi.game.Game;
import reversi.notation.EventDetails;
import reversi.notation.GameDate;
import reversi.notation.GameRecord;
import reversi.notation.RecordedPlayer;
import reversi.notation.WthorGames;
import reversi.server.tournament.TournamentResults.ResultGame;

/** The games of a tournament as an archive of the French federation, with the names of players and tournament. */
public final class ResultsArchive {
    private ResultsArchive() {}

    /**
     * The archive of the games that were played, one after the other; those of other boards than an archive has are left out.
     *
     * @param results what came of the tournament
     * @param games a game by its number at the server; empty where it is lost
     * @param today when the archive is made
     */
    public static WthorGames.Files write(
            TournamentResults results, LongFunction<Optional<Game>> games, GameDate today) {
        WthorGames.Writer writer = new WthorGames.Writer();
        for (ResultGame result : results.games()) {
            result.game()
                    .filter(number -> result.outcome().played())
                    .flatMap(games::apply)
                    .map(game -> recorded(results, result, game))
                    .filter(WthorGames::canWrite)
                    .ifPresent(writer::add);
        }
        return writer.files(today);
    }

    /** A game with everything that the tournament knows of it. */
    public static GameRecord recorded(TournamentResults results, ResultGame result, Game game) {
        return GameRecord.of(game)
                .between(RecordedPlayer.named(result.black()), RecordedPlayer.named(result.white()))
                .at(new EventDetails(results.name(), "", Integer.toString(result.round())))
                .on(GameDate.ofMillis(result.endedAt()));
    }
}
