package reversi.screens.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.archive.ArchiveBackup;
import reversi.archive.ArchiveCodec;
import reversi.archive.ArchiveRestore;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.notation.GameDate;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.RecordedPlayer;
import reversi.platform.FileExchange;
import reversi.rules.Disc;
import reversi.screens.CalendarDay;
import reversi.screens.Context;

/** Games to and from files and the clipboard, with a word to the person about each. */
final class GameExchange {
    private static final long MINUTE_MILLIS = 60_000;

    private final Context context;
    private final GameLibrary library;
    private final HistoryWords words;
    private final long now;

    /** {@code now} is in milliseconds since 1970. */
    GameExchange(Context context, GameLibrary library, HistoryWords words, long now) {
        this.context = context;
        this.library = library;
        this.words = words;
        this.now = now;
    }

    /** Puts the moves of games on the clipboard, a line each. */
    void copy(List<GameSummary> games) {
        moves(games, text -> {
            context.device().copy(text);
            context.router().notice(context.say("games.copied"));
        });
    }

    /** Saves games in a file of a format; those that it can't say are counted to the person. */
    void export(List<GameSummary> games, GameFormat format) {
        String ending = format == GameFormat.TEXT ? "txt" : format.name().toLowerCase(Locale.ROOT);
        records(games, records -> {
            StringBuilder text = new StringBuilder(GameFiles.head(format));
            int written = 0;
            for (GameRecord game : records) {
                if (GameFiles.canWrite(format, game)) {
                    text.append(written == 0 ? "" : GameFiles.between(format)).append(GameFiles.write(format, game));
                    written++;
                }
            }
            int missing = games.size() - written;
            save(ending, text.append(GameFiles.tail(format)).toString());
            if (missing > 0) {
                context.router().notice(context.texts().count("games.left-out", missing));
            }
        });
    }

    private void moves(List<GameSummary> games, Consumer<String> then) {
        records(games, records -> {
            StringBuilder lines = new StringBuilder();
            records.forEach(game -> lines.append(GameFiles.write(GameFormat.TEXT, game)));
            then.accept(lines.toString());
        });
    }

    /** Reads games as they are written down; damaged ones are left out. */
    private void records(List<GameSummary> games, Consumer<List<GameRecord>> then) {
        ArchiveBackup.bodies(library, games, bodies -> {
            List<GameRecord> records = new ArrayList<>();
            for (int i = 0; i < games.size(); i++) {
                ArchiveCodec.game(games.get(i), bodies.get(i))
                        .map(this::written)
                        .ifPresent(records::add);
            }
            then.accept(records);
        });
    }

    private GameRecord written(ArchivedGame game) {
        GameSummary summary = game.summary();
        long local = summary.at() + context.device().utcOffsetMinutes(summary.at()) * MINUTE_MILLIS;
        return GameRecord.of(game.game())
                .between(player(summary, Disc.BLACK), player(summary, Disc.WHITE))
                .on(GameDate.ofMillis(local));
    }

    private RecordedPlayer player(GameSummary summary, Disc disc) {
        RecordedPlayer named = RecordedPlayer.named(words.name(summary, disc));
        int rating = summary.player(disc).rating();
        return rating > 0 ? named.rated(rating) : named;
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
