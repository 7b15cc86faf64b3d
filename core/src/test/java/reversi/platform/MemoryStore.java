package reversi.platform;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** A store that lives as long as the test, and that fails or answers late where the test wants that. */
public final class MemoryStore implements Store {
    private final Map<String, String> texts;
    private final Deque<Runnable> answers = new ArrayDeque<>();
    private Result trouble = Result.DONE;
    private boolean isLate;

    /** An empty store. */
    public MemoryStore() {
        this(new HashMap<>());
    }

    /** A store of these texts, which the test may look at and change. */
    public MemoryStore(Map<String, String> texts) {
        this.texts = texts;
    }

    /** What is kept, by name. */
    public Map<String, String> texts() {
        return texts;
    }

    /** From now on every change ends like this; with DONE it works again. */
    public void breakDown(Result how) {
        trouble = how;
    }

    /** From now on answers wait for {@link #answer}. */
    public void beLate() {
        isLate = true;
    }

    /** Gives the answers that wait. */
    public void answer() {
        while (!answers.isEmpty()) {
            answers.remove().run();
        }
    }

    private void change(Runnable change, Consumer<Result> then) {
        Result result = trouble;
        if (result == Result.DONE) {
            change.run();
        }
        if (isLate) {
            answers.add(() -> then.accept(result));
        } else {
            then.accept(result);
        }
    }

    @Override
    public Entry read(String name) {
        String text = texts.get(name);
        return text == null ? new Absent() : new Text(text);
    }

    @Override
    public void write(String name, String text, Consumer<Result> then) {
        change(() -> texts.put(name, text), then);
    }

    @Override
    public void setAside(String name, String aside, Consumer<Result> then) {
        change(
                () -> {
                    String text = texts.remove(name);
                    String free = aside;
                    for (int number = 2; text != null && texts.containsKey(free); number++) {
                        free = aside + "-" + number;
                    }
                    if (text != null) {
                        texts.put(free, text);
                    }
                },
                then);
    }

    @Override
    public void remove(String name, Consumer<Result> then) {
        change(() -> texts.remove(name), then);
    }
}
