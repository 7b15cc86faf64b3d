package reversi.players.online;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRemark;

/** Tournaments as this client knows them: the list, and the one that it follows. Only its {@link OnlineClient} changes them. */
public final class TournamentState {
    /** More remarks than that are not kept, nor more tournaments, nor games that begin. */
    private static final int MOST = 500;

    private final Map<Long, TournamentCard> cards = new LinkedHashMap<>();
    private final Set<Long> mine = new HashSet<>();
    private final Map<Long, TournamentNews.TournamentCalls> calls = new LinkedHashMap<>();
    private boolean hasMore;
    private long followed;
    private TournamentNews.@Nullable TournamentInfo info;
    private TournamentNews.@Nullable Standings standings;
    private TournamentNews.@Nullable Boards boards;
    private final List<TournamentRemark> remarks = new ArrayList<>();

    /** A part of the list; one that goes on where nothing is known begins it. */
    void addList(TournamentNews.Tournaments page) {
        if (page.before() <= 0) {
            cards.clear();
            mine.clear();
        }
        hasMore = page.more() && cards.size() + page.cards().size() <= MOST;
        for (TournamentCard card : page.cards()) {
            if (cards.size() < MOST || cards.containsKey(card.id())) {
                cards.put(card.id(), card);
            }
        }
        page.mine().stream().filter(cards::containsKey).forEach(mine::add);
    }

    /** Follows another one, of which nothing is known yet; 0 for none. */
    void follow(long tournament) {
        followed = tournament;
        info = null;
        standings = null;
        boards = null;
        remarks.clear();
    }

    /** Whether a tournament is the one that is followed. */
    boolean isFollowed(long tournament) {
        return followed == tournament && tournament != 0;
    }

    long followed() {
        return followed;
    }

    void setInfo(TournamentNews.TournamentInfo shown) {
        info = shown;
        long id = shown.card().id();
        cards.computeIfPresent(id, (same, before) -> shown.card());
        if (shown.own().filter(own -> !own.out()).isPresent()) {
            if (mine.size() < MOST) {
                mine.add(id);
            }
            if (cards.size() < MOST) {
                cards.put(id, shown.card());
            }
        } else {
            mine.remove(id);
        }
    }

    void setStandings(TournamentNews.Standings page) {
        standings = page;
    }

    void setBoards(TournamentNews.Boards page) {
        boards = page;
    }

    void addRemarks(TournamentNews.TournamentRemarks news) {
        if (news.anew()) {
            remarks.clear();
        }
        remarks.addAll(news.remarks());
        if (remarks.size() > MOST) {
            remarks.subList(0, remarks.size() - MOST).clear();
        }
    }

    void addCall(TournamentNews.TournamentCalls call) {
        if (calls.size() >= MOST) {
            calls.clear();
        }
        calls.put(call.table(), call);
    }

    /** Forgets what depends on who one is; what is followed stays to be asked for anew. */
    void forget() {
        cards.clear();
        mine.clear();
        calls.clear();
        hasMore = false;
        follow(followed);
    }

    /** The tournaments that are known, in the order in which they are shown. */
    public List<TournamentCard> cards() {
        return List.copyOf(cards.values());
    }

    /** Whether there are older ones than those listed. */
    public boolean hasMore() {
        return hasMore;
    }

    /** Whether one has joined a tournament. */
    public boolean isMine(long tournament) {
        return mine.contains(tournament);
    }

    /** One's own tournaments that start within some milliseconds from a moment, in milliseconds since 1970. */
    public List<TournamentCard> starting(long now, long within) {
        return cards.values().stream()
                .filter(card -> card.phase() == TournamentPhase.PLANNED && isMine(card.id()))
                .filter(card -> card.terms().startsAt() > now && card.terms().startsAt() - now <= within)
                .toList();
    }

    /** Whether one of one's own goes on, or should by now. */
    boolean hasBegun(long now) {
        return cards.values().stream()
                .filter(card -> isMine(card.id()))
                .anyMatch(card -> card.phase() == TournamentPhase.RUNNING
                        || (card.phase() == TournamentPhase.PLANNED
                                && card.terms().startsAt() <= now));
    }

    /** The first of one's own that goes on. */
    public Optional<TournamentCard> running() {
        return cards.values().stream()
                .filter(card -> card.phase() == TournamentPhase.RUNNING && isMine(card.id()))
                .findFirst();
    }

    /** What the server says of the tournament that is followed; empty until it does. */
    public Optional<TournamentNews.TournamentInfo> info() {
        return Optional.ofNullable(info);
    }

    /** The page of its standings that came last. */
    public Optional<TournamentNews.Standings> standings() {
        return Optional.ofNullable(standings);
    }

    /** The page of games of a round that came last. */
    public Optional<TournamentNews.Boards> boards() {
        return Optional.ofNullable(boards);
    }

    /** What was said about it, the oldest first; {@link OnlineClient#tournamentRemarks} leaves those out whom one has blocked or muted. */
    List<TournamentRemark> remarks() {
        return List.copyOf(remarks);
    }

    /** To which tournament one's own game at a table belongs. */
    public Optional<TournamentNews.TournamentCalls> call(long table) {
        return Optional.ofNullable(calls.get(table));
    }
}
