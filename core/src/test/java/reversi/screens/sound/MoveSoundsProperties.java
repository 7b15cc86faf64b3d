package reversi.screens.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Lines;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.screens.board.AnimationListener;
import reversi.screens.board.BoardAnimation;
import reversi.screens.board.Tempo;

/** What is heard of the moves of random games. */
class MoveSoundsProperties {
    private static final float FRAME = 16;

    /** A sound, and how many milliseconds after its turn began. */
    private record Heard(SoundName name, Tone tone, float after) {}

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Transcript> large() {
        return Lines.games(Variant.square(14, Start.DIAGONAL));
    }

    private static List<Heard> play(Turn turn, Tempo tempo) {
        List<Heard> heard = new ArrayList<>();
        float[] time = new float[1];
        MoveSounds sounds =
                new MoveSounds((name, tone) -> heard.add(new Heard(name, tone, time[0])), () -> tempo.ripple() > 0);
        BoardAnimation animation = new BoardAnimation(turn.before(), tempo, sounds);
        animation.play(turn);
        while (animation.isMoving()) {
            time[0] += FRAME;
            animation.advance(FRAME);
        }
        return heard;
    }

    private static List<Heard> flips(List<Heard> heard) {
        return heard.stream().filter(sound -> sound.name() == SoundName.FLIP).toList();
    }

    private static int rings(Turn turn, Square placed) {
        return (int) turn.flipped().stream().map(placed::distance).distinct().count();
    }

    @Property(tries = 30)
    void eachDiscThatIsHeardIsHigherThanTheOneBefore(@ForAll("games") Transcript game) {
        for (Turn turn : game.turns()) {
            List<Heard> flips = flips(play(turn, Tempo.normal()));
            for (int i = 1; i < flips.size(); i++) {
                assertTrue(flips.get(i).tone().pitch() > flips.get(i - 1).tone().pitch());
                assertTrue(flips.get(i).after() >= flips.get(i - 1).after());
            }
        }
    }

    @Property(tries = 30)
    void everyRingIsHeardAndNoneIsNoise(@ForAll("large") Transcript game) {
        for (Turn turn : game.turns()) {
            turn.move().square().ifPresent(placed -> {
                List<Heard> heard = play(turn, Tempo.normal());
                List<Heard> flips = flips(heard);
                long moments = flips.stream().map(Heard::after).distinct().count();
                assertEquals(rings(turn, placed), moments);
                assertTrue(flips.size() <= MoveSounds.VOICES * moments);
                assertTrue(flips.stream()
                        .allMatch(
                                flip -> flip.tone().pitch() <= 2 && flip.tone().loudness() <= 1));
                assertEquals(1, heard.size() - flips.size(), "the disc that is placed");
            });
        }
    }

    /** The first files are heard at the left, and the last ones at the right. */
    @Property(tries = 30)
    void whatLiesFurtherRightIsHeardThere(@ForAll("games") Transcript game) {
        List<Float> pans = new ArrayList<>(java.util.Collections.nCopies(8, 0f));
        for (Turn turn : game.turns()) {
            MoveSounds sounds = new MoveSounds(
                    (name, tone) -> turn.move()
                            .square()
                            .filter(square -> name == SoundName.PLACE)
                            .ifPresent(square -> pans.set(square.file(), tone.pan())),
                    () -> true);
            ((AnimationListener) sounds).placed(turn);
        }
        for (int file = 0; file < 8; file++) {
            assertEquals((2 * file - 7) / 8f * 0.6f, pans.get(file), 1e-6f);
        }
    }

    /** Where all discs change at once, they are heard once. */
    @Property(tries = 20)
    void withoutMotionAMoveIsShort(@ForAll("games") Transcript game) {
        for (Turn turn : game.turns()) {
            assertTrue(flips(play(turn, Tempo.reduced())).size() <= MoveSounds.VOICES);
        }
    }
}
