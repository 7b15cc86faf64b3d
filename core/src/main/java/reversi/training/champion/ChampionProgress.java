package reversi.training.champion;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Square;

/**
 * What is remembered of a player who guesses champions' moves.
 *
 * @param best the best result of each game in percent of the points that were possible, by {@link #key}
 * @param begun the game that is not over; empty where there is none
 */
public record ChampionProgress(Map<String, Integer> best, Optional<Begun> begun) {
    /**
     * A game that is not over.
     *
     * @param game its id
     * @param side whose moves are guessed
     * @param guesses the answers so far
     */
    public record Begun(String game, Disc side, List<Square> guesses) {
        public Begun {
            guesses = List.copyOf(guesses);
        }
    }

    public ChampionProgress {
        best = Map.copyOf(best);
    }

    /** Nothing was guessed. */
    public static ChampionProgress none() {
        return new ChampionProgress(Map.of(), Optional.empty());
    }

    /** The name of a game with a side whose moves are guessed. */
    public static String key(ChampionGame game, Disc side) {
        return game.id() + (side == game.champion() ? "" : "-other");
    }

    /** The best result of a game with a side; empty where it was not played to its end. */
    public Optional<Integer> best(ChampionGame game, Disc side) {
        return Optional.ofNullable(best.get(key(game, side)));
    }

    /** With a game as far as it is played now. */
    public ChampionProgress at(Guessing guessing) {
        return new ChampionProgress(
                best, Optional.of(new Begun(guessing.game().game().id(), guessing.side(), guessing.guesses())));
    }

    /** With a game that is over, and its result in percent. */
    public ChampionProgress after(Guessing guessing, int percent) {
        return joined(new ChampionProgress(
                        Map.of(key(guessing.game().game(), guessing.side()), percent), Optional.empty()))
                .without();
    }

    /** Without a game that is not over. */
    public ChampionProgress without() {
        return new ChampionProgress(best, Optional.empty());
    }

    /** With the results of another device where they are better, and the game that is not over there where there is none here. */
    public ChampionProgress joined(ChampionProgress other) {
        Map<String, Integer> more = new HashMap<>(best);
        other.best.forEach((key, percent) -> more.merge(key, percent, Math::max));
        return new ChampionProgress(more, begun.or(() -> other.begun));
    }

    /** A game that goes on where somebody was; from its beginning where what is remembered does not fit. */
    public Guessing resumed(ValuedGame game, Disc side) {
        try {
            return begun.filter(one -> one.game().equals(game.game().id()) && one.side() == side)
                    .map(one -> new Guessing(game, side, one.guesses(), false))
                    .orElseGet(() -> Guessing.of(game, side));
        } catch (IllegalArgumentException misfit) {
            return Guessing.of(game, side);
        }
    }
}
