package reversi.server.arbiter;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import reversi.notation.GameDate;
import reversi.notation.WthorGames;
import reversi.online.ResultsFormat;
import reversi.server.store.GameRepository;
import reversi.server.tournament.ResultsArchive;
import reversi.server.tournament.ResultsCsv;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentResults;

/** Writes the results of tournaments; waits for the database, for an archive once for each game. */
public final class ResultsFiles {
    private final GameRepository games;
    private final LongFunction<String> names;
    private final SignedLogs logs;

    /** {@code names} is what accounts are called. */
    public ResultsFiles(GameRepository games, LongFunction<String> names, SignedLogs logs) {
        this.games = games;
        this.names = names;
        this.logs = logs;
    }

    /** The logs of games and tournaments. */
    public SignedLogs logs() {
        return logs;
    }

    /** The file of a tournament's results by now; {@code now} is the date of an archive, in milliseconds since 1970. */
    public byte[] write(Tournament tournament, ResultsFormat format, long now) {
        TournamentResults results = TournamentResults.of(tournament, names);
        return switch (format) {
            case JSON -> results.json().getBytes(UTF_8);
            case CSV -> (ResultsCsv.standings(results) + "\r\n" + ResultsCsv.games(results)).getBytes(UTF_8);
            case WTB -> archive(results, now).games();
            case JSONL -> logs.tournament(tournament).getBytes(UTF_8);
            case ZIP -> zip("tournament-" + tournament.id(), archive(results, now));
        };
    }

    private WthorGames.Files archive(TournamentResults results, long now) {
        return ResultsArchive.write(results, games::replay, GameDate.ofMillis(now));
    }

    private static byte[] zip(String name, WthorGames.Files archive) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(name + ".wtb", archive.games());
        files.put(name + ".jou", archive.players());
        files.put(name + ".trn", archive.tournaments());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException neverInMemory) {
            throw new UncheckedIOException(neverInMemory);
        }
        return bytes.toByteArray();
    }
}
