package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.ModerationNews;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.server.moderation.Verdict;
import reversi.server.store.Database;
import reversi.server.store.DecisionRepository;
import reversi.server.store.DecisionRepository.Statement;

/** Whoever is banned doesn't come back by another name; those who were here before stay. */
class BanEvasionTest extends OnlineSuite {
    @TempDir
    Path folder;

    @Override
    String database() throws IOException {
        return Sqlite.newDatabase(folder);
    }

    /** With limits by address, which only then tell one origin from another. */
    @BeforeEach
    void restartWithLimits() {
        server.close();
        server = Server.start(Servers.strict(url));
    }

    private void decide(long player, Sanction sanction) {
        try (Database database = Database.open(url)) {
            Verdict verdict = new Verdict(player, OptionalLong.empty(), sanction, 1, "insults");
            assertEquals(
                    Optional.empty(), new DecisionRepository(database).decide(verdict, System.currentTimeMillis()));
        }
    }

    private void lift(long decision) {
        try (Database database = Database.open(url)) {
            assertEquals(
                    Optional.empty(),
                    new DecisionRepository(database)
                            .lift(new Statement(decision, "over"), OptionalLong.empty(), System.currentTimeMillis()));
        }
    }

    private static long awaitBan(Client client) throws InterruptedException {
        assertEquals(
                Optional.of(ErrorCode.ACCOUNT_CLOSED),
                client.await(ServerMessage.SignedOut.class).why());
        return client.await(ModerationNews.Sanctions.class).sanctions().get(0).decision();
    }

    private void nobodyNewComesIn(Client client) throws InterruptedException {
        fails(ErrorCode.BANNED, client, new AccountRequest.Guest());
        fails(ErrorCode.BANNED, client, new AccountRequest.Register("Newcomer", "secret"));
    }

    @Test
    void aBannedMemberIsNeitherAGuestNorSomebodyElse() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        decide(bert.id(), Sanction.BAN);
        long decision = awaitBan(bert.client());
        nobodyNewComesIn(bert.client());
        Client another = client();
        nobodyNewComesIn(another);
        fails(ErrorCode.ACCOUNT_CLOSED, another, AccountRequest.Login.of("Bert", "secret"));
        another.send(AccountRequest.Login.of("Ann", "secret"));
        assertEquals(ann.id(), another.await(ServerMessage.SignedIn.class).you().id(), "she was here before");
        lift(decision);
        bert.client().send(AccountRequest.Login.of("Bert", "secret"));
        bert.client().await(ServerMessage.SignedIn.class);
        assertEquals(1, List.of(guest()).size(), "from there people come in again");
    }

    @Test
    void aBannedGuestIsNoGuestAgainWhetherThereOrGone() throws InterruptedException {
        Person there = guest();
        decide(there.id(), Sanction.BAN);
        long decision = awaitBan(there.client());
        nobodyNewComesIn(there.client());
        lift(decision);
        Person gone = guest();
        gone.client().close();
        decide(gone.id(), Sanction.BAN);
        nobodyNewComesIn(client());
    }

    @Test
    void aClosedAccountKeepsNobodyElseOut() throws InterruptedException {
        Person bert = member("Bert");
        decide(bert.id(), Sanction.CLOSE);
        awaitBan(bert.client());
        bert.client().send(new AccountRequest.Guest());
        bert.client().await(ServerMessage.SignedIn.class);
    }
}
