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
import java.util.stream.Stream;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.AppealStatus;
import reversi.online.BotCard;
import reversi.online.ClientFrame;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.Conversation;
import reversi.online.DecisionRow;
import reversi.online.Decoded;
import reversi.online.EmailCard;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameCard;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LeagueRole;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.LobbyOrder;
import reversi.online.LobbyRequest;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.PoolRating;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.online.RatingChange;
import reversi.online.Refusal;
import reversi.online.Remark;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.SessionCard;
import reversi.online.StudyRequest;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.platform.Link;
import reversi.rules.Disc;
import reversi.rules.Move;
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

    /** Names in ten scripts and in pictures, each as long as it may be or shorter. */
    private static final List<String> NAMES = List.of(
            "\u041c\u0430\u0440\u0438\u043d\u0430",
            "\u0395\u03bb\u03ad\u03bd\u03b7",
            "\u65e5\u672c\u592a\u90ce",
            "\u674e\u5c0f\u9f99",
            "\ud64d\uae38\ub3d9",
            "\u0645\u062d\u0645\u062f \u0639\u0644\u064a",
            "\u05d2\u05dc \u05db\u05d4\u05df",
            "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
            "\u0915\u0941\u092e\u093e\u0930",
            "\ud842\udfb7\u91ce\u5bb6",
            "Anna \ud83d\ude00\ud83c\udf89",
            "\ud83d\udc69\u200d\ud83d\ude80 \ud83c\udde9\ud83c\uddea");

    static final long NOW = 1_795_000_000_000L;
    private static final PlayerCard LOUD = person(8, "player 8", 1_433, Presence.OFFLINE, 0);
    static final PlayerCard YOU = person(5, "player 5", 1_612, Presence.IDLE, 0);
    static final PlayerCard FRIEND = person(3, "player 3", 1_701, Presence.IDLE, 0);
    private static final String MOVES = "f5 d6 c3 d3 c4 f4 f6 g5 e6 d7 f3 e3 d2 g6 c5 e7 f7 c6 g4 h5 h4 h3";

    /** More requests without a moment between them are a loop. */
    private static final int MOST_AT_ONCE = 200;

    /** Whose first letters were answered. */
    private final Set<Long> answered = new HashSet<>();

    private final Codec codec = new Codec();
    private final DemoStudies studies = new DemoStudies();
    private final Deque<String> down = new ArrayDeque<>();
    private final Deque<ClientFrame> up = new ArrayDeque<>();
    private final List<ClientMessage> heard = new ArrayList<>();
    private Link.Listener listener = new Deaf();
    private boolean isOpen;
    private PlayerCard self = YOU;
    /** What the server makes of them. */
    /** What a program says that was just let in. */
    static final String ACCESS_TOKEN = "kJ3n7Qx0vR8sT2yLw5zA1bC4dE6fG9hI-_mNoPqUrXu";

    private static final AccessTokenCard SCRIPT = new AccessTokenCard(
            7,
            "Analysis script",
            List.of(AccessScope.GAMES_READ, AccessScope.CHALLENGE_WRITE),
            NOW - 86_400_000,
            NOW - 7_200_000);

    static final EmailCard EMAIL = new EmailCard("y…@example.org", true);
    static final List<String> RECOVERY_CODES = List.of(
            "K7MD-2XQP-9RTB-HW4C",
            "3GJW-8ZKA-QM5T-X2VE",
            "YB6N-4RDH-7CFS-P9LU",
            "T2MX-W5QJ-GK8B-3ANZ",
            "9VHC-6EPR-D4YL-S7WK",
            "MZ3F-B8TX-2NQG-5JHA",
            "R4US-K9DW-XC6P-8MBE",
            "5LQT-7YGV-H3ZN-W2RC");

    private Scene scene = Scene.USUAL;
    private List<PlayerCard> muted = List.of(LOUD);
    private boolean sharesChat;
    private boolean showsPresence = true;
    private boolean isChatOpen;
    private boolean isDown;
    private boolean follows;
    private String note = "";
    private boolean isModerator;
    private Optional<EmailCard> email = Optional.of(EMAIL);
    private boolean hasSecondFactor;
    private boolean isTold;
    /** The tournaments in which one plays. */
    private final Set<Long> joined = new HashSet<>(Set.of(DemoTournaments.SWISS));
    /** What was decided about whoever is looked at, the latest first. */
    private final List<DecisionRow> decided = new ArrayList<>();

    private final Map<Class<? extends ClientMessage>, ErrorCode> refused = new HashMap<>();
    /** Links are answered by the test. */
    private final Set<Class<? extends ClientMessage>> ignored = new HashSet<>(Set.of(LobbyRequest.AskLink.class));

    /** Asks for a code besides the password. */
    void useSecondFactor() {
        hasSecondFactor = true;
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
            say(new ServerMessage.Welcome(1, "1.0.0", NOW, 60, bots(), true, Optional.of("BKey")));
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
        } else if (message instanceof AccountRequest.MakeRecoveryCodes) {
            say(new AccountNews.RecoveryCodes(RECOVERY_CODES));
        } else if (message instanceof AccountRequest.SetPush || message instanceof AccountRequest.EndPush) {
            isTold = message instanceof AccountRequest.SetPush;
        } else if (message instanceof AccountRequest.SetEmail) {
            email = Optional.of(new EmailCard("y…@example.org", false));
        } else if (message instanceof AccountRequest.ConfirmEmail) {
            email = Optional.of(EMAIL);
        } else if (message instanceof AccountRequest.RemoveEmail) {
            email = Optional.empty();
        } else if (message instanceof AccountRequest.AskAccessTokens) {
            say(new AccountNews.AccessTokens(List.of(SCRIPT)));
        } else if (message instanceof AccountRequest.MakeAccessToken make) {
            AccessTokenCard token = new AccessTokenCard(8, make.name(), make.scopes(), NOW, 0);
            say(new AccountNews.AccessTokenMade(ACCESS_TOKEN, token));
        } else if (message instanceof AccountRequest.BeginSecondFactor) {
            say(new AccountNews.SecondFactorSecret("GEZDGNBVGY3TQOJQ", "otpauth://totp/you?secret=GEZDGNBVGY3TQOJQ"));
        } else if (message instanceof AccountRequest.ShareChat share) {
            sharesChat = share.shares();
            answer(new AccountRequest.AskSettings());
        } else if (message instanceof AccountRequest.ShowPresence show) {
            showsPresence = show.shows();
            answer(new AccountRequest.AskSettings());
        } else if (message instanceof AccountRequest.AskSettings) {
            say(new AccountNews.Settings(
                    self,
                    "I like corners, and games that end on the last square.",
                    Refusal.GUESTS,
                    sharesChat,
                    showsPresence,
                    List.of(FRIEND),
                    false,
                    isModerator,
                    0,
                    0));
            say(new AccountNews.MuteList(0, muted, false));
        } else if (message instanceof AccountRequest.MutePlayer mute) {
            muted = mute.mutes()
                    ? List.of(person(mute.player(), "player " + mute.player(), 1_500, Presence.IDLE, 0))
                    : List.of();
            say(new AccountNews.MuteList(0, muted, false));
        } else if (message instanceof AccountRequest.AskSessions) {
            say(new AccountNews.Sessions(
                    List.of(
                            new SessionCard(1, "Linux", NOW, NOW, true),
                            new SessionCard(2, "Firefox", NOW, NOW - 7_200_000, false)),
                    3,
                    hasSecondFactor,
                    email,
                    isTold));
        } else if (message instanceof LobbyRequest request) {
            answer(request);
        } else if (message instanceof ModerationRequest request) {
            answer(request);
        } else if (message instanceof StudyRequest request) {
            studies.answer(request, scene == Scene.EMPTY).forEach(this::say);
        } else if (message instanceof TournamentRequest request) {
            answer(request);
        } else if (message instanceof AccountRequest.AskConversations) {
            say(new AccountNews.Conversations(scene == Scene.EMPTY ? List.of() : conversations()));
        } else if (message instanceof AccountRequest.AskLetterRequests) {
            say(new AccountNews.LetterRequests(scene == Scene.EMPTY ? List.of() : requests(), true));
        } else if (message instanceof AccountRequest.AskLetters ask) {
            Optional<Conversation> request = requests().stream()
                    .filter(each -> each.with().id() == ask.with())
                    .findFirst();
            say(request.map(each -> new AccountNews.Letters(each.with(), List.of(each.last()), false))
                    .orElseGet(() -> new AccountNews.Letters(FRIEND, letters(), true)));
        } else if (message instanceof AccountRequest.AnswerLetterRequest answer) {
            answered.add(answer.from());
            say(new AccountNews.LetterRequestOver(answer.from(), answer.accept()));
        } else if (message instanceof AccountRequest.Block block) {
            answered.add(block.player());
            say(new AccountNews.LetterRequestOver(block.player(), false));
        } else if (message instanceof TableRequest.Watch watch) {
            Optional<Finish> finish = history().stream()
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

    private void answer(LobbyRequest request) {
        if (request instanceof LobbyRequest.EnterLobby enter) {
            List<PlayerCard> people = people();
            people.sort(new LobbyOrder());
            int from = Math.min(enter.from(), people.size());
            int to = Math.min(from + enter.rows(), people.size());
            say(new LobbyNews.Lobby(from, people.subList(from, to), people.size(), games().size()));
        } else if (request instanceof LobbyRequest.AskTables) {
            say(new LobbyNews.Tables(games()));
        } else if (request instanceof LobbyRequest.AskRanking ask) {
            say(new LobbyNews.Ranking(ask.board(), 0, ranks().size(), ranks(), own()));
        } else if (request instanceof LobbyRequest.AskHistory) {
            say(new LobbyNews.History(history(), true));
        } else if (request instanceof LobbyRequest.AskPlayer ask) {
            PlayerCard who = people().stream()
                    .filter(player -> player.id() == ask.player())
                    .findFirst()
                    .orElse(FRIEND);
            say(new LobbyNews.PlayerInfo(
                    who,
                    "Plays in the evening. Always glad of a rematch.",
                    120,
                    61,
                    9,
                    who.table().map(at -> FRIEND),
                    who.table().map(at -> at == 22 ? Variant.EIGHT_STARS : Variant.OTHELLO),
                    who.table().filter(at -> at != 22).isPresent() ? moves() : List.of(),
                    List.of(
                            new PoolRating("blitz", 1_432, 60, 90),
                            new PoolRating("rapid", 1_380, 120, 12),
                            new PoolRating(Variant.ANTI.code(), 1_207, 300, 1))));
        } else {
            answerAboutFollowed(request);
        }
    }

    private List<PlayerCard> people() {
        List<PlayerCard> people = new ArrayList<>();
        if (scene == Scene.EMPTY) {
            people.add(self);
            return people;
        }
        for (int i = 0; scene == Scene.CROWD && i < 60; i++) {
            boolean plays = i % 3 == 0;
            people.add(person(
                    100 + i,
                    "player " + (100 + i),
                    i % 7 == 6 ? 0 : 1_780 - 11 * i,
                    plays ? Presence.PLAYING : Presence.IDLE,
                    plays ? 23 + i / 6 : 0));
        }
        for (int i = 0; scene == Scene.SCRIPTS && i < NAMES.size(); i++) {
            people.add(person(200 + i, NAMES.get(i), 2_000 - 10 * i, Presence.IDLE, 0));
        }
        people.add(person(1, "player 1", 1_840, Presence.PLAYING, 21));
        people.add(person(2, "player 2", 1_795, Presence.PLAYING, 21));
        people.add(FRIEND);
        people.add(person(4, "player 4", 1_655, Presence.SEEKING, 0));
        people.add(self);
        people.add(person(6, "a very long player name", 1_540, Presence.PLAYING, 22));
        people.add(person(7, "player 7", 1_498, Presence.IDLE, 0));
        people.add(person(417, "guest 417", 0, Presence.IDLE, 0));
        return people;
    }

    private List<GameCard> games() {
        List<GameCard> games = new ArrayList<>();
        for (long table = 21; scene != Scene.EMPTY && table < (scene == Scene.CROWD ? 34 : 23); table++) {
            PlayerCard black = person(1, "player 1", 1_840, Presence.PLAYING, table);
            PlayerCard white = person(2, "player 2", 1_795, Presence.PLAYING, table);
            games.add(new GameCard(table, NOW, Variant.OTHELLO, true, black, white, 20, Optional.empty(), false));
        }
        return games;
    }

    private static List<BotCard> bots() {
        List<BotCard> bots = new ArrayList<>();
        for (int level = 1; level <= 13; level += 4) {
            PlayerCard bot = new PlayerCard(
                    1_000 + level,
                    "Engine " + level,
                    PlayerKind.BOT,
                    700 + 100 * level,
                    0,
                    Presence.IDLE,
                    Optional.empty(),
                    0,
                    0);
            bots.add(new BotCard(level, bot));
        }
        return bots;
    }

    private Optional<RankRow> own() {
        return scene == Scene.EMPTY || !self.equals(YOU)
                ? Optional.empty()
                : Optional.of(new RankRow(scene == Scene.CROWD ? 1_204 : 5, YOU, 196, 96));
    }

    private List<RankRow> ranks() {
        List<RankRow> ranks = new ArrayList<>();
        for (int i = 0; scene != Scene.EMPTY && i < (scene == Scene.CROWD ? 50 : 12); i++) {
            ranks.add(new RankRow(
                    i + 1,
                    i == 4 && scene == Scene.USUAL
                            ? YOU
                            : person(
                                    30 + i,
                                    "player " + (30 + i),
                                    2_214 - (scene == Scene.CROWD ? 15 : 90) * i,
                                    Presence.OFFLINE,
                                    0),
                    200 - i,
                    100 - i));
        }
        return ranks;
    }

    private static List<Letter> letters() {
        return List.of(
                Letter.known(12, 3, 5, NOW - 100_000, "Good game! Rematch tonight?", false),
                Letter.known(
                        11,
                        5,
                        3,
                        NOW - 7_000_000,
                        "I did not see it coming at all, and it cost me the whole south edge.",
                        true),
                Letter.known(10, 3, 5, NOW - 90_000_000, "That wedge on the south edge…", true));
    }

    private List<Conversation> requests() {
        return Stream.of(request(41, "larkspur", 15, "Will you teach me?"), request(42, "moorhen", 14, "Nice game!"))
                .filter(each -> !answered.contains(each.with().id()))
                .toList();
    }

    private static Conversation request(long from, String name, long id, String text) {
        Letter letter = new Letter(id, from, 5, NOW - 200_000, text, false, true);
        return new Conversation(person(from, name, 1_540, Presence.IDLE, 0), letter, 0);
    }

    private static List<Conversation> conversations() {
        return List.of(
                new Conversation(FRIEND, letters().get(0), 1),
                new Conversation(
                        person(4, "player 4", 1_655, Presence.IDLE, 0),
                        letters().get(2),
                        1),
                new Conversation(
                        person(1, "player 1", 1_840, Presence.IDLE, 0),
                        letters().get(1),
                        0));
    }

    static Finish finish(Ending ending, Optional<Disc> winner) {
        return new Finish(ending, winner, 38, 26, new RatingChange(1, 1_612, 1_620), new RatingChange(0, 1_701, 1_693));
    }

    private static GameCard game(long table, Optional<Finish> finish) {
        return new GameCard(
                table, NOW - 86_400_000L * table, Variant.OTHELLO, true, YOU, FRIEND, 20, finish, table % 2 == 0);
    }

    private static List<GameCard> history() {
        return List.of(
                game(20, Optional.of(finish(Ending.DISCS, Optional.of(Disc.BLACK)))),
                game(19, Optional.of(finish(Ending.RESIGNATION, Optional.of(Disc.WHITE)))),
                game(18, Optional.of(finish(Ending.AGREED_DRAW, Optional.empty()))),
                game(17, Optional.of(finish(Ending.ABANDONED, Optional.empty()))),
                game(16, Optional.of(finish(Ending.TIME, Optional.of(Disc.BLACK)))));
    }

    private static List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (String square : MOVES.split(" ")) {
            moves.add(Move.at(square));
        }
        return moves;
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
                moves().subList(0, played),
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
        PlayerCard black = isTheirs ? person(1, "player 1", 1_840, Presence.PLAYING, id) : self;
        PlayerCard white = isTheirs ? person(2, "player 2", 1_795, Presence.PLAYING, id) : FRIEND;
        return new TableState(
                id,
                terms(),
                black,
                white,
                NOW - 200_000,
                30,
                NOW,
                moves(),
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

    /** The end of a game that one has won. */
    static Finish won() {
        return finish(Ending.RESIGNATION, Optional.of(Disc.BLACK));
    }
}
