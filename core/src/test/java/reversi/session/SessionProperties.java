package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;

/** What holds of every session, whatever anybody does to it in any order. */
class SessionProperties {
    @Provide
    Arbitrary<GameSetup> setups() {
        return Setups.any();
    }

    @Provide
    Arbitrary<List<Command>> commands() {
        return Command.lists(60);
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void whateverHappensTheSessionStaysAGame(
            @ForAll("setups") GameSetup setup, @ForAll("commands") List<Command> commands) {
        Scene scene = new Scene(new GameSession(setup, new SeatedPlayer(), new SeatedPlayer()));
        scene.session.start();
        check(scene);
        for (Command command : commands) {
            Kept before = Kept.of(scene.session);
            boolean effective = command.on(scene.session);
            check(scene);
            Kept after = Kept.of(scene.session);
            if (!effective) {
                assertEquals(before, after, command + " said that it changed nothing");
            }
            if (!command.rewinds()) {
                assertNoTimeGained(setup, before, after);
            }
        }
    }

    private static void check(Scene scene) {
        GameSession session = scene.session;
        assertLegal(session);
        assertEquals(session.transcript().moves(), scene.recorder.transcript.moves(), "the events tell the same game");
        assertEquals(session.result(), scene.recorder.outcome);
        assertEquals(session.drawOffer(), scene.recorder.offer);
        assertEquals(session.isPaused(), scene.recorder.paused);
        Position position = session.position();
        assertFalse(position.mustPass(), "forced passes are played at once");
        assertTrue(session.result().isPresent() || !position.isOver());
        if (session.awaited().isPresent()) {
            assertEquals(Optional.of(position.toMove()), session.awaited());
            assertTrue(session.isRunning());
        } else {
            assertTrue(session.isPaused() || session.result().isPresent());
        }
    }

    private static void assertLegal(GameSession session) {
        Position position = session.setup().start();
        for (Move move : session.transcript().moves()) {
            position = position.play(move).orThrow().after();
        }
        assertEquals(position, session.position());
    }

    private static void assertNoTimeGained(GameSetup setup, Kept before, Kept after) {
        TimeControl time = setup.time();
        boolean moved = after.moves().size() > before.moves().size();
        for (Disc disc : Disc.values()) {
            long was = before.clocks().of(disc);
            long is = after.clocks().of(disc);
            long most = !moved ? was : time.isPerMove() ? time.seconds() * 1000L : was + time.increment() * 1000L;
            assertTrue(is >= 0 && is <= most, "the clock went from " + was + " to " + is);
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void redoRestoresExactlyWhatUndoTookBack(
            @ForAll("setups") GameSetup setup, @ForAll("commands") List<Command> commands) {
        Scene scene = new Scene(new GameSession(setup, new SeatedPlayer(), new SeatedPlayer()));
        scene.session.start();
        commands.forEach(command -> command.on(scene.session));
        while (scene.session.redo()) {
            assertFalse(Kept.of(scene.session).moves().isEmpty());
        }
        Kept end = Kept.of(scene.session);
        int undone = 0;
        while (scene.session.undo()) {
            undone++;
        }
        int redone = 0;
        while (scene.session.redo()) {
            redone++;
        }
        assertEquals(undone, redone);
        Kept again = Kept.of(scene.session);
        assertEquals(end.moves(), again.moves());
        assertEquals(end.undone(), again.undone());
        assertEquals(end.history(), again.history());
        assertEquals(end.result(), again.result());
        if (undone > 0) {
            assertEquals(
                    again.history().get(again.moves().size()),
                    again.clocks(),
                    "the clocks show what they showed when the turn began");
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aSavedGameGoesOnExactlyWhereItWas(
            @ForAll("setups") GameSetup setup,
            @ForAll("commands") List<Command> commands,
            @ForAll("commands") List<Command> more) {
        GameSession session = new GameSession(setup, new SeatedPlayer(), new SeatedPlayer());
        session.start();
        commands.forEach(command -> command.on(session));
        session.answerDraw(Disc.BLACK, false);
        session.answerDraw(Disc.WHITE, false);
        session.resume();
        session.release();
        // Nothing lifts the pause of a game that a redo has ended, and no pause is saved.
        Assume.that(!session.isPaused());
        Kept kept = Kept.of(session);
        SavedGames.Ok saved =
                assertInstanceOf(SavedGames.Ok.class, SavedGames.read(SavedGames.write(session.snapshot())));
        assertEquals(kept, Kept.of(saved.game()));

        GameSession resumed = new GameSession(saved.game(), new SeatedPlayer(), new SeatedPlayer());
        resumed.start();
        assertEquals(kept, Kept.of(resumed));
        assertEquals(session.awaited(), resumed.awaited());
        for (Command command : more) {
            if (command.what() == Command.What.OFFER || command.what() == Command.What.TICK) {
                continue; // neither the offers made nor what holds the clock is saved
            }
            command.on(session);
            command.on(resumed);
            assertEquals(Kept.of(session), Kept.of(resumed), "after " + command);
            assertEquals(session.awaited(), resumed.awaited());
        }
    }
}
