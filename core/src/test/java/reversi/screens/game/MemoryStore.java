package reversi.screens.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.platform.Store;

/** A store that lives as long as the test. */
public final class MemoryStore implements Store {
    private final Map<String, String> texts = new HashMap<>();
    private boolean isBroken;

    /** From now on nothing can be written. */
    public void breakDown() {
        isBroken = true;
    }

    @Override
    public Optional<String> read(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    @Override
    public boolean write(String name, String text) {
        if (!isBroken) {
            texts.put(name, text);
        }
        return !isBroken;
    }

    @Override
    public void remove(String name) {
        texts.remove(name);
    }
}
