package reversi.tools.games;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.online.Finish;
import reversi.tools.options.Tool;
import reversi.verify.LogKey;
import reversi.verify.Verified;
import reversi.verify.Verified.OfGame;
import reversi.verify.Verified.OfTournament;
import reversi.verify.Verified.Wrong;

/** Checks signed logs of games and tournaments, without the server that made them. */
@Command(
        name = "verify",
        description = {
            "Checks the signed logs of games and tournaments that a server gives out (docs/verify.md):",
            "that no line was altered, removed or added, the signature, every move by the rules, and the result.",
            "With the log of a tournament those of its games are compared with it.",
            "Exits with 1 where anything is wrong, and says what."
        })
public final class VerifyCommand extends Tool {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Logs, such as game-41.jsonl.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--key",
            paramLabel = "KEY",
            description =
                    "The server's public key: its file (key.pem) or its hexadecimal digits. Without it, it is only"
                            + " said which key has signed.")
    private @Nullable String key;

    @Override
    public Integer call() throws IOException {
        Optional<LogKey> known = knownKey();
        Map<Path, Verified> checked = new TreeMap<>();
        for (Path file : files) {
            checked.put(file, Verified.of(bytes(file, Verified.LONGEST), known));
        }
        List<OfTournament> tournaments = checked.values().stream()
                .filter(OfTournament.class::isInstance)
                .map(OfTournament.class::cast)
                .toList();
        boolean isWell = true;
        for (Map.Entry<Path, Verified> file : checked.entrySet()) {
            isWell &= report(file.getKey(), file.getValue(), tournaments);
        }
        if (known.isEmpty() && isWell) {
            out().println("Whose key that is nobody has said: compare it with the server's, by --key.");
        }
        out().flush();
        return isWell ? 0 : 1;
    }

    private Optional<LogKey> knownKey() throws IOException {
        if (key == null) {
            return Optional.empty();
        }
        try {
            Path file = Path.of(key);
            return Optional.of(LogKey.read(Files.exists(file) ? new String(bytes(file, LogKey.LONGEST), UTF_8) : key));
        } catch (IllegalArgumentException none) {
            throw misuse("--key: " + none.getMessage());
        }
    }

    /** A file, or so much more than the longest that it is seen to be too long. */
    private static byte[] bytes(Path file, int longest) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(longest + 1);
        }
    }

    private boolean report(Path file, Verified verified, List<OfTournament> tournaments) {
        Optional<String> wrong = wrong(verified, tournaments);
        PrintWriter to = wrong.isPresent() ? err() : out();
        to.println(file + ": "
                + wrong.map(why -> "WRONG: " + why)
                        .orElseGet(() -> verified.fold(Wrong::why, VerifyCommand::words, VerifyCommand::words)));
        to.flush();
        return wrong.isEmpty();
    }

    private static Optional<String> wrong(Verified verified, List<OfTournament> tournaments) {
        return verified.fold(
                wrong -> Optional.of(wrong.why()),
                game -> tournaments.stream()
                        .filter(it -> game.game().tournament().equals(Optional.of(it.number())))
                        .flatMap(it -> Verified.differs(it, game).stream())
                        .findFirst(),
                tournament -> Optional.empty());
    }

    private static String words(OfGame it) {
        Finish end = it.finish();
        return "whole: game " + it.game().game() + ", " + end.ending() + ' ' + end.blackDiscs() + "–"
                + end.whiteDiscs() + ", "
                + end.winner().map(won -> won + " wins").orElse("nobody wins") + ", "
                + it.game().events().size() + " events, signed by "
                + it.log().key().hex();
    }

    private static String words(OfTournament it) {
        return "whole: tournament " + it.number() + " \"" + it.name() + "\", " + it.games() + " games"
                + (it.isOver() ? "" : ", not over when this was written") + ", signed by "
                + it.log().key().hex();
    }
}
