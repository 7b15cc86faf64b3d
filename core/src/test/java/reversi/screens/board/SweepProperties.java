package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Discs that are counted lie in full rows, none on another, and come back to where they were. */
class SweepProperties {
    @Provide
    Arbitrary<Transcript> othello() {
        return Lines.transcripts(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Transcript> stars() {
        return Lines.transcripts(Variant.EIGHT_STARS);
    }

    @Property(tries = 100)
    void blackFillsTheTopAndWhiteTheBottom(@ForAll("othello") Transcript game) {
        check(game.current());
    }

    @Property(tries = 30)
    void soTheyDoOnAnyOutline(@ForAll("stars") Transcript game) {
        check(game.current());
    }

    private static void check(Position position) {
        Map<Square, Disc> discs = new HashMap<>();
        List<Square> squares = position.variant().squares();
        squares.forEach(square -> position.at(square).ifPresent(disc -> discs.put(square, disc)));
        Sweep sweep = new Sweep(position);
        Map<Square, Disc> lifted = new HashMap<>();
        for (int i = 0; i < sweep.moves(); i++) {
            Disc disc = discs.remove(sweep.from(i));
            assertTrue(disc != null, "a disc moves once");
            lifted.put(sweep.to(i), disc);
            assertTrue(sweep.beatOf(i) < sweep.beats());
        }
        lifted.forEach((square, disc) -> assertFalse(discs.containsKey(square), "none lies on another"));
        discs.putAll(lifted);
        int black = position.count(Disc.BLACK);
        int white = position.count(Disc.WHITE);
        assertEquals(black + white, discs.size());
        List<Square> top = new ArrayList<>(squares.subList(0, black));
        List<Square> bottom = new ArrayList<>(squares.subList(squares.size() - white, squares.size()));
        top.forEach(square -> assertEquals(Disc.BLACK, discs.get(square)));
        bottom.forEach(square -> assertEquals(Disc.WHITE, discs.get(square)));
    }

    @Property(tries = 30)
    void theBoardIsAsItWasAfterwards(@ForAll("othello") Transcript game) {
        Position position = game.current();
        List<Square> swept = new ArrayList<>();
        BoardAnimation animation = new BoardAnimation(position, Tempo.normal(), new AnimationListener() {
            @Override
            public void swept(Square square) {
                swept.add(square);
            }
        });
        animation.count();
        animation.advance(1);
        assertTrue(animation.isCounting());
        assertEquals(0, animation.count(Disc.BLACK), "the numbers grow");
        int millis = 1;
        int last = 0;
        while (animation.isCounting()) {
            assertTrue(animation.count(Disc.BLACK) >= last);
            last = animation.count(Disc.BLACK);
            animation.advance(16);
            millis += 16;
        }
        assertTrue(millis <= 2_500, () -> "too long");
        assertEquals(position.count(Disc.BLACK), last);
        assertEquals(new Sweep(position).moves() > 0, !swept.isEmpty());
        for (Square square : position.variant().squares()) {
            Pose pose = animation.poses().at(square);
            assertTrue(pose.isAtRest());
            assertEquals(position.at(square), pose.isPresent() ? Optional.of(pose.face()) : Optional.empty());
        }
    }

    @Property(tries = 5)
    void nothingIsSweptWithReducedMotionOrWithoutAny(@ForAll("othello") Transcript game) {
        for (Tempo tempo : List.of(Tempo.reduced(), Tempo.off())) {
            BoardAnimation animation = new BoardAnimation(game.current(), tempo, AnimationListener.NONE);
            animation.count();
            assertFalse(animation.isMoving());
        }
    }
}
