package reversi.screens.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.Result;
import reversi.online.Remark;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * What is seen of a game at one moment. What moves by itself is not in it: discs in the air, clocks, and the dots of somebody thinking.
 *
 * @param shown the game as far as it is seen
 * @param line all moves of a game that is gone through; empty where no others are known than those seen
 * @param play what the players do
 * @param outcome how the game ended, once the last disc lies still
 * @param end what stands beside the board after the end, for as long as that is wanted
 * @param offer what the other side offers to a person here
 * @param advice what a person is told about the next move
 * @param tools the buttons below the board
 * @param talk what is said beside the board, where it is
 */
record GameState(
        Transcript shown,
        Optional<Line> line,
        Play play,
        Optional<Result> outcome,
        Optional<End> end,
        Optional<Offer> offer,
        Advice advice,
        List<Tool.State> tools,
        Optional<Talk> talk) {

    /**
     * A game that is gone through.
     *
     * @param turns all its turns
     * @param first after how many of them it begins
     * @param at after how many of them one is
     */
    record Line(List<Turn> turns, int first, int at) {}

    /**
     * What the players do, as they know it themselves: a move that they have made may not be seen yet.
     *
     * @param turn whose turn it is; empty once the game is over
     * @param isOwn whether a person on this device is one of them
     * @param isThinking whether a computer of this device thinks
     * @param isAsked whether a person is to place a disc on the board now
     * @param said what the mode says of a player, of which the last part is enough in a slim panel; nothing where it is the usual
     */
    record Play(
            Position position,
            Optional<Disc> turn,
            boolean isOwn,
            boolean isThinking,
            boolean isAsked,
            Map<Disc, List<String>> said) {
        boolean isThinking(Disc disc) {
            return isThinking && isTurn(disc);
        }

        boolean isTurn(Disc disc) {
            return turn.filter(mover -> mover == disc).isPresent();
        }
    }

    /**
     * What is said after the end.
     *
     * @param notes what else there is to say about it, a line each
     * @param expected words as long as those of a note that is still looked for, so that nothing moves once it comes; empty for none
     * @param ways what can be done next, the likeliest first
     */
    record End(Result result, List<String> notes, Optional<String> expected, List<MenuItem> ways) {
        /** Whether another end differs in its notes alone. */
        boolean suits(End other) {
            return result.equals(other.result) && ways.equals(other.ways);
        }
    }

    /** A warning, or else a hint, or else the values of all moves. */
    record Advice(Optional<Warning.Told> warning, Optional<Hint.Told> hint, Values values) {
        /** Whether it takes room beside the board. */
        boolean isBeside() {
            return warning.isPresent() || hint.isPresent();
        }
    }

    /**
     * What is said at a table.
     *
     * @param watchers how many watch
     */
    record Talk(List<Remark> remarks, int watchers) {}

    /** Whether the values of all moves are on the board. */
    enum Values {
        NONE,
        SOUGHT,
        SHOWN
    }

    /** All moves to be listed. */
    List<Turn> listed() {
        return line.map(Line::turns).orElse(shown.turns());
    }

    /** The position in which a person is asked for a move; empty where nobody is. */
    Optional<Position> asked() {
        return play.isAsked ? Optional.of(shown.current()) : Optional.empty();
    }
}
