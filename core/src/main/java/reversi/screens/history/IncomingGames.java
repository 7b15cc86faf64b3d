package reversi.screens.history;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.archive.GameImport;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.platform.Clipboard;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;
import reversi.screens.Context;

/** Takes the games that are pasted, dropped or chosen while the page of all games is in front. */
final class IncomingGames {
    private final GameLibrary library;
    private final TaskRunner tasks;
    private final Consumer<GameSummary> open;
    /** Whether the device tells what is pasted, so that the shortcut is not ours. */
    private boolean hasPasteEvents;

    /** {@code open} shows a game that came alone. */
    IncomingGames(GameLibrary library, TaskRunner tasks, Consumer<GameSummary> open) {
        this.library = library;
        this.tasks = tasks;
        this.open = open;
    }

    /** Hears of files that are dropped and of what is pasted from now on. */
    void listen(Context context, Supplier<GameExchange> exchange) {
        context.device().files().ifPresent(files -> files.listen(taken -> take(context, exchange, taken)));
        context.device()
                .clipboard()
                .ifPresent(clipboard -> hasPasteEvents = clipboard.listen(text -> take(context, exchange, text)));
    }

    /** Hears of nothing more. */
    void unlisten(Context context) {
        context.device().files().ifPresent(FileExchange::unlisten);
        context.device().clipboard().ifPresent(Clipboard::unlisten);
    }

    /** Whether the shortcut for pasting has to be heard as a key. */
    boolean needsPasteKey() {
        return !hasPasteEvents;
    }

    /** Takes what is on the clipboard, or says that there is nothing. */
    void paste(Context context, Supplier<GameExchange> exchange) {
        context.device()
                .clipboard()
                .ifPresent(clipboard -> clipboard.read(
                        text -> text.ifPresentOrElse(found -> take(context, exchange, found), () -> context.router()
                                .notice(context.say("games.paste.none")))));
    }

    private void take(Context context, Supplier<GameExchange> exchange, String pasted) {
        take(context, exchange, List.of(new OpenedFile.Text("", pasted)));
    }

    /** Takes the games of files of any format, or of a backup; without effect while another task goes on. */
    void take(Context context, Supplier<GameExchange> exchange, List<OpenedFile> files) {
        if (!tasks.isRunning()) {
            exchange.get().take(files, report -> tell(context, report));
        }
    }

    /** A single game is opened at once; of several the list says enough, unless something is wrong. */
    private void tell(Context context, GameImport.Report report) {
        boolean isRight = report.unreadable() == 0 && report.positions() == 0 && !report.hasMore();
        if (!isRight || report.games() == 0) {
            context.router().open(new ImportReportSheet(report));
            return;
        }
        context.router().notice(new ImportWords(context.texts()).all(report));
        if (report.games() == 1) {
            report.first().flatMap(library.index()::find).ifPresent(open);
        }
    }
}
