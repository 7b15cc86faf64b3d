package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Codec;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Presence;
import reversi.online.RankingBoard;
import reversi.online.Remark;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.server.store.Database;
import reversi.server.store.GameRepository;
import reversi.server.store.Proposal;

/** Games at a table: moves, offers, chat, coming back, flags and claims. */
abstract class TableSuite extends OnlineSuite {
    /** Somebody says something, and another one hears it. */
    private static void remark(Person speaker, long table, String text, Client hearer) throws InterruptedException {
        speaker.client().send(new TableRequest.Say(table, text));
        hearer.await(
                TableNews.Happened.class,
                news -> news.event() instanceof TableEvent.Said said
                        && said.text().equals(text));
    }

    /** Plays random moves to the end; both clients see the same versions without a gap. */
    private static TableEvent.Finished playOut(Person black, Person white, TableState state)
            throws InterruptedException {
        Random random = new Random(7);
        Position position = Position.start(state.terms().variant());
        int ply = 0;
        int version = 0;
        while (!position.isOver()) {
            Client mover = (position.toMove() == Disc.BLACK ? black : white).client();
            List<Square> places = position.placements();
            Move move = Move.at(places.get(random.nextInt(places.size())));
            mover.send(new TableRequest.Play(state.id(), ply + 1, move));
            do {
                TableNews.Happened one = event(black.client(), GameEvent.Played.class);
                TableNews.Happened other = event(white.client(), GameEvent.Played.class);
                assertEquals(one, other);
                assertEquals(++version, one.version());
                GameEvent.Played played = Events.as(GameEvent.Played.class, one.event());
                assertEquals(++ply, played.ply());
                position = position.play(played.move()).orThrow().after();
            } while (position.mustPass());
        }
        TableNews.Happened end = event(black.client(), TableEvent.Finished.class);
        assertEquals(end, event(white.client(), TableEvent.Finished.class));
        assertEquals(version + 1, end.version());
        TableEvent.Finished finished = (TableEvent.Finished) end.event();
        assertEquals(position.score().leader(), finished.finish().winner());
        assertEquals(position.count(Disc.BLACK), finished.finish().blackDiscs());
        return finished;
    }

    @Test
    void aRatedGameIsPlayedToItsEnd() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        TableState state = begin(black, white, RATED);
        assertEquals("Ann", state.black().name());
        assertEquals(Presence.PLAYING, state.black().presence());
        TableEvent.Finished end = playOut(black, white, state);
        assertEquals(Ending.DISCS, end.finish().ending());
        boolean blackWon = end.finish().winner().equals(Optional.of(Disc.BLACK));
        boolean draw = end.finish().winner().isEmpty();
        assertEquals(1200, end.finish().black().before());
        assertEquals(draw ? 1200 : blackWon ? 1202 : 1198, end.finish().black().after());
        assertEquals(2400, end.finish().black().after() + end.finish().white().after());
        assertEquals(
                draw ? 0 : 1,
                end.finish().black().points() + end.finish().white().points());

        black.client().send(new LobbyRequest.AskRanking(RankingBoard.ALL, 0));
        LobbyNews.Ranking ranking = black.client().await(LobbyNews.Ranking.class);
        assertEquals(0, ranking.total(), "nobody has met enough established opponents");
        assertEquals(Optional.empty(), ranking.own());
        black.client().send(new LobbyRequest.AskHistory(0, false));
        LobbyNews.History history = black.client().await(LobbyNews.History.class);
        assertEquals(Optional.of(end.finish()), history.games().get(0).finish());
        assertInstanceOf(ServerMessage.Done.class, black.client().answer(new LobbyRequest.Star(state.id(), true)));
        black.client().send(new LobbyRequest.AskHistory(0, true));
        assertTrue(black.client().await(LobbyNews.History.class).games().get(0).starred());
        white.client().send(new LobbyRequest.AskHistory(0, true));
        assertTrue(white.client().await(LobbyNews.History.class).games().isEmpty());

        Client watcher = client();
        watcher.send(new TableRequest.Watch(state.id()));
        TableState seen = watcher.await(TableNews.Seated.class).state();
        assertEquals(Optional.of(end.finish()), seen.finish());
        assertTrue(seen.moves().size() >= 9);
    }

    @Test
    void passesDoNotCountAsMoves() throws InterruptedException {
        Person black = guest();
        Person white = guest();
        TableState state = begin(black, white, FRIENDLY);
        TableEvent.Finished end = playOut(black, white, state);
        int placed = end.finish().blackDiscs() + end.finish().whiteDiscs() - 4;
        black.client().send(new TableRequest.Watch(state.id()));
        List<Move> moves = black.client().await(TableNews.Seated.class).state().moves();
        assertTrue(moves.size() > placed, "there are passes in this game");
        black.client().send(new LobbyRequest.AskHistory(0, false));
        LobbyNews.History history = black.client().await(LobbyNews.History.class);
        assertEquals(placed, history.games().get(0).placements());
    }

    @Test
    void movesAreJudged() throws InterruptedException {
        Person black = guest();
        Person white = guest();
        Person other = guest();
        TableState state = begin(black, white, FRIENDLY);
        long table = state.id();
        long number = white.client().send(new TableRequest.Play(table, 1, Move.at("a2")));
        ServerMessage.Failed early = white.client().await(ServerMessage.Failed.class);
        assertEquals(
                new ServerMessage.Failed(number, ErrorCode.ILLEGAL_MOVE, Optional.of(Illegal.NOT_YOUR_TURN)), early);
        number = black.client().send(new TableRequest.Play(table, 1, Move.at("a1")));
        assertEquals(
                new ServerMessage.Failed(number, ErrorCode.ILLEGAL_MOVE, Optional.of(Illegal.FLIPS_NOTHING)),
                black.client().await(ServerMessage.Failed.class));
        fails(ErrorCode.ILLEGAL_MOVE, black.client(), new TableRequest.Play(table, 1, Move.PASS));
        fails(ErrorCode.ILLEGAL_MOVE, black.client(), new TableRequest.Play(table, 1, Move.at("p16")));
        fails(ErrorCode.STALE, black.client(), new TableRequest.Play(table, 2, Move.at("a2")));
        fails(ErrorCode.NOT_YOUR_GAME, other.client(), new TableRequest.Play(table, 1, Move.at("a2")));
        fails(ErrorCode.NOT_SIGNED_IN, client(), new TableRequest.Play(table, 1, Move.at("a2")));
        fails(ErrorCode.NO_SUCH_TABLE, black.client(), new TableRequest.Play(99_999, 1, Move.at("a2")));
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client().send(new TableRequest.Play(table, 1, first));
        assertEquals(1, event(white.client(), GameEvent.Played.class).version());
        black.client().send(new TableRequest.Resign(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(white.client(), TableEvent.Finished.class).event();
        assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
        assertEquals(0, end.finish().white().points(), "guests have no points");
        fails(ErrorCode.GAME_OVER, white.client(), new TableRequest.Play(table, 2, Move.at("a1")));
    }

    @Test
    void offersChatAndTakeback() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        long table = begin(black, white, RATED).id();
        black.client().send(new TableRequest.Play(table, 1, Move.at("d3")));
        event(white.client(), GameEvent.Played.class);
        black.client().send(new TableRequest.AskTakeback(table));
        event(white.client(), GameEvent.TakebackOffered.class);
        fails(ErrorCode.NO_OFFER, black.client(), new TableRequest.AnswerTakeback(table, true));
        white.client().send(new TableRequest.AnswerTakeback(table, true));
        TableNews.Happened back = event(black.client(), GameEvent.TakenBack.class);
        assertEquals(0, Events.as(GameEvent.TakenBack.class, back.event()).plies());
        assertEquals(3, back.version(), "taking back is an event too");
        black.client().send(new TableRequest.Play(table, 1, Move.at("c4")));
        event(white.client(), GameEvent.Played.class);

        white.client().send(new TableRequest.Say(table, " <script>alert(1)</script> "));
        TableEvent.Said said =
                (TableEvent.Said) event(black.client(), TableEvent.Said.class).event();
        assertEquals("<script>alert(1)</script>", said.text(), "text is text");
        fails(ErrorCode.TEXT_LENGTH, white.client(), new TableRequest.Say(table, "x".repeat(201)));

        white.client().send(new TableRequest.OfferDraw(table));
        event(black.client(), GameEvent.DrawOffered.class);
        fails(ErrorCode.NOT_NOW, white.client(), new TableRequest.OfferDraw(table));
        black.client().send(new TableRequest.AnswerDraw(table, false));
        event(white.client(), GameEvent.DrawDeclined.class);
        fails(ErrorCode.NOT_NOW, white.client(), new TableRequest.OfferDraw(table));
        black.client().send(new TableRequest.OfferDraw(table));
        event(white.client(), GameEvent.DrawOffered.class);
        white.client().send(new TableRequest.AnswerDraw(table, true));
        TableEvent.Finished end = (TableEvent.Finished)
                event(black.client(), TableEvent.Finished.class).event();
        assertEquals(Ending.AGREED_DRAW, end.finish().ending());
        assertEquals(1200, end.finish().black().after(), "an agreed draw changes nothing");
        assertEquals(0, end.finish().black().points());

        black.client().send(new TableRequest.Rematch(table));
        LobbyNews.Invited invited = white.client().await(LobbyNews.Invited.class);
        assertTrue(invited.invitation().rematch());
        white.client().send(new TableRequest.Rematch(table));
        TableState next = black.client().await(TableNews.Seated.class).state();
        assertEquals("Bert", next.black().name(), "colours are exchanged");
    }

    @Test
    void aReconnectedPlayerContinues() throws InterruptedException {
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client().send(new TableRequest.Play(table, 1, first));
        event(black.client(), GameEvent.Played.class);
        black.client().close();
        TableNews.AwayChanged away = white.client().await(TableNews.AwayChanged.class);
        assertTrue(away.away());
        assertEquals(Disc.BLACK, away.disc());
        fails(ErrorCode.NOT_AWAY, white.client(), new TableRequest.Claim(table));

        Client again = Client.greeted(server.port(), Optional.of(black.token()));
        clients.add(again);
        assertEquals(black.id(), again.await(ServerMessage.SignedIn.class).you().id());
        TableState state = again.await(TableNews.Seated.class).state();
        assertEquals(List.of(first), state.moves());
        assertFalse(white.client().await(TableNews.AwayChanged.class).away());
    }

    @Test
    void aRestartedServerKnowsEverything() throws Exception {
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client().send(new TableRequest.Play(table, 1, first));
        event(black.client(), GameEvent.Played.class);
        server.close();
        assertTrue(black.client().await(ServerMessage.Closing.class) != null);
        server = Server.start(Servers.options(url));
        Client again = Client.greeted(server.port(), Optional.of(white.token()));
        clients.add(again);
        TableState state = again.await(TableNews.Seated.class).state();
        assertEquals(List.of(first), state.moves());
        assertEquals(table, state.id());
    }

    @Test
    void chatIsForThePlayersAndIsDeletedWithTheAccount() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long table = begin(ann, bert, FRIENDLY).id();
        remark(ann, table, "My secret", bert.client());
        remark(bert, table, "Mine", ann.client());
        ann.client().send(new TableRequest.Resign(table));
        event(ann.client(), TableEvent.Finished.class);
        Client stranger = client();
        stranger.send(new TableRequest.Watch(table));
        assertEquals(List.of(), stranger.await(TableNews.Seated.class).state().chat());
        bert.client().send(new TableRequest.Watch(table));
        assertEquals(
                2, bert.client().await(TableNews.Seated.class).state().chat().size());
        assertInstanceOf(ServerMessage.Done.class, ann.client().answer(new AccountRequest.DeleteAccount("secret")));
        bert.client().send(new TableRequest.Watch(table));
        assertEquals(
                List.of("Mine"),
                bert.client().await(TableNews.Seated.class).state().chat().stream()
                        .map(Remark::text)
                        .toList());
        server.close();
        server = Server.start(Servers.options(url));
        Client again = Client.greeted(server.port(), Optional.of(bert.token()));
        clients.add(again);
        again.send(new TableRequest.Watch(table));
        assertEquals(
                List.of("Mine"),
                again.await(TableNews.Seated.class).state().chat().stream()
                        .map(Remark::text)
                        .toList(),
                "the words are gone from the database too");
    }

    @Test
    void aTalkWithoutEndIsNeitherReadNorGoneOnWith() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long table = begin(ann, bert, FRIENDLY).id();
        server.close();
        try (Database database = Database.open(url)) {
            List<TableEvent> talk = new ArrayList<>();
            for (int i = 1; i <= 2_000; i++) {
                talk.add(new TableEvent.Said(Disc.BLACK, "Remark " + i));
            }
            GameRepository games = new GameRepository(database, new Codec());
            games.add(List.of(new Proposal(
                    games.facts(table).orElseThrow(),
                    0,
                    1,
                    1,
                    talk,
                    Optional.empty(),
                    0,
                    0,
                    OptionalLong.empty(),
                    false)));
        }
        server = Server.start(Servers.options(url));
        Client again = Client.greeted(server.port(), Optional.of(bert.token()));
        clients.add(again);
        TableState state = again.await(TableNews.Seated.class).state();
        assertEquals(2_000, state.version());
        assertEquals(50, state.chat().size());
        assertEquals("Remark 2000", state.chat().get(49).text());
        fails(ErrorCode.LIST_FULL, again, new TableRequest.Say(table, "More"));
        again.send(new TableRequest.Resign(table));
        assertEquals(2_001, event(again, TableEvent.Finished.class).version());
    }

    @Test
    void spectatorsReadTheChatIfBothPlayersShareIt() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Client stranger = client();
        ann.client().send(new AccountRequest.ShareChat(true));
        assertTrue(ann.client().await(AccountNews.Settings.class).sharesChat());
        long first = begin(ann, bert, FRIENDLY).id();
        stranger.send(new TableRequest.Watch(first));
        assertFalse(stranger.await(TableNews.Seated.class).state().openChat(), "Bert has not said so");
        bert.client().send(new AccountRequest.ShareChat(true));
        bert.client().await(AccountNews.Settings.class);
        remark(ann, first, "Between us", bert.client());
        assertEquals(
                new TableEvent.Said(Disc.BLACK, ""),
                event(stranger, TableEvent.Said.class).event(),
                "what was said to one stays with one");
        ann.client().send(new TableRequest.Resign(first));
        event(bert.client(), TableEvent.Finished.class);
        event(ann.client(), TableEvent.Finished.class);

        TableState state = begin(ann, bert, FRIENDLY);
        assertTrue(state.openChat());
        stranger.send(new TableRequest.Watch(state.id()));
        stranger.await(TableNews.Seated.class, news -> news.state().id() == state.id());
        remark(ann, state.id(), "Good luck", stranger);
        Client late = client();
        late.send(new TableRequest.Watch(state.id()));
        TableState seen = late.await(TableNews.Seated.class).state();
        assertTrue(seen.openChat());
        assertEquals(
                List.of("Good luck"), seen.chat().stream().map(Remark::text).toList());
        late.send(new TableRequest.Watch(first));
        assertEquals(List.of(), late.await(TableNews.Seated.class).state().chat());
        server.close();
        server = Server.start(Servers.options(url));
        Client again = client();
        again.send(new TableRequest.Watch(state.id()));
        assertEquals(1, again.await(TableNews.Seated.class).state().chat().size());
        Client annAgain = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(annAgain);
        annAgain.send(new TableRequest.Resign(state.id()));
        event(annAgain, TableEvent.Finished.class);
        assertInstanceOf(ServerMessage.Done.class, annAgain.answer(new AccountRequest.DeleteAccount("secret")));
        again.send(new TableRequest.Watch(state.id()));
        assertEquals(List.of(), again.await(TableNews.Seated.class).state().chat(), "it goes with the account");
    }

    @Test
    void chatOfBlockedPlayersIsWithheld() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Client watcher = client();
        long table = begin(bert, ann, FRIENDLY).id();
        watcher.send(new TableRequest.Watch(table));
        watcher.await(TableNews.Seated.class);
        remark(bert, table, "Hello", ann.client());
        ann.client().send(new AccountRequest.Block(bert.id()));
        ann.client().await(AccountNews.Settings.class);
        bert.client().send(new TableRequest.Say(table, "You there!"));
        TableNews.Happened withheld = event(ann.client(), TableEvent.Said.class);
        assertEquals(new TableEvent.Said(Disc.BLACK, ""), withheld.event());
        assertEquals(2, withheld.version(), "versions have no gap");
        event(watcher, TableEvent.Said.class);
        TableEvent.Said heard =
                (TableEvent.Said) event(watcher, TableEvent.Said.class).event();
        assertEquals("", heard.text(), "who only watches reads nothing");
        remark(ann, table, "Bye", bert.client());
        ann.client().send(new TableRequest.Watch(table));
        List<Remark> chat = ann.client().await(TableNews.Seated.class).state().chat();
        assertEquals(List.of("Bye"), chat.stream().map(Remark::text).toList());
        Client again = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(again);
        assertEquals(chat, again.await(TableNews.Seated.class).state().chat());
        watcher.send(new TableRequest.Watch(table));
        assertEquals(List.of(), watcher.await(TableNews.Seated.class).state().chat());
        ann.client().send(new AccountRequest.Unblock(bert.id()));
        ann.client().await(AccountNews.Settings.class);
        remark(bert, table, "Sorry", ann.client());
    }

    @Test
    void aFlagFalls() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        GameTerms blitz = new GameTerms(Variant.OTHELLO, TimeControl.perGame(1, 0), false, ColourChoice.BLACK);
        begin(black, white, blitz);
        TableEvent.Finished end = (TableEvent.Finished)
                event(white.client(), TableEvent.Finished.class).event();
        assertEquals(Ending.TIME, end.finish().ending());
        assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
    }

    @Test
    void leavingARatedGameAtOnceAbortsIt() throws InterruptedException {
        Person black = member("Ann");
        Person white = member("Bert");
        long table = begin(black, white, RATED).id();
        black.client().send(new TableRequest.Play(table, 1, Move.at("d3")));
        event(white.client(), GameEvent.Played.class);
        white.client().send(new TableRequest.Leave(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(black.client(), TableEvent.Finished.class).event();
        assertEquals(Ending.ABANDONED, end.finish().ending());
        assertEquals(Optional.empty(), end.finish().winner());
        assertEquals(1200, end.finish().white().after());
        assertEquals(0, end.finish().black().points());
    }

    @Test
    void thePlayerToMoveCannotClaimTheWin() throws Exception {
        server.close();
        server = Server.start(Servers.patienceOf(0, url));
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        white.client().close();
        black.client().await(TableNews.AwayChanged.class);
        fails(ErrorCode.YOUR_MOVE, black.client(), new TableRequest.Claim(table));
        Move first = Move.at(Position.start(FRIENDLY.variant()).placements().get(0));
        black.client().send(new TableRequest.Play(table, 1, first));
        event(black.client(), GameEvent.Played.class);
        black.client().send(new TableRequest.Claim(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(black.client(), TableEvent.Finished.class).event();
        assertEquals(Optional.of(Disc.BLACK), end.finish().winner());
    }

    @Test
    void aWinIsClaimed() throws Exception {
        server.close();
        server = Server.start(Servers.patienceOf(0, url));
        Person black = guest();
        Person white = guest();
        long table = begin(black, white, FRIENDLY).id();
        black.client().close();
        TableNews.AwayChanged away = white.client().await(TableNews.AwayChanged.class);
        assertTrue(away.claimAt() > 0);
        white.client().send(new TableRequest.Claim(table));
        TableEvent.Finished end = (TableEvent.Finished)
                event(white.client(), TableEvent.Finished.class).event();
        assertEquals(Ending.CLAIMED, end.finish().ending());
        assertEquals(Optional.of(Disc.WHITE), end.finish().winner());
    }
}
