package reversi.server;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import reversi.online.AppealStatus;
import reversi.online.DecisionRow;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.Sanction;
import reversi.server.fairplay.OthelloWeights;
import reversi.server.fairplay.PlayerStudy;
import reversi.server.fairplay.SignalLines;
import reversi.server.fairplay.Signals;
import reversi.server.log.VisibleText;
import reversi.server.moderation.Penalty;
import reversi.server.moderation.Verdict;
import reversi.server.store.AccountRow;
import reversi.server.store.Case;
import reversi.server.store.DecisionRepository.Statement;
import reversi.server.store.ReportRepository;

/** Decides about players, as moderators do in the game. */
@Command(
        name = "moderate",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        subcommands = {
            ModerateCommand.ListCases.class,
            ModerateCommand.Show.class,
            ModerateCommand.ShowSignals.class,
            ModerateCommand.Decide.class,
            ModerateCommand.Lift.class
        },
        description = "Lists reported players and decides about them, also while the server runs.")
final class ModerateCommand {
    private static final String NOBODY = "the operator";

    /** A sanction by its name in small letters, such as {@code no-photo}. */
    static final class SanctionName implements ITypeConverter<Sanction> {
        static String of(Sanction sanction) {
            return sanction.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        @Override
        public Sanction convert(String name) {
            return Stream.of(Sanction.values())
                    .filter(sanction -> of(sanction).equals(name.toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("it must be one of "
                            + Stream.of(Sanction.values()).map(SanctionName::of).collect(Collectors.joining(", "))));
        }
    }

    private static String refusal(ErrorCode error) {
        return switch (error) {
            case TEXT_LENGTH -> "The reason must have 1 to " + Protocol.MAX_REASON + " characters.";
            case CONTROL_CHARACTERS -> "The reason holds control characters, such as line breaks.";
            case REFUSED -> "A bot can't be sanctioned.";
            case NO_SUCH_DECISION -> "There is no such decision, or it was lifted.";
            default -> "It was refused: " + error;
        };
    }

    private static void require(Optional<ErrorCode> error) {
        error.ifPresent(why -> {
            throw new OperatorCommand.Refused(refusal(why));
        });
    }

    private static String by(String name) {
        return name.isEmpty() ? NOBODY : VisibleText.of(name);
    }

    /** One line about a decision. */
    static String line(DecisionRow decision) {
        StringBuilder line = new StringBuilder("Decision " + decision.id() + ", "
                + OperatorCommand.time(decision.at()) + ", by " + by(decision.by()) + ": "
                + SanctionName.of(decision.sanction()));
        if (Penalty.lasts(decision.sanction())) {
            line.append(decision.until() == 0 ? " for good" : " until " + OperatorCommand.time(decision.until()));
        }
        line.append(". ").append(VisibleText.of(decision.reason()));
        decision.lifted().ifPresent(lifted -> line.append(" – lifted ")
                .append(OperatorCommand.time(lifted.at()))
                .append(" by ")
                .append(by(lifted.by()))
                .append(". ")
                .append(VisibleText.of(lifted.reason())));
        if (!decision.appealWords().isEmpty()) {
            boolean waits = decision.appeal() == AppealStatus.WAITING;
            line.append(waits ? " – appeal waits: " : " – appeal: ").append(VisibleText.of(decision.appealWords()));
        }
        return line.toString();
    }

    /** Lists who waits for a decision. */
    @Command(name = "list", description = "Lists the players who wait for a decision, the longest waiting first.")
    static final class ListCases extends OperatorCommand {
        private static final int MOST = 100;

        @Override
        void run(Desk desk) {
            List<Case> cases = desk.reports().waiting(0, MOST);
            for (Case found : cases) {
                desk.say(desk.name(found.player()) + ": " + count(found.reports(), "report") + ", "
                        + count(found.reporters(), "reporter") + " " + found.matters()
                        + (found.appeal() ? ", an appeal" : "") + ", since " + time(found.since()));
            }
            int more = desk.reports().waiting().open() - cases.size();
            if (cases.isEmpty()) {
                desk.say("Nobody waits.");
            } else if (more > 0) {
                desk.say("And " + more + " more.");
            }
        }

        private static String count(int number, String what) {
            return number + " " + what + (number == 1 ? "" : "s");
        }
    }

    /** Shows what is known of a player. */
    @Command(name = "show", description = "Shows the reports and decisions about a player.")
    static final class Show extends OperatorCommand {
        @Parameters(paramLabel = "NAME", description = "The player's name, or the number of the account.")
        private String name = "";

        @Override
        void run(Desk desk) {
            AccountRow player = player(desk, name);
            desk.say(desk.name(player.id()));
            for (ReportRepository.Report report : desk.reports().about(player.id())) {
                desk.say("Report " + report.id() + (report.open() ? " (open), " : ", ") + time(report.at()) + ", by "
                        + desk.name(report.reporter()) + ": " + report.matter() + ". "
                        + VisibleText.of(report.words()));
                report.evidence().forEach(line -> desk.say("    " + VisibleText.of(line)));
            }
            desk.decisions().about(player.id()).forEach(decision -> desk.say(line(decision)));
        }
    }

    /** Shows what stands out in a player's games. */
    @Command(
            name = "signals",
            description = {
                "Shows what stands out in a player's latest rated games: agreement with an engine, thinking times, games that were"
                        + " given up, and accounts of the same address or device.",
                "None of it is a proof, and nothing acts on it: docs/fair-play.md says what to conclude."
            })
    static final class ShowSignals extends OperatorCommand {
        @Parameters(paramLabel = "NAME", description = "The player's name, or the number of the account.")
        private String name = "";

        @Override
        void run(Desk desk) {
            AccountRow player = player(desk, name);
            Signals signals;
            try {
                signals = new PlayerStudy(OthelloWeights.read(), desk.history(), desk.games(), desk.origins())
                        .of(player, desk.now());
            } catch (IOException missing) {
                throw new Refused("The moves can't be judged: " + missing.getMessage());
            }
            desk.say(desk.name(player.id()));
            SignalLines.of(signals, desk::name).forEach(desk::say);
        }
    }

    /** Decides. */
    @Command(
            name = "decide",
            description = {
                "Decides about a player, which closes what is open and declines an appeal.",
                "SANCTION is none, warn, no-photo, mute, hide (from the ranking), close (the account) or ban (also its"
                        + " addresses)."
            })
    static final class Decide extends OperatorCommand {
        @Parameters(index = "0", paramLabel = "NAME", description = "The player's name, or the number of the account.")
        private String name = "";

        @Parameters(
                index = "1",
                paramLabel = "SANCTION",
                converter = SanctionName.class,
                description = "What is decided.")
        private Sanction sanction = Sanction.NONE;

        @Option(
                names = "--days",
                defaultValue = "0",
                description = "For how many days, at most " + Protocol.MAX_SANCTION_DAYS + " (default: for good).")
        private int days;

        @Option(names = "--reason", defaultValue = "", description = "Why, as the player reads it.")
        private String reason = "";

        @Override
        void run(Desk desk) {
            if (days < 0 || days > Protocol.MAX_SANCTION_DAYS) {
                throw new Refused("--days must be 0 to " + Protocol.MAX_SANCTION_DAYS + ".");
            }
            long player = player(desk, name).id();
            require(desk.decisions()
                    .decide(new Verdict(player, OptionalLong.empty(), sanction, days, reason), desk.now()));
            desk.say(line(desk.decisions().about(player).get(0)));
        }
    }

    /** Ends a decision. */
    @Command(name = "lift", description = "Ends a decision before its time, which grants an appeal.")
    static final class Lift extends OperatorCommand {
        @Parameters(paramLabel = "DECISION", description = "Its number.")
        private long decision;

        @Option(names = "--reason", required = true, description = "Why.")
        private String reason = "";

        @Override
        void run(Desk desk) {
            require(desk.decisions().lift(new Statement(decision, reason.strip()), OptionalLong.empty(), desk.now()));
            desk.say("Decision " + decision + " is lifted.");
        }
    }
}
