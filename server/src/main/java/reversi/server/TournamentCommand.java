package reversi.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Protocol;
import reversi.online.ResultsFormat;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.server.arbiter.ResultsFiles;
import reversi.server.log.VisibleText;
import reversi.server.store.TournamentRepository.Listed;
import reversi.server.tournament.PlayerStanding;
import reversi.server.tournament.Standings;
import reversi.server.tournament.Tournament;

/** Looks after tournaments. */
@Command(
        name = "tournament",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        subcommands = {
            TournamentCommand.ListAll.class,
            TournamentCommand.Show.class,
            TournamentCommand.Create.class,
            TournamentCommand.Start.class,
            TournamentCommand.Cancel.class,
            TournamentCommand.RemovePlayer.class,
            TournamentCommand.Results.class
        },
        description = "Makes tournaments and looks after them, also while the server runs.")
final class TournamentCommand {
    private static final String OPERATOR = "the operator";

    private static String refusal(ErrorCode error) {
        return switch (error) {
            case NO_SUCH_TOURNAMENT -> "There is no such tournament.";
            case TOURNAMENT_OVER -> "It is over.";
            case TOURNAMENT_STARTED -> "It has started.";
            case NOT_NOW -> "It takes at least two players.";
            case NO_SUCH_PLAYER -> "This player does not take part.";
            case BAD_START -> "It must start later than now, and at most " + Protocol.MAX_DAYS_AHEAD + " days ahead.";
            default -> "It was refused: " + error + ".";
        };
    }

    private static void require(Optional<ErrorCode> error) {
        error.ifPresent(why -> {
            throw new OperatorCommand.Refused(refusal(why));
        });
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** One line about a tournament. */
    private static String line(OperatorCommand.Desk desk, Listed tournament) {
        StringBuilder line = new StringBuilder(tournament.id() + "  "
                + VisibleText.of(tournament.terms().name()) + ": "
                + word(tournament.terms().format()) + ", " + word(tournament.phase()) + ", starts "
                + OperatorCommand.time(tournament.terms().startsAt()) + ", " + tournament.players() + " players");
        if (tournament.round() > 0) {
            line.append(", round ").append(tournament.round()).append(" of ").append(tournament.rounds());
        }
        if (tournament.playing() > 0) {
            line.append(", ").append(tournament.playing()).append(" games go on");
        }
        line.append(", by ").append(tournament.host().map(desk::name).orElse(OPERATOR));
        tournament.winner().ifPresent(winner -> line.append(", won by ").append(desk.name(winner)));
        return line.toString();
    }

    /** Lists tournaments. */
    @Command(name = "list", description = "Lists the tournaments that go on, those planned, and the latest others.")
    static final class ListAll extends OperatorCommand {
        private static final int MOST_OVER = 20;

        @Override
        void run(Desk desk) {
            List<Listed> open = desk.tournaments().open();
            List<Listed> over = desk.tournaments().over(Long.MAX_VALUE, MOST_OVER);
            open.forEach(tournament -> desk.say(line(desk, tournament)));
            over.forEach(tournament -> desk.say(line(desk, tournament)));
            if (open.isEmpty() && over.isEmpty()) {
                desk.say("No tournaments yet.");
            }
        }
    }

    /** What is done to one tournament. */
    @Command
    abstract static class OneTournament extends OperatorCommand {
        @Parameters(index = "0", paramLabel = "TOURNAMENT", description = "Its number.")
        private long id;

        @Override
        final void run(Desk desk) {
            run(desk, desk.entries().find(id).orElseThrow(() -> new Refused(refusal(ErrorCode.NO_SUCH_TOURNAMENT))));
        }

        abstract void run(Desk desk, Tournament tournament);
    }

    /** Shows a tournament. */
    @Command(name = "show", description = "Shows a tournament, its standings, and what the operator did to it.")
    static final class Show extends OneTournament {
        private static final int MOST_ACTS = 1_000;

        @Override
        void run(Desk desk, Tournament tournament) {
            desk.say(line(desk, Listed.of(tournament)));
            for (PlayerStanding standing : Standings.of(tournament)) {
                desk.say(String.format(Locale.ROOT, "%4d. %5.1f  ", standing.rank(), standing.halves() / 2.0)
                        + desk.name(standing.player())
                        + (standing.isOut() ? ", out" : ""));
            }
            desk.tournaments()
                    .notes(tournament.id(), MOST_ACTS)
                    .forEach(done -> desk.say(time(done.at()) + "  " + done.act() + " " + VisibleText.of(done.detail())
                            + " by " + OPERATOR));
        }
    }

    /** Makes a tournament. */
    @Command(name = "create", description = "Makes a tournament, whose host is nobody but you.")
    static final class Create extends OperatorCommand {
        @Parameters(index = "0", paramLabel = "NAME", description = "What it is called.")
        private String name = "";

        @Parameters(index = "1", paramLabel = "FORMAT", description = "arena, swiss, round-robin or knock-out.")
        private String format = "";

        @Option(names = "--starts", required = true, description = "When, such as 2026-12-24T18:00Z.")
        private String starts = "";

        @Mixin
        private final PlannedGames games = new PlannedGames();

        @Option(names = "--members-only", description = "Only members may join.")
        private boolean membersOnly;

        @Option(
                names = "--rounds",
                description = "Swiss: how many, 1 to 15 (default: as many as the players need); round robin: how often"
                        + " everybody meets, 1 or 2 (default: 1).")
        private @Nullable Integer rounds;

        @Option(names = "--minutes", description = "Arena: how long it goes on, 10 to 240 (default: 60).")
        private @Nullable Integer minutes;

        @Option(names = "--seats", description = "How many may play (default: as many as the format has room for).")
        private @Nullable Integer seats;

        @Option(names = "--no-show", description = "Seconds for the first move, 30 to 600 (default: 120).")
        private @Nullable Integer noShow;

        @Override
        void run(Desk desk) {
            TournamentTerms terms = PlannedGames.planned(this::terms);
            long id = desk.entries().create(terms).<Long>fold(made -> made, why -> {
                throw new Refused(refusal(why));
            });
            desk.tournaments().note(id, "create", terms.name(), desk.now());
            desk.say("Tournament " + id + " starts " + time(terms.startsAt()) + ".");
        }

        private TournamentTerms terms() {
            long startsAt = PlannedGames.millis(starts);
            GameTerms game = games.terms();
            TournamentTerms usual = TournamentTerms.usual(name.strip(), chosen(), game, startsAt);
            return new TournamentTerms(
                    usual.name(),
                    usual.format(),
                    game,
                    Optional.ofNullable(rounds).orElse(usual.rounds()),
                    Optional.ofNullable(minutes).orElse(usual.minutes()),
                    startsAt,
                    Optional.ofNullable(seats).orElse(usual.seats()),
                    membersOnly || game.rated(),
                    Optional.ofNullable(noShow).orElse(usual.noShow()),
                    List.of());
        }

        private TournamentFormat chosen() {
            for (TournamentFormat known : TournamentFormat.values()) {
                if (word(known).equals(format.toLowerCase(Locale.ROOT))) {
                    return known;
                }
            }
            throw new IllegalArgumentException("there is no format " + format);
        }
    }

    /** Begins a tournament. */
    @Command(name = "start", description = "Begins a tournament before its time.")
    static final class Start extends OneTournament {
        @Override
        void run(Desk desk, Tournament tournament) {
            require(desk.entries().start(tournament.id()));
            desk.tournaments().note(tournament.id(), "start", "", desk.now());
            desk.say("Tournament " + tournament.id() + " begins.");
        }
    }

    /** Calls a tournament off. */
    @Command(name = "cancel", description = "Calls a tournament off; games that go on stay games.")
    static final class Cancel extends OneTournament {
        @Override
        void run(Desk desk, Tournament tournament) {
            require(desk.entries().cancel(tournament.id(), OptionalLong.empty()));
            desk.tournaments().note(tournament.id(), "cancel", "", desk.now());
            desk.say("Tournament " + tournament.id() + " is called off.");
        }
    }

    /** Writes the results to a file. */
    @Command(name = "results", description = "Writes the results of a tournament to a file, which must not exist.")
    static final class Results extends OneTournament {
        @Parameters(
                index = "1",
                paramLabel = "FILE",
                description =
                        "Its ending says what it holds: json, csv, wtb (the moves), zip (a whole WTHOR archive) or jsonl (all"
                                + " that happened, signed).")
        private Path file = Path.of("");

        @Override
        void run(Desk desk, Tournament tournament) {
            String name = String.valueOf(file.getFileName());
            ResultsFormat format = ResultsFormat.of(name.substring(name.lastIndexOf('.') + 1))
                    .orElseThrow(() -> new Refused("The file must end in .json, .csv, .wtb, .zip or .jsonl."));
            ResultsFiles files = new ResultsFiles(desk.games(), names(desk.accounts()), desk.logs());
            try {
                Files.write(file, files.write(tournament, format, desk.now()), StandardOpenOption.CREATE_NEW);
            } catch (IOException failure) {
                throw new Refused("The file can't be written: " + failure.getMessage() + ".");
            }
            desk.say("The results of tournament " + tournament.id() + " are in " + file + ".");
        }
    }

    /** Takes a player out. */
    @Command(name = "remove-player", description = "Takes a player out for good; a game that goes on is lost.")
    static final class RemovePlayer extends OneTournament {
        @Parameters(index = "1", paramLabel = "NAME", description = "The player's name, or the number of the account.")
        private String name = "";

        @Override
        void run(Desk desk, Tournament tournament) {
            long player = player(desk, name).id();
            require(desk.entries().remove(tournament.id(), OptionalLong.empty(), player));
            desk.tournaments().note(tournament.id(), "remove-player", Long.toString(player), desk.now());
            desk.say(desk.name(player) + " is out of tournament " + tournament.id() + ".");
        }
    }
}
