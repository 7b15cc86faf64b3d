package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Codec;
import reversi.online.Commentary;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.PlayerKind;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountOperator;
import reversi.server.store.AccountRepository;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;

/** Two nodes that know nothing of each other but the database play as one. */
@NeedsPostgres
class NodesTest {
    private static final GameTerms TERMS =
            new GameTerms(Variant.square(6, Start.DIAGONAL), TimeControl.none(), false, ColourChoice.BLACK);

    private final List<Client> clients = new ArrayList<>();
    private String url = "";
    private Server one;
    private Server other;

    @BeforeEach
    void start() throws Exception {
        url = Postgres.newDatabase();
        one = Server.start(options(url));
        other = Server.start(options(url));
    }

    ServerOptions options(String database) {
        return Servers.options(database);
    }

    @AfterEach
    void stop() {
        clients.forEach(Client::close);
        if (one != null) {
            one.close();
        }
        if (other != null) {
            other.close();
        }
    }

    private record Person(Client client, long id, String token) {}

    private Person member(Server at, String name) throws InterruptedException {
        Client client = Client.greeted(at.port(), Optional.empty());
        clients.add(client);
        client.send(new AccountRequest.Register(name, "secret"));
        ServerMessage.SignedIn in = client.await(ServerMessage.SignedIn.class);
        return new Person(client, in.you().id(), in.token());
    }

    private Client again(Server at, Person person) throws InterruptedException {
        Client client = Client.greeted(at.port(), Optional.of(person.token));
        clients.add(client);
        client.await(ServerMessage.SignedIn.class);
        return client;
    }

    private static TableNews.Happened played(Client client) throws InterruptedException {
        return client.await(TableNews.Happened.class, news -> Events.is(GameEvent.Played.class, news.event()));
    }

    /** Waits until the lobby of Ann's node shows Bert, who came at the other one. */
    private static TableState begin(Person ann, Person bert) throws InterruptedException {
        ann.client.send(LobbyRequest.EnterLobby.first());
        LobbyNews.Lobby lobby = ann.client.await(LobbyNews.Lobby.class);
        if (lobby.players().stream().noneMatch(card -> card.id() == bert.id)) {
            ann.client.await(LobbyNews.LobbyChanged.class, news -> news.changed().stream()
                    .anyMatch(card -> card.id() == bert.id));
        }
        ann.client.send(new LobbyRequest.Invite(bert.id, TERMS));
        long invitation =
                bert.client.await(LobbyNews.Invited.class).invitation().id();
        bert.client.send(new LobbyRequest.AnswerInvitation(invitation, true));
        TableState state = ann.client.await(TableNews.Seated.class).state();
        assertEquals(
                state.id(), bert.client.await(TableNews.Seated.class).state().id());
        return state;
    }

    /** The other node hears of whoever comes twice a second, and of an invitation at once. */
    @Test
    void whoInvitesAsSoonAsSignedInIsThereForTheOtherNode() throws InterruptedException {
        Person watcher = member(one, "Watcher");
        watcher.client.send(LobbyRequest.EnterLobby.first());
        Set<Long> seen = new HashSet<>();
        watcher.client.await(LobbyNews.Lobby.class).players().forEach(card -> seen.add(card.id()));
        for (String name : List.of("Bert", "Carl", "Dave")) {
            Person invited = member(other, name);
            while (!seen.contains(invited.id)) {
                watcher.client.await(LobbyNews.LobbyChanged.class).changed().forEach(card -> seen.add(card.id()));
            }
            Person newcomer = member(one, "With" + name);
            newcomer.client.send(new LobbyRequest.Invite(invited.id, TERMS));
            long invitation =
                    invited.client.await(LobbyNews.Invited.class).invitation().id();
            ServerMessage answer = invited.client.answer(new LobbyRequest.AnswerInvitation(invitation, true));
            assertInstanceOf(ServerMessage.Done.class, answer, answer::toString);
        }
    }

    @Test
    void whoMissedTheBeginningOfAGameIsSeatedOnceTheNodesHearEachOtherAgain() throws Exception {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        try (Database database = Database.open(url)) {
            GameRepository games = new GameRepository(database, new Codec());
            long game = database.write(sql -> games.create(
                            sql,
                            TERMS,
                            new SeatedAccount(ann.id, PlayerKind.MEMBER),
                            new SeatedAccount(bert.id, PlayerKind.MEMBER),
                            System.currentTimeMillis())
                    .id());
            // What is told of it is lost with the connections by which the nodes hear.
            database.read(sql -> sql.first(
                    row -> true,
                    "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                            + " where datname = current_database() and query like 'listen %'"));
            for (Person player : List.of(ann, bert)) {
                assertEquals(
                        game,
                        player.client.await(TableNews.Seated.class).state().id());
            }
        }
    }

    /** What happens before each of the moves of a game. */
    void before(int ply) throws Exception {}

    @Test
    void twoNodesPlayOneGame() throws Exception {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Position position = Position.start(TERMS.variant());
        for (int ply = 1; ply <= 8; ply++) {
            before(ply);
            Client mover = (position.toMove() == Disc.BLACK ? ann : bert).client;
            Move move = Move.at(position.placements().get(0));
            mover.send(new TableRequest.Play(state.id(), ply, move));
            assertEquals(played(ann.client), played(bert.client));
            position = position.play(move).orThrow().after();
        }
        bert.client.send(new AccountRequest.Write(ann.id, "Across the nodes"));
        assertEquals(
                "Across the nodes",
                ann.client.await(AccountNews.LetterCame.class).letter().text());
        bert.client.close();
        assertTrue(ann.client.await(TableNews.AwayChanged.class).away());
    }

    /** Whoever answers at once, before the own node has heard of the move, is not refused for that. */
    @Test
    void fastMovesAtAlternatingNodesAreAccepted() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Random random = new Random(3);
        Position position = Position.start(TERMS.variant());
        for (int ply = 1; !position.isOver(); ply++) {
            boolean black = position.toMove() == Disc.BLACK;
            List<Square> places = position.placements();
            Move move = places.isEmpty() ? Move.PASS : Move.at(places.get(random.nextInt(places.size())));
            Client mover = (black ? ann : bert).client;
            if (!move.isPass()) {
                mover.send(new TableRequest.Play(state.id(), ply, move));
            }
            ServerMessage answer = mover.await(
                    ServerMessage.class,
                    news -> news instanceof ServerMessage.Failed
                            || (news instanceof TableNews.Happened happened
                                    && happened.event() instanceof TableEvent.InGame here
                                    && here.event() instanceof GameEvent.Played played
                                    && played.move().equals(move)));
            assertInstanceOf(TableNews.Happened.class, answer);
            position = position.play(move).orThrow().after();
        }
    }

    @Test
    void readsTheDatabaseBeforeRefusingAMoveThatAnotherNodeMayAllow() throws Exception {
        try (Database database = Database.open(Postgres.newDatabase())) {
            AtomicLong clock = new AtomicLong(1_000_000);
            AccountRepository accounts = new AccountRepository(database);
            SeatedAccount ann = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
            SeatedAccount bert = new SeatedAccount(accounts.addGuest(1200, 0).id(), PlayerKind.GUEST);
            GameRepository games = new GameRepository(database, new Codec());
            long game = database.write(sql -> games.create(sql, TERMS, ann, bert, clock.get()))
                    .id();
            try (TestNode quick = new TestNode(database, clock);
                    TestNode deaf = new TestNode(database, clock)) {
                assertEquals(0, deaf.line(game).version());
                quick.play(game);
                Position position = quick.line(game).position();
                Move reply = Move.at(position.placements().get(0));
                assertEquals(List.of(), deaf.ask(game, position.toMove(), 2, reply));
                Events.as(GameEvent.Played.class, deaf.next());
                assertEquals(
                        reply, Events.as(GameEvent.Played.class, deaf.next()).move());
                assertEquals(ErrorCode.STALE, deaf.refused(game, Disc.BLACK, 9, reply), "nobody played ply 8");
            }
        }
    }

    @Test
    void concurrentMovesAtTwoNodesCommitOne() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Client annAtOther = again(other, ann);
        annAtOther.await(TableNews.Seated.class);
        List<Square> places = Position.start(TERMS.variant()).placements();
        ann.client.send(new TableRequest.Play(state.id(), 1, Move.at(places.get(0))));
        annAtOther.send(new TableRequest.Play(state.id(), 1, Move.at(places.get(1))));
        TableNews.Happened first = played(ann.client);
        assertEquals(1, first.version());
        assertEquals(first, played(annAtOther));
        assertEquals(first, played(bert.client));
        boolean firstNodeWon =
                Events.as(GameEvent.Played.class, first.event()).move().equals(Move.at(places.get(0)));
        ServerMessage.Failed failed = (firstNodeWon ? annAtOther : ann.client).await(ServerMessage.Failed.class);
        assertEquals(ErrorCode.STALE, failed.fault());
    }

    @Test
    void aGameContinuesAtTheOtherNode() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Move move = Move.at(Position.start(TERMS.variant()).placements().get(0));
        ann.client.send(new TableRequest.Play(state.id(), 1, move));
        played(ann.client);
        one.close();
        one = null;
        ann.client.await(ServerMessage.Closing.class);
        Client again = again(other, ann);
        assertEquals(List.of(move), again.await(TableNews.Seated.class).state().moves());
        again.send(new TableRequest.Resign(state.id()));
        bert.client.await(TableNews.Happened.class, news -> news.event() instanceof TableEvent.Finished);
    }

    /** Whoever decides at one node reaches all connections at both, and the game is lost once. */
    @Test
    void aDecisionHoldsAtEveryNode() throws InterruptedException {
        Person carl = member(one, "Carl");
        try (Database database = Database.open(url)) {
            new AccountOperator(database).setModerator(carl.id, true, System.currentTimeMillis());
        }
        carl.client.await(AccountNews.Settings.class, AccountNews.Settings::moderator);
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        TableState state = begin(ann, bert);
        Client bertHere = again(one, bert);
        carl.client.send(new ModerationRequest.Decide(bert.id, Sanction.MUTE, 1, "insults"));
        for (Client client : List.of(bert.client, bertHere)) {
            client.await(ModerationNews.Sanctions.class);
            OnlineSuite.fails(ErrorCode.MUTED, client, new TableRequest.Say(state.id(), "What?"));
        }
        carl.client.send(new ModerationRequest.Decide(bert.id, Sanction.CLOSE, 1, "more insults"));
        for (Client client : List.of(bert.client, bertHere)) {
            assertEquals(
                    Optional.of(ErrorCode.ACCOUNT_CLOSED),
                    client.await(ServerMessage.SignedOut.class).why());
            assertEquals(
                    2, client.await(ModerationNews.Sanctions.class).sanctions().size());
        }
        ann.client.await(TableNews.Happened.class, news -> Events.is(TableEvent.Finished.class, news.event()));
    }

    /** Who has a study open at one node is led from the other one; the lead comes over when whoever has it leaves. */
    @Test
    void aStudyIsReadTogetherFromBothNodes() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        ann.client.send(new StudyRequest.MakeStudy("Openings", false));
        StudyCard study = ann.client.await(StudyNews.StudyMade.class).card();
        ann.client.answer(new StudyRequest.InviteToStudy(study.id(), "Bert", StudyRole.EDITOR));
        ann.client.answer(new StudyRequest.AddChapter(study.id(), "Tiger", "(;GM[2];B[f5])"));
        ann.client.send(new StudyRequest.OpenStudy(study.code()));
        long chapter =
                ann.client.await(StudyNews.StudyInfo.class).chapters().get(0).id();
        bert.client.send(new StudyRequest.OpenStudy(study.code()));
        ann.client.await(StudyNews.StudyInfo.class, info -> info.readers().size() == 2);
        ann.client.send(new StudyRequest.ShowPosition(study.id(), chapter, List.of(Move.at("f5")), false));
        bert.client.await(StudyNews.StudyShown.class, shown -> shown.line().equals(List.of(Move.at("f5"))));
        ann.client.answer(new StudyRequest.LeaveStudy(study.id()));
        bert.client.await(StudyNews.StudyInfo.class, info -> info.leader().equals(Optional.of(bert.id)));
    }

    /** A game of both nodes is commented on at one of them, and read at the other one, from the first move to the end. */
    @Test
    void aGameIsCommentedOnAtBothNodes() throws InterruptedException {
        Person ann = member(one, "Ann");
        Person bert = member(other, "Bert");
        Person carl = member(other, "Carl");
        Person dora = member(one, "Dora");
        TableState table = begin(ann, bert);
        dora.client.send(new StudyRequest.AskCommentaries(table.id()));
        assertEquals(List.of(), dora.client.await(StudyNews.Commentaries.class).commentaries());
        carl.client.send(new StudyRequest.MakeStudy("Live", true));
        StudyCard study = carl.client.await(StudyNews.StudyMade.class).card();
        carl.client.answer(new StudyRequest.FollowGame(study.id(), table.id()));
        Commentary heard = dora.client
                .await(StudyNews.Commentaries.class, news -> !news.commentaries()
                        .isEmpty())
                .commentaries()
                .get(0);
        assertEquals("Carl", heard.by().name());
        ann.client.send(new StudyRequest.OpenStudy(heard.code()));
        assertEquals(
                ErrorCode.YOU_PLAY_THERE,
                ann.client.await(ServerMessage.Failed.class).fault());
        dora.client.send(new StudyRequest.OpenStudy(heard.code()));
        long chapter =
                dora.client.await(StudyNews.StudyInfo.class).chapters().get(0).id();
        Client black = table.black().id() == ann.id ? ann.client : bert.client;
        Move first = Position.start(TERMS.variant()).legalMoves().get(0);
        black.send(new TableRequest.Play(table.id(), 1, first));
        played(bert.client);
        dora.client.send(new StudyRequest.AskChapter(study.id(), chapter));
        String begun = dora.client.await(StudyNews.StudyChapter.class).content();
        assertTrue(begun.endsWith(";B[" + first + "])"), begun);
        ann.client.send(new TableRequest.Resign(table.id()));
        StudyNews.StudyInfo over = dora.client.await(
                StudyNews.StudyInfo.class, info -> info.chapters().get(0).game().isEmpty());
        assertEquals(2, over.chapters().get(0).version(), "only one of both writes the end");
        dora.client.send(new StudyRequest.AskChapter(study.id(), chapter));
        assertEquals(begun, dora.client.await(StudyNews.StudyChapter.class).content());
    }
}
