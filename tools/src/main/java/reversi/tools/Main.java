package reversi.tools;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import reversi.release.Release;
import reversi.tools.bake.BakeCommand;
import reversi.tools.champion.ChampionCommand;
import reversi.tools.check.BenchCommand;
import reversi.tools.check.PerftCommand;
import reversi.tools.check.SolveCommand;
import reversi.tools.fairplay.FairplayCommand;
import reversi.tools.games.AnalyseCommand;
import reversi.tools.games.ConvertCommand;
import reversi.tools.games.PrepareCommand;
import reversi.tools.games.ReplayCommand;
import reversi.tools.games.VerifyCommand;
import reversi.tools.gtp.GtpCommand;
import reversi.tools.gym.GymCommand;
import reversi.tools.insights.InsightsCommand;
import reversi.tools.lessons.LessonsCommand;
import reversi.tools.load.LoadCommand;
import reversi.tools.match.LadderCommand;
import reversi.tools.match.MatchCommand;
import reversi.tools.match.MovesCommand;
import reversi.tools.match.OpponentsCommand;
import reversi.tools.nboard.NBoardCommand;
import reversi.tools.openings.BookCommand;
import reversi.tools.openings.ExplorerCommand;
import reversi.tools.openings.SolvedBookCommand;
import reversi.tools.openings.StartsCommand;
import reversi.tools.protocol.ProtocolCommand;
import reversi.tools.pupils.PupilsCommand;
import reversi.tools.puzzles.PuzzlesCommand;
import reversi.tools.reasons.ReasonsCommand;
import reversi.tools.repertoire.RepertoireCommand;
import reversi.tools.simulate.SimulateCommand;
import reversi.tools.train.PeopleCommand;
import reversi.tools.train.ProbCutCommand;
import reversi.tools.train.TrainCommand;
import reversi.tools.ugi.UgiCommand;
import reversi.tools.web.BundleCommand;
import reversi.tools.web.ServeCommand;

/** The front door of the tools: each subcommand is one class, named in the list below. */
@Command(
        name = "reversi-tools",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Checks, measures, bakes and serves the game.",
        subcommands = {
            ServeCommand.class,
            BundleCommand.class,
            BakeCommand.class,
            PerftCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            SolveCommand.class,
            BenchCommand.class,
            BookCommand.class,
            SolvedBookCommand.class,
            ExplorerCommand.class,
            MatchCommand.class,
            MovesCommand.class,
            LadderCommand.class,
            OpponentsCommand.class,
            GtpCommand.class,
            GymCommand.class,
            InsightsCommand.class,
            NBoardCommand.class,
            UgiCommand.class,
            AnalyseCommand.class,
            ConvertCommand.class,
            ReasonsCommand.class,
            RepertoireCommand.class,
            PrepareCommand.class,
            FairplayCommand.class,
            ChampionCommand.class,
            ProbCutCommand.class,
            PeopleCommand.class,
            StartsCommand.class,
            LessonsCommand.class,
            LoadCommand.class,
            ProtocolCommand.class,
            PupilsCommand.class,
            PuzzlesCommand.class,
            SimulateCommand.class,
            TrainCommand.class
        })
public final class Main implements Runnable {
    @Spec
    private CommandSpec spec;

    /** Runs the subcommand that {@code args} names and exits with its code: 0 well, 1 failed, 2 misused. */
    public static void main(String[] args) {
        System.exit(run(commandLine(), args));
    }

    /** Runs a command; the want of memory ends it with a line and 1. */
    static int run(CommandLine tools, String... args) {
        try {
            return tools.execute(args);
        } catch (OutOfMemoryError tooLarge) {
            long megabytes = Runtime.getRuntime().maxMemory() >> 20;
            tools.getErr().println("Not enough memory: Java may use " + megabytes + " MB; give it more by -Xmx.");
            return 1;
        }
    }

    /** The tools; a file that can't be read or written ends a tool with a line and 1, any other failure shows where it happened. */
    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    if (failure instanceof FileSystemException file) {
                        command.getErr().println(words(file));
                        return command.getCommandSpec().exitCodeOnExecutionException();
                    }
                    throw failure;
                });
    }

    private static String words(FileSystemException failure) {
        String reason = failure instanceof NoSuchFileException
                ? "no such file or folder"
                : failure instanceof AccessDeniedException
                        ? "access denied"
                        : failure.getReason() == null ? "can't be read or written" : failure.getReason();
        return failure.getFile() + ": " + reason;
    }

    /** What {@code --version} prints. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"reversi-tools " + Release.version()};
        }
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name a subcommand; --help lists them.");
    }
}
