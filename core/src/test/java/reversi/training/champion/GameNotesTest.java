package reversi.training.champion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Every note of the games is proved once more, by the moves as they stand in the file and their values. */
class GameNotesTest {
    private static final Set<String> CORNERS = Set.of("a1", "a8", "h1", "h8");
    private static final Set<String> X_SQUARES = Set.of("b2", "b7", "g2", "g7");

    @Test
    void everyGameHasNotesAndEachIsTrue() {
        Set<GameNote.Kind> seen = EnumSet.noneOf(GameNote.Kind.class);
        for (ValuedGame game : ChampionGames.opened()) {
            List<GameNote> notes = GameNotes.of(game);
            assertFalse(notes.isEmpty(), game.game().id());
            assertTrue(notes.size() <= GameNotes.MOST);
            notes.forEach(note -> {
                seen.add(note.kind());
                assertTrue(new Proof(game, note).holds(), () -> game.game().id() + " " + note);
            });
        }
        assertTrue(seen.size() >= 6, seen::toString);
    }

    /** Looks at the placed discs by their squares alone. */
    private record Proof(ValuedGame game, GameNote note) {
        private Transcript line() {
            return ((TranscriptText.Ok) TranscriptText.read(game.game().moves(), Variant.OTHELLO)).transcript();
        }

        private List<Turn> placed() {
            return line().turns().stream().filter(turn -> !turn.move().isPass()).toList();
        }

        private int number(int at) {
            return note.numbers().get(at);
        }

        /** The turn of the move with the first number. */
        private Turn turn() {
            return placed().get(number(0) - 1);
        }

        private Position end() {
            return line().current();
        }

        private int margin(Disc side) {
            int empty = end().empties();
            int difference = end().count(side) - end().count(side.other());
            return difference + (difference > 0 ? empty : -empty);
        }

        private long corners(Disc side) {
            return Variant.OTHELLO.squares().stream()
                    .filter(square -> CORNERS.contains(square.name()))
                    .filter(square -> end().at(square).filter(side::equals).isPresent())
                    .count();
        }

        private boolean isPlayed() {
            return turn().mover() == note.side() && turn().move().square().equals(note.square());
        }

        private boolean losesNothing() {
            return isPlayed() && game.moves().get(number(0) - 1).loss() <= 1;
        }

        private boolean isCorner(Square square) {
            return CORNERS.contains(square.name());
        }

        boolean holds() {
            Disc winner = game.game().champion();
            boolean isOfWinner = note.side() == winner;
            return switch (note.kind()) {
                case BEHIND ->
                    isOfWinner
                            && turn().mover() == winner
                            && game.moves().get(number(0) - 1).best() == -number(1)
                            && number(1) >= 6
                            && margin(winner) == number(2);
                case FEW_DISCS ->
                    isOfWinner
                            && turn().after().count(winner) == number(1)
                            && number(1) < 10
                            && end().count(winner) == number(2);
                case TURNING_POINT ->
                    !isOfWinner
                            && isPlayed()
                            && game.moves().get(number(0) - 1).loss() / 2 == number(1)
                            && game.moves().get(number(0) - 1).best() >= 0
                            && game.moves().get(number(0) - 1).best() < number(1);
                case CORNER_GIVEN -> isOfWinner && losesNothing() && givesCorner();
                case X_SQUARE ->
                    isOfWinner
                            && losesNothing()
                            && X_SQUARES.contains(note.square().orElseThrow().name())
                            && turn().before()
                                    .at(corner(note.square().orElseThrow()))
                                    .isEmpty();
                case PASSES ->
                    !isOfWinner
                            && line().turns().stream()
                                            .filter(turn -> turn.move().isPass() && turn.mover() != winner)
                                            .count()
                                    == number(0)
                            && number(0) >= 2;
                case SINGLE_MOVE ->
                    !isOfWinner
                            && turn().after().toMove() == note.side()
                            && turn().after()
                                    .placements()
                                    .equals(List.of(note.square().orElseThrow()));
                case PERFECT_END -> isOfWinner && isPerfect(winner);
                case SWEEP -> isOfWinner && isPlayed() && turn().flipped().size() == number(1) && number(1) >= 12;
                case FEW_CORNERS -> isOfWinner && corners(winner) == number(0) && number(0) <= 1;
                case ALL_CORNERS -> isOfWinner && corners(winner) == 4;
                case CLOSE -> isOfWinner && margin(winner) == number(0) && number(0) <= 4;
                case CLEAR -> isOfWinner && margin(winner) == number(0) && number(0) >= 30;
                case GIVEN_AWAY -> isOfWinner && lost(winner) == number(0) && lost(winner.other()) == number(1);
            };
        }

        private int lost(Disc side) {
            int halves = 0;
            for (ValuedMove move : game.moves()) {
                halves += move.turn().mover() == side ? move.loss() : 0;
            }
            return halves / 2;
        }

        private boolean givesCorner() {
            Turn reply = placed().get(number(0));
            return reply.mover() != note.side()
                    && isCorner(reply.move().square().orElseThrow());
        }

        private static Square corner(Square x) {
            return new Square(x.file() < 4 ? 0 : 7, x.rank() < 4 ? 0 : 7);
        }

        private boolean isPerfect(Disc winner) {
            List<ValuedMove> last = game.moves().stream()
                    .filter(move ->
                            move.mover() == winner && move.turn().before().empties() <= 20)
                    .toList();
            assertEquals(number(0), last.size());
            return last.stream().allMatch(move -> move.loss() == 0);
        }
    }
}
