package reversi.tools.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.Verdict;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** A table that does one thing after the other, at moments 100 apart, whose players ask for anything; and what they see of it. */
final class PlayedTable {
    /** More than half of the time from one moment to the next, so that requests overlap. */
    private static final int LATENESS = 250;

    private static final List<GameRequest.Wish> WISHES = List.of(
            GameRequest.Wish.OFFER_DRAW,
            GameRequest.Wish.DECLINE_DRAW,
            GameRequest.Wish.ASK_TAKEBACK,
            GameRequest.Wish.ACCEPT_TAKEBACK,
            GameRequest.Wish.DECLINE_TAKEBACK);

    final TableHistory history = new TableHistory(Variant.OTHELLO);
    final List<Game> stages = new ArrayList<>();
    private final Random random;
    private long now;

    PlayedTable(long seed) {
        random = new Random(seed);
        stages.add(Game.start(new GameSetup(Variant.OTHELLO, Seat.remote(""), Seat.remote(""), TimeControl.none()), 0));
    }

    Game game() {
        return stages.get(stages.size() - 1);
    }

    long now() {
        return now;
    }

    /** Both ask for so many things, of some of which nobody learns what came of them. */
    PlayedTable played(int requests) {
        for (int i = 0; i < requests; i++) {
            now += 100;
            Disc by = random.nextInt(6) == 0
                    ? game().position().toMove().other()
                    : game().position().toMove();
            request(by, wish(), random.nextInt(8) != 0);
        }
        return this;
    }

    private GameRequest wish() {
        if (random.nextInt(4) == 0) {
            return WISHES.get(random.nextInt(WISHES.size()));
        }
        List<Square> places = game().position().placements();
        Move move = places.isEmpty() ? Move.PASS : Move.at(places.get(random.nextInt(places.size())));
        return new GameRequest.Play(game().transcript().plies() + 1 - (random.nextInt(10) == 0 ? 1 : 0), move);
    }

    private long before() {
        return now - random.nextInt(LATENESS);
    }

    private long after() {
        return now + random.nextInt(LATENESS);
    }

    private void request(Disc by, GameRequest wish, boolean isAnswered) {
        long number = history.asked(by, wish, before());
        Verdict verdict = Referee.judge(game(), by, wish, 0, 0);
        if (verdict instanceof Verdict.Granted granted) {
            granted.events().forEach(event -> {
                stages.add(game().with(event, 0));
                if (isAnswered) {
                    history.happened(game().version(), told(event), after());
                }
            });
        } else if (isAnswered) {
            history.refused(number, ((Verdict.Refused) verdict).reason(), after());
        }
        if (random.nextInt(20) == 0) {
            history.newest(state(game()), before(), after());
        }
    }

    /** The game after these moves. */
    static Game after(String... squares) {
        Game game = new PlayedTable(0).game();
        for (String square : squares) {
            Move move = Move.at(square);
            game = game.with(
                    new GameEvent.Played(
                            game.transcript().plies() + 1, move, game.clock().shown()),
                    0);
        }
        return game;
    }

    static TableEvent told(GameEvent event) {
        if (event instanceof GameEvent.Ended ended) {
            Result result = ended.result();
            return new TableEvent.Finished(finish(result));
        }
        return new TableEvent.InGame((GameEvent.Shared) event);
    }

    private static Finish finish(Result result) {
        RatingChange none = new RatingChange(0, 0, 0);
        return new Finish(
                result.ending(),
                result.winner(),
                result.score().black(),
                result.score().white(),
                none,
                none);
    }

    static TableState state(Game game) {
        PlayerCard card = new PlayerCard(1, "somebody", PlayerKind.GUEST, 0, 0, Presence.IDLE, Optional.empty(), 0, 0);
        return new TableState(
                1,
                new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.LOT),
                card,
                card,
                0,
                game.version(),
                0,
                game.transcript().moves(),
                new ClockTimes(0, 0),
                game.draw().open(),
                game.takeback().open(),
                false,
                List.of(),
                List.of(),
                0,
                game.result().map(PlayedTable::finish));
    }
}
