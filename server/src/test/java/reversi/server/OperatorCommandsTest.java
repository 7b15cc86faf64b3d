package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.Sanction;
import reversi.online.ServerMessage;

/** What the operator does by command while the server runs, and what players see of it. */
class OperatorCommandsTest extends OnlineSuite {
    @TempDir
    Path folder;

    @Override
    String database() {
        return "jdbc:sqlite:" + folder.resolve("reversi.db");
    }

    private CommandRun run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--database");
        all.add(url);
        return CommandRun.of(all.toArray(String[]::new));
    }

    private String done(String... arguments) {
        CommandRun run = run(arguments);
        assertEquals(0, run.code(), run.err());
        return run.out();
    }

    private void refused(String why, String... arguments) {
        CommandRun run = run(arguments);
        assertEquals(1, run.code(), run.out());
        assertTrue(run.err().contains(why), run.err());
    }

    private static void assertHas(String text, String part) {
        assertTrue(text.contains(part), text);
    }

    @Test
    void aReportIsListedShownDecidedAndLifted() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        assertHas(done("moderate", "list"), "Nobody waits.");
        assertInstanceOf(
                ServerMessage.Done.class,
                ann.client().answer(new ModerationRequest.Report(bert.id(), Matter.NAME, 0, "It is my name")));
        assertHas(done("moderate", "list"), "Bert (" + bert.id() + "): 1 report, 1 reporter [NAME], since ");
        String shown = done("moderate", "show", "BERT");
        assertHas(shown, "by Ann (" + ann.id() + "): NAME. It is my name");
        assertHas(shown, "    Bert");
        assertHas(done("moderate", "decide", "Bert", "mute", "--days", "2", "--reason", "A lie"), ": mute until ");
        ModerationNews.Sanctions told = bert.client().await(ModerationNews.Sanctions.class);
        assertEquals(Sanction.MUTE, told.sanctions().get(0).sanction());
        long decision = told.sanctions().get(0).decision();
        assertHas(done("moderate", "list"), "Nobody waits.");
        done("moderate", "lift", Long.toString(decision), "--reason", "No lie");
        bert.client()
                .await(ModerationNews.Sanctions.class, news -> news.sanctions().isEmpty());
        assertHas(done("moderate", "show", "Bert"), "lifted");
        refused("There is no such decision", "moderate", "lift", Long.toString(decision), "--reason", "Again");
        String history = done("accounts", "show", Long.toString(bert.id()));
        assertHas(history, "decide MUTE " + decision + " by the operator");
        assertHas(history, "lift " + decision + " by the operator");
    }

    @Test
    void anAccountIsRenamedLoggedOutAndGivenAPassword() throws InterruptedException {
        Person ann = member("Ann");
        member("Bert");
        refused("Somebody has this name", "accounts", "rename", "Ann", "bert");
        refused("NAME_TOO_SHORT", "accounts", "rename", "Ann", "x");
        done("accounts", "rename", "Ann", "Anna");
        ann.client().await(AccountNews.Settings.class, news -> news.you().name().equals("Anna"));
        done("accounts", "end-sessions", "anna");
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client().await(ServerMessage.SignedOut.class).why());
        String[] words = done("accounts", "reset-password", "Anna").strip().split(" ", -1);
        fails(ErrorCode.WRONG_LOGIN, ann.client(), new AccountRequest.Login("Anna", "secret"));
        ann.client().send(new AccountRequest.Login("Anna", words[words.length - 1]));
        ann.client().await(ServerMessage.SignedIn.class);
        done("accounts", "remove-photo", "Anna");
        assertHas(done("accounts", "show", "Anna"), "rename Anna by the operator");
    }

    @Test
    void whoIsAModeratorSaysTheOperator() throws InterruptedException {
        Person ann = member("Ann");
        done("accounts", "moderator", "Ann");
        ann.client().await(AccountNews.Settings.class, AccountNews.Settings::moderator);
        done("accounts", "moderator", "Ann", "--off");
        ann.client().await(AccountNews.Settings.class, news -> !news.moderator());
        refused("Only members", "accounts", "moderator", Long.toString(guest().id()));
    }

    @ParameterizedTest
    @CsvSource({
        "1, There is no player, accounts show Nobody",
        "1, There is no player, accounts show 987654",
        "1, The reason must have, moderate decide Ann warn",
        "1, --days must be, moderate decide Ann mute --days -1 --reason why",
        "2, 'none, warn, no-photo', moderate decide Ann kill --reason why",
        "2, Missing required subcommand, moderate",
        "2, Missing required subcommand, accounts",
        "2, Options must follow, --port 0 serve"
    })
    void whatIsWrongIsSaid(int code, String words, String line) throws InterruptedException {
        member("Ann");
        String[] arguments = line.split(" ", -1);
        boolean takesDatabase = code == 1 || line.contains("decide");
        CommandRun run = takesDatabase ? run(arguments) : CommandRun.of(arguments);
        assertEquals(code, run.code(), run.out());
        assertTrue(run.err().contains(words), run.err());
    }
}
