package reversi.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.server.account.Names;
import reversi.server.account.Passwords;
import reversi.server.account.Tokens;
import reversi.server.account.WordFilter;
import reversi.server.log.VisibleText;
import reversi.server.store.AccountRow;
import reversi.server.store.Doors.Door;

/** Looks after accounts. */
@Command(
        name = "accounts",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        subcommands = {
            AccountsCommand.Show.class,
            AccountsCommand.Export.class,
            AccountsCommand.Rename.class,
            AccountsCommand.RemovePhoto.class,
            AccountsCommand.EndSessions.class,
            AccountsCommand.AccessTokens.class,
            AccountsCommand.ResetPassword.class,
            AccountsCommand.RemoveSecondFactor.class,
            AccountsCommand.Moderator.class,
            AccountsCommand.Doorkeeper.class
        },
        description = "Looks after accounts, also while the server runs.")
final class AccountsCommand {
    /** What is done to one account. */
    @Command
    abstract static class OneAccount extends OperatorCommand {
        @Parameters(index = "0", paramLabel = "NAME", description = "The player's name, or the number of the account.")
        private String name = "";

        @Override
        final void run(Desk desk) {
            run(desk, player(desk, name));
        }

        abstract void run(Desk desk, AccountRow account);

        /** Only members have what is asked for. */
        static void requireMember(AccountRow account) {
            if (account.kind() != PlayerKind.MEMBER || account.deleted()) {
                throw new Refused("Only members can have that.");
            }
        }

        static void require(boolean isDone) {
            if (!isDone) {
                throw new Refused("The account is deleted.");
            }
        }
    }

    /** Shows an account. */
    @Command(name = "show", description = "Shows an account and what was done to it.")
    static final class Show extends OneAccount {
        private static final int MOST_SHOWN = 50;

        @Override
        void run(Desk desk, AccountRow account) {
            desk.say(desk.name(account.id()) + ": " + account.kind() + " since "
                    + time(desk.accounts().created(account.id())) + (account.deleted() ? ", deleted" : "")
                    + (account.moderator() ? ", moderator" : "") + ", rating "
                    + account.stats().rating() + ", " + account.stats().games() + " rated games, "
                    + desk.accounts().sessions(account.id(), 0).size() + " sessions");
            desk.decisions()
                    .current(account.id(), desk.now())
                    .forEach(card -> desk.say("In force: decision " + card.decision() + ", "
                            + ModerateCommand.SanctionName.of(card.sanction())));
            desk.operator()
                    .history(account.id(), MOST_SHOWN)
                    .forEach(done -> desk.say(time(done.at()) + "  " + done.act() + " " + VisibleText.of(done.detail())
                            + " by " + (done.by().isEmpty() ? "the operator" : VisibleText.of(done.by()))));
        }
    }

    /** Writes all that is kept of an account. */
    @Command(
            name = "export",
            description =
                    "Writes all that the server keeps of a player, without secrets, as JSON: what members fetch themselves.")
    static final class Export extends OneAccount {
        @Parameters(index = "1", paramLabel = "FILE", description = "The file, which must not exist.")
        private Path file = Path.of("");

        @Override
        void run(Desk desk, AccountRow account) {
            try {
                desk.exports().write(account.id(), desk.now(), file);
            } catch (IOException failure) {
                throw new Refused("The file can't be written: " + failure);
            }
            desk.say("All that is kept of " + desk.name(account.id()) + " is in " + file + ".");
        }
    }

    /** Gives a member another name. */
    @Command(name = "rename", description = "Gives a member another name.")
    static final class Rename extends OneAccount {
        @Parameters(index = "1", paramLabel = "NEW", description = "The new name.")
        private String next = "";

        @Override
        void run(Desk desk, AccountRow account) {
            requireMember(account);
            Names names = new Names(WordFilter.none());
            String tidy = names.tidy(next);
            Optional<ErrorCode> error = names.validateAsSent(next);
            if (error.isPresent()) {
                throw new Refused("This can't be a name: " + error.get() + ".");
            }
            if (!desk.operator().rename(account.id(), tidy, names.keys(tidy), desk.now())) {
                throw new Refused("Somebody has this name, or one that looks the same.");
            }
            desk.say(VisibleText.of(account.name()) + " is now " + VisibleText.of(tidy) + ".");
        }
    }

    /** Removes a photo. */
    @Command(name = "remove-photo", description = "Removes a player's photo; another one may follow.")
    static final class RemovePhoto extends OneAccount {
        @Override
        void run(Desk desk, AccountRow account) {
            require(desk.operator().removePhoto(account.id(), desk.now()));
            desk.say(desk.name(account.id()) + " has no photo.");
        }
    }

    /** Ends all sessions. */
    @Command(name = "end-sessions", description = "Logs a player out everywhere, programs too.")
    static final class EndSessions extends OneAccount {
        @Override
        void run(Desk desk, AccountRow account) {
            require(desk.operator().endSessions(account.id(), desk.now()));
            desk.say(desk.name(account.id()) + " is logged out everywhere.");
        }
    }

    /** Shows the tokens of programs, or ends them. */
    @Command(
            name = "tokens",
            description = "Shows by which access tokens programs ask for a member, or ends all of them.")
    static final class AccessTokens extends OneAccount {
        @Option(names = "--end", description = "Ends them.")
        private boolean isEnd;

        @Override
        void run(Desk desk, AccountRow account) {
            requireMember(account);
            if (isEnd) {
                require(desk.operator().endTokens(account.id(), desk.now()));
            }
            List<AccessTokenCard> tokens = desk.accessTokens().of(account.id());
            tokens.forEach(token -> desk.say(VisibleText.of(token.name()) + ": "
                    + token.scopes().stream().map(AccessScope::key).collect(Collectors.joining(", ", "[", "]"))
                    + " since " + time(token.since())
                    + (token.seen() == 0 ? ", never used" : ", last used " + time(token.seen()))));
            desk.say(desk.name(account.id()) + (account.bot() ? " is a bot and has " : " has ") + tokens.size()
                    + " access tokens.");
        }
    }

    /** Sets a password that nobody knows yet. */
    @Command(
            name = "reset-password",
            description = "Logs a member out everywhere and prints a new password, to be changed after the next login;"
                    + " no code is asked for then.")
    static final class ResetPassword extends OneAccount {
        @Override
        void run(Desk desk, AccountRow account) {
            requireMember(account);
            String password = new Tokens().newCode();
            require(desk.operator().setPassword(account.id(), new Passwords(1).hash(password), desk.now()));
            desk.say(desk.name(account.id()) + " logs in with " + password);
        }
    }

    /** Lets somebody in who lost what shows the codes. */
    @Command(name = "remove-second-factor", description = "Lets a member log in by the password alone again.")
    static final class RemoveSecondFactor extends OneAccount {
        @Override
        void run(Desk desk, AccountRow account) {
            requireMember(account);
            if (!desk.operator().removeSecondFactor(account.id(), desk.now())) {
                throw new Refused("No code is asked for at this account.");
            }
            desk.say(desk.name(account.id()) + " logs in by the password alone.");
        }
    }

    /** Makes a moderator. */
    @Command(name = "moderator", description = "Lets a member decide about reported players in the game, or no longer.")
    static final class Moderator extends OneAccount {
        @Option(names = "--off", description = "No longer.")
        private boolean isOff;

        @Override
        void run(Desk desk, AccountRow account) {
            requireMember(account);
            require(desk.operator().setModerator(account.id(), !isOff, desk.now()));
            desk.say(desk.name(account.id()) + (isOff ? " is no moderator." : " is a moderator."));
        }
    }

    /** Closes and opens the ways in. */
    @Command(
            name = "door",
            description = {
                "Says which doors are closed, or closes and opens one: guests, or registration of members.",
                "Whoever has an account or is signed in comes and goes as always. All nodes know within two seconds."
            })
    static final class Doorkeeper extends OperatorCommand {
        @Parameters(index = "0", arity = "0..1", paramLabel = "DOOR", description = "guests or registration.")
        private @Nullable Door door;

        @Parameters(index = "1", arity = "0..1", paramLabel = "STATE", description = "open or closed.")
        private @Nullable State state;

        /** How a door is to be. */
        enum State {
            OPEN,
            CLOSED
        }

        @Override
        void run(Desk desk) {
            if (door != null && state == null) {
                throw new Refused("Say whether it shall be open or closed.");
            }
            if (door != null) {
                desk.doors().set(door, state == State.CLOSED, desk.now());
            }
            Set<Door> closed = desk.doors().closedNow();
            for (Door each : Door.values()) {
                desk.say(each.name().toLowerCase(Locale.ROOT) + ": " + (closed.contains(each) ? "closed" : "open"));
            }
        }
    }
}
