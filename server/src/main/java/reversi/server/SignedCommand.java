package reversi.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What anybody can check of the server's games. */
@Command(
        name = "signed",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        subcommands = {SignedCommand.GameLog.class, SignedCommand.Key.class},
        description = {
            "Writes what this server has signed, for 'reversi-tools verify': the log of a game, and its public key.",
            "That of a tournament: 'tournament results NUMBER FILE.jsonl'."
        })
final class SignedCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a subcommand; --help lists them.");
    }

    /** Writes the log of a game. */
    @Command(
            name = "game",
            description = "Writes the signed log of a game that is over to a file, which must not exist.")
    static final class GameLog extends OperatorCommand {
        @Parameters(index = "0", paramLabel = "NUMBER", description = "The game: rated, or one of a tournament.")
        private long number;

        @Parameters(index = "1", paramLabel = "FILE", description = "The file.")
        private Path file = Path.of("");

        @Override
        void run(Desk desk) {
            String log = desk.logs()
                    .game(number)
                    .orElseThrow(() -> new Refused(
                            "There is no game " + number + " that is over, and rated or one of a tournament."));
            try {
                Files.writeString(file, log, UTF_8, StandardOpenOption.CREATE_NEW);
            } catch (IOException failure) {
                throw new Refused("The file can't be written: " + failure.getMessage() + ".");
            }
            desk.say("The log of game " + number + " is in " + file + ".");
        }
    }

    /** Prints the public key. */
    @Command(name = "key", description = "Prints the public key by which anybody can check what the server has signed.")
    static final class Key extends OperatorCommand {
        @Override
        void run(Desk desk) {
            desk.out().print(desk.logs().key().pem());
        }
    }
}
