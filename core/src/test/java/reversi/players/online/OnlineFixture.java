package reversi.players.online;

import java.util.HashMap;
import java.util.Map;
import reversi.online.AccountRequest;
import reversi.platform.MemoryStore;

/** A client with a clock that the test moves and a store in memory. */
final class OnlineFixture {
    final Map<String, String> kept = new HashMap<>();
    final ScriptedServer server;
    final OnlineClient client;

    OnlineFixture(ScriptedServer server) {
        this.server = server;
        client = new OnlineClient(
                server, new OnlineMemory(new MemoryStore(kept), result -> {}), () -> server.now, () -> 0.5, "test");
    }

    /** Connects and signs in. */
    void signIn() {
        client.connect(ServerAddress.read(ServerAddress.THIS_COMPUTER).orElseThrow());
        server.deliverAll();
        client.ask(AccountRequest.Login.of("Ada", "secret"));
        server.deliverAll();
    }

    /** Lets time pass. */
    void wait(int millis) {
        server.now += millis;
        client.pass();
    }

    /** Lets everything calm down: the link is lost once more and found again. */
    void settle() {
        server.cut();
        for (int i = 0; i < 100; i++) {
            wait(500);
            server.deliverAll();
        }
    }
}
