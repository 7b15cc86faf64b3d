package reversi.screens.champion;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.Thinker;
import reversi.screens.Page;
import reversi.teach.OpeningNames;
import reversi.training.champion.ChampionFile;
import reversi.training.champion.ChampionGame;

/**
 * What the pages with champions' games need.
 *
 * @param games the games
 * @param notes what the games show, in all languages
 * @param repository what is remembered of the player
 * @param thinker values the moves that are explained
 * @param names the names of openings
 * @param rating how strong the player is, in points
 * @param enter opens a page above
 */
public record ChampionServices(
        AssetSource<List<ChampionGame>> games,
        AssetSource<NoteTexts> notes,
        ChampionRepository repository,
        Thinker thinker,
        OpeningNames names,
        IntSupplier rating,
        Consumer<Page> enter) {
    /** The games among these assets. */
    public static AssetSource<List<ChampionGame>> games(Optional<AssetLoader> assets) {
        return new AssetSource<>(assets, "champion/games.txt", bytes -> ChampionFile.read(text(bytes)));
    }

    /** The words of notes among these assets. */
    public static AssetSource<NoteTexts> notes(Optional<AssetLoader> assets) {
        return new AssetSource<>(assets, "champion/notes.txt", bytes -> NoteTexts.read(text(bytes)));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
