package reversi.notation;

import java.util.List;
import java.util.Optional;

/**
 * What was read of a file or a text.
 *
 * @param format the format that was recognised; empty where none was
 * @param games the games that could be read, in order
 * @param faults what is wrong with the others, in order, the first thousand of them
 * @param errors how many faults there are, those left out counted too
 * @param remarks what is odd about games that were read, in order, the first thousand of them
 */
public record GamesRead(
        Optional<GameFormat> format,
        List<GameRecord> games,
        List<GameFault> faults,
        int errors,
        List<GameFault> remarks) {
    public GamesRead {
        games = List.copyOf(games);
        faults = List.copyOf(faults);
        remarks = List.copyOf(remarks);
    }
}
