package reversi.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import reversi.online.BotCard;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.Presence;
import reversi.rules.Disc;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** Casual games against the server's bots. */
public final class BotGames {
    private final MatchmakingRepository matchmaking;
    private final GameStarter starter;
    private final ServerTime time;
    private final BotSeats seats;
    private final boolean strict;
    private final Map<Integer, AccountRow> bots = new TreeMap<>();

    /** Without {@code strict} an address may play any number of games at a time. */
    BotGames(LobbyServices services, GameStarter starter, boolean strict) {
        this.seats = new BotSeats(account ->
                services.presence().online(account).flatMap(PlayerCard::table).isPresent());
        this.strict = strict;
        this.matchmaking = services.matchmaking();
        this.starter = starter;
        this.time = services.time();
    }

    /** Sets the bot accounts by level; call it once, before the server accepts clients. */
    public void setBots(Map<Integer, AccountRow> byLevel) {
        bots.putAll(byLevel);
    }

    /** The bots, weakest first. */
    public List<BotCard> cards() {
        return bots.entrySet().stream()
                .map(bot -> new BotCard(bot.getKey(), bot.getValue().card(Presence.IDLE, Optional.empty(), time.now())))
                .toList();
    }

    /** Starts a game against the bot of a level for a player at an address; empty if it began. */
    public Optional<ErrorCode> play(AccountRow player, String address, int level, GameTerms terms) {
        AccountRow bot = bots.get(level);
        if (bot == null) {
            return Optional.of(ErrorCode.NO_SUCH_BOT);
        }
        if (terms.rated()) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        if (terms.isByDays()) {
            return Optional.of(ErrorCode.REFUSED);
        }
        if (strict && !seats.take(player.id(), address)) {
            return Optional.of(ErrorCode.TOO_MANY_BOT_GAMES);
        }
        try {
            return begin(player, bot, terms);
        } finally {
            seats.started(player.id());
        }
    }

    private Optional<ErrorCode> begin(AccountRow player, AccountRow bot, GameTerms terms) {
        boolean playerIsBlack = starter.chooseColour(terms) == Disc.BLACK;
        SeatedAccount black = GameStarter.seat(playerIsBlack ? player : bot);
        SeatedAccount white = GameStarter.seat(playerIsBlack ? bot : player);
        return starter.begin(matchmaking.begin(terms, black, white, time.now()), player.id(), black.account());
    }

    /** The level of a bot's account; 0 for any other account. */
    public int levelOf(long account) {
        for (Map.Entry<Integer, AccountRow> bot : bots.entrySet()) {
            if (bot.getValue().id() == account) {
                return bot.getKey();
            }
        }
        return 0;
    }
}
