package reversi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.AppealStatus;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.DecisionRow;
import reversi.online.Decoded;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LeagueRole;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RatingChange;
import reversi.online.Remark;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.StudyRequest;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.platform.Link;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** A server full of people who never do anything, so that every page has something to show. */
final class DemoServer implements Link.Opener {
    /** How much goes on there. */
    enum Scene {
        /** A few people, two games, a few messages. */
        USUAL,
        /** Nobody else, no game, no message, no ranking. */
        EMPTY,
        /** Sixty people more, many games, and an own rank far down. */
        CROWD,
        /** People whose names are written in many scripts. */
        SCRIPTS
    }

    static final long NOW = 1_795_000_000_000L;
    static final PlayerCard YOU = person(5, "player 5", 1_612, Presence.IDLE, 0);
    static final PlayerCard FRIEND = person(3, "player 3", 1_701, Presence.IDLE, 0);

    /** More requests without a moment between them are a loop. */
    private static final int MOST_AT_ONCE = 200;

    private final Codec codec = new Codec();
    private final DemoStudies studies = new DemoStudies();
    private final DemoAccount account = new DemoAccount();
    private final DemoMail mail = new DemoMail();
    private final Deque<String> down = new ArrayDeque<>();
    private final Deque<ClientFrame> up = new ArrayDeque<>();
    private final List<ClientMessage> heard = new ArrayList<>();
    private Link.Listener listener = new Deaf();
    private boolean isOpen;
    private PlayerCard self = YOU;
    private Scene scene = Scene.USUAL;
    private boolean isWhite;
    private int plies = 100;
    private boolean isChatOpen;
    private boolean isDown;
    private boolean follows;
    private String note = "";
    private boolean isModerator;
    /** The tournaments in which one plays. */
    private final Set<Long> joined = new HashSet<>(Set.of(DemoTournaments.SWISS));
    /** What was decided about whoever is looked at, the latest first. */
    private final List<DecisionRow> decided = new ArrayList<>();

    private final Map<Class<? extends ClientMessage>, ErrorCode> refused = new HashMap<>();
    /** Links are answered by the test. */
    private final Set<Class<? extends ClientMessage>> ignored = new HashSet<>(Set.of(LobbyRequest.AskLink.class));

    /** One's own account. */
    DemoAccount account() {
        return account;
    }

    /** Begins another scene, before anybody looks. */
    void set(Scene next) {
        scene = next;
    }

    /** Hears nothing. */
    private static final class Deaf implements Link.Listener {
        @Override
        public void opened() {}

        @Override
        public void text(String text) {}

        @Override
        public void closed(String reason) {}
    }

    static PlayerCard person(long id, String name, int rating, Presence presence, long table) {
        PlayerKind kind = rating == 0 ? PlayerKind.GUEST : PlayerKind.MEMBER;
        return new PlayerCard(
                id, name, kind, rating, 23, presence, table == 0 ? Optional.empty() : Optional.of(table), 0, 0);
    }

    @Override
    public Link open(String address, Link.Listener hearer) {
        listener = hearer;
        isOpen = false;
        return new Link() {
            @Override
            public boolean send(String text) {
                if (codec.readClient(text) instanceof Decoded.Ok<ClientFrame> ok) {
                    up.add(ok.value());
                }
                return true;
            }

            @Override
            public void close() {
                down.clear();
            }
        };
    }

    /** From now on requests of this kind are refused. */
    void refuse(Class<? extends ClientMessage> kind, ErrorCode why) {
        refused.put(kind, why);
    }

    /** From now on requests of this kind are never answered. */
    void ignore(Class<? extends ClientMessage> kind) {
        ignored.add(kind);
    }

    /** Refuses and ignores nothing any more. */
    void answerAll() {
        refused.clear();
        ignored.clear();
    }

    /** The link is lost with all that is on its way, and no other one opens until {@link #comeBack}. */
    void goDown() {
        isDown = true;
        isOpen = false;
        up.clear();
        down.clear();
        listener.closed("gone");
    }

    /** Links open again. */
    void comeBack() {
        isDown = false;
    }

    /** What was asked of this kind so far. */
    <T extends ClientMessage> List<T> heard(Class<T> kind) {
        return heard.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Delivers everything that is on its way. */
    void deliver() {
        if (isDown) {
            return;
        }
        if (!isOpen) {
            isOpen = true;
            listener.opened();
        }
        int asked = heard.size();
        while (!up.isEmpty() || !down.isEmpty()) {
            if (heard.size() > asked + MOST_AT_ONCE) {
                throw new AssertionError("the client asks without end: " + heard.get(heard.size() - 1));
            }
            while (!up.isEmpty()) {
                answer(up.remove());
            }
            if (!down.isEmpty()) {
                listener.text(down.poll());
            }
        }
    }

    void say(ServerMessage message) {
        down.add(codec.write(message));
    }

    /** Everything that was asked of the server so far. */
    List<ClientMessage> heard() {
        return List.copyOf(heard);
    }

    private void answer(ClientFrame frame) {
        ClientMessage message = frame.message();
        heard.add(message);
        ErrorCode why = refused.get(message.getClass());
        if (why != null) {
            say(new ServerMessage.Failed(frame.request(), why, Optional.empty()));
        } else if (!ignored.contains(message.getClass())) {
            answer(message);
            say(new ServerMessage.Done(frame.request()));
        }
    }

    private void answer(ClientMessage message) {
        if (message instanceof ClientMessage.Hello) {
            say(new ServerMessage.Welcome(1, "1.0.0", NOW, 60, DemoCrowd.bots(), true, Optional.of("BKey")));
        } else if (message instanceof AccountRequest.Guest) {
            self = person(418, "guest 418", 0, Presence.IDLE, 0);
            say(new ServerMessage.SignedIn("token", self, 0));
        } else if (message instanceof AccountRequest.Login) {
            say(new ServerMessage.SignedIn("token", YOU, scene == Scene.EMPTY ? 0 : 2));
            if (isModerator) {
                say(new ModerationNews.OpenCases(scene == Scene.EMPTY ? 0 : 25));
            }
        } else if (message instanceof AccountRequest.Recover) {
            say(new ServerMessage.SignedIn("token", YOU, 0));
        } else if (message instanceof LobbyRequest request) {
            new DemoCrowd(scene, self).answer(request).ifPresentOrElse(this::say, () -> answerAboutFollowed(request));
        } else if (message instanceof ModerationRequest request) {
            answer(request);
        } else if (message instanceof StudyRequest request) {
            studies.answer(request, scene == Scene.EMPTY).forEach(this::say);
        } else if (message instanceof TournamentRequest request) {
            answer(request);
        } else if (message instanceof AccountRequest request) {
            account.answer(request, self, isModerator).forEach(this::say);
            mail.answer(request, scene == Scene.EMPTY).forEach(this::say);
        } else if (message instanceof TableRequest.Watch watch) {
            Optional<Finish> finish = DemoCrowd.history().stream()
                    .filter(game -> game.table() == watch.table())
                    .findFirst()
                    .flatMap(GameCard::finish);
            say(new TableNews.Seated(table(watch.table(), finish)));
        }
    }

    private void answerAboutFollowed(LobbyRequest request) {
        if (request instanceof LobbyRequest.EnterFollowed) {
            say(new LobbyNews.Followed(scene == Scene.EMPTY ? List.of() : followed()));
        } else if (request instanceof LobbyRequest.AskRelation ask) {
            say(new LobbyNews.Relation(ask.player(), follows, note));
        } else if (request instanceof LobbyRequest.Follow follow) {
            follows = follow.follows();
            say(new LobbyNews.Relation(follow.player(), follows, note));
        } else if (request instanceof LobbyRequest.WriteNote write) {
            note = write.text();
            say(new LobbyNews.Relation(write.player(), follows, note));
        }
    }

    private List<PlayerCard> followed() {
        return List.of(
                person(6, "a very long player name", 1_540, Presence.PLAYING, 22),
                FRIEND,
                person(8, "player 8", 1_490, Presence.OFFLINE, 0));
    }

    private static Optional<LeagueRole> leagueRole(long league) {
        return league == DemoLeagues.OWN ? Optional.of(LeagueRole.PLAYING) : Optional.empty();
    }

    private void answerAboutClubs(TournamentRequest request) {
        if (request instanceof TournamentRequest.AskLeagues) {
            say(new TournamentNews.Leagues(scene == Scene.EMPTY ? List.of() : DemoLeagues.list()));
        } else if (request instanceof TournamentRequest.AskLeague ask) {
            say(DemoLeagues.info(ask.league(), ask.season(), leagueRole(ask.league())));
        } else if (request instanceof TournamentRequest.LeaveLeague leave) {
            say(DemoLeagues.info(leave.league(), 0, Optional.of(LeagueRole.LEAVING)));
        } else if (request instanceof TournamentRequest.JoinLeague join) {
            say(DemoLeagues.info(join.league(), 0, Optional.of(LeagueRole.JOINING)));
        } else if (request instanceof TournamentRequest.FoundLeague) {
            say(DemoLeagues.info(DemoLeagues.OTHER, 0, Optional.empty()));
        } else if (request instanceof TournamentRequest.AskClubs ask) {
            say(DemoClubs.list(ask.name(), scene == Scene.EMPTY));
        } else if (request instanceof TournamentRequest.AskClub ask) {
            say(DemoClubs.info(ask.club()));
        } else if (request instanceof TournamentRequest.FoundClub || request instanceof TournamentRequest.EditClub) {
            say(DemoClubs.info(DemoClubs.OWN));
        } else if (request instanceof TournamentRequest.AnswerChallenge answer && answer.accept()) {
            say(new TournamentNews.TournamentMade(DemoClubs.MATCH));
        }
    }

    private void answer(TournamentRequest request) {
        boolean isEmpty = scene == Scene.EMPTY;
        if (request instanceof TournamentRequest.AskTournaments) {
            say(DemoTournaments.list(isEmpty));
        } else if (request instanceof TournamentRequest.WatchTournament watch) {
            say(DemoTournaments.info(watch.tournament(), joined.contains(watch.tournament())));
            say(DemoTournaments.remarks(watch.tournament(), isEmpty));
        } else if (request instanceof TournamentRequest.AskStandings ask) {
            say(DemoTournaments.standings(ask.tournament(), ask.from()));
        } else if (request instanceof TournamentRequest.AskBoards ask) {
            say(DemoTournaments.boards(ask.tournament(), ask.round(), ask.from()));
        } else if (request instanceof TournamentRequest.CreateTournament) {
            say(new TournamentNews.TournamentMade(DemoTournaments.PLANNED));
        } else if (request instanceof TournamentRequest.JoinTournament join) {
            joined.add(join.tournament());
            say(DemoTournaments.info(join.tournament(), true));
        } else if (request instanceof TournamentRequest.WithdrawFromTournament leave) {
            joined.remove(leave.tournament());
            say(DemoTournaments.info(leave.tournament(), false));
        } else {
            answerAboutClubs(request);
        }
    }

    private void answer(ModerationRequest request) {
        if (request instanceof ModerationRequest.AskCases ask) {
            say(
                    scene == Scene.EMPTY
                            ? DemoCases.none()
                            : DemoCases.some(ask.filter().stage()));
        } else if (request instanceof ModerationRequest.AskCase ask) {
            say(DemoCases.file(ask.player(), decided));
        } else if (request instanceof ModerationRequest.AskSignals ask) {
            say(DemoCases.signals(ask.player()));
        } else if (request instanceof ModerationRequest.Decide decide) {
            decided.add(
                    0, DemoCases.decision(20 + decided.size(), self.name(), decide.sanction(), 0, decide.reason(), ""));
            say(DemoCases.file(decide.player(), decided));
        }
    }

    /** From now on one is a moderator. */
    void appoint() {
        isModerator = true;
    }

    /** Another moderator decides about somebody. */
    void decide(String by, Sanction sanction) {
        decided.add(0, DemoCases.decision(20 + decided.size(), by, sanction, 0, "Enough.", ""));
    }

    static Finish finish(Ending ending, Optional<Disc> winner) {
        return new Finish(ending, winner, 38, 26, new RatingChange(1, 1_612, 1_620), new RatingChange(0, 1_701, 1_693));
    }

    static GameTerms terms() {
        return new GameTerms(Variant.OTHELLO, TimeControl.perGame(180, 2), true, ColourChoice.LOT);
    }

    /** An invitation to oneself. */
    static LobbyNews.Invited invitation() {
        return new LobbyNews.Invited(new Invitation(77, FRIEND, YOU, terms(), false));
    }

    /** That one may not write for a week, which one has read. */
    static ModerationNews.Sanctions muted() {
        return DemoCases.sanctions(Sanction.MUTE, true, AppealStatus.NONE);
    }

    /** From now on spectators hear what is said at tables. */
    void openChat() {
        isChatOpen = true;
    }

    /** A game with seven days a move, of which so many moves were played; one plays Black. */
    TableState byDays(long id, int played) {
        return new TableState(
                id,
                new GameTerms(Variant.OTHELLO, TimeControl.days(7), false, ColourChoice.LOT),
                self,
                FRIEND,
                NOW - 1_000,
                played,
                NOW,
                DemoCrowd.moves().subList(0, played),
                new ClockTimes(7 * 86_400_000L - 1, 7 * 86_400_000L - 1),
                Optional.empty(),
                Optional.empty(),
                isChatOpen,
                List.of(),
                List.of(),
                0,
                Optional.empty());
    }

    /** A table where one plays Black. */
    TableState table(long id, Optional<Finish> finish) {
        boolean isTheirs = id >= 21;
        PlayerCard black = isTheirs ? person(1, "player 1", 1_840, Presence.PLAYING, id) : isWhite ? FRIEND : self;
        PlayerCard white = isTheirs ? person(2, "player 2", 1_795, Presence.PLAYING, id) : isWhite ? self : FRIEND;
        return new TableState(
                id,
                terms(),
                black,
                white,
                NOW - 200_000,
                30,
                NOW,
                DemoCrowd.moves().subList(0, Math.min(plies, DemoCrowd.moves().size())),
                new ClockTimes(124_000, 97_000),
                Optional.empty(),
                Optional.empty(),
                isChatOpen,
                List.of(
                        new Remark(white.id(), NOW - 50_000, "Hello, and good luck!"),
                        new Remark(
                                black.id(),
                                NOW - 40_000,
                                "Thanks, the same to you. Let us see who gets the first corner this time.")),
                List.of(),
                2,
                finish);
    }

    /** From now on one plays White. */
    void exchangeColours() {
        isWhite = true;
    }

    /** From now on tables have no more moves than this. */
    void shorten(int most) {
        plies = most;
    }

    /** The end of a game that one has won. */
    static Finish won() {
        return finish(Ending.RESIGNATION, Optional.of(Disc.BLACK));
    }
}
