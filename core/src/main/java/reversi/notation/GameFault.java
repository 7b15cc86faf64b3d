package reversi.notation;

import java.util.Optional;
import reversi.rules.Illegal;

/**
 * Why and where a game of a file cannot be read.
 *
 * @param problem what is wrong
 * @param game which game of the file, from 1, the unreadable ones counted too; 0 where it is none of them
 * @param line which line, from 1; 0 in a file that is not of text
 * @param offset which character of the text or byte of the file, from 0
 * @param found what is written there, cut where it is long; empty where that says nothing
 * @param reason why the rules refuse a move; empty for every other problem
 */
public record GameFault(FaultKind problem, int game, int line, int offset, String found, Optional<Illegal> reason) {
    /** The same in a text before which another one stands. */
    GameFault after(int games, int lines, int characters) {
        return new GameFault(
                problem,
                game == 0 ? 0 : game + games,
                line == 0 ? 0 : line + lines,
                offset + characters,
                found,
                reason);
    }
}
