package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
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
            SavedGame before = scene.session.saved();
            boolean effective = command.on(scene.session);
            check(scene);
            SavedGame after = scene.session.saved();
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
        Position position = Position.start(session.setup().variant());
        for (Move move : session.transcript().moves()) {
            position = position.play(move).orThrow().after();
        }
        assertEquals(position, session.position());
    }

    private static void assertNoTimeGained(GameSetup setup, SavedGame before, SavedGame after) {
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
            assertFalse(scene.session.saved().moves().isEmpty());
        }
        SavedGame end = scene.session.saved();
        int undone = 0;
        while (scene.session.undo()) {
            undone++;
        }
        int redone = 0;
        while (scene.session.redo()) {
            redone++;
        }
        assertEquals(undone, redone);
        SavedGame again = scene.session.saved();
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
        SavedGame saved = session.saved();
        assertEquals(Optional.empty(), saved.fault());
        String text = SavedGames.write(saved);
        assertEquals(new SavedGames.Ok(saved), SavedGames.read(text));

        GameSession resumed = GameSession.resume(saved, new SeatedPlayer(), new SeatedPlayer());
        resumed.start();
        assertEquals(saved, resumed.saved());
        assertEquals(session.awaited(), resumed.awaited());
        for (Command command : more) {
            if (command.what() == Command.What.OFFER || command.what() == Command.What.TICK) {
                continue; // neither the offers made nor what holds the clock is saved
            }
            command.on(session);
            command.on(resumed);
            assertEquals(session.saved(), resumed.saved(), "after " + command);
            assertEquals(session.awaited(), resumed.awaited());
        }
    }
}
