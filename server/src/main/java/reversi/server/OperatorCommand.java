package reversi.server;

import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import reversi.online.Codec;
import reversi.server.account.Names;
import reversi.server.account.WordFilter;
import reversi.server.arbiter.SignedLogs;
import reversi.server.arbiter.TournamentEntries;
import reversi.server.log.VisibleText;
import reversi.server.store.AccessTokenRepository;
import reversi.server.store.AccountExport;
import reversi.server.store.AccountOperator;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.Announcements;
import reversi.server.store.Database;
import reversi.server.store.DecisionRepository;
import reversi.server.store.Doors;
import reversi.server.store.GameRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.LeagueRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.ReportRepository;
import reversi.server.store.SeasonStart;
import reversi.server.store.SigningKeys;
import reversi.server.store.StoreException;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.ServerTime;

/**
 * What whoever runs the server asks of its database, also while it runs: all its nodes look each second what was done to accounts. Exit code:
 * 0 where it is done, otherwise 1.
 */
@Command(mixinStandardHelpOptions = true, versionProvider = ServerVersion.class)
abstract class OperatorCommand implements Callable<Integer> {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

    @Mixin
    private DatabaseOption database = new DatabaseOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** What a command works with. */
    record Desk(
            PrintWriter out,
            AccountRepository accounts,
            AccessTokenRepository accessTokens,
            AccountExport exports,
            ReportRepository reports,
            DecisionRepository decisions,
            AccountOperator operator,
            Doors doors,
            Announcements announcements,
            TournamentRepository tournaments,
            TournamentEntries entries,
            LeagueRepository leagues,
            GameRepository games,
            SignedLogs logs,
            HistoryRepository history,
            OriginRepository origins,
            long now) {
        void say(String line) {
            out.println(line);
        }

        /** The name of an account, as it can be shown in a terminal, and its number. */
        String name(long account) {
            return accounts.find(account)
                    .map(row -> VisibleText.of(row.name()) + " (" + row.id() + ")")
                    .orElse("(" + account + ")");
        }
    }

    /** That it can't be done, and why. */
    static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused(String why) {
            super(why);
        }
    }

    /** Does it, and says so; throws Refused where it can't. */
    abstract void run(Desk desk);

    @Override
    public final Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try (Database opened = Database.open(database.url())) {
            run(desk(out, opened));
            out.flush();
            return 0;
        } catch (Refused refused) {
            err.println(refused.getMessage());
            return 1;
        } catch (StoreException | IllegalArgumentException failure) {
            err.println("The database can't be used: " + failure.getMessage());
            return 1;
        }
    }

    private static Desk desk(PrintWriter out, Database opened) {
        Codec codec = new Codec();
        TournamentRepository tournaments = new TournamentRepository(opened, codec);
        GameRepository games = new GameRepository(opened, codec);
        TournamentLog log = new TournamentLog(opened, games);
        AccountRepository accounts = new AccountRepository(opened);
        return new Desk(
                out,
                accounts,
                new AccessTokenRepository(opened),
                new AccountExport(opened, codec),
                new ReportRepository(opened),
                new DecisionRepository(opened),
                new AccountOperator(opened),
                new Doors(opened),
                new Announcements(opened),
                tournaments,
                TournamentEntries.elsewhere(tournaments, log, ServerTime.system()),
                new LeagueRepository(opened, codec, new SeasonStart(tournaments, log)),
                games,
                new SignedLogs(games, log, SigningKeys.of(opened), names(accounts)),
                new HistoryRepository(opened, codec),
                new OriginRepository(opened),
                System.currentTimeMillis());
    }

    /** What accounts are called in files. */
    static LongFunction<String> names(AccountRepository accounts) {
        return account -> accounts.find(account).map(AccountRow::name).orElse("");
    }

    /** The account of a member's name, or of a number: names have a letter at least. */
    static AccountRow player(Desk desk, String nameOrNumber) {
        boolean isNumber = nameOrNumber.length() <= 18
                && !nameOrNumber.isEmpty()
                && nameOrNumber.chars().allMatch(c -> c >= '0' && c <= '9');
        Optional<AccountRow> row = isNumber
                ? desk.accounts.find(Long.parseLong(nameOrNumber))
                : desk.accounts.findMember(new Names(WordFilter.none()).key(nameOrNumber));
        return row.orElseThrow(() -> new Refused("There is no player " + VisibleText.of(nameOrNumber) + "."));
    }

    /** A time in UTC, to the minute. */
    static String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis)) + " UTC";
    }
}
