package reversi.server;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.online.GameTerms;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.server.log.VisibleText;
import reversi.server.store.Creation;
import reversi.server.store.LeagueRow;
import reversi.server.tournament.Season;

/** Looks after leagues. */
@Command(
        name = "league",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        subcommands = {LeagueCommand.ListAll.class, LeagueCommand.Create.class},
        description = "Founds leagues for everybody, also while the server runs.")
final class LeagueCommand {
    private LeagueCommand() {}

    /** Lists leagues. */
    @Command(name = "list", description = "Lists the leagues, those of clubs too.")
    static final class ListAll extends OperatorCommand {
        @Override
        void run(Desk desk) {
            List<LeagueRow> all = desk.leagues().all(0);
            for (LeagueRow league : all) {
                desk.say(league.id() + "  " + VisibleText.of(league.terms().name())
                        + (league.club().isEmpty() ? "" : " (" + VisibleText.of(league.club()) + ")") + ": season "
                        + league.season() + ", " + league.members() + " members, the next season begins "
                        + time(league.nextAt()));
            }
            if (all.isEmpty()) {
                desk.say("No leagues yet.");
            }
        }
    }

    /** Founds a league. */
    @Command(
            name = "create",
            description =
                    "Founds a league of members: each month the divisions play a round robin, and the first two of"
                            + " each rise while the last two fall.")
    static final class Create extends OperatorCommand {
        @Parameters(index = "0", paramLabel = "NAME", description = "What it is called.")
        private String name = "";

        @Option(
                names = "--starts",
                required = true,
                description = "When the first season begins, such as 2026-12-24T18:00Z; later ones begin on that day of"
                        + " each month, by universal time.")
        private String starts = "";

        @Option(
                names = "--size",
                defaultValue = "8",
                description = "How many play in a division, 6 to 10 (default: ${DEFAULT-VALUE}).")
        private int size;

        @Mixin
        private final PlannedGames games = new PlannedGames();

        @Option(
                names = "--rounds",
                defaultValue = "1",
                description = "How often everybody of a division meets, 1 or 2 (default: ${DEFAULT-VALUE}).")
        private int rounds;

        @Option(
                names = "--no-show",
                defaultValue = "600",
                description = "Seconds for the first move, 30 to 600 (default: ${DEFAULT-VALUE}).")
        private int noShow;

        @Override
        void run(Desk desk) {
            TournamentTerms terms = PlannedGames.planned(this::terms);
            if (!Season.fits(terms)) {
                throw new Refused("It can't be made: its name has at most " + Season.MAX_NAME
                        + " characters, and its divisions 6 to 10 players.");
            }
            if (!desk.entries().isTimely(terms)) {
                throw new Refused("It must start later than now, and not too far ahead.");
            }
            if (desk.leagues().found(terms) instanceof Creation.Made made) {
                desk.say("League " + made.id() + " starts " + time(terms.startsAt()) + ".");
            } else {
                throw new Refused("There are too many leagues.");
            }
        }

        private TournamentTerms terms() {
            long startsAt = PlannedGames.millis(starts);
            GameTerms game = games.terms();
            return new TournamentTerms(
                    name.strip(),
                    TournamentFormat.ROUND_ROBIN,
                    game,
                    rounds,
                    0,
                    startsAt,
                    size,
                    true,
                    noShow,
                    List.of());
        }
    }
}
