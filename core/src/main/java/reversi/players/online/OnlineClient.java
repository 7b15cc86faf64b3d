package reversi.players.online;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.MailRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.ServerMessage;
import reversi.online.ServerMessage.Failed;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.platform.Link;
import reversi.rules.Move;

/**
 * This client's side of a server: what it knows, what it asks for, and who hears of changes. After a lost connection it
 * comes back by itself to where it was. Every call is made on the render thread.
 */
public final class OnlineClient {
    private final Connection connection;
    private final OnlineMemory memory;
    private final LongSupplier clock;
    private final String device;
    private final LobbyState lobby = new LobbyState();
    private final MailState mail = new MailState();
    private final AccountState account = new AccountState();
    private final Map<Long, OnlineTable> tables = new HashMap<>();
    private final Set<Long> watched = new LinkedHashSet<>();
    private final List<OnlineListener> listeners = new ArrayList<>();
    private @Nullable PlayerCard you;
    private boolean isInLobby;
    private long ahead;
    private int awaySeconds;

    /**
     * A client that is not connected yet.
     *
     * @param clock this device's time in milliseconds since 1970
     * @param luck numbers from 0 to 1
     * @param device what this client is, for the list of sessions
     */
    public OnlineClient(
            Link.Opener opener, OnlineMemory memory, LongSupplier clock, Supplier<Double> luck, String device) {
        this.memory = memory;
        this.clock = clock;
        this.device = device;
        this.connection = new Connection(opener, new Ears(), clock, luck);
    }

    /** Adds someone who hears of everything from now on. */
    public void addListener(OnlineListener listener) {
        listeners.add(listener);
    }

    /** Tells a listener nothing more. */
    public void removeListener(OnlineListener listener) {
        listeners.remove(listener);
    }

    private void tell(Consumer<OnlineListener> news) {
        List.copyOf(listeners).forEach(news);
    }

    private void changed(Topic topic) {
        tell(listener -> listener.changed(topic));
    }

    /** Connects to a server, and signs in where this device is known there. */
    public void connect(ServerAddress address) {
        connection.open(address.socket());
    }

    /** Leaves the server; the token stays. */
    public void disconnect() {
        forgetEverything();
        isInLobby = false;
        connection.close();
    }

    /** How things stand with the server. */
    public ConnectionState state() {
        return connection.state();
    }

    /** Whether the last attempt to reach the server was in vain. */
    public boolean hasFailed() {
        return connection.hasFailed();
    }

    /** Lets time pass; to be called about twice a second while a connection is wanted. */
    public void pass() {
        connection.pass();
    }

    /** The device woke up or the person waits: a lost connection is opened again at once. */
    public void hurry() {
        connection.hurry();
    }

    /** Oneself; empty while not signed in. */
    public Optional<PlayerCard> you() {
        return Optional.ofNullable(you);
    }

    /** Whether one is signed in with an account. */
    public boolean isMember() {
        return you != null && you.kind() == PlayerKind.MEMBER;
    }

    /** Whether this device will be signed in by the token that it keeps. */
    public boolean isKnown() {
        return memory.token().isPresent();
    }

    /** The secret of this sign-in, for sending a photo. */
    public Optional<String> token() {
        return memory.token();
    }

    /** The lobby. */
    public LobbyState lobby() {
        return lobby;
    }

    /** Private messages. */
    public MailState mail() {
        return mail;
    }

    /** One's own account, history and the ranking. */
    public AccountState account() {
        return account;
    }

    /** A table that one plays at or watches. */
    public Optional<OnlineTable> table(long id) {
        return Optional.ofNullable(tables.get(id));
    }

    /** One's own game that goes on. */
    public Optional<OnlineTable> ownGame() {
        return tables.values().stream()
                .filter(table -> table.finish().isEmpty() && isMine(table))
                .findFirst();
    }

    /** Whether one plays at a table. */
    public boolean isMine(OnlineTable table) {
        return you != null && table.side(you.id()).isPresent();
    }

    /** The server's time now, in milliseconds since 1970. */
    public long serverNow() {
        return clock.getAsLong() + ahead;
    }

    /** How long an opponent must be away before the win can be claimed, in seconds. */
    public int awaySeconds() {
        return awaySeconds;
    }

    /** Asks for something; returns false, and asks nothing, while the server is not reached. A refusal is told to the listeners. */
    public boolean ask(ClientMessage request) {
        return ask(request, new Reply() {
            @Override
            public void failed(Failed failure) {
                tell(listener -> listener.failed(failure));
            }
        });
    }

    /** Asks for something; returns false, and asks nothing, while the server is not reached. */
    public boolean ask(ClientMessage request, Reply reply) {
        return connection.send(request, reply);
    }

    /** Follows the lobby from now on, also after a lost connection; again is the same as asking for it anew. */
    public void enterLobby() {
        isInLobby = true;
        ask(new LobbyRequest.EnterLobby());
        ask(new LobbyRequest.AskTables());
    }

    /** Follows the lobby no longer. */
    public void leaveLobby() {
        isInLobby = false;
        ask(new LobbyRequest.LeaveLobby());
    }

    /** Asks for one's own games from the latest on. */
    public void askHistory(boolean starred) {
        account.restartHistory();
        ask(new LobbyRequest.AskHistory(0, starred));
    }

    /** Marks one of one's own games with a star, or takes it away. */
    public void star(long table, boolean starred) {
        ask(new LobbyRequest.Star(table, starred), new Reply() {
            @Override
            public void done() {
                account.star(table, starred);
                changed(Topic.HISTORY);
            }
        });
    }

    /** Forgets the link made before and asks for another one. */
    public void makeLink(reversi.online.Terms terms) {
        lobby.forgetLink();
        ask(new LobbyRequest.MakeLink(terms));
    }

    /** Marks what a member wrote as read. */
    public void markRead(long from, long upTo) {
        ask(new MailRequest.MarkRead(from, upTo));
        mail.read(from);
        changed(Topic.MAIL);
    }

    /** Signs out and forgets everything about the account here. */
    public void signOut() {
        ask(new AccountRequest.Logout());
        memory.setToken("");
        forgetEverything();
        changed(Topic.CONNECTION);
    }

    /** Watches a table, or asks for one's own anew. */
    public void watch(long table) {
        watched.add(table);
        ask(new TableRequest.Watch(table), new Reply() {
            @Override
            public void failed(Failed failure) {
                watched.remove(table);
                tell(listener -> listener.failed(failure));
            }
        });
    }

    /** Watches a table no longer, and forgets it. */
    public void leaveTable(long table) {
        OnlineTable left = tables.get(table);
        watched.remove(table);
        if (left == null || (left.finish().isEmpty() && isMine(left))) {
            return;
        }
        tables.remove(table);
        if (left.finish().isEmpty()) {
            ask(new TableRequest.Unwatch(table));
        }
    }

    /** Plays one's own move; while the server is not reached it waits and is sent as soon as it is. */
    public void play(OnlineTable table, Move move) {
        table.setPending(move);
        sendPending(table);
    }

    private void sendPending(OnlineTable table) {
        table.pending()
                .ifPresent(move ->
                        ask(new TableRequest.Play(table.id(), table.transcript().plies() + 1, move), new Reply() {
                            @Override
                            public void failed(Failed failure) {
                                table.forgetPending();
                                tell(listener -> listener.failed(failure));
                                tell(listener -> listener.tableRenewed(table));
                            }
                        }));
    }

    private void forgetEverything() {
        you = null;
        tables.clear();
        watched.clear();
        lobby.forget();
        mail.forget();
        account.forget();
    }

    private void welcomed(ServerMessage.Welcome welcome) {
        ahead = welcome.at() - clock.getAsLong();
        awaySeconds = welcome.awaySeconds();
        lobby.lost();
        lobby.setBots(welcome.bots());
        ask(new ClientMessage.Ping(clock.getAsLong()));
        if (memory.token().isEmpty()) {
            restore();
        }
    }

    /** Asks again for everything that is followed. */
    private void restore() {
        if (isInLobby) {
            enterLobby();
        }
        // A game that ended meanwhile is not told of unless it is asked for.
        Set<Long> followed = new LinkedHashSet<>(watched);
        followed.addAll(tables.keySet());
        for (long table : followed) {
            ask(new TableRequest.Watch(table));
        }
    }

    private void signedIn(ServerMessage.SignedIn news) {
        memory.setToken(news.token());
        you = news.you();
        mail.setUnread(news.unread());
        restore();
        changed(Topic.CONNECTION);
        changed(Topic.MAIL);
    }

    private void signedOut(ServerMessage.SignedOut news) {
        memory.setToken("");
        forgetEverything();
        changed(Topic.CONNECTION);
        if (news.why().isPresent()) {
            tell(OnlineListener::signedOut);
        }
    }

    private void heardOfLobby(LobbyNews news) {
        if (news instanceof LobbyNews.Lobby all) {
            lobby.renew(all);
            noticeSelf(all.players());
            changed(Topic.LOBBY);
        } else if (news instanceof LobbyNews.LobbyChanged change) {
            lobby.change(change);
            noticeSelf(change.changed());
            changed(Topic.LOBBY);
        } else if (news instanceof LobbyNews.PlayerInfo info) {
            lobby.setAsked(info);
            changed(Topic.PLAYER);
        } else if (news instanceof LobbyNews.Tables games) {
            lobby.setGames(games.tables());
            changed(Topic.GAMES);
        } else if (news instanceof LobbyNews.Ranking ranking) {
            account.addRanking(ranking);
            changed(Topic.RANKING);
        } else if (news instanceof LobbyNews.History history) {
            account.addHistory(history);
            changed(Topic.HISTORY);
        } else {
            heardOfInvitations(news);
        }
    }

    private void heardOfInvitations(LobbyNews news) {
        if (news instanceof LobbyNews.Invited invited) {
            lobby.add(invited.invitation());
            if (!isFromYou(invited.invitation())) {
                tell(listener -> listener.invited(invited.invitation()));
            }
        } else if (news instanceof LobbyNews.InvitationOver over) {
            Optional<Invitation> known = lobby.remove(over.invitation());
            if (!over.accepted()) {
                known.filter(this::isFromYou).ifPresent(invitation -> tell(listener -> listener.declined(invitation)));
            }
        } else if (news instanceof LobbyNews.LinkMade made) {
            lobby.setLink(made);
        } else if (news instanceof LobbyNews.Seeking seeking) {
            lobby.setSeeking(seeking.seeking());
        }
        changed(Topic.INVITATIONS);
    }

    /** Whether an invitation is one's own. */
    public boolean isFromYou(Invitation invitation) {
        return you != null && invitation.from().id() == you.id();
    }

    /** One's own card changes with every game. */
    private void noticeSelf(List<PlayerCard> cards) {
        for (PlayerCard card : cards) {
            if (you != null && card.id() == you.id() && !card.equals(you)) {
                you = card;
                changed(Topic.CONNECTION);
            }
        }
    }

    private void heardOfAccount(AccountNews news) {
        if (news instanceof AccountNews.Settings settings) {
            account.setSettings(settings);
            you = settings.you();
            changed(Topic.ACCOUNT);
        } else if (news instanceof AccountNews.Sessions sessions) {
            account.setSessions(sessions.sessions());
            changed(Topic.ACCOUNT);
        } else {
            heardOfMail(news);
        }
    }

    private void heardOfMail(AccountNews news) {
        if (news instanceof AccountNews.Conversations all) {
            mail.setConversations(all.conversations());
        } else if (news instanceof AccountNews.Letters letters) {
            mail.add(letters);
        } else if (news instanceof AccountNews.Unread unread) {
            mail.setUnread(unread.unread());
        } else if (news instanceof AccountNews.LetterCame came) {
            boolean isMine = you != null && came.letter().from() == you.id();
            mail.came(came.with(), came.letter(), isMine);
            if (!isMine) {
                tell(listener -> listener.letterCame(came.with(), came.letter()));
            }
        }
        changed(Topic.MAIL);
    }

    private void heardOfTable(TableNews news) {
        if (news instanceof TableNews.Seated seated) {
            seated(seated.state());
        } else if (news instanceof TableNews.Happened happened) {
            table(happened.table()).ifPresent(table -> happened(table, happened));
        } else if (news instanceof TableNews.AwayChanged away) {
            table(away.table()).ifPresent(table -> {
                table.setAway(away);
                tell(listener -> listener.attendance(table));
            });
        } else if (news instanceof TableNews.Watchers watchers) {
            table(watchers.table()).ifPresent(table -> {
                table.setWatchers(watchers.watchers());
                tell(listener -> listener.attendance(table));
            });
        }
    }

    private void seated(TableState state) {
        OnlineTable known = tables.get(state.id());
        if (known == null) {
            OnlineTable made = new OnlineTable(state);
            tables.put(state.id(), made);
            if (isMine(made)) {
                lobby.setSeeking(false);
            }
            tell(listener -> listener.seated(made));
            return;
        }
        if (known.renew(state)) {
            sendPending(known);
            tell(listener -> listener.tableRenewed(known));
        }
        if (known.isBehind()) {
            known.asked();
            ask(new TableRequest.Watch(known.id()));
        }
    }

    private void happened(OnlineTable table, TableNews.Happened news) {
        TableEvent event = news.event();
        switch (table.apply(news.version(), news.at(), event)) {
            case APPLIED -> tell(listener -> listener.happened(table, event));
            case GAP -> ask(new TableRequest.Watch(table.id()));
            case KNOWN, STILL_GAP -> {}
        }
    }

    /** What the connection says. */
    private final class Ears implements Connection.Ears {
        @Override
        public ClientMessage hello() {
            return new ClientMessage.Hello(Protocol.VERSION, device, memory.token());
        }

        @Override
        public void changed() {
            OnlineClient.this.changed(Topic.CONNECTION);
        }

        @Override
        public void heard(ServerMessage message) {
            if (message instanceof ServerMessage.Welcome welcome) {
                welcomed(welcome);
            } else if (message instanceof ServerMessage.SignedIn news) {
                signedIn(news);
            } else if (message instanceof ServerMessage.SignedOut news) {
                signedOut(news);
            } else if (message instanceof ServerMessage.Pong pong) {
                // The answer was on its way for half of the time between question and answer.
                long now = clock.getAsLong();
                ahead = pong.at() - (pong.sent() + now) / 2;
            } else if (message instanceof AccountNews news) {
                heardOfAccount(news);
            } else if (message instanceof LobbyNews news) {
                heardOfLobby(news);
            } else if (message instanceof TableNews news) {
                heardOfTable(news);
            }
        }
    }
}
