package reversi;

import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.util.List;
import java.util.function.Function;
import reversi.online.AccountRequest;
import reversi.online.ServerMessage;
import reversi.screens.Page;
import reversi.screens.Texts;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Text;

/** What a person does to come to the pages of a server, with a server that answers by the book. */
final class ServerVisit {
    private final DemoServer server;

    ServerVisit(DemoServer server) {
        this.server = server;
    }

    void open(Composition composition, Runnable way) {
        way.run();
        for (int i = 0; i < 4; i++) {
            server.deliver();
            composition.router().tick(0.6f);
        }
    }

    void hear(Composition composition, ServerMessage news) {
        server.say(news);
        server.deliver();
        composition.router().tick(0.1f);
    }

    void signIn(Composition composition) {
        composition.go().online();
        server.deliver();
        composition.router().tick(0.1f);
    }

    void ask(Composition composition, AccountRequest request) {
        composition.client().ask(request);
        server.deliver();
        composition.router().tick(0.1f);
        composition.router().tick(0.1f);
    }

    void logIn(Composition composition) {
        signIn(composition);
        ask(composition, AccountRequest.Login.of("player 5", "secret"));
        server.deliver();
        composition.router().tick(0.1f);
    }

    /** Leaves the lobby by a pictogram, or where there is none by the words that lead to the same page. */
    void way(Composition composition, Icon icon, Function<Texts, String> words) {
        logIn(composition);
        Page lobby = composition.router().front();
        Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == icon);
        if (composition.router().front() == lobby) {
            List<String> wanted = TestWords.everywhere(words);
            Pressing.pressWhat(
                    composition,
                    actor -> actor instanceof Text said
                            && wanted.stream().anyMatch(LongerTexts.plain(said.words())::endsWith));
        }
        assertNotSame(lobby, composition.router().front());
        server.deliver();
    }
}
