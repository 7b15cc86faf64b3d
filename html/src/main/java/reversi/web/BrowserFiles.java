package reversi.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsType;
import org.jspecify.annotations.Nullable;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;

/** Downloads files, and reads those that are chosen in the browser's own dialog or dropped on its window. */
final class BrowserFiles implements FileExchange {
    private static final String TEXT = "text/plain;charset=utf-8";

    /** Receives files. */
    @JsFunction
    interface Read {
        void are(JsFile[] files);
    }

    /** A file as the page reads it: its text, or its bytes, or neither where it can't be read. */
    @SuppressWarnings("NullAway.Init") // made by the page
    @JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "Object")
    static final class JsFile {
        String name;

        @Nullable
        String text;

        byte @Nullable [] bytes;
        boolean tooLarge;
    }

    @Override
    public Way way() {
        return Way.CHOOSE;
    }

    @Override
    public void save(String name, List<String> parts, Consumer<Optional<String>> then) {
        saveFile(name, TEXT, parts.toArray(new Object[0]));
        then.accept(Optional.of(name));
    }

    @Override
    public void save(String name, String type, byte[] bytes, Consumer<Optional<String>> then) {
        saveFile(name, type, new Object[] {bytes});
        then.accept(Optional.of(name));
    }

    @Override
    public void open(Consumer<List<OpenedFile>> then) {
        openFiles(files -> then.accept(opened(files)));
    }

    @Override
    public void listen(Consumer<List<OpenedFile>> dropped) {
        onFilesDropped(files -> dropped.accept(opened(files)));
    }

    @Override
    public void listenToSent(Consumer<List<OpenedFile>> sent) {
        onFilesSent(files -> sent.accept(opened(files)));
    }

    @Override
    public void unlisten() {
        onFilesDropped(null);
        onFilesSent(null);
    }

    private static List<OpenedFile> opened(JsFile[] files) {
        List<OpenedFile> opened = new ArrayList<>();
        for (JsFile file : files) {
            String text = file.text;
            byte[] bytes = file.bytes;
            if (text != null) {
                opened.add(new OpenedFile.Text(file.name, text));
            } else if (bytes != null) {
                opened.add(new OpenedFile.Binary(file.name, bytes));
            } else {
                opened.add(new OpenedFile.Failed(file.name, file.tooLarge));
            }
        }
        return opened;
    }

    @Override
    public boolean canShare(String type) {
        return canShareFile(type);
    }

    @Override
    public void share(String name, String type, byte[] bytes) {
        shareFile(name, type, bytes);
    }

    @JsMethod(namespace = "reversiPage")
    private static native void saveFile(String name, String type, Object[] parts);

    @JsMethod(namespace = "reversiPage")
    private static native void openFiles(Read read);

    @JsMethod(namespace = "reversiPage")
    private static native void onFilesDropped(@Nullable Read heard);

    @JsMethod(namespace = "reversiPage")
    private static native void onFilesSent(@Nullable Read heard);

    @JsMethod(namespace = "reversiPage")
    private static native boolean canShareFile(String type);

    @JsMethod(namespace = "reversiPage")
    private static native void shareFile(String name, String type, byte[] bytes);
}
