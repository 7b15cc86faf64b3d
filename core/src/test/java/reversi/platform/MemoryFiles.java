package reversi.platform;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Gives back the file that was saved last, and lets a test drop others. */
public final class MemoryFiles implements FileExchange {
    private Optional<String> last = Optional.empty();
    private Optional<byte[]> bytes = Optional.empty();
    private String name = "";
    private Optional<Consumer<List<OpenedFile>>> listener = Optional.empty();
    private Optional<Consumer<List<OpenedFile>>> asked = Optional.empty();
    private Runnable came = () -> {};

    @Override
    public Way way() {
        return Way.CHOOSE;
    }

    @Override
    public void save(String name, List<String> parts, Consumer<Optional<String>> then) {
        this.name = name;
        last = Optional.of(String.join("", parts));
        then.accept(Optional.of(name));
    }

    @Override
    public void save(String name, String type, byte[] bytes, Consumer<Optional<String>> then) {
        this.name = name;
        this.bytes = Optional.of(bytes);
        then.accept(Optional.of(name));
    }

    @Override
    public void open(Consumer<List<OpenedFile>> then) {
        then.accept(List.of(new OpenedFile.Text("last", last())));
    }

    @Override
    public void listen(Consumer<List<OpenedFile>> dropped) {
        listener = Optional.of(dropped);
    }

    @Override
    public void listenToSent(Consumer<List<OpenedFile>> sent) {
        asked = Optional.of(sent);
    }

    @Override
    public void unlisten() {
        listener = Optional.empty();
        asked = Optional.empty();
    }

    @Override
    public void onUnheard(Runnable next) {
        came = next;
    }

    /** Files of games come that nobody listens for. */
    public void come() {
        came.run();
    }

    /** Drops files on the window. */
    public void drop(OpenedFile... files) {
        listener.ifPresent(heard -> heard.accept(List.of(files)));
    }

    /** Another program sends files. */
    public void send(OpenedFile... files) {
        asked.ifPresent(heard -> heard.accept(List.of(files)));
    }

    /** The text that was saved last. */
    public String last() {
        return last.orElse("");
    }

    /** The bytes that were saved last. */
    public byte[] lastBytes() {
        return bytes.orElseGet(() -> new byte[0]);
    }

    /** The name under which something was saved last. */
    public String name() {
        return name;
    }
}
