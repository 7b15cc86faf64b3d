package reversi.screens.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import reversi.archive.GameImport;
import reversi.notation.GameFiles;
import reversi.notation.GamesReader;
import reversi.notation.WthorGames;
import reversi.notation.WthorGames.Names;
import reversi.platform.OpenedFile;

/** Files to be read for their games. The names of players and tournaments beside an archive of the French federation belong to it. */
final class ImportSources {
    private static final String PLAYERS = ".jou";
    private static final String TOURNAMENTS = ".trn";

    private ImportSources() {}

    /** What reads these files, in their order. */
    static List<GameImport.Source> of(List<OpenedFile> files) {
        Names players = Names.none();
        Names tournaments = Names.none();
        for (OpenedFile file : files) {
            if (file instanceof OpenedFile.Binary binary && isNames(file)) {
                boolean isPlayers = ending(file).equals(PLAYERS);
                players = isPlayers ? WthorGames.players(binary.bytes()) : players;
                tournaments = isPlayers ? tournaments : WthorGames.tournaments(binary.bytes());
            }
        }
        List<GameImport.Source> sources = new ArrayList<>();
        for (OpenedFile file : files) {
            if (!isNames(file)) {
                sources.add(new GameImport.Source(file.name(), reader(file, players, tournaments)));
            }
        }
        return sources;
    }

    private static String ending(OpenedFile file) {
        int dot = file.name().lastIndexOf('.');
        return dot < 0 ? "" : file.name().substring(dot).toLowerCase(Locale.ROOT);
    }

    private static boolean isNames(OpenedFile file) {
        return ending(file).equals(PLAYERS) || ending(file).equals(TOURNAMENTS);
    }

    private static GamesReader reader(OpenedFile file, Names players, Names tournaments) {
        return file.fold(
                text -> text.text().length() > GameImport.MOST_BYTES
                        ? GameFiles.tooLarge()
                        : GameFiles.reader(text.text()),
                binary -> binary.bytes().length > GameImport.MOST_BYTES
                        ? GameFiles.tooLarge()
                        : GameFiles.reader(binary.bytes(), players, tournaments),
                failed -> failed.isTooLarge() ? GameFiles.tooLarge() : GameFiles.unreadable());
    }
}
