package reversi.platform;

import java.util.Optional;
import java.util.function.Consumer;

/** Gives back the file that was saved last. */
public final class MemoryFiles implements FileExchange {
    private Optional<String> last = Optional.empty();

    @Override
    public Way way() {
        return Way.CHOOSE;
    }

    @Override
    public void save(String name, String text, Consumer<Optional<String>> then) {
        last = Optional.of(text);
        then.accept(Optional.of(name));
    }

    @Override
    public void open(Consumer<Optional<String>> then) {
        then.accept(last);
    }

    /** The text that was saved last. */
    public String last() {
        return last.orElse("");
    }
}
