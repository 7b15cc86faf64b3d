package reversi.players.online;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.NewsVisitor;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.Remark;
import reversi.online.ServerMessage;
import reversi.online.StudyNews;
import reversi.online.TableNews;
import reversi.online.TournamentNews;
import reversi.online.TournamentRemark;
import reversi.platform.Link;
import reversi.rules.Move;

/**
 * This client's side of a server: what it knows, what it asks for, and who hears of changes. After a lost connection it
 * comes back by itself to where it was. Every call is made on the render thread.
 */
public final class OnlineClient {
    private final OnlineMemory memory;
    private final String device;
    private final Connection connection;
    private final Listeners listeners = new Listeners();
    private final Requests requests;
    private final ServerClock time;
    private final ServerFacts server = new ServerFacts();
    private final CurrentUser self = new CurrentUser();
    private final LobbyState lobby = new LobbyState();
    private final MailState mail = new MailState();
    private final FollowState follows = new FollowState();
    private final AccountState account = new AccountState();
    private final ModerationState moderation = new ModerationState();
    private final TournamentState tournaments = new TournamentState();
    private final OnlineLobby inLobby;
    private final OwnHistory history;
    private final SilencedPlayers silenced;
    private final OnlineTables tables;
    private final OnlineTournaments followed;

    /**
     * A client that is not connected yet.
     *
     * @param clock this device's time in milliseconds since 1970
     * @param random numbers from 0 to 1
     * @param device what this client is, for the list of sessions
     */
    public OnlineClient(
            Link.Opener opener, OnlineMemory memory, LongSupplier clock, Supplier<Double> random, String device) {
        this.memory = memory;
        this.device = device;
        this.time = new ServerClock(clock);
        this.connection = new Connection(opener, new ServerListener(), clock, random);
        this.requests = new Requests(connection, listeners);
        this.inLobby = new OnlineLobby(lobby, requests, listeners);
        this.history = new OwnHistory(account, requests, listeners);
        this.silenced = new SilencedPlayers(account, follows, requests, listeners);
        this.tables = new OnlineTables(self, lobby, requests, listeners, server::claimAfter, time::now);
        this.followed = new OnlineTournaments(tournaments, requests, listeners);
    }

    /** Adds someone who hears of everything from now on. */
    public void addListener(OnlineListener listener) {
        listeners.add(listener);
    }

    /** Tells a listener nothing more. */
    public void removeListener(OnlineListener listener) {
        listeners.remove(listener);
    }

    /** Reads and writes messages by this codec from now on, as whoever needs those about studies does before asking. */
    public void speak(Codec codec) {
        connection.speak(codec);
    }

    /** Connects to a server, and signs in where this device is known there. */
    public void connect(ServerAddress address) {
        connection.open(address.socket(), memory.token().isPresent());
    }

    /** Leaves the server; the token stays. */
    public void disconnect() {
        forgetEverything();
        inLobby.stop();
        tournaments.follow(0);
        connection.close();
    }

    /** How things stand with the server. */
    public ConnectionState state() {
        return connection.state();
    }

    /** Whether the last attempt to reach the server failed. */
    public boolean hasFailed() {
        return connection.hasFailed();
    }

    /** Lets time pass; to be called about twice a second while a connection is wanted. */
    public void pass() {
        connection.pass();
        followed.pass(serverNow());
    }

    /** The device woke up or the person waits: a lost connection is opened again at once. */
    public void reconnectNow() {
        connection.reconnectNow();
    }

    /** Oneself; empty while not signed in. */
    public Optional<PlayerCard> you() {
        return self.card();
    }

    /** Whether one is signed in with an account. */
    public boolean isMember() {
        return self.isMember();
    }

    /** Whether one may decide about players who don't behave. */
    public boolean isModerator() {
        return account.settings().filter(AccountNews.Settings::moderator).isPresent();
    }

    /** Whether this device will be signed in by the token that it keeps. */
    public boolean isKnown() {
        return memory.token().isPresent();
    }

    /** The version of a player's photo, 0 for none: one's own is seen by oneself before others see it. */
    public int photo(PlayerCard player) {
        return self.isPlayer(player.id())
                ? account.settings().map(AccountNews.Settings::photo).orElse(player.photo())
                : player.photo();
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

    /** Whom one follows, and what one noted. */
    public FollowState follows() {
        return follows;
    }

    /** One's own account, history and the ranking. */
    public AccountState account() {
        return account;
    }

    /** Decisions about oneself, and what a moderator has to decide. */
    public ModerationState moderation() {
        return moderation;
    }

    /** Tournaments: the list, and the one that is followed. */
    public TournamentState tournaments() {
        return tournaments;
    }

    /** A table that one plays at or watches. */
    public Optional<OnlineTable> table(long id) {
        return tables.find(id);
    }

    /** One's own game that goes on and is not one of days. */
    public Optional<OnlineTable> ownGame() {
        return tables.ownGame();
    }

    /** One's own games that go on in which a move has days, the oldest first. */
    public List<OnlineTable> gamesByDays() {
        return tables.gamesByDays();
    }

    /** Whether one plays at a table. */
    public boolean isMine(OnlineTable table) {
        return table.isMine();
    }

    /** The server's time now, in milliseconds since 1970. */
    public long serverNow() {
        return time.now();
    }

    /** Asks for something; returns false, and asks nothing, while the server is not reached. A refusal is told to the listeners. */
    public boolean ask(ClientMessage request) {
        return requests.ask(request);
    }

    /** Asks for something; returns false, and asks nothing, while the server is not reached. */
    public boolean ask(ClientMessage request, ReplyListener reply) {
        return requests.ask(request, reply);
    }

    /** Follows the lobby from now on, also after a lost connection; again is the same as asking for it anew. */
    public void enterLobby() {
        inLobby.enterLobby();
    }

    /** Asks for these rows of the lobby instead of those before, unless they are the same. */
    public void showRows(LobbyRequest.EnterLobby wanted) {
        inLobby.showRows(wanted);
    }

    /** Follows the lobby no longer. */
    public void leaveLobby() {
        inLobby.leaveLobby();
    }

    /** Hears of whom one follows from now on, also after a lost connection; again is the same as asking anew. */
    public void enterFollowed() {
        inLobby.enterFollowed();
    }

    /** Hears no longer of whom one follows. */
    public void leaveFollowed() {
        inLobby.leaveFollowed();
    }

    /** Follows a member from now on, or no longer; a list of them that is open is asked for anew. */
    public void follow(long player, boolean wanted) {
        inLobby.follow(player, wanted);
    }

    /** Asks for one's own games from the latest on. */
    public void askHistory(boolean starred) {
        history.askLatest(starred);
    }

    /** Asks for more of one's own games, older than one of this number. */
    public void askOlderHistory(long before, boolean starred) {
        history.askOlder(before, starred);
    }

    /** Asks for one's own games older than one of this number, or the latest for 0; listeners hear of them, no list shows them. */
    public void listGames(long before) {
        history.askForArchive(before);
    }

    /** Asks for a finished game; listeners hear of it, but nobody watches it. {@code failed} runs where the server refuses. */
    public void fetch(long table, Runnable failed) {
        tables.fetch(table, failed);
    }

    /** Marks one of one's own games with a star, or takes it away. */
    public void star(long table, boolean starred) {
        history.star(table, starred);
    }

    /** The key by which the server tells browsers what waits while the game is not open, as it said when one connected last; empty where it does not. */
    public Optional<String> pushKey() {
        return server.pushKey();
    }

    /** Whether the server sends codes by e-mail, as it said when one connected last. */
    public boolean sendsEmails() {
        return server.sendsEmails();
    }

    /** Forgets what stood out in anybody's games and asks for it of a player, as a moderator may; {@code reply} hears where it fails. */
    public void askSignals(long player, ReplyListener reply) {
        moderation.forgetSignals();
        if (!ask(new ModerationRequest.AskSignals(player), reply)) {
            reply.lost();
        }
    }

    /** Forgets the link made before and asks for another one. */
    public void makeLink(GameTerms terms) {
        inLobby.makeLink(terms);
    }

    /** Marks what a member wrote as read. */
    public void markRead(long from, long upTo) {
        ask(new AccountRequest.MarkRead(from, upTo));
        mail.read(from);
        listeners.changed(Topic.MAIL);
    }

    /** Signs out and forgets everything about the account here. */
    public void signOut() {
        ask(new AccountRequest.Logout());
        memory.setToken("");
        forgetEverything();
        listeners.changed(Topic.CONNECTION);
    }

    /** Puts somebody on one's own block list; returns false where the server is not reached. */
    public boolean block(long player) {
        return silenced.block(player);
    }

    /** Takes somebody off one's own block list. */
    public void unblock(long player) {
        silenced.unblock(player);
    }

    /** Mutes somebody, or no longer; returns false where the server is not reached. */
    public boolean mute(long player, boolean isMuted) {
        return silenced.mute(player, isMuted);
    }

    /** Watches a table, or asks for one's own anew. */
    public void watch(long table) {
        tables.watch(table);
    }

    /** What was said at a table by those whom one wants to hear, the oldest first. */
    public List<Remark> remarks(OnlineTable table) {
        return table.chat().stream()
                .filter(remark -> account.hears(remark.from()))
                .toList();
    }

    /** Asks for the tournaments: the ended ones with a smaller number than {@code before}, or all from the first on for 0. */
    public void listTournaments(long before) {
        followed.list(before);
    }

    /** Follows a tournament and no other one, also after a lost connection. */
    public void followTournament(long tournament) {
        followed.follow(tournament);
    }

    /** Follows no tournament any longer. */
    public void leaveTournament() {
        followed.leave();
    }

    /** Shows the standings of the tournament that is followed from this line on. */
    public void showStandings(int from) {
        followed.showStandings(from);
    }

    /** Shows the games of a round, 0 for the present one, of the tournament that is followed from this line on. */
    public void showBoards(int round, int from) {
        followed.showBoards(round, from);
    }

    /** What was said about the tournament that is followed by those whom one wants to hear, the oldest first. */
    public List<TournamentRemark> tournamentRemarks() {
        return tournaments.remarks().stream()
                .filter(remark -> account.hears(remark.from().id()))
                .toList();
    }

    /** Watches a table no longer, and forgets it. */
    public void leaveTable(long table) {
        tables.leave(table);
    }

    /** Plays one's own move; while the server is not reached it waits and is sent as soon as it is. */
    public void play(OnlineTable table, Move move) {
        tables.play(table, move);
    }

    /** Whether an invitation is one's own. */
    public boolean isFromYou(Invitation invitation) {
        return self.sent(invitation);
    }

    private void forgetEverything() {
        self.forget();
        tables.forget();
        lobby.forget();
        mail.forget();
        follows.forget();
        account.forget();
        moderation.forget();
        tournaments.forget();
    }

    /** Asks again for everything that is followed. */
    private void restore() {
        inLobby.restore(isMember());
        tables.restore();
        followed.restore();
    }

    private final class ServerListener implements Connection.Listener, NewsVisitor {
        private final LobbyListener lobbyListener = new LobbyListener(self, lobby, account, follows, listeners);
        private final AccountListener accountListener = new AccountListener(self, account, mail, listeners);
        private final ModerationListener moderationListener = new ModerationListener(moderation, listeners);

        @Override
        public ClientMessage hello() {
            return new ClientMessage.Hello(Protocol.VERSION, device, memory.token());
        }

        @Override
        public void changed() {
            listeners.changed(Topic.CONNECTION);
        }

        @Override
        public void heard(ServerMessage.News news) {
            visit(news);
        }

        @Override
        public void accountNews(AccountNews news) {
            accountListener.visit(news);
        }

        @Override
        public void lobbyNews(LobbyNews news) {
            lobbyListener.visit(news);
        }

        @Override
        public void moderationNews(ModerationNews news) {
            moderationListener.visit(news);
        }

        @Override
        public void studyNews(StudyNews news) {
            listeners.tell(listener -> listener.study(news));
        }

        @Override
        public void tableNews(TableNews news) {
            tables.visit(news);
        }

        @Override
        public void tournamentNews(TournamentNews news) {
            followed.visit(news);
        }

        @Override
        public void pong(ServerMessage.Pong news) {
            time.heard(news);
        }

        @Override
        public void notice(ServerMessage.Notice news) {
            server.notice(news).ifPresent(text -> listeners.tell(listener -> listener.noticed(text)));
        }

        @Override
        public void welcome(ServerMessage.Welcome news) {
            time.is(news.at());
            server.welcome(news);
            lobby.lost();
            lobby.setBots(news.bots());
            requests.ask(new ClientMessage.Ping(time.here()));
            if (memory.token().isEmpty()) {
                restore();
            }
        }

        @Override
        public void signedIn(ServerMessage.SignedIn news) {
            memory.setToken(news.token());
            self.become(news.you());
            mail.setUnread(news.unread());
            moderation.setSanctions(List.of());
            // Whom one has blocked must be known before anybody is heard.
            ask(new AccountRequest.AskSettings());
            restore();
            listTournaments(0);
            listeners.changed(Topic.CONNECTION);
            listeners.changed(Topic.MAIL);
        }

        @Override
        public void signedOut(ServerMessage.SignedOut news) {
            memory.setToken("");
            forgetEverything();
            listeners.changed(Topic.CONNECTION);
            news.why().ifPresent(why -> listeners.tell(listener -> listener.signedOut(why)));
        }
    }
}
