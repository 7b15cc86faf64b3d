package reversi.training.repertoire;

import reversi.rules.Transcript;

/**
 * What is prepared from some first moves on.
 *
 * @param line the first moves
 * @param moves how many moves are prepared
 * @param due how many of them are to be asked
 * @param known how many were asked at least once
 * @param recall with which probability these are known, on average, 0 to 1; 0 where there are none
 */
public record Branch(Transcript line, int moves, int due, int known, double recall) {
    /** With one more move, and what is remembered of it on a day. */
    Branch with(PreparedMove move, long today) {
        double more = move.memory().map(memory -> memory.known(today)).orElse(0.0);
        int asked = known + (move.memory().isPresent() ? 1 : 0);
        double average = asked == 0 ? 0 : (recall * known + more) / asked;
        return new Branch(line, moves + 1, due + (move.isDue(today) ? 1 : 0), asked, average);
    }
}
