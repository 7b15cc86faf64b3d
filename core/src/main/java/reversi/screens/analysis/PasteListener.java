package reversi.screens.analysis;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.function.Consumer;
import reversi.platform.Clipboard;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;
import reversi.screens.Context;
import reversi.screens.Modifiers;

/** Hears of what a person pastes, or drops on the window, while a page is in front. */
public final class PasteListener {
    private final Consumer<String> pasted;
    /** Whether the device itself tells of what is pasted by its keys. */
    private boolean hasPasteEvents;

    /** {@code pasted} receives every text. */
    public PasteListener(Consumer<String> pasted) {
        this.pasted = pasted;
    }

    /** The page came to the front. */
    public void listen(Context context) {
        context.device().files().ifPresent(files -> files.listen(this::open));
        context.device().clipboard().ifPresent(clipboard -> hasPasteEvents = clipboard.listen(pasted));
    }

    /** Another page came before it. */
    public void unlisten(Context context) {
        context.device().files().ifPresent(FileExchange::unlisten);
        context.device().clipboard().ifPresent(Clipboard::unlisten);
    }

    /** Takes the first of the files that were dropped; one that is not of text holds nothing. */
    private void open(List<OpenedFile> files) {
        pasted.accept(!files.isEmpty() && files.get(0) instanceof OpenedFile.Text file ? file.text() : "");
    }

    /** Reads the clipboard, or asks for what is to be pasted. */
    void paste(Context context) {
        PasteSheet.open(context, pasted);
    }

    /** Pastes by the usual keys, where the device does not tell of that itself; returns whether they were these. */
    public boolean keyDown(int key, Context context) {
        boolean isPaste = key == Input.Keys.V && Modifiers.isCommand(context.device()) && !hasPasteEvents;
        if (isPaste) {
            paste(context);
        }
        return isPaste;
    }
}
