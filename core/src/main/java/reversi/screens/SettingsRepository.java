package reversi.screens;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;

/** The settings now, kept on the device at every change; tells whoever wants to know. */
public final class SettingsRepository {
    /** The name under which the settings are kept. */
    public static final String NAME = "settings";

    private final StoredText kept;
    private final List<Consumer<Settings>> listeners = new ArrayList<>();
    /** Whether settings were set aside of which the person has not been told. */
    private boolean isDamageUntold;

    /** What another version of the program wrote, by name. */
    private Map<String, String> unknown = Map.of();

    private Settings now = Settings.initial();

    /**
     * The settings kept in a store, each by itself; what holds no settings at all is set aside. {@code report} hears how each
     * change ended.
     */
    public SettingsRepository(Store store, Consumer<Store.Result> report) {
        this.kept = new StoredText(store, NAME, report);
        read();
    }

    private void read() {
        Optional<SettingsText.Found> found = kept.text().flatMap(SettingsText::read);
        if (found.isEmpty() && !(kept.read() instanceof Store.Absent)) {
            isDamageUntold = true;
            kept.setAside();
        }
        unknown = found.map(SettingsText.Found::unknown).orElse(Map.of());
        now = found.map(SettingsText.Found::settings).orElse(Settings.initial());
    }

    /** Goes back to what the device has, since another window has changed it, and tells the listeners. */
    public void reload() {
        kept.reload();
        read();
        tell();
    }

    /** Whether settings were kept but could not be read, which the person is to be told now: from then on the answer is no. */
    public boolean takeDamaged() {
        boolean isUntold = isDamageUntold;
        isDamageUntold = false;
        return isUntold;
    }

    /** The settings as something that goes to another device, which takes them where nobody has chosen anything yet. */
    public Portable portable() {
        return Portable.of(NAME, () -> Optional.of(SettingsText.write(now, unknown)), SettingsText::read, other -> {
            if (now.acquainted().equals(Settings.initial().acquainted())) {
                change(here -> other.settings());
            }
        });
    }

    /** The settings now. */
    public Settings now() {
        return now;
    }

    /** Changes the settings, keeps them and tells the listeners; nothing happens where they stay the same. */
    public void change(UnaryOperator<Settings> change) {
        Settings next = change.apply(now);
        if (!next.equals(now)) {
            now = next;
            kept.write(SettingsText.write(next, unknown));
            tell();
        }
    }

    private void tell() {
        for (Consumer<Settings> listener : List.copyOf(listeners)) {
            listener.accept(now);
        }
    }

    /** Calls the listener at every change from now on. */
    public void addListener(Consumer<Settings> listener) {
        listeners.add(listener);
    }
}
