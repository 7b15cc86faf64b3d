package reversi.screens.insights;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.platform.AssetSource;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryAssets;
import reversi.rules.Disc;
import reversi.screens.Router;
import reversi.teach.OpeningNames;
import reversi.teach.review.ReviewCodec;
import reversi.training.insights.Peers;
import reversi.training.insights.Practice;
import reversi.training.insights.StudiedGames;

/** The page of insights, of somebody with some games or none, for tests that look at it. */
public final class InsightsPages {
    private static final int MOST_TICKS = 3_000;
    private static final int REVIEWED = 3;

    /** Reviews of the first games: an engine made them, which is not to be asked again for each test. */
    private static final List<String> REVIEWS =
            IntStream.range(0, REVIEWED).mapToObj(InsightsPages::reviewed).toList();

    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, condition -> {});
    private final List<Set<String>> listed = new ArrayList<>();
    private final List<Practice> practised = new ArrayList<>();

    /** Of somebody who has played so many games, the first of which are reviewed. */
    public InsightsPages(int games) {
        library.load();
        archive.answer();
        play(0, games);
        for (int i = 0; i < Math.min(REVIEWED, games); i++) {
            review(i);
        }
    }

    private static Disc mine(int number) {
        return number % 3 == 0 ? Disc.WHITE : Disc.BLACK;
    }

    /** Plays games of these numbers. */
    void play(int from, int to) {
        List<ArchivedGame> games = new ArrayList<>();
        for (int i = from; i < to; i++) {
            games.add(ArchivedGame.local("g" + i, i, StudiedGames.game(i, mine(i)), StudiedGames.opening(i)));
        }
        library.add(games, result -> {});
        archive.answer();
    }

    /** Reviews the game of a number. */
    void review(int number) {
        String review = number < REVIEWED ? REVIEWS.get(number) : reviewed(number);
        library.keepReview("g" + number, review, Optional.of(70));
        archive.answer();
    }

    private static String reviewed(int number) {
        return ReviewCodec.write(StudiedGames.review(StudiedGames.game(number, mine(number))));
    }

    GameLibrary library() {
        return library;
    }

    MemoryArchive archive() {
        return archive;
    }

    /** What was opened to be listed. */
    List<Set<String>> listed() {
        return listed;
    }

    /** What was opened to be practised. */
    List<Practice> practised() {
        return practised;
    }

    /** The page of somebody as strong as the computer's third level. */
    public InsightsPage page() {
        return page(new InsightsReader(library), Optional.of(600));
    }

    InsightsPage page(InsightsReader reader, Optional<Integer> rating) {
        MemoryAssets assets = new MemoryAssets();
        AssetSource<Peers> peers = new AssetSource<>(
                Optional.of(assets),
                "training/peers.txt",
                bytes -> Peers.read(new String(bytes, StandardCharsets.UTF_8)));
        peers.load(() -> {});
        assets.arrive(Optional.of(asset("training/peers.txt")));
        return new InsightsPage(new InsightsServices(
                reader,
                peers,
                () -> rating,
                new OpeningNames(new String(asset("openings/named.txt"), StandardCharsets.UTF_8)),
                listed::add,
                practised::add));
    }

    private static byte[] asset(String path) {
        try {
            return Files.readAllBytes(Path.of("..", "assets").resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets time pass until all games were looked at. */
    public InsightsPage settle(Router router, InsightsPage page) {
        for (int i = 0; i < MOST_TICKS && !page.state().isDone(); i++) {
            archive.answer();
            router.tick(0.01f);
        }
        return page;
    }
}
