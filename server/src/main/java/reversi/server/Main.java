package reversi.server;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line of the server; without a command it serves. */
@Command(
        name = "reversi-server",
        subcommands = {
            ServeCommand.class,
            CopyCommand.Backup.class,
            CopyCommand.Restore.class,
            CopyCommand.Check.class,
            MigrateCommand.class,
            NoticeCommand.class,
            FeedbackCommand.class,
            ModerateCommand.class,
            AccountsCommand.class,
            TournamentCommand.class,
            LeagueCommand.class,
            SignedCommand.class,
            PushKeyCommand.class
        },
        description = "Hosts Othello online: serves the web game and plays host to browsers and desktops.")
public final class Main extends Serving {
    /** The program as its arguments see it; what is one of a few words is read in upper and lower case. */
    static CommandLine commandLine() {
        return new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Runs the server until it receives SIGTERM or SIGINT. */
    public static void main(String[] args) {
        // Before anything uses TLS: a client may not make the server negotiate keys again and again.
        System.setProperty("jdk.tls.rejectClientInitiatedRenegotiation", "true");
        int code = commandLine().execute(args);
        Serving.writeLog();
        if (code != 0) {
            System.exit(code);
        }
    }
}
