package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/** A clipboard that holds what a test puts there. */
public final class MemoryClipboard implements Clipboard {
    private Optional<String> text = Optional.empty();
    private Optional<byte[]> picture = Optional.empty();

    /** Copies a text elsewhere. */
    public void copy(String next) {
        text = Optional.of(next);
    }

    /** The picture that was copied last, if any. */
    public Optional<byte[]> picture() {
        return picture;
    }

    @Override
    public void read(Consumer<Optional<String>> then) {
        then.accept(text);
    }

    @Override
    public boolean listen(Consumer<String> pasted) {
        return false;
    }

    @Override
    public void unlisten() {}

    @Override
    public void writePicture(byte[] png, Consumer<Boolean> then) {
        picture = Optional.of(png);
        then.accept(true);
    }
}
