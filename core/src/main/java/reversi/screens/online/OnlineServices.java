package reversi.screens.online;

import java.util.function.Supplier;
import reversi.platform.Device;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.sound.Sounds;

/** What online play uses of the rest of the game. */
public record OnlineServices(
        OnlineClient client,
        OnlineMemory memory,
        ChosenServer server,
        Device device,
        Router router,
        Sounds sounds,
        Supplier<Texts> texts) {}
