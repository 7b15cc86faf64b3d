package reversi.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import reversi.online.BotCard;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Presence;
import reversi.rules.Disc;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** Games against the bots of the server. */
public final class BotGames {
    private final MatchmakingRepository meetings;
    private final GameStarter beginnings;
    private final ServerTime time;
    private final Map<Integer, AccountRow> bots = new TreeMap<>();

    BotGames(MatchmakingRepository meetings, GameStarter beginnings, ServerTime time) {
        this.meetings = meetings;
        this.beginnings = beginnings;
        this.time = time;
    }

    /** Names the bots, before anybody comes. */
    public void welcome(Map<Integer, AccountRow> byLevel) {
        bots.putAll(byLevel);
    }

    /** The bots, the weakest first. */
    public List<BotCard> cards() {
        return bots.entrySet().stream()
                .map(bot -> new BotCard(bot.getKey(), bot.getValue().card(Presence.IDLE, Optional.empty(), time.now())))
                .toList();
    }

    /** Begins a game against a bot. */
    public Optional<ErrorCode> play(AccountRow row, int level, GameTerms terms) {
        AccountRow bot = bots.get(level);
        if (bot == null) {
            return Optional.of(ErrorCode.NO_SUCH_BOT);
        }
        if (terms.rated()) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        boolean black = beginnings.colour(terms) == Disc.BLACK;
        SeatedAccount first = GameStarter.seat(black ? row : bot);
        SeatedAccount second = GameStarter.seat(black ? bot : row);
        return beginnings.begin(meetings.begin(terms, first, second, time.now()), row.id(), first.account());
    }

    /** The level of a bot's account; 0 where it is none. */
    public int levelOf(long account) {
        for (Map.Entry<Integer, AccountRow> bot : bots.entrySet()) {
            if (bot.getValue().id() == account) {
                return bot.getKey();
            }
        }
        return 0;
    }
}
