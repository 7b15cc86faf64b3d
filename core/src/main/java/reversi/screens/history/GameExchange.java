package reversi.screens.history;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.archive.ArchiveBackup;
import reversi.archive.ArchiveCodec;
import reversi.archive.ArchiveRestore;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.notation.TranscriptText;
import reversi.platform.FileExchange;
import reversi.screens.CalendarDay;
import reversi.screens.Context;

/** Games to and from files and the clipboard, with a word to the person about each. */
final class GameExchange {
    private final Context context;
    private final GameLibrary library;
    private final long now;

    /** {@code now} is in milliseconds since 1970. */
    GameExchange(Context context, GameLibrary library, long now) {
        this.context = context;
        this.library = library;
        this.now = now;
    }

    /** Puts the moves of games on the clipboard, a line each. */
    void copy(List<GameSummary> games) {
        moves(games, text -> {
            context.device().copy(text);
            context.router().notice(context.say("games.copied"));
        });
    }

    /** Saves the moves of games in a file, a line each. */
    void export(List<GameSummary> games) {
        moves(games, text -> save("txt", text));
    }

    private void moves(List<GameSummary> games, Consumer<String> then) {
        ArchiveBackup.bodies(library, games, bodies -> {
            StringBuilder lines = new StringBuilder();
            for (int i = 0; i < games.size(); i++) {
                ArchiveCodec.game(games.get(i), bodies.get(i))
                        .map(ArchivedGame::game)
                        .ifPresent(game -> lines.append(TranscriptText.write(game.transcript()))
                                .append('\n'));
            }
            then.accept(lines.toString());
        });
    }

    /** Saves all games in a file from which they can be restored. */
    void backUp() {
        ArchiveBackup.write(library, library.index().games(), text -> save("reversi", text));
    }

    private void save(String ending, String text) {
        CalendarDay today = CalendarDay.of(now, context.device().utcOffsetMinutes(now));
        String name = "reversi-" + today.iso() + "." + ending;
        files().ifPresent(files -> files.save(name, text, where -> context.router()
                .notice(where.map(path -> context.texts().get("games.saved", path))
                        .orElseGet(() -> context.say("games.unsaved")))));
    }

    private Optional<FileExchange> files() {
        return context.device().files();
    }

    /** Lets the person name a backup to be restored. */
    void choose(Consumer<ArchiveRestore> then) {
        files().ifPresent(files -> {
            if (files.way() == FileExchange.Way.DROP) {
                context.router().notice(context.say("games.drop"));
            }
            files.open(text -> {
                Optional<ArchiveRestore> restore = text.flatMap(read -> ArchiveRestore.of(library, read));
                restore.ifPresentOrElse(then, () -> context.router().notice(context.say("games.no-backup")));
            });
        });
    }

    /** Says what became of a backup. */
    static void tell(Context context, ArchiveRestore.Report report) {
        String said = context.texts().get("games.restored", report.added(), report.present());
        context.router()
                .notice(
                        report.broken() == 0
                                ? said
                                : said + " "
                                        + context.texts().get("games.broken", report.broken(), report.firstBroken()));
    }
}
