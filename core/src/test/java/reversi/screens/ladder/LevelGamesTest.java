package reversi.screens.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameOrigin;
import reversi.archive.GameSummary;
import reversi.archive.PlayedGames;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Variant;
import reversi.teach.ladder.LevelResult;

/** Which games of the archive count for the ladder and the player's strength. */
class LevelGamesTest {
    private static final long DAY = 86_400_000;
    private static final long AT = 20_000 * DAY + DAY / 2;

    private static Game played(GameSetup setup) {
        for (long seed = 1; ; seed++) {
            Game game = PlayedGames.play(setup, new Random(seed));
            if (game.position().isOver() && game.result().orElseThrow().winner().isPresent()) {
                return game;
            }
        }
    }

    private static GameSetup setup(Variant variant, TimeControl time) {
        return new GameSetup(variant, Seat.human(""), Seat.computer("", 4), time);
    }

    private static GameSummary summary(Game game) {
        return ArchivedGame.local("one", AT, game, "").summary();
    }

    private static GameSummary othello() {
        return summary(played(setup(Variant.OTHELLO, TimeControl.none())));
    }

    private static Optional<LevelResult> result(GameSummary game) {
        return LevelGames.result(game, at -> 0);
    }

    private static GameSummary with(
            GameSummary game, GameOrigin source, ArchivedPlayer white, Result result, int placements) {
        return new GameSummary(
                game.id(),
                game.at(),
                source,
                new ArchivedPlayers(game.black(), white, game.mine()),
                game.variant(),
                game.time(),
                result,
                placements,
                "",
                game.board(),
                false,
                Optional.empty());
    }

    @Test
    void aFinishedGameAgainstALevelCounts() {
        GameSummary game = othello();
        double score = game.result().winner().equals(Optional.of(Disc.BLACK)) ? 1 : 0;
        assertEquals(Optional.of(new LevelResult(4, score, 20_000, 0)), result(game));
        Result draw = new Result(Ending.DISCS, Optional.empty(), new Score(32, 32, 0, false));
        GameSummary drawn = with(game, game.source(), game.white(), draw, game.placements());
        assertEquals(Optional.of(new LevelResult(4, 0.5, 20_000, 0)), result(drawn));
    }

    @Test
    void theDayIsThatOfThePlayersClockAndTheTimeThatOfAMove() {
        GameSummary game = summary(played(setup(Variant.OTHELLO, TimeControl.perMove(17))));
        LevelResult tomorrow = LevelGames.result(game, at -> 13 * 60).orElseThrow();
        assertEquals(20_001, tomorrow.day());
        assertEquals(17, tomorrow.seconds());
        GameSummary blitz = summary(played(setup(Variant.OTHELLO, TimeControl.perGame(300, 2))));
        assertEquals(0, result(blitz).orElseThrow().seconds());
    }

    @Test
    void otherGamesDoNotCount() {
        GameSummary game = othello();
        Result end = game.result();
        int all = game.placements();
        for (GameOrigin source : GameOrigin.values()) {
            assertEquals(
                    source == GameOrigin.COMPUTER,
                    result(with(game, source, game.white(), end, all)).isPresent(),
                    source.toString());
        }
        for (int level : new int[] {0, 18, 99}) {
            GameSummary other = with(game, game.source(), new ArchivedPlayer("", level, 0), end, all);
            assertEquals(Optional.empty(), result(other), "level " + level);
        }
        for (Variant variant : List.of(Variant.ANTI, Variant.REVERSI_1876, Variant.EIGHT_STARS)) {
            assertEquals(Optional.empty(), result(summary(played(setup(variant, TimeControl.none())))));
        }
        Result agreed = new Result(Ending.AGREED_DRAW, Optional.empty(), end.score());
        assertEquals(Optional.empty(), result(with(game, game.source(), game.white(), agreed, all)));
        Result abandoned = new Result(Ending.ABANDONED, Optional.empty(), end.score());
        assertEquals(Optional.empty(), result(with(game, game.source(), game.white(), abandoned, all)));
    }

    @Test
    void anEndBeforeTheTenthDiscCountsOnTheBoardOnly() {
        for (int plies : new int[] {9, 10}) {
            Game game = Game.start(setup(Variant.OTHELLO, TimeControl.none()), 0);
            Position position = decided(plies);
            for (Ending ending : List.of(Ending.RESIGNATION, Ending.TIME, Ending.DISCS)) {
                Score score = position.score();
                Disc winner = score.black() > score.white() ? Disc.BLACK : Disc.WHITE;
                Result end = new Result(ending, Optional.of(winner), score);
                GameSummary kept = new GameSummary(
                        "early",
                        AT,
                        GameOrigin.COMPUTER,
                        new ArchivedPlayers(
                                new ArchivedPlayer("", 0, 0), new ArchivedPlayer("", 4, 0), Optional.of(Disc.BLACK)),
                        Variant.OTHELLO,
                        game.setup().time(),
                        end,
                        plies,
                        "",
                        ArchivedGame.board(position),
                        false,
                        Optional.empty());
                assertEquals(plies == 10 || ending == Ending.DISCS, result(kept).isPresent(), ending + " " + plies);
            }
        }
    }

    /** A position after so many plies in which one colour leads. */
    private static Position decided(int plies) {
        for (long seed = 1; ; seed++) {
            Position position = GameDomain.game(Variant.OTHELLO, seed, plies).current();
            if (position.score().black() != position.score().white()) {
                return position;
            }
        }
    }

    @Test
    void aGameFromAPositionThatWasSetUpDoesNotCount() {
        Position middle = GameDomain.game(Variant.OTHELLO, 5, 20).current();
        GameSetup setup = new GameSetup(middle, List.of(), Seat.human(""), Seat.computer("", 4), TimeControl.none());
        assertEquals(Optional.empty(), result(summary(played(setup))));
    }
}
