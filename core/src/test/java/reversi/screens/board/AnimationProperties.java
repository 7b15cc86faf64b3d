package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.FloatRange;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** The laws of the board's animation, on random games and a clock moved by hand. */
class AnimationProperties {
    private static final Variant LARGE = Variant.square(12, Start.DIAGONAL);
    private static final Arbitrary<Variant> VARIANTS = Arbitraries.of(
            Variant.OTHELLO, Variant.EIGHT_STARS, Variant.REVERSI_1876, Variant.square(4, Start.PARALLEL), LARGE);

    @Provide
    Arbitrary<Transcript> games() {
        return VARIANTS.flatMap(Lines::games);
    }

    @Provide
    Arbitrary<Transcript> beginnings() {
        return VARIANTS.flatMap(variant -> Lines.transcripts(variant, 0, 80));
    }

    @Provide
    Arbitrary<Transcript> shortOnes() {
        return VARIANTS.flatMap(variant -> Lines.transcripts(variant, 0, 20));
    }

    @Provide
    Arbitrary<Transcript> othello() {
        return Lines.games(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Transcript> openings() {
        return Lines.transcripts(Variant.OTHELLO, 1, 24);
    }

    @Provide
    Arbitrary<Transcript> large() {
        return Lines.games(LARGE);
    }

    @Provide
    Arbitrary<Tempo> tempos() {
        return Arbitraries.of(Tempo.off(), Tempo.fast(), Tempo.normal(), Tempo.slow(), Tempo.reduced());
    }

    static Transcript game(Variant variant, long seed, int plies) {
        Random random = new Random(seed);
        Transcript game = Transcript.start(variant);
        while (game.plies() < plies) {
            List<Move> moves = game.current().legalMoves();
            if (moves.isEmpty()) {
                return game;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    private static void assertRests(Position position, Poses poses) {
        for (Square square : position.variant().squares()) {
            Pose pose = poses.at(square);
            assertEquals(position.at(square).isPresent(), pose.isPresent());
            position.at(square).ifPresent(disc -> {
                assertEquals(disc, pose.face());
                assertTrue(pose.isAtRest());
            });
        }
    }

    @Property(tries = 200)
    void flipsRippleOutwardsRingByRingAndOverlap(@ForAll("large") Transcript game, @ForAll("tempos") Tempo tempo) {
        for (Turn turn : game.turns()) {
            FlipTimeline timeline = FlipTimeline.of(turn, tempo);
            assertEquals(turn.flipped().size(), timeline.flips());
            for (int i = 1; i < timeline.flips(); i++) {
                int rings = timeline.ringOf(i) - timeline.ringOf(i - 1);
                assertTrue(rings >= 0, "nearest first");
                assertEquals(rings * tempo.ripple(), timeline.startOf(i) - timeline.startOf(i - 1));
                assertTrue(timeline.endOf(i) <= timeline.duration());
            }
        }
    }

    @Property(tries = 200)
    void theNormalTempoIsTheOneThatWasAskedFor(@ForAll("othello") Transcript game) {
        for (Turn turn : game.turns()) {
            FlipTimeline timeline = FlipTimeline.of(turn, Tempo.normal());
            assertTrue(timeline.duration() <= 160 + 7 * 60 + 320);
            for (int i = 0; i < timeline.flips(); i++) {
                int length = timeline.endOf(i) - timeline.startOf(i);
                assertTrue(length >= 280 && length <= 320);
                assertTrue(timeline.startOf(i) > 0, "no flip begins before the disc is on its way");
            }
        }
        assertTrue(Tempo.normal().ripple() >= 40 && Tempo.normal().ripple() <= 60);
    }

    @Property(tries = 100)
    void everyGameEndsWithItsPositionAtRestHoweverFramesFall(
            @ForAll("games") Transcript game,
            @ForAll("tempos") Tempo tempo,
            @ForAll @FloatRange(min = 1, max = 700) float frame) {
        Script cues = new Script();
        BoardAnimation animation = new BoardAnimation(game.first(), tempo, cues);
        game.turns().forEach(animation::play);
        int frames = 0;
        while (animation.isMoving() && frames++ < 1_000_000) {
            animation.advance(frame);
        }
        assertRests(game.current(), animation.poses());
        assertEquals(game.current(), animation.shown());
        assertEquals(Script.of(game), cues.told);
    }

    @Property(tries = 100)
    void discsOnlyEverShowWhatTheTurnAllows(@ForAll("beginnings") Transcript game) {
        BoardAnimation animation = new BoardAnimation(game.first(), Tempo.normal(), new AnimationListener() {});
        for (Turn turn : game.turns()) {
            animation.play(turn);
            while (animation.isMoving()) {
                animation.advance(17);
                for (Square square : game.first().variant().squares()) {
                    assertDiscFits(turn, square, animation.poses().at(square));
                }
            }
        }
    }

    private static void assertDiscFits(Turn turn, Square square, Pose pose) {
        boolean flips = turn.flipped().contains(square);
        boolean placed = turn.move().equals(Move.at(square));
        if (!flips && !placed && pose.isPresent()) {
            assertTrue(pose.isAtRest(), "a disc that does not take part lies still");
            assertEquals(turn.before().at(square).orElseThrow(), pose.face());
        }
        assertTrue(pose.turn() >= 0 && pose.turn() <= 1);
        assertTrue(pose.height() >= 0 && pose.height() <= 1);
        assertTrue(pose.alpha() >= 0 && pose.alpha() <= 1);
    }

    @Property(tries = 100)
    void theReplyWaitsForTheLastFlipAndThePause(
            @ForAll("openings") Transcript game,
            @ForAll("tempos") Tempo tempo,
            @ForAll @FloatRange(min = 1, max = 100) float frame) {
        replyAfter(game, tempo, frame);
    }

    @Example
    void theReplyWaitsForAPassThatIsAnnounced() {
        Transcript game = game(Variant.OTHELLO, 1247, 12);
        assertTrue(game.turns().stream().anyMatch(turn -> turn.move().square().isEmpty()));
        replyAfter(game, Tempo.off(), 1);
    }

    private static void replyAfter(Transcript game, Tempo tempo, float frame) {
        BoardAnimation animation = new BoardAnimation(game.first(), tempo, new AnimationListener() {});
        float needed = tempo.pause();
        for (Turn turn : game.turns()) {
            animation.play(turn);
            boolean isPass = turn.move().square().isEmpty();
            needed += isPass ? tempo.pass() : FlipTimeline.of(turn, tempo).duration();
        }
        List<Double> ran = new ArrayList<>();
        // Ten thousand floats added up would be milliseconds off.
        double[] now = {0};
        animation.whenStill(() -> ran.add(now[0]));
        while (animation.isBusy()) {
            now[0] += frame;
            animation.advance(frame);
        }
        assertEquals(1, ran.size());
        float earliest = needed - 1;
        float latest = needed + 2 * frame + 1;
        assertTrue(ran.get(0) >= earliest, () -> "reply after " + ran.get(0));
        assertTrue(ran.get(0) <= latest, () -> "reply after " + ran.get(0));
    }

    @Property(tries = 100)
    void undoAtAnyMomentEndsAtItsPositionAndDropsTheReply(
            @ForAll("shortOnes") Transcript game,
            @ForAll("tempos") Tempo tempo,
            @ForAll @FloatRange(min = 0, max = 900) float moment) {
        Transcript before = game.upTo(game.plies() / 2);
        BoardAnimation animation = new BoardAnimation(before.current(), tempo, new AnimationListener() {});
        game.turns().subList(before.plies(), game.plies()).forEach(animation::play);
        boolean[] taken = {false};
        animation.whenStill(() -> assertFalse(taken[0], "the reply to a position that was taken back"));
        animation.advance(moment);
        animation.rewind(before.current());
        taken[0] = true;
        while (animation.isBusy()) {
            animation.advance(16);
        }
        assertRests(before.current(), animation.poses());
        assertFalse(animation.isMoving());
    }

    @Property(tries = 100)
    void aStepBackIsTheMoveBackwards(
            @ForAll("beginnings") Transcript game,
            @ForAll("tempos") Tempo tempo,
            @ForAll @FloatRange(min = 0, max = 1) float share) {
        Tempo hurried = tempo.hurried();
        for (Turn turn : game.turns()) {
            if (turn.move().isPass()) {
                continue;
            }
            BoardAnimation forwards = new BoardAnimation(turn.before(), hurried, AnimationListener.NONE);
            forwards.play(turn);
            int duration = FlipTimeline.of(turn, hurried).duration();
            float moment = Math.min(duration * share, duration - 1f);
            BoardAnimation back = new BoardAnimation(afterPass(turn), tempo, AnimationListener.NONE);
            back.rewind(turn.before());
            if (duration > 0) {
                forwards.advance(Math.max(0, duration - moment));
                back.advance(moment);
                assertTrue(moment == 0 || back.isMoving());
                assertSamePoses(turn.before().variant(), forwards.poses(), back.poses(), moment > 0);
            }
            back.finish();
            assertRests(turn.before(), back.poses());
            assertEquals(turn.before(), back.shown());
        }
    }

    /** A pass that follows a turn is taken back with it. */
    private static Position afterPass(Turn turn) {
        Position after = turn.after();
        return after.mustPass() ? after.play(Move.PASS).orThrow().after() : after;
    }

    private static void assertSamePoses(Variant variant, Poses expected, Poses actual, boolean hasBegun) {
        for (Square square : variant.squares()) {
            assertEquals(expected.at(square).isPresent(), actual.at(square).isPresent());
            if (hasBegun && expected.at(square).isPresent()) {
                assertEquals(expected.at(square).upper(), actual.at(square).upper(), () -> "upper of " + square);
                assertEquals(expected.at(square).turn(), actual.at(square).turn(), 1e-3f);
                assertEquals(expected.at(square).fade(), actual.at(square).fade(), 1e-3f);
                assertEquals(expected.at(square).height(), actual.at(square).height(), 1e-3f);
                assertEquals(expected.at(square).alpha(), actual.at(square).alpha(), 1e-3f);
            }
        }
    }

    @Example
    void theOutermostDiscFlipsBackFirst() {
        Transcript game = game(Variant.OTHELLO, 5, 40);
        Turn turn = game.turns().stream()
                .filter(one -> one.flipped().size() > 2
                        && FlipTimeline.of(one, Tempo.slow())
                                        .ringOf(one.flipped().size() - 1)
                                > 2)
                .findFirst()
                .orElseThrow();
        BoardAnimation back = new BoardAnimation(turn.after(), Tempo.slow(), AnimationListener.NONE);
        back.rewind(turn.before());
        back.advance(40);
        Poses poses = back.poses();
        assertTrue(poses.at(turn.flipped().get(0)).isAtRest(), "the disc beside the placed one waits");
        assertFalse(poses.at(turn.flipped().get(turn.flipped().size() - 1)).isAtRest(), "the one farthest away turns");
        assertTrue(poses.at(turn.move().square().orElseThrow()).isAtRest(), "the placed one lifts last");
    }

    @Property(tries = 50)
    void scoresCountFromOnePositionToTheNext(@ForAll("othello") Transcript game) {
        BoardAnimation animation = new BoardAnimation(game.first(), Tempo.normal(), new AnimationListener() {});
        for (Turn turn : game.turns()) {
            animation.play(turn);
            int least = turn.before().count(turn.mover());
            while (animation.isMoving()) {
                animation.advance(10);
                int now = animation.poses().count(turn.mover());
                assertTrue(now >= least, "the mover's count only grows");
                least = now;
            }
            assertEquals(turn.after().count(turn.mover()), least);
        }
    }

    /** Writes down the cues in the order in which they came. */
    private static final class Script implements AnimationListener {
        private final List<String> told = new ArrayList<>();

        static List<String> of(Transcript game) {
            List<String> wanted = new ArrayList<>();
            for (Turn turn : game.turns()) {
                wanted.add("began " + turn.move());
                wanted.add((turn.move().isPass() ? "passed " : "placed ") + turn.move());
                turn.flipped().forEach(square -> wanted.add("flip " + square));
                wanted.add("settled " + turn.after().count(Disc.BLACK));
            }
            return wanted;
        }

        @Override
        public void began(Turn turn) {
            told.add("began " + turn.move());
        }

        @Override
        public void placed(Turn turn) {
            told.add("placed " + turn.move());
        }

        @Override
        public void flipping(Turn turn, Square square, int ring) {
            told.add("flip " + square);
        }

        @Override
        public void passed(Turn turn) {
            told.add("passed " + turn.move());
        }

        @Override
        public void settled(Position position) {
            told.add("settled " + position.count(Disc.BLACK));
        }
    }
}
