package reversi.server.net;

import java.util.Optional;
import reversi.api.GameFileFormat;
import reversi.notation.EventDetails;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameRecord;
import reversi.notation.RecordedPlayer;
import reversi.online.Finish;
import reversi.online.PlayerCard;
import reversi.rules.Disc;
import reversi.server.game.GameState;
import reversi.server.table.Table;

/** Writes games of this server down. */
final class ApiGames {
    private static final String PLACE = "Reversi";

    private final Services services;

    ApiGames(Services services) {
        this.services = services;
    }

    /** A game by its number; empty where there is none. May wait for the database. */
    Optional<GameRecord> record(long number) {
        return services.tables().find(number).map(Table::state).map(this::record);
    }

    private GameRecord record(GameState state) {
        return GameRecord.of(state.game())
                .between(player(state, Disc.BLACK), player(state, Disc.WHITE))
                .on(GameDate.ofMillis(state.facts().started()))
                .at(new EventDetails("", PLACE, ""));
    }

    /** With the rating before the game where it is over, and the present one otherwise; guests and bots have none. */
    private RecordedPlayer player(GameState state, Disc disc) {
        PlayerCard card = services.presence().card(state.facts().seat(disc).account());
        int rating = state.finish().map(finish -> before(finish, disc)).orElse(card.rating());
        RecordedPlayer player = RecordedPlayer.named(card.name());
        return card.rating() == 0 ? player : player.rated(rating);
    }

    private static int before(Finish finish, Disc disc) {
        return (disc == Disc.BLACK ? finish.black() : finish.white()).before();
    }

    /** Whether a format can say this game. */
    static boolean canWrite(GameFileFormat format, GameRecord game) {
        return GameFiles.canWrite(format.format(), game);
    }

    /** The game as a file. */
    static String write(GameFileFormat format, GameRecord game) {
        return GameFiles.head(format.format())
                + GameFiles.write(format.format(), game)
                + GameFiles.tail(format.format());
    }
}
