package reversi.teach.guided;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/** Whatever both sides play, each remark says what its turn shows: by squares and rules alone, once more. */
class GuidedGameProperties {
    private static final Set<Square> CORNERS =
            Set.of(Square.of("a1"), Square.of("a4"), Square.of("d1"), Square.of("d4"));

    private final Set<GuidedRemark> seen = EnumSet.noneOf(GuidedRemark.class);

    private boolean isFirst(GuidedRemark remark) {
        return !seen.contains(remark);
    }

    @Property
    void eachTurnIsToldForWhatItShows(@ForAll @Size(16) List<@IntRange(max = 11) Integer> choices) {
        seen.clear();
        GuidedGame game = GuidedGame.begin();
        seen.add(game.remark());
        assertEquals(List.of(Square.of("b1")), game.pointed(), "any first move");
        for (int choice : choices) {
            assertSaysWhoseTurnItIs(game);
            if (game.isOver()) {
                return;
            }
            List<Square> moves = game.position().placements();
            boolean isPass = moves.isEmpty();
            Optional<Square> square = isPass ? Optional.empty() : Optional.of(moves.get(choice % moves.size()));
            GuidedGame next = isPass ? game.passed() : game.played(square.get());
            GuidedRemark expected = expected(game.position(), square, next.position());
            assertEquals(expected, next.remark(), next.line()::toString);
            seen.add(expected);
            assertEquals(seen, next.told());
            assertEquals(game.line().plies() + 1, next.line().plies());
            game = next;
        }
    }

    private static void assertSaysWhoseTurnItIs(GuidedGame game) {
        Position position = game.position();
        boolean canPlace = !position.placements().isEmpty();
        assertEquals(canPlace && position.toMove() == Disc.BLACK, game.isNewcomersTurn());
        assertEquals(canPlace && position.toMove() == Disc.WHITE, game.isPipsTurn());
        assertEquals(!canPlace && !game.isOver(), game.mustPass());
        assertEquals(game.isOver(), game.remark().isEnd());
        assertEquals(game.isOver() ? 1 : (12 - position.empties()) / 12.0, game.progress(), 1e-9);
        if (game.line().plies() > 0) {
            List<Square> corners =
                    position.placements().stream().filter(CORNERS::contains).toList();
            assertEquals(game.isNewcomersTurn() ? corners : List.of(), game.pointed());
        }
    }

    private GuidedRemark expected(Position before, Optional<Square> square, Position after) {
        boolean isNewcomers = before.toMove() == Disc.BLACK;
        if (after.isOver()) {
            int ahead = after.count(Disc.BLACK) - after.count(Disc.WHITE);
            return ahead > 0 ? GuidedRemark.WON : ahead < 0 ? GuidedRemark.LOST : GuidedRemark.DRAWN;
        }
        if (square.isEmpty()) {
            return isNewcomers ? GuidedRemark.YOU_PASS : GuidedRemark.PIP_PASSES;
        }
        boolean isCorner = CORNERS.contains(square.get());
        if (isNewcomers) {
            if (isFirst(GuidedRemark.FLIPPED)) {
                return GuidedRemark.FLIPPED;
            }
            if (isCorner && isFirst(GuidedRemark.CORNER)) {
                return GuidedRemark.CORNER;
            }
            boolean isNew = lines(before, square.get()) > 1 && isFirst(GuidedRemark.LINES);
            return isNew ? GuidedRemark.LINES : GuidedRemark.FLIPS;
        }
        boolean isCornerFree =
                after.toMove() == Disc.BLACK && after.placements().stream().anyMatch(CORNERS::contains);
        if (isCornerFree && isFirst(GuidedRemark.CORNER_FREE)) {
            return GuidedRemark.CORNER_FREE;
        }
        if (isCorner && isFirst(GuidedRemark.PIP_CORNER)) {
            return GuidedRemark.PIP_CORNER;
        }
        return isFirst(GuidedRemark.ANSWERED) ? GuidedRemark.ANSWERED : GuidedRemark.YOUR_TURN;
    }

    /** Along how many of the eight ways from a square a disc there would flip others. */
    private static int lines(Position before, Square from) {
        int lines = 0;
        for (int file = -1; file <= 1; file++) {
            for (int rank = -1; rank <= 1; rank++) {
                lines += (file != 0 || rank != 0) && flips(before, from, file, rank) ? 1 : 0;
            }
        }
        return lines;
    }

    private static boolean flips(Position before, Square from, int file, int rank) {
        for (int i = 1; i < 4; i++) {
            int x = from.file() + i * file;
            int y = from.rank() + i * rank;
            Optional<Disc> disc = x < 0 || y < 0 || x > 3 || y > 3 ? Optional.empty() : before.at(new Square(x, y));
            if (disc.isEmpty() || disc.get() == before.toMove()) {
                return disc.isPresent() && i > 1;
            }
        }
        return false;
    }

    @Example
    void onlyTheLastRemarkOfAGameIsAnEnd() {
        for (GuidedRemark remark : GuidedRemark.values()) {
            boolean isEnd = remark.ordinal() >= GuidedRemark.WON.ordinal();
            assertEquals(isEnd, remark.isEnd(), remark.name());
        }
        assertFalse(GuidedGame.begin().remark().isEnd());
    }
}
