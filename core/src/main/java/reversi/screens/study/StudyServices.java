package reversi.screens.study;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.LongToIntFunction;
import java.util.function.Supplier;
import reversi.archive.GameLibrary;
import reversi.platform.AssetLoader;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.Thinker;
import reversi.screens.Foreground;
import reversi.screens.Page;
import reversi.screens.StudySummaryRepository;
import reversi.screens.board.Tempo;
import reversi.screens.diary.DiaryRepository;
import reversi.screens.sound.Sounds;
import reversi.teach.OpeningNames;

/**
 * What the pages for study need.
 *
 * @param thinker values moves
 * @param openings names openings
 * @param library the finished games of this device
 * @param sounds what is heard when a game is replayed
 * @param clock milliseconds since 1970
 * @param tempo how fast discs move now
 * @param enter opens a page above the one in front
 * @param store where analyses are kept
 * @param summary what the first page says of study
 * @param diary what was done on which day
 * @param stored receives how each change of it ended
 * @param assets loads files that only some pages need
 * @param webAddress where others play the game in a browser; empty where no such place is known
 * @param minutesAhead how many minutes the player's clock is ahead of universal time at a moment
 * @param portables what goes to another device beside what these pages keep
 * @param foreground the page in front, for what goes on behind it
 */
public record StudyServices(
        Thinker thinker,
        OpeningNames openings,
        GameLibrary library,
        Sounds sounds,
        LongSupplier clock,
        Supplier<Tempo> tempo,
        Consumer<Page> enter,
        Store store,
        StudySummaryRepository summary,
        DiaryRepository diary,
        Consumer<Store.Result> stored,
        Optional<AssetLoader> assets,
        Supplier<Optional<String>> webAddress,
        LongToIntFunction minutesAhead,
        List<Portable> portables,
        Foreground foreground) {}
