package reversi.screens.online;

import java.util.Optional;
import java.util.function.Supplier;
import reversi.game.TimeControl;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;
import reversi.screens.Navigator;
import reversi.screens.OngoingGame;
import reversi.screens.Texts;
import reversi.screens.game.ClockText;

/** One's own game that goes on at a server while another page is open, or goes on when the program is started next. */
final class OngoingOnlineGame {
    private final OnlineClient client;
    private final OnlineMemory memory;
    private final Navigator go;
    private final Supplier<Texts> texts;
    private final ClockText clock = new ClockText();

    OngoingOnlineGame(OnlineClient client, OnlineMemory memory, Navigator go, Supplier<Texts> texts) {
        this.client = client;
        this.memory = memory;
        this.go = go;
        this.texts = texts;
    }

    /** The game and the way to it; empty where there is none. */
    Optional<OngoingGame> now() {
        return client.ownGame()
                .map(table -> new OngoingGame(words(table), () -> go.table(table)))
                .or(this::inTournament)
                .or(this::byDays)
                .or(() -> memory.opponent()
                        .map(name -> new OngoingGame(texts.get().get("home.ongoing.away", name), go::online)));
    }

    /** The tournament in which one plays, between one's games. */
    private Optional<OngoingGame> inTournament() {
        return client.tournaments()
                .running()
                .map(card -> new OngoingGame(
                        card.round() == 0
                                ? card.terms().name()
                                : texts.get()
                                        .get("tournament.calls", card.terms().name(), card.round()),
                        () -> go.tournament(card.id())));
    }

    /** How many games by days wait for one, with the way to all of them. */
    private Optional<OngoingGame> byDays() {
        int waiting =
                (int) GameByDays.of(client).stream().filter(GameByDays::isYours).count();
        return client.gamesByDays().isEmpty()
                ? Optional.empty()
                : Optional.of(new OngoingGame(texts.get().count("days.waiting", waiting), go::online));
    }

    /** Against whom, and how much time one has where there is a clock. */
    private String words(OnlineTable table) {
        Disc side = client.you().flatMap(you -> table.side(you.id())).orElse(Disc.BLACK);
        String name = table.player(side.other()).name();
        if (table.terms().time().kind() == TimeControl.Kind.NONE) {
            return texts.get().get("home.ongoing", name);
        }
        long left = table.clocksAt(client.serverNow()).of(side);
        boolean isYours = table.position().toMove() == side;
        return texts.get()
                .get(
                        isYours ? "home.ongoing.yours" : "home.ongoing.theirs",
                        name,
                        clock.of(left, texts.get().language().numerals()));
    }

    /** Whether the program was left while a game went on. */
    boolean isLeft() {
        return memory.opponent().isPresent();
    }

    /** Keeps in mind for the next start whether there is a game to come back to. */
    void remember() {
        if (client.you().isPresent()) {
            memory.setOpponent(client.ownGame()
                    .or(() -> client.gamesByDays().stream().findFirst())
                    .flatMap(table -> client.you()
                            .flatMap(you -> table.side(you.id()))
                            .map(side -> table.player(side.other()).name()))
                    .orElse(""));
        }
    }
}
