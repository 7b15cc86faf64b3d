package reversi.players.online;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews;
import reversi.online.EmailCard;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.RankingBoard;
import reversi.online.SessionCard;

/** One's own account, history and the ranking as this client knows them. Only its {@link OnlineClient} changes them. */
public final class AccountState {
    private AccountNews.@Nullable Settings settings;
    private final List<PlayerCard> blocked = new ArrayList<>();
    private boolean hasMoreBlocked;
    /** Whom one has blocked since signing in, as the known part of the list need not name them. */
    private final Set<Long> blockedNow = new HashSet<>();

    private final List<PlayerCard> muted = new ArrayList<>();
    private boolean hasMoreMuted;
    /** What one has decided about others since signing in, as the known part of the list need not name them. */
    private final Map<Long, Boolean> mutedNow = new HashMap<>();

    private List<SessionCard> sessions = List.of();
    private List<String> recoveryCodes = List.of();
    private int unusedRecoveryCodes;
    private boolean hasSecondFactor;
    private Optional<EmailCard> email = Optional.empty();
    private boolean pushes;
    private AccountNews.@Nullable SecondFactorSecret secondFactorSecret;
    private List<AccessTokenCard> accessTokens = List.of();
    private AccountNews.@Nullable AccessTokenMade accessTokenMade;
    private final List<GameCard> history = new ArrayList<>();
    /** What the pages of games are for that were asked for, in the order of the answers. */
    private final Deque<HistoryUse> uses = new ArrayDeque<>();

    private boolean hasOlderGames;
    private boolean startsHistory;
    private RankingList ranking = RankingList.none(RankingBoard.ALL);
    /** The board that was heard of last besides that of all. */
    private RankingList otherRanking = RankingList.none(RankingBoard.ALL);

    void setSettings(AccountNews.Settings now) {
        settings = now;
        blocked.clear();
        blocked.addAll(now.blocked());
        hasMoreBlocked = now.moreBlocked();
    }

    void addBlocked(AccountNews.BlockList page) {
        if (page.from() == blocked.size()) {
            blocked.addAll(page.players());
            hasMoreBlocked = page.more();
        }
    }

    /** A page of those whom one has muted; the first one begins the list anew. */
    void addMuted(AccountNews.MuteList page) {
        if (page.from() == 0) {
            muted.clear();
        }
        if (page.from() == muted.size()) {
            muted.addAll(page.players());
            hasMoreMuted = page.more();
            if (!hasMoreMuted) {
                mutedNow.clear();
            }
        }
    }

    void mute(long player, boolean isMuted) {
        mutedNow.put(player, isMuted);
    }

    void block(long player) {
        blockedNow.add(player);
    }

    void unblock(long player) {
        blockedNow.remove(player);
    }

    void setSessions(AccountNews.Sessions news) {
        sessions = news.sessions();
        unusedRecoveryCodes = news.recoveryCodes();
        hasSecondFactor = news.secondFactor();
        email = news.email();
        pushes = news.pushes();
    }

    void setSecondFactorSecret(AccountNews.SecondFactorSecret made) {
        secondFactorSecret = made;
    }

    void setRecoveryCodes(List<String> made) {
        recoveryCodes = made;
        unusedRecoveryCodes = made.size();
    }

    void setAccessTokens(List<AccessTokenCard> now) {
        accessTokens = now;
    }

    void addAccessToken(AccountNews.AccessTokenMade made) {
        accessTokenMade = made;
        List<AccessTokenCard> longer = new ArrayList<>();
        longer.add(made.token());
        longer.addAll(accessTokens);
        accessTokens = List.copyOf(longer);
    }

    /** What a page of one's own games is for. */
    enum HistoryUse {
        /** The list that a page shows. */
        LIST,
        /** The archive of this device. */
        ARCHIVE
    }

    /** A page of games was asked for. */
    void asked(HistoryUse use) {
        uses.add(use);
    }

    /** One of them was answered; what it is for. */
    HistoryUse answered() {
        HistoryUse use = uses.poll();
        return use == null ? HistoryUse.LIST : use;
    }

    /** The next games of the history are the first. */
    void restartHistory() {
        startsHistory = true;
    }

    void addHistory(LobbyNews.History news) {
        if (startsHistory) {
            history.clear();
            startsHistory = false;
        }
        for (GameCard game : news.games()) {
            if (history.isEmpty() || history.get(history.size() - 1).table() > game.table()) {
                history.add(game);
            }
        }
        hasOlderGames = news.more();
    }

    void star(long table, boolean starred) {
        for (int i = 0; i < history.size(); i++) {
            GameCard game = history.get(i);
            if (game.table() == table) {
                history.set(
                        i,
                        new GameCard(
                                game.table(),
                                game.at(),
                                game.variant(),
                                game.rated(),
                                game.black(),
                                game.white(),
                                game.placements(),
                                game.finish(),
                                starred));
            }
        }
    }

    void addRanking(LobbyNews.Ranking news) {
        RankingList longer = ranking(news.board()).with(news);
        if (news.board().equals(RankingBoard.ALL)) {
            ranking = longer;
        } else {
            otherRanking = longer;
        }
    }

    void forget() {
        settings = null;
        blocked.clear();
        hasMoreBlocked = false;
        blockedNow.clear();
        muted.clear();
        hasMoreMuted = false;
        mutedNow.clear();
        uses.clear();
        sessions = List.of();
        recoveryCodes = List.of();
        unusedRecoveryCodes = 0;
        hasSecondFactor = false;
        email = Optional.empty();
        pushes = false;
        secondFactorSecret = null;
        accessTokens = List.of();
        accessTokenMade = null;
        history.clear();
        hasOlderGames = false;
        ranking = ranking.withoutOwn();
        otherRanking = otherRanking.withoutOwn();
    }

    /** One's own settings, once they were asked for. */
    public Optional<AccountNews.Settings> settings() {
        return Optional.ofNullable(settings);
    }

    /** Whether a player is known to be on one's own block list; the server hides the chat of the others on it. */
    public boolean hasBlocked(long player) {
        return blockedNow.contains(player) || blocked.stream().anyMatch(card -> card.id() == player);
    }

    /** One's own block list by name, as far as it is known. */
    public List<PlayerCard> blocked() {
        return List.copyOf(blocked);
    }

    /** Whether the block list goes on after those known. */
    public boolean hasMoreBlocked() {
        return hasMoreBlocked;
    }

    /** Whether a player is known to be muted; the server hides what the others say whom one has muted. */
    public boolean hasMuted(long player) {
        Boolean now = mutedNow.get(player);
        return now == null ? muted.stream().anyMatch(card -> card.id() == player) : now;
    }

    /** Whether what a player says is seen by oneself. */
    public boolean hears(long player) {
        return !hasBlocked(player) && !hasMuted(player);
    }

    /** Whom one has muted by name, as far as it is known. */
    public List<PlayerCard> muted() {
        return List.copyOf(muted);
    }

    /** Whether there are more of them than those known. */
    public boolean hasMoreMuted() {
        return hasMoreMuted;
    }

    /** Where one is logged in, when that was asked last. */
    public List<SessionCard> sessions() {
        return sessions;
    }

    /** The recovery codes that were made since one signed in; the server does not say them again. */
    public List<String> recoveryCodes() {
        return recoveryCodes;
    }

    /** Whether a code is asked for besides the password, when that was asked last. */
    public boolean hasSecondFactor() {
        return hasSecondFactor;
    }

    /** Whether the server tells this browser what waits while the game is not open, when that was asked last. */
    public boolean isTold() {
        return pushes;
    }

    /** The address to which a recovery code may be sent, when that was asked last. */
    public Optional<EmailCard> email() {
        return email;
    }

    /** The secret for a second step that was made last since one signed in. */
    public Optional<AccountNews.SecondFactorSecret> secondFactorSecret() {
        return Optional.ofNullable(secondFactorSecret);
    }

    /** How many recovery codes were not used yet, when that was asked last. */
    public int unusedRecoveryCodes() {
        return unusedRecoveryCodes;
    }

    /** The access tokens of the account, the newest first, when that was asked last. */
    public List<AccessTokenCard> accessTokens() {
        return accessTokens;
    }

    /** The access token that was made last since one signed in. */
    public Optional<AccountNews.AccessTokenMade> accessTokenMade() {
        return Optional.ofNullable(accessTokenMade);
    }

    /** One's own finished games as far as they are known, the latest first. */
    public List<GameCard> history() {
        return List.copyOf(history);
    }

    /** Whether there are older games than those known. */
    public boolean hasOlderGames() {
        return hasOlderGames;
    }

    /** A board of the ranking, as far as it is known; besides that of all, only the one that was heard of last is. */
    public RankingList ranking(String board) {
        if (board.equals(RankingBoard.ALL)) {
            return ranking;
        }
        return otherRanking.board().equals(board) ? otherRanking : RankingList.none(board);
    }
}
