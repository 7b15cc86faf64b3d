package reversi.tools.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The games that were analysed already, by runs that each did a part; of several results of a game the first counts. */
final class TakenGames {
    private final List<WrittenGames> files;

    private TakenGames(List<WrittenGames> files) {
        this.files = files;
    }

    /**
     * The games of these files, all of which were read from {@code inputs}. Throws IllegalArgumentException, whose message is for a person,
     * where a file holds something else, games that were analysed otherwise, or games of other inputs, whose results nobody would get.
     */
    static TakenGames of(List<Path> files, AnalysisFormat format, Set<String> inputs) throws IOException {
        List<WrittenGames> found = new ArrayList<>();
        for (Path file : files) {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            WrittenGames games = WrittenGames.in(file, format);
            for (AnalysedGame.Place place : games.places()) {
                if (!inputs.contains(place.file())) {
                    throw new IllegalArgumentException(file + " has games of " + place.file()
                            + ", which is none of the files to be analysed: name those as the parts did");
                }
            }
            found.add(games);
        }
        return new TakenGames(found);
    }

    /** The lines of a game; empty where no file has it. */
    Optional<String> game(AnalysedGame.Place place) throws IOException {
        for (WrittenGames games : files) {
            Optional<String> lines = games.game(place);
            if (lines.isPresent()) {
                return lines;
            }
        }
        return Optional.empty();
    }
}
