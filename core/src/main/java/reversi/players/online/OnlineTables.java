package reversi.players.online;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import reversi.online.ServerMessage.Failed;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableNewsVisitor;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;

/** The tables that one plays at or watches, kept in step with the server's; news of others than those is passed over. */
final class OnlineTables implements TableNewsVisitor {
    private final Map<Long, OnlineTable> known = new HashMap<>();
    private final Set<Long> watched = new LinkedHashSet<>();
    /** Finished games that were asked for without being watched. */
    private final Set<Long> fetching = new LinkedHashSet<>();

    private final CurrentUser self;
    private final LobbyState lobby;
    private final Requests requests;
    private final Listeners listeners;
    private final LongSupplier claimAfter;
    private final LongSupplier now;

    /**
     * {@code claimAfter} tells how long an opponent must be away before the win can be claimed, in milliseconds; {@code now} the
     * server's time, in milliseconds since 1970.
     */
    OnlineTables(
            CurrentUser self,
            LobbyState lobby,
            Requests requests,
            Listeners listeners,
            LongSupplier claimAfter,
            LongSupplier now) {
        this.now = now;
        this.self = self;
        this.lobby = lobby;
        this.requests = requests;
        this.listeners = listeners;
        this.claimAfter = claimAfter;
    }

    Optional<OnlineTable> find(long id) {
        return Optional.ofNullable(known.get(id));
    }

    Optional<OnlineTable> ownGame() {
        return known.values().stream()
                .filter(table -> isOwnGame(table) && !table.terms().isByDays())
                .findFirst();
    }

    List<OnlineTable> gamesByDays() {
        return known.values().stream()
                .filter(table -> isOwnGame(table) && table.terms().isByDays())
                .sorted(Comparator.comparingLong(OnlineTable::id))
                .toList();
    }

    private boolean isOwnGame(OnlineTable table) {
        return table.finish().isEmpty() && table.isMine();
    }

    void forget() {
        known.clear();
        watched.clear();
        fetching.clear();
    }

    /** Asks anew for every table that is followed: of a game that ended meanwhile one hears only then. */
    void restore() {
        Set<Long> followed = new LinkedHashSet<>(watched);
        followed.addAll(known.keySet());
        for (long table : followed) {
            requests.ask(new TableRequest.Watch(table));
        }
    }

    void watch(long table) {
        watched.add(table);
        requests.ask(new TableRequest.Watch(table), new ReplyListener() {
            @Override
            public void failed(Failed failure) {
                watched.remove(table);
                listeners.tell(listener -> listener.failed(failure));
            }
        });
    }

    /** Asks for a finished game, which nobody watches for that. */
    void fetch(long table, Runnable failed) {
        fetching.add(table);
        boolean isAsked = requests.ask(new TableRequest.Watch(table), new ReplyListener() {
            @Override
            public void failed(Failed failure) {
                fetching.remove(table);
                failed.run();
            }

            @Override
            public void lost() {
                fetching.remove(table);
            }
        });
        if (!isAsked) {
            fetching.remove(table);
        }
    }

    /** Watches a table no longer and forgets it; one's own game that goes on stays. */
    void leave(long table) {
        OnlineTable left = known.get(table);
        watched.remove(table);
        if (left == null || isOwnGame(left)) {
            return;
        }
        known.remove(table);
        if (left.finish().isEmpty()) {
            requests.ask(new TableRequest.Unwatch(table));
        }
    }

    /** Plays one's own move; while the server is not reached it waits. */
    void play(OnlineTable table, Move move) {
        table.setPending(move, now.getAsLong());
        sendPending(table);
    }

    /** Sends the move that waits, once on each link: a lost one may have taken it along. */
    private void sendPending(OnlineTable table) {
        int link = requests.link();
        table.pending().filter(play -> !table.isPendingSent(link)).ifPresent(play -> {
            boolean isSent =
                    requests.ask(new TableRequest.Play(table.id(), play.ply(), play.move()), new ReplyListener() {
                        @Override
                        public void failed(Failed failure) {
                            table.refused(play);
                            listeners.tell(listener -> listener.failed(failure));
                            listeners.tell(listener -> listener.tableRenewed(table));
                        }
                    });
            if (isSent) {
                table.setPendingSent(link);
            }
        });
    }

    @Override
    public void awayChanged(TableNews.AwayChanged news) {
        find(news.table()).ifPresent(table -> {
            table.setAway(news);
            listeners.tell(listener -> listener.attendance(table));
        });
    }

    @Override
    public void watchers(TableNews.Watchers news) {
        find(news.table()).ifPresent(table -> {
            table.setWatchers(news.watchers());
            listeners.tell(listener -> listener.attendance(table));
        });
    }

    @Override
    public void seated(TableNews.Seated news) {
        TableState state = news.state();
        OnlineTable table = known.get(state.id());
        boolean isFetched = fetching.remove(state.id()) && !watched.contains(state.id());
        if (isFetched && (table == null || table.finish().isPresent())) {
            OnlineTable fetched = new OnlineTable(state, self, claimAfter);
            if (fetched.finish().isEmpty()) {
                requests.ask(new TableRequest.Unwatch(state.id()));
            }
            listeners.tell(listener -> listener.fetched(fetched));
            return;
        }
        if (table == null) {
            OnlineTable made = new OnlineTable(state, self, claimAfter);
            known.put(state.id(), made);
            if (made.isMine() && !made.terms().isByDays()) {
                lobby.setSeeking(false);
            }
            listeners.tell(listener -> listener.seated(made));
            tellOfDeck(made);
            return;
        }
        if (table.renew(state)) {
            sendPending(table);
            listeners.tell(listener -> listener.tableRenewed(table));
            tellOfDeck(table);
        }
        if (table.isBehind()) {
            table.asked();
            requests.ask(new TableRequest.Watch(table.id()));
        }
    }

    /** A game by days is shown among others, on pages that follow no table. */
    private void tellOfDeck(OnlineTable table) {
        if (table.isMine() && table.terms().isByDays()) {
            listeners.tell(listener -> listener.changed(Topic.GAMES));
        }
    }

    @Override
    public void happened(TableNews.Happened news) {
        find(news.table()).ifPresent(table -> happened(table, news));
    }

    private void happened(OnlineTable table, TableNews.Happened news) {
        TableEvent event = news.event();
        switch (table.apply(news.version(), news.at(), event)) {
            case APPLIED -> {
                listeners.tell(listener -> listener.happened(table, event));
                tellOfDeck(table);
            }
            case GAP -> requests.ask(new TableRequest.Watch(table.id()));
            case KNOWN, STILL_GAP -> {}
        }
    }
}
