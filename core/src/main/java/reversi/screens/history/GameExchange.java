package reversi.screens.history;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.archive.ArchiveExport;
import reversi.archive.ArchiveRestore;
import reversi.archive.GameImport;
import reversi.archive.GameSummary;
import reversi.archive.ImportedGames;
import reversi.game.Game;
import reversi.notation.GameFormat;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.SavedFile;
import reversi.screens.transfer.Belongings;

/** Games to and from files and the clipboard, with a word to the person about each. */
final class GameExchange {
    private static final long MINUTE_MILLIS = 60_000;

    private final Context context;
    private final Belongings belongings;
    private final HistoryWords words;
    private final TaskRunner tasks;
    private final Function<Game, String> opening;
    private final long now;

    /** {@code opening} gives the English name of a game's opening; {@code now} is in milliseconds since 1970. */
    GameExchange(
            Context context,
            Belongings belongings,
            HistoryWords words,
            TaskRunner tasks,
            Function<Game, String> opening,
            long now) {
        this.context = context;
        this.belongings = belongings;
        this.words = words;
        this.tasks = tasks;
        this.opening = opening;
        this.now = now;
    }

    /** Puts the moves of games on the clipboard, a line each. */
    void copy(List<GameSummary> games) {
        write(games, GameFormat.TEXT, export -> {
            context.device().copy(String.join("", export.parts()));
            context.router().notice(context.say("games.copied"));
        });
    }

    /** Saves games in a file of a format; those that it can't say are counted to the person. */
    void export(List<GameSummary> games, GameFormat format) {
        String ending = format == GameFormat.TEXT ? "txt" : format.name().toLowerCase(Locale.ROOT);
        write(games, format, export -> {
            save(ending, export.parts());
            if (export.leftOut() > 0) {
                context.router().notice(context.texts().count("games.left-out", export.leftOut()));
            }
        });
    }

    private void write(List<GameSummary> games, GameFormat format, Consumer<ArchiveExport> then) {
        RecordFormat records = new RecordFormat(format, words, at -> offsetMillis(at));
        run(new ArchiveExport(belongings.library(), games, records), then);
    }

    /** Saves all games, and what else goes to another device, in a file from which they can be restored. */
    void backUp() {
        run(belongings.backup(), export -> save("reversi", export.parts()));
    }

    private void run(ArchiveExport export, Consumer<ArchiveExport> then) {
        tasks.start(context.router(), "games.exporting", export, () -> {
            if (!export.isCancelled()) {
                then.accept(export);
            }
        });
    }

    private long offsetMillis(long at) {
        return context.device().utcOffsetMinutes(at) * MINUTE_MILLIS;
    }

    private void save(String ending, List<String> parts) {
        CalendarDay today = CalendarDay.of(now, context.device().utcOffsetMinutes(now));
        String name = "reversi-" + today.iso() + "." + ending;
        context.device().files().ifPresent(files -> files.save(name, parts, where -> SavedFile.tell(context, where)));
    }

    /** Lets the person name files with games or a backup. */
    void choose(Consumer<List<OpenedFile>> then) {
        context.device().files().ifPresent(files -> {
            if (files.way() == FileExchange.Way.DROP) {
                context.router().notice(context.say("games.drop"));
            } else {
                files.open(then);
            }
        });
    }

    /** Takes the games of files of any format, or of a backup; {@code then} receives what has become of them. */
    void take(List<OpenedFile> files, Consumer<GameImport.Report> then) {
        Optional<ArchiveRestore> restore = files.size() == 1 && files.get(0) instanceof OpenedFile.Text only
                ? ArchiveRestore.of(belongings.library(), only.text())
                : Optional.empty();
        if (restore.isPresent()) {
            restore(restore.get());
            return;
        }
        ImportedGames conversion = new ImportedGames(now, this::offsetMillis, opening);
        GameImport games = new GameImport(belongings.library(), ImportSources.of(files), conversion);
        tasks.start(context.router(), "games.importing", games, () -> then.accept(games.report()));
    }

    private String joined(ArchiveRestore restore) {
        return switch (belongings.join(restore.kept())) {
            case NOTHING -> "";
            case ALL -> context.say("games.restored.others");
            case SOME -> context.say("games.restored.some");
        };
    }

    private void restore(ArchiveRestore restore) {
        tasks.start(context.router(), "games.importing", restore, () -> {
            ArchiveRestore.Report report = restore.report();
            String said = context.texts().get("games.restored", report.added(), report.present());
            String broken = report.broken() == 0
                    ? ""
                    : context.texts().count("games.broken", report.broken(), report.firstBroken());
            context.router().notice(context.texts().punctuation().sentences(said, broken, joined(restore)));
        });
    }
}
