package reversi.screens.history;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.archive.GameImport;
import reversi.archive.GameLibrary;
import reversi.archive.GameSummary;
import reversi.platform.Clipboard;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;

/** Takes the games that are pasted, dropped or chosen while the page of all games is in front. */
final class IncomingGames {
    /** As much of what was sent is shown in the question, in letters. */
    private static final int LONGEST_NAME = 60;

    private final GameLibrary library;
    private final TaskRunner tasks;
    private final Function<Context, GameExchange> exchange;
    private final Consumer<GameSummary> open;
    /** Whether the device tells what is pasted, so that the shortcut is not ours. */
    private boolean hasPasteEvents;

    /** {@code exchange} makes what reads games, {@code open} shows a game that came alone. */
    IncomingGames(
            GameLibrary library,
            TaskRunner tasks,
            Function<Context, GameExchange> exchange,
            Consumer<GameSummary> open) {
        this.library = library;
        this.tasks = tasks;
        this.exchange = exchange;
        this.open = open;
    }

    /** Hears of files that are dropped and of what is pasted from now on. */
    void listen(Context context) {
        context.device().files().ifPresent(files -> {
            files.listen(taken -> take(context, taken));
            files.listenToSent(sent -> ask(context, sent));
        });
        context.device()
                .clipboard()
                .ifPresent(clipboard -> hasPasteEvents = clipboard.listen(text -> take(context, text)));
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
    void paste(Context context) {
        context.device()
                .clipboard()
                .ifPresent(clipboard -> clipboard.read(
                        text -> text.ifPresentOrElse(found -> take(context, found), () -> context.router()
                                .notice(context.say("games.paste.none")))));
    }

    private void take(Context context, String pasted) {
        take(context, List.of(new OpenedFile.Text("", pasted)));
    }

    /** What nobody asked for is imported only if the person wants it. */
    private void ask(Context context, List<OpenedFile> sent) {
        if (sent.stream().allMatch(file -> file instanceof OpenedFile.Failed)) {
            context.router().notice(context.say("games.sent.refused"));
            return;
        }
        String more = sent.size() == 1 ? "" : " " + context.texts().count("import.others", sent.size() - 1);
        context.router()
                .open(new ConfirmSheet(
                        context.say("games.sent"),
                        context.texts().get("games.sent.words", name(sent.get(0)) + more),
                        context.say("games.import"),
                        context.say("confirm.no"),
                        () -> take(context, sent)));
    }

    /** The name of a file, or how the words begin that came without one. */
    private static String name(OpenedFile file) {
        String name = file.name().isEmpty() && file instanceof OpenedFile.Text words ? words.text() : file.name();
        String line = name.trim().split("\n", 2)[0];
        return line.length() > LONGEST_NAME ? line.substring(0, LONGEST_NAME) + "…" : line;
    }

    /** Takes the games of files of any format, or of a backup; without effect while another task goes on. */
    void take(Context context, List<OpenedFile> files) {
        if (!tasks.isRunning()) {
            exchange.apply(context).take(files, report -> tell(context, report));
        }
    }

    /** A single game is opened at once; of several the list says enough, unless something is wrong. */
    private void tell(Context context, GameImport.Report report) {
        boolean isRight = report.faults().isEmpty() && report.positions() == 0 && !report.hasMore();
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
