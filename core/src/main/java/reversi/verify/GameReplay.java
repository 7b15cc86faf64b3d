package reversi.verify;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Offers;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.json.DecodeException;
import reversi.online.Finish;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Position;

/** Plays the game of a log again, by the rules alone. */
final class GameReplay {
    /** The lines before the first event, and the first line is 1. */
    private static final int LINES_BEFORE = 2;

    private Game game;
    private Optional<Finish> finish = Optional.empty();

    private GameReplay(GameLog log) {
        Seat nobody = Seat.remote("");
        game = Game.start(
                new GameSetup(log.terms().variant(), nobody, nobody, log.terms().time()), log.startedAt());
    }

    /**
     * How a game ended; throws DecodeException where a move is against the rules, an event can't follow the one before, there is no end, or
     * it is not the one that the position, the offers and the rules allow.
     */
    static Finish of(GameLog log) {
        GameReplay replay = new GameReplay(log);
        int line = LINES_BEFORE;
        for (GameLog.Entry entry : log.events()) {
            try {
                replay.add(entry);
            } catch (DecodeException | IllegalArgumentException wrong) {
                throw new DecodeException("line " + line + ": " + wrong.getMessage());
            }
            line++;
        }
        return replay.finish.orElseThrow(() -> new DecodeException("the game has no end"));
    }

    private void add(GameLog.Entry entry) {
        require(finish.isEmpty(), "something follows the end of the game");
        TableEvent happened = entry.event();
        GameEvent event = happened.inGame(game.position())
                .orElseThrow(() -> new DecodeException("what was said does not belong here"));
        if (happened instanceof TableEvent.Finished finished) {
            requireEnd(finished.finish());
            finish = Optional.of(finished.finish());
        } else if (event instanceof GameEvent.TakenBack) {
            require(isOpen(game.takeback()), "a move is taken back that nobody asked to take back");
        }
        game = game.with(event, entry.at());
    }

    private void requireEnd(Finish end) {
        Position last = game.position();
        Disc waits = last.toMove().other();
        require(
                last.isOver() == (end.ending() == Ending.DISCS),
                "the game can't end by " + end.ending() + " in this position");
        switch (end.ending()) {
            case AGREED_DRAW -> require(isOpen(game.draw()), "a draw is agreed that nobody offered");
            case TIME, CLAIMED ->
                require(end.winner().equals(Optional.of(waits)), "whoever is not to move wins by " + end.ending());
            case DISCS, RESIGNATION, LEFT, ABANDONED -> {}
        }
        Result result = end.result(last);
        require(
                end.winner().equals(result.winner())
                        && end.blackDiscs() == result.score().black()
                        && end.whiteDiscs() == result.score().white(),
                "the result is " + result.score().black() + "–" + result.score().white() + ", not " + end.blackDiscs()
                        + "–" + end.whiteDiscs() + ", or another side wins");
    }

    private static boolean isOpen(Offers offers) {
        return offers.open().isPresent();
    }

    private static void require(boolean isSo, String otherwise) {
        if (!isSo) {
            throw new DecodeException(otherwise);
        }
    }
}
