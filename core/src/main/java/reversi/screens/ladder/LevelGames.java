package reversi.screens.ladder;

import java.util.Optional;
import java.util.function.LongToIntFunction;
import reversi.archive.ArchivedPlayer;
import reversi.archive.GameOrigin;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.engine.Level;
import reversi.game.Ending;
import reversi.rules.Variant;
import reversi.screens.CalendarDay;
import reversi.teach.ladder.LevelResult;

/** Which games of the archive count for the ladder and for the player's strength: see {@code docs/ladder.md}. */
final class LevelGames {
    /** A game that ends otherwise than on the board counts from so many placed discs on. */
    private static final int FEWEST = 10;

    private static final int DISCS_AT_START = 4;

    private LevelGames() {}

    /** What a game counts; empty for one that does not. The function tells how many minutes the player's clock was ahead of universal time at a moment. */
    static Optional<LevelResult> result(GameSummary game, LongToIntFunction minutesAhead) {
        int level = game.source() == GameOrigin.COMPUTER
                ? game.opponent().map(ArchivedPlayer::level).orElse(0)
                : 0;
        boolean counts = level > 0
                && level <= Level.all().size()
                && game.outcome() != Outcome.NEUTRAL
                && game.result().ending() != Ending.AGREED_DRAW
                && game.variant().equals(Variant.OTHELLO)
                && discs(game) - game.placements() == DISCS_AT_START
                && (game.result().ending() == Ending.DISCS || game.placements() >= FEWEST);
        if (!counts) {
            return Optional.empty();
        }
        double score = game.outcome() == Outcome.WON ? 1 : game.outcome() == Outcome.DRAWN ? 0.5 : 0;
        long day = CalendarDay.number(game.at(), minutesAhead.applyAsInt(game.at()));
        int seconds = game.time().isPerMove() ? game.time().seconds() : 0;
        return Optional.of(new LevelResult(level, score, day, seconds));
    }

    /** How many discs lie on the board at the end: more than were placed by the four of the start, or by more where it was set up by hand. */
    private static int discs(GameSummary game) {
        int discs = 0;
        for (int i = 0; i < game.board().length(); i++) {
            discs += game.board().charAt(i) == '-' ? 0 : 1;
        }
        return discs;
    }
}
