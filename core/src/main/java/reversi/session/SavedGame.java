package reversi.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Clock;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;

/**
 * A game as it is kept from one start of the program to the next. Taking one at every move costs nothing to speak of, so
 * the moves are not replayed here; {@link #fault} does that before a kept game is trusted.
 *
 * @param setup what was settled before the game
 * @param moves the moves played since the opening, passes included
 * @param undone the moves taken back that can be restored, passes included
 * @param history what the clocks showed when each turn since the opening began: one more than moves and undone together
 * @param clocks what the clocks show now
 * @param result how the game ended; empty for an unfinished one
 */
public record SavedGame(
        GameSetup setup,
        List<Move> moves,
        List<Move> undone,
        List<ClockTimes> history,
        ClockTimes clocks,
        Optional<Result> result) {
    /** Throws IllegalArgumentException where the history of the clocks is not as long as the game. */
    public SavedGame {
        moves = List.copyOf(moves);
        undone = List.copyOf(undone);
        history = List.copyOf(history);
        if (history.size() != moves.size() + undone.size() + 1) {
            throw new IllegalArgumentException("the clocks do not fit the moves");
        }
    }

    /** Why this cannot be a game, in words; empty where every move is legal and the outcome fits the position. */
    public Optional<String> fault() {
        Transcript played = setup.opened();
        Optional<String> fault = follow(played, moves);
        if (fault.isPresent()) {
            return fault;
        }
        played = transcript();
        if (!fits(played.current())) {
            return Optional.of("the outcome does not fit the position");
        }
        return follow(played, undone);
    }

    /** Why the moves cannot be played from here on; empty where they can. */
    private static Optional<String> follow(Transcript from, List<Move> moves) {
        Transcript transcript = from;
        for (Move move : moves) {
            Position position = transcript.current();
            Optional<Illegal> refusal = position.refusal(move);
            if (refusal.isPresent()) {
                return Optional.of("ply " + (transcript.plies() + 1) + ", " + move + ": " + refusal.get());
            }
            transcript = transcript.with(position.play(move).orThrow());
        }
        boolean open = transcript.current().mustPass();
        return open ? Optional.of("a forced pass is missing after ply " + transcript.plies()) : Optional.empty();
    }

    private boolean fits(Position last) {
        if (result.isEmpty()) {
            return !last.isOver();
        }
        boolean byDiscs = result.get().ending() == Ending.DISCS;
        return byDiscs == last.isOver() && result.get().score().equals(last.score());
    }

    /** What is kept of a game whose clocks show this now. */
    static SavedGame of(Game game, ClockTimes clocks) {
        List<Move> moves = game.transcript().moves();
        int opening = moves.size() + game.undone().size() + 1 - game.history().size();
        return new SavedGame(
                game.setup(),
                moves.subList(opening, moves.size()),
                game.undone(),
                game.history(),
                clocks,
                game.result());
    }

    /** The game as it was kept, at moment 0; throws IllegalArgumentException for a game with a {@link #fault}. */
    Game game() {
        fault().ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        Game game = Game.start(setup, Clock.start(setup, 0).showing(history.get(0), 0));
        List<Move> all = new ArrayList<>(moves);
        all.addAll(undone);
        int opening = game.transcript().plies();
        for (int i = 0; i < all.size(); i++) {
            game = game.with(new GameEvent.Played(opening + i + 1, all.get(i), history.get(i + 1)), 0);
        }
        if (!undone.isEmpty()) {
            game = game.with(new GameEvent.TakenBack(opening + moves.size(), clocks), 0);
        }
        game = game.showing(clocks, 0);
        return result.isPresent() ? game.with(new GameEvent.Ended(result.get()), 0) : game;
    }

    /** The game up to its present position; throws IllegalArgumentException for an illegal move. */
    public Transcript transcript() {
        return GameSetup.replay(setup.opened(), moves);
    }

    /** This game as two people at one device play it on; a ladder, which trains against the computer, is left without a clock. */
    public SavedGame betweenPeople() {
        return new SavedGame(setup.betweenPeople(), moves, undone, history, clocks, result);
    }

    /** Whether the game can still be played on. */
    public boolean isUnfinished() {
        return result.isEmpty();
    }
}
