package reversi.archive;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Finished games of random moves. */
public final class PlayedGames {
    private static final List<Variant> VARIANTS = List.of(
            Variant.square(4, Start.DIAGONAL),
            Variant.OTHELLO,
            Variant.ANTI,
            Variant.REVERSI_1876,
            Variant.EIGHT_STARS);

    private PlayedGames() {}

    /** A game of a level against a person, to its end or to somebody's resignation. */
    public static Game game(Random random) {
        Seat person = Seat.human("");
        Seat computer = Seat.computer("", 1 + random.nextInt(17));
        boolean isBlack = random.nextBoolean();
        return play(
                new GameSetup(
                        VARIANTS.get(random.nextInt(VARIANTS.size())),
                        isBlack ? person : computer,
                        isBlack ? computer : person,
                        TimeControl.perGame(300, 5)),
                random);
    }

    /** A game that began in a position after some moves of another one. */
    public static Game setUp(Random random) {
        Position start = Position.start(VARIANTS.get(random.nextInt(VARIANTS.size())));
        for (int left = 1 + random.nextInt(50); left > 0; left--) {
            Position after = start.play(choice(start, random)).orThrow().after();
            start = after.isOver() ? start : after;
        }
        Seat person = Seat.human("");
        return play(new GameSetup(start, List.of(), person, person, TimeControl.perGame(300, 5)), random);
    }

    private static Move choice(Position position, Random random) {
        List<Move> legal = position.legalMoves();
        return legal.get(random.nextInt(legal.size()));
    }

    /** Random moves from a setup on. */
    public static Game play(GameSetup setup, Random random) {
        Game game = Game.start(setup, 0);
        int last = 1 + random.nextInt(200);
        while (!game.position().isOver() && game.transcript().plies() < last) {
            Move move = choice(game.position(), random);
            int ply = game.transcript().plies() + 1;
            game = game.with(new GameEvent.Played(ply, move, new ClockTimes(300_000 - ply, 200_000)), 0);
        }
        while (game.position().mustPass()) {
            int ply = game.transcript().plies() + 1;
            game = game.with(new GameEvent.Played(ply, Move.PASS, new ClockTimes(1, 1)), 0);
        }
        Result result = game.position().isOver()
                ? Result.byDiscs(game.position())
                : Result.lost(Ending.RESIGNATION, game.position().toMove(), game.position());
        return game.with(new GameEvent.Ended(result), 0);
    }

    /** As it is in the archive. */
    public static ArchivedGame archived(String id, long at, long seed) {
        return ArchivedGame.local(id, at, game(new Random(seed)), seed % 2 == 0 ? "Tiger" : "");
    }

    /** The summary of a game of standard Othello that ended so for a person with Black. */
    static GameSummary ended(String id, long at, Outcome outcome, int level) {
        Game game = Game.start(
                new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", level), TimeControl.none()), 0);
        Result result =
                switch (outcome) {
                    case WON -> Result.lost(Ending.RESIGNATION, Disc.WHITE, game.position());
                    case LOST -> Result.lost(Ending.RESIGNATION, Disc.BLACK, game.position());
                    case DRAWN -> Result.agreedDraw(game.position());
                    case NEUTRAL ->
                        new Result(
                                Ending.ABANDONED,
                                Optional.empty(),
                                game.position().score());
                };
        return ArchivedGame.local(id, at, game.with(new GameEvent.Ended(result), 0), "")
                .summary();
    }
}
