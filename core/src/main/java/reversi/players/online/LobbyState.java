package reversi.players.online;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.BotCard;
import reversi.online.GameCard;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.LobbyOrder;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;

/** The lobby as this client knows it: of a crowd only the rows that it asked for. Only its {@link OnlineClient} changes it. */
public final class LobbyState {
    /** More rows than that are not believed. */
    private static final int MAX_ROWS = 100_000;

    private final Map<Long, PlayerCard> players = new LinkedHashMap<>();
    private final Map<Long, Invitation> invitations = new LinkedHashMap<>();
    private List<BotCard> bots = List.of();
    private List<GameCard> games = List.of();
    private int from;
    private int online;
    private boolean isSeeking;
    private LobbyNews.@Nullable PlayerInfo asked;
    private LobbyNews.@Nullable LinkMade link;
    private boolean isLinkOpened;
    private boolean isLinkAwaited;

    void setBots(List<BotCard> known) {
        bots = known;
    }

    void renew(LobbyNews.Lobby all) {
        players.clear();
        for (PlayerCard player : all.players()) {
            players.put(player.id(), player);
        }
        from = Math.max(0, Math.min(all.from(), MAX_ROWS));
        online = all.online();
    }

    void change(LobbyNews.LobbyChanged news) {
        for (PlayerCard player : news.changed()) {
            players.put(player.id(), player);
        }
        for (long id : news.gone()) {
            players.remove(id);
        }
        online = news.online();
    }

    void setGames(List<GameCard> cards) {
        games = cards;
    }

    void setSeeking(boolean seeking) {
        isSeeking = seeking;
    }

    void setAsked(LobbyNews.PlayerInfo info) {
        asked = info;
    }

    void setLink(LobbyNews.LinkMade made) {
        link = made;
        isLinkAwaited = false;
        isLinkOpened = false;
    }

    void setLinkOpened(String code) {
        isLinkOpened = isLinkOpened || (link != null && link.code().equals(code));
    }

    void awaitLink(boolean awaited) {
        isLinkAwaited = awaited;
    }

    void forgetLink() {
        link = null;
        isLinkOpened = false;
    }

    void add(Invitation invitation) {
        invitations.put(invitation.id(), invitation);
    }

    Optional<Invitation> remove(long invitation) {
        return Optional.ofNullable(invitations.remove(invitation));
    }

    /** What a lost connection makes uncertain: invitations and the search end with it. */
    void lost() {
        invitations.clear();
        isSeeking = false;
    }

    void forget() {
        lost();
        players.clear();
        from = 0;
        games = List.of();
        asked = null;
        forgetLink();
    }

    /** The people in the rows that are known, in their order. */
    public List<PlayerCard> people() {
        List<PlayerCard> people = new ArrayList<>();
        for (PlayerCard player : players.values()) {
            if (!isBotOfServer(player)) {
                people.add(player);
            }
        }
        people.sort(new LobbyOrder());
        return people;
    }

    /** How many rows there are before those that are known. */
    public int rowsAbove() {
        return from;
    }

    /** How many rows there are after those that are known. */
    public int rowsBelow() {
        return Math.max(0, Math.min(online, MAX_ROWS) - from - players.size());
    }

    /** Who plays with somebody at this table, as far as the rows and the games that are known tell. */
    public Optional<PlayerCard> opponent(PlayerCard of) {
        if (of.table().isEmpty()) {
            return Optional.empty();
        }
        for (PlayerCard player : players.values()) {
            if (player.id() != of.id() && player.table().equals(of.table())) {
                return Optional.of(player);
            }
        }
        for (GameCard game : games) {
            if (game.table() == of.table().get()) {
                return Optional.of(game.black().id() == of.id() ? game.white() : game.black());
            }
        }
        return Optional.empty();
    }

    /** The bots, as the server named them when it said welcome. */
    public List<BotCard> bots() {
        return bots;
    }

    /** Whether a player is one of the server's own bots; other bots are members' programs, which come and go as people do. */
    public boolean isBotOfServer(PlayerCard player) {
        return player.kind() == PlayerKind.BOT
                && bots.stream().anyMatch(bot -> bot.player().id() == player.id());
    }

    /** Games that go on, when they were asked for last. */
    public List<GameCard> games() {
        return games;
    }

    /** How many people are connected. */
    public int online() {
        return online;
    }

    /** Whether one waits for any opponent. */
    public boolean isSeeking() {
        return isSeeking;
    }

    /** The player that was asked about last. */
    public Optional<LobbyNews.PlayerInfo> asked() {
        return Optional.ofNullable(asked);
    }

    /** Whether somebody has opened the link that was made last. */
    public boolean isLinkOpened() {
        return isLinkOpened;
    }

    /** Whether a link was asked for that has not come yet. */
    public boolean isLinkAwaited() {
        return isLinkAwaited;
    }

    /** The link that was made last. */
    public Optional<LobbyNews.LinkMade> link() {
        return Optional.ofNullable(link);
    }

    /** Invitations without an answer, the oldest first. */
    public List<Invitation> invitations() {
        return new ArrayList<>(invitations.values());
    }
}
