package reversi.server.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import reversi.online.BotCard;
import reversi.online.Fault;
import reversi.online.Presence;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.server.game.Seat;
import reversi.server.store.AccountRow;
import reversi.server.store.Meetings;
import reversi.server.table.ServerTime;

/** Games against the bots of the server. */
public final class BotGames {
    private final Meetings meetings;
    private final Beginnings beginnings;
    private final ServerTime time;
    private final Map<Integer, AccountRow> bots = new TreeMap<>();

    BotGames(Meetings meetings, Beginnings beginnings, ServerTime time) {
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
    public Optional<Fault> play(AccountRow row, int level, Terms terms) {
        AccountRow bot = bots.get(level);
        if (bot == null) {
            return Optional.of(Fault.NO_SUCH_BOT);
        }
        if (terms.rated()) {
            return Optional.of(Fault.NOT_RATED);
        }
        boolean black = beginnings.colour(terms) == Disc.BLACK;
        Seat first = Beginnings.seat(black ? row : bot);
        Seat second = Beginnings.seat(black ? bot : row);
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
