package reversi.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.game.ColourChoice;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameRequest.Wish;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.Verdict;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;

/** Games as a server keeps them, in which much is offered and taken back. */
final class PlayedGames {
    static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.BLACK);
    private static final long NOON = 1_764_417_600_000L;
    private static final Wish[] ASIDES = {
        Wish.OFFER_DRAW, Wish.DECLINE_DRAW, Wish.ASK_TAKEBACK, Wish.ACCEPT_TAKEBACK, Wish.DECLINE_TAKEBACK
    };
    private static final Wish[] ENDS = {Wish.RESIGN, Wish.CLAIM, Wish.ACCEPT_DRAW, Wish.LEAVE};

    private final Random random;
    private final List<GameLog.Entry> events = new ArrayList<>();
    private Game game;
    private long now = NOON;

    private PlayedGames(long seed) {
        random = new Random(seed);
        Seat nobody = Seat.remote("");
        game = Game.start(new GameSetup(TERMS.variant(), nobody, nobody, TERMS.time()), NOON);
    }

    /** A game by chance: the same for the same seed. */
    static GameLog random(long seed) {
        PlayedGames playing = new PlayedGames(seed);
        boolean endsEarly = playing.random.nextBoolean();
        while (!playing.game.isOver()) {
            Disc somebody = playing.random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
            int chance = playing.random.nextInt(60);
            if (chance == 0 && endsEarly) {
                playing.ask(somebody, ENDS[playing.random.nextInt(ENDS.length)]);
            } else if (chance < 12) {
                playing.ask(somebody, ASIDES[playing.random.nextInt(ASIDES.length)]);
            } else {
                playing.move();
            }
        }
        return new GameLog(41, Optional.of(7L), TERMS, true, 5, 9, NOON, playing.events);
    }

    private void move() {
        List<Move> moves = game.position().legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        ask(game.position().toMove(), new GameRequest.Play(game.transcript().plies() + 1, move));
    }

    private void ask(Disc by, GameRequest request) {
        now += 1_000 + random.nextInt(1_000);
        if (Referee.judge(game, by, request, now, 0) instanceof Verdict.Granted granted) {
            granted.events().forEach(this::add);
        }
    }

    private void add(GameEvent event) {
        TableEvent told = event instanceof GameEvent.Shared shared
                ? new TableEvent.InGame(shared)
                : new TableEvent.Finished(finish(((GameEvent.Ended) event).result()));
        game = game.with(event, now);
        events.add(new GameLog.Entry(now, told));
    }

    static Finish finish(Result result) {
        RatingChange change = new RatingChange(1, 1_500, 1_512);
        return new Finish(
                result.ending(),
                result.winner(),
                result.score().black(),
                result.score().white(),
                change,
                change);
    }
}
