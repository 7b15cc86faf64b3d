package reversi.training.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.rules.Disc;
import reversi.rules.Square;

/** What holds of every game that is guessed, whatever is answered. */
class GuessingProperties {
    private static final List<ValuedGame> GAMES = ChampionGames.opened();

    @Provide
    Arbitrary<ValuedGame> games() {
        return Arbitraries.of(GAMES);
    }

    @Property(tries = 200)
    void pointsFallWithWhatAMoveLoses(
            @ForAll("games") ValuedGame game,
            @ForAll @IntRange(max = 59) int at,
            @ForAll @IntRange(min = 100, max = 3_000) int rating) {
        ValuedMove move = game.moves().get(Math.min(at, game.moves().size() - 1));
        GuessScale scale = GuessScale.of(move, rating);
        assertTrue(scale.most() >= GuessScale.BEST && scale.most() <= 2 * GuessScale.BEST);
        assertTrue(scale.found() >= 0 && scale.found() <= 100);
        int people = 0;
        for (Square one : move.turn().before().placements()) {
            people += scale.percent(one);
            assertEquals(move.isGood(one), scale.points(one) == scale.most() && scale.points(one) >= GuessScale.BEST);
            for (Square other : move.turn().before().placements()) {
                assertTrue(move.loss(one) > move.loss(other) || scale.points(one) >= scale.points(other));
            }
        }
        assertEquals(100, people, move.losses().size(), "rounded");
    }

    @Property(tries = 60)
    void theStrongerOneIsTheMoreOftenTheMostThatIsLostLeastIsFound(
            @ForAll("games") ValuedGame game, @ForAll @IntRange(min = 8, max = 50) int at) {
        ValuedMove move = game.moves().get(at);
        Square worst = move.turn().before().placements().get(move.losses().indexOf(most(move)));
        assertTrue(GuessScale.of(move, 1_700).percent(worst)
                <= GuessScale.of(move, 600).percent(worst) + 1);
    }

    private static int most(ValuedMove move) {
        return move.losses().stream().mapToInt(Integer::intValue).max().orElseThrow();
    }

    @Property(tries = 60)
    void everyMoveIsAskedOnceAndTheSumAddsUp(
            @ForAll("games") ValuedGame game, @ForAll Disc side, @ForAll @IntRange(max = 30) int choice) {
        Guessing now = Guessing.of(game, side);
        GuessSum sum = GuessSum.none();
        int guesses = 0;
        while (!now.isOver()) {
            ValuedMove move = now.current().orElseThrow();
            assertEquals(move.turn().before(), now.line().current());
            List<Square> legal = move.turn().before().placements();
            Square guess = legal.get((choice + guesses) % legal.size());
            sum = sum.with(move, guess, GuessScale.of(move, 1_200));
            now = now.guess(guess);
            assertEquals(move.turn().after(), now.line().current());
            assertEquals(now, now.guess(guess), "answered once");
            now = now.next();
            guesses++;
        }
        assertEquals(game.line(), now.line());
        assertEquals(now.asked().size(), guesses);
        assertEquals(sum, GuessSum.of(now, 1_200));
        assertTrue(sum.percent() >= 0 && sum.percent() <= 100);
    }

    @Property(tries = 30)
    void whoPlaysTheBestMovesHasAllPoints(@ForAll("games") ValuedGame game, @ForAll Disc side) {
        Guessing now = Guessing.of(game, side);
        while (!now.isOver()) {
            ValuedMove move = now.current().orElseThrow();
            now = now.guess(move.turn().before().placements().get(move.losses().indexOf(0)))
                    .next();
        }
        assertEquals(100, GuessSum.of(now, 900).percent());
        assertEquals(0, GuessSum.of(now, 900).lost());
    }

    @Property(tries = 60)
    void whatIsExplainedDiffers(
            @ForAll("games") ValuedGame game,
            @ForAll @IntRange(min = 8, max = 55) int at,
            @ForAll @IntRange(max = 30) int choice) {
        ValuedMove move = game.moves().get(at);
        List<Square> legal = move.turn().before().placements();
        Square guess = legal.get(choice % legal.size());
        Contrast.of(move, guess, 1_200)
                .ifPresent(found -> assertTrue(move.loss(found.worse()) > move.loss(found.better())));
        if (Math.abs(move.loss(guess) - move.loss()) >= 2) {
            Contrast found = Contrast.of(move, guess, 1_200).orElseThrow();
            assertEquals(List.of(guess, move.square()).containsAll(List.of(found.better(), found.worse())), true);
        }
    }

    @Example
    void progressKeepsTheBestAndTheGameThatIsNotOver() {
        Guessing first = Guessing.of(GAMES.get(0), Disc.BLACK);
        Square guess =
                first.current().orElseThrow().turn().before().placements().get(0);
        Guessing begun = first.guess(guess);
        ChampionProgress progress = ChampionProgress.none().at(begun);
        assertEquals(begun.next(), progress.resumed(GAMES.get(0), Disc.BLACK));
        assertEquals(Guessing.of(GAMES.get(0), Disc.WHITE), progress.resumed(GAMES.get(0), Disc.WHITE));
        assertEquals(Guessing.of(GAMES.get(1), Disc.BLACK), progress.resumed(GAMES.get(1), Disc.BLACK));
        ChampionGame game = GAMES.get(0).game();
        ChampionProgress done = progress.after(begun, 70).after(begun, 60);
        assertEquals(Optional.of(70), done.best(game, Disc.BLACK));
        assertEquals(Optional.empty(), done.best(game, Disc.WHITE));
        assertEquals(Optional.empty(), done.begun());
        ChampionProgress other =
                new ChampionProgress(Map.of(ChampionProgress.key(game, Disc.BLACK), 80, "x", 5), progress.begun());
        assertEquals(Optional.of(80), done.joined(other).best(game, Disc.BLACK));
        assertEquals(progress.begun(), done.joined(other).begun());
    }

    @Example
    void guessesThatDoNotFitBeginAnew() {
        ValuedGame game = GAMES.get(0);
        ChampionProgress misfit = new ChampionProgress(
                Map.of(),
                Optional.of(new ChampionProgress.Begun(game.game().id(), Disc.BLACK, List.of(new Square(3, 3)))));
        assertEquals(Guessing.of(game, Disc.BLACK), misfit.resumed(game, Disc.BLACK));
        assertThrows(
                IllegalArgumentException.class, () -> new Guessing(game, Disc.BLACK, List.of(new Square(3, 3)), false));
        assertFalse(Guessing.of(game, Disc.BLACK).guess(new Square(3, 3)).isShown());
    }
}
