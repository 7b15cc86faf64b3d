package reversi.screens.champion;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.platform.AssetLoader;
import reversi.platform.MemoryStore;
import reversi.platform.Thinker;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Page;
import reversi.teach.OpeningNames;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ChampionGames;
import reversi.training.champion.Guessing;
import reversi.training.champion.ValuedGame;
import reversi.training.champion.ValuedMove;

/** The pages of champions' games, for tests that look at them. */
public final class ChampionPages {
    private final ChampionServices services;

    /** Pages of somebody who has played some games, that open others above them by {@code enter}. */
    public ChampionPages(Consumer<Page> enter) {
        this(services(new ChampionRepository(new MemoryStore(), result -> {}), shipped(), enter));
        services.repository()
                .change(none -> none.after(Guessing.of(game(1), game(1).game().champion()), 78));
    }

    ChampionPages(ChampionServices services) {
        this.services = services;
    }

    static ChampionServices services(
            ChampionRepository repository, Optional<AssetLoader> assets, Consumer<Page> enter) {
        return new ChampionServices(
                ChampionServices.games(assets),
                ChampionServices.notes(assets),
                repository,
                valuing(),
                new OpeningNames(named()),
                () -> 1_200,
                enter);
    }

    private static String named() {
        try {
            return Files.readString(Path.of("..", "assets", "openings", "named.txt"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The assets that the game comes with, at once. */
    static Optional<AssetLoader> shipped() {
        return Optional.of(new AssetLoader() {
            @Override
            public <T> void load(String path, Function<byte[], Optional<T>> decode, Consumer<Optional<T>> then) {
                String name = path.substring(path.indexOf('/') + 1);
                then.accept(decode.apply(ChampionGames.text(name).getBytes(StandardCharsets.UTF_8)));
            }
        });
    }

    /** A game of the file, by its place. */
    static ValuedGame game(int at) {
        return ValuedGame.of(ChampionGames.all().get(at)).orElseThrow();
    }

    /** An engine that answers at once, with the values of the file. */
    private static Thinker valuing() {
        Map<Position, ValuedMove> known = new HashMap<>();
        for (ChampionGame game : ChampionGames.all().subList(0, 4)) {
            ValuedGame.of(game)
                    .orElseThrow()
                    .moves()
                    .forEach(move -> known.put(move.turn().before(), move));
        }
        return (question, listener) -> {
            ValuedMove move = known.get(question.position());
            List<MoveValue> values = new ArrayList<>();
            for (Square square : question.position().placements()) {
                int value = 100 * move.best() - 50 * move.loss(square);
                List<Move> line = new ArrayList<>(List.of(Move.at(square)));
                question.position().play(Move.at(square)).orThrow().after().placements().stream()
                        .findFirst()
                        .ifPresent(reply -> line.add(Move.at(reply)));
                values.add(new MoveValue(Move.at(square), value, 12, false, line));
            }
            values.sort(Comparator.comparingInt(value -> -value.value()));
            MoveValue best = values.get(0);
            listener.answered(new Answer(best.move(), best.value(), 12, 100, false, best.line(), values, 1));
            return () -> {};
        };
    }

    /** The list. */
    public Page list() {
        return new ChampionPage(services);
    }

    /** The first game. */
    public Page game() {
        return new GuessPage(services, game(0), game(0).game().champion());
    }

    /** Answers what is asked with the move that was played, or the worst one. */
    public static void answer(Page page, boolean isRight) {
        GuessPage guess = (GuessPage) page;
        ValuedMove move = guess.state().guessing().current().orElseThrow();
        Square worst = move.turn().before().placements().stream()
                .max(Comparator.comparingInt(move::loss))
                .orElseThrow();
        guess.press(isRight ? move.square() : worst);
    }

    /** Plays a game to its end, every third answer wrong. */
    public static void finish(Page page) {
        GuessPage guess = (GuessPage) page;
        for (int i = 0; !guess.state().guessing().isOver(); i++) {
            answer(page, i % 3 != 0);
            guess.next();
        }
    }

    /** The side whose moves are guessed. */
    static Disc side(Page page) {
        return ((GuessPage) page).state().guessing().side();
    }
}
