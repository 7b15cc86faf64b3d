package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.BeforeTry;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.players.HumanPlayer;
import reversi.rules.Disc;
import reversi.rules.Draws;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.session.SessionListener;

/** Whatever the wires do, client and server agree on the table in the end, and no move is played twice or lost. */
class OnlineTableProperties {
    private static final int STEPS = 250;

    private ScriptedServer server = new ScriptedServer();
    private OnlineFixture fixture = new OnlineFixture(server);
    private HumanPlayer human = new HumanPlayer();

    /** Every try has a server of its own: a game that has ended proves nothing more. */
    @BeforeTry
    void begin() {
        server = new ScriptedServer();
        fixture = new OnlineFixture(server);
        human = new HumanPlayer();
    }

    @Provide
    Arbitrary<List<Random>> steps() {
        return Draws.steps(STEPS, 2);
    }

    @Property(tries = 300)
    void clientAndServerAgreeInTheEnd(@ForAll("steps") List<Random> steps) {
        fixture.signIn();
        server.seat();
        server.deliverAll();
        OnlineTable table = fixture.client.table(7).orElseThrow();
        TableGame game = new TableGame(fixture.client, table, human);
        fixture.client.addListener(follower(game));
        List<Disc> declined = new ArrayList<>();
        game.session().addListener(new SessionListener() {
            @Override
            public void drawDeclined(Disc by) {
                declined.add(by);
            }
        });
        game.start();
        for (Random step : steps) {
            happen(step, game);
            assertEquals(table.ahead().transcript(), game.session().transcript(), "what is shown is the table's game");
            assertEquals(table.ahead().result(), game.session().result());
        }
        fixture.settle();
        agrees(server.state(), table);
        agrees(server.told(), table);
        assertEquals(List.of(), declined, "offers are the table's");
        assertEquals(whole(server.transcript()), game.session().transcript());
        assertEquals(
                server.state().finish().isPresent(), game.session().result().isPresent());
        if (table.finish().isEmpty()) {
            assertEquals(
                    Optional.of(server.transcript().current().toMove()),
                    game.session().awaited());
        }
    }

    /** The server played a move that had been forgotten here; the person who was still asked could then move for the opponent. */
    @Example
    void aMoveOfTheServersTakesTheQuestionBack() {
        clientAndServerAgreeInTheEnd(Collections.nCopies(STEPS, new Random(-7669003523033955896L)));
    }

    private static OnlineListener follower(TableGame game) {
        return new OnlineListener() {
            @Override
            public void tableRenewed(OnlineTable renewed) {
                game.follow();
            }

            @Override
            public void happened(OnlineTable changed, TableEvent event) {
                game.follow();
            }
        };
    }

    /** The game with the forced pass that both sides know of at once. */
    private static Transcript whole(Transcript line) {
        Position last = line.current();
        return last.mustPass() ? line.with(last.play(Move.PASS).orThrow()) : line;
    }

    private void happen(Random random, TableGame game) {
        switch (random.nextInt(24)) {
            case 0 -> server.cut();
            case 1 -> server.repeatNext();
            case 2 -> server.loseNext();
            case 3 -> server.delayNext();
            case 4 -> server.takeBack(server.transcript().plies() - 1 - random.nextInt(3));
            case 5 -> server.offerDraw(Disc.WHITE);
            case 6 -> server.declineDraw();
            case 7 -> server.remark(Disc.WHITE, "remark " + random.nextInt(100));
            case 8 -> fixture.client.ask(new TableRequest.Say(7, "well " + random.nextInt(100)));
            case 9 -> fixture.wait(500);
            case 10 -> endRarely(random);
            case 11, 12, 13 -> server.opponentPlays(random.nextInt(20));
            case 14, 15, 16, 17 -> choose(random, game);
            case 18, 19, 20 -> server.deliverUp();
            default -> server.deliverDown();
        }
        server.connect();
    }

    private void endRarely(Random random) {
        if (random.nextInt(30) == 0) {
            server.end(Ending.LEFT, Optional.of(Disc.WHITE));
        }
    }

    private void choose(Random random, TableGame game) {
        List<Move> legal = game.session().position().legalMoves();
        if (human.isAsked() && !legal.isEmpty()) {
            legal.get(random.nextInt(legal.size())).square().ifPresent(human::choose);
        }
    }

    /** The server's events, folded without a loss. */
    private static void agrees(List<TableNews.Happened> told, OnlineTable table) {
        Game game = Game.start(table.game().setup(), ScriptedServer.START);
        for (TableNews.Happened news : told) {
            Optional<GameEvent> event = news.event().inGame(game.position());
            if (event.isPresent()) {
                assertTrue(game.allows(event.get()), event::toString);
                game = game.with(event.get(), news.at());
            }
        }
        assertEquals(game.transcript(), table.transcript());
        assertEquals(game.result(), table.game().result());
        assertEquals(game.draw().open(), table.drawOffer());
        assertEquals(game.takeback().open(), table.takebackOffer());
    }

    private static void agrees(TableState state, OnlineTable table) {
        assertEquals(state.version(), table.version());
        assertEquals(state.moves(), table.transcript().moves());
        assertEquals(state.chat(), table.chat());
        assertEquals(state.drawOffer(), table.drawOffer());
        assertEquals(state.takebackOffer(), table.takebackOffer());
        assertEquals(state.finish(), table.finish());
        assertTrue(table.pending().isEmpty());
    }
}
