package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** The boards that the engine computes on agree with the rules, turn by turn, on games of every variant. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class RepresentationProperties {
    private final Flips flips = new Flips();

    @Provide
    Arbitrary<Transcript> onBitboards() {
        return Arbitraries.of(RandomPositions.ON_BITBOARDS).flatMap(Lines::transcripts);
    }

    @Property(tries = 200)
    void bitboardsFollowTheGame(@ForAll("onBitboards") Transcript game) {
        Board board = Board.of(game.first());
        for (Turn turn : game.turns()) {
            assertAgree(turn.before(), board);
            Optional<Square> placed = turn.move().square();
            if (placed.isPresent()) {
                int index = Board.index(placed.get());
                long flipped = flips.of(index, board.player(), board.opponent());
                assertEquals(new TreeSet<>(turn.flipped()), squares(flipped));
                board = board.play(index, flipped);
            } else {
                board = board.pass();
            }
            assertEquals(Board.of(turn.after()), board);
        }
        assertAgree(game.current(), board);
    }

    private void assertAgree(Position position, Board board) {
        assertEquals(new TreeSet<>(position.placements()), squares(board.moves()));
        assertEquals(position.empties(), Long.bitCount(board.empties()));
        assertEquals(position.count(position.toMove()), Long.bitCount(board.player()));
        for (Square empty : squares(board.empties())) {
            long flipped = flips.of(Board.index(empty), board.player(), board.opponent());
            assertEquals(new TreeSet<>(position.flips(empty)), squares(flipped));
        }
    }

    private static Set<Square> squares(long bits) {
        Set<Square> squares = new TreeSet<>();
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            squares.add(Board.square(Long.numberOfTrailingZeros(rest)));
        }
        return squares;
    }

    @Property(tries = 200)
    void theGeneralBoardFollowsTheGameAndBack(@ForAll Transcript game) {
        GeneralBoard board = new GeneralBoard(game.first());
        for (Turn turn : game.turns()) {
            assertAgree(turn.before(), board);
            play(board, turn);
        }
        assertAgree(game.current(), board);
        List<Turn> backwards = new ArrayList<>(game.turns());
        Collections.reverse(backwards);
        for (Turn turn : backwards) {
            if (turn.move().isPass()) {
                board.pass();
            } else {
                board.takeBack();
            }
            assertAgree(turn.before(), board);
        }
    }

    private static void play(GeneralBoard board, Turn turn) {
        if (turn.move().isPass()) {
            board.pass();
        } else {
            Square square = turn.move().square().orElseThrow();
            assertEquals(turn.flipped().size(), board.play(Geometry.index(square)));
        }
    }

    private static void assertAgree(Position position, GeneralBoard board) {
        int mover = position.toMove() == Disc.BLACK ? Sides.BLACK : Sides.WHITE;
        assertEquals(mover, board.toMove());
        assertEquals(position.empties(), board.empties());
        assertEquals(position.count(Disc.BLACK), board.count(Sides.BLACK));
        assertEquals(position.count(Disc.WHITE), board.count(Sides.WHITE));
        for (Square square : position.variant().squares()) {
            int expected = position.at(square)
                    .map(disc -> disc == Disc.BLACK ? Sides.BLACK : Sides.WHITE)
                    .orElse(Sides.EMPTY);
            assertEquals(expected, board.at(Geometry.index(square)));
        }
        assertEquals(Set.copyOf(position.placements()), moves(board, mover));
        assertEquals(position.placements().size(), board.mobility(mover));
        GeneralBoard fresh = new GeneralBoard(position);
        assertEquals(fresh.key(), board.key());
        assertEquals(fresh.otherKey(), board.otherKey());
    }

    private static Set<Square> moves(GeneralBoard board, int side) {
        int[] indices = new int[Geometry.LIMIT];
        int count = board.moves(side, indices, 0);
        Set<Square> squares = new HashSet<>();
        Arrays.stream(indices, 0, count).forEach(index -> squares.add(Geometry.square(index)));
        assertEquals(count, squares.size(), "no move twice");
        return squares;
    }
}
