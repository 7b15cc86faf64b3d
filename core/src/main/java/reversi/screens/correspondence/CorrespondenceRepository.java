package reversi.screens.correspondence;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.correspondence.CorrespondenceBook;
import reversi.correspondence.KeptCorrespondence;
import reversi.platform.Signer;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;

/** A person's games by link and the keys of this device, kept from one start of the program to the next. */
public final class CorrespondenceRepository {
    /** The name under which the games are kept. */
    public static final String NAME = "correspondence";
    /** The name under which the keys are kept; they stay on this device. */
    public static final String KEYS = "correspondence.keys";

    private static final int PARTS = 2;

    private final StoredValue<CorrespondenceBook> book;
    private final StoredValue<Optional<Signer.Keys>> keys;

    /** A repository over a store; {@code report} receives how each change ended. */
    public CorrespondenceRepository(Store store, Consumer<Store.Result> report) {
        this.book = new StoredValue<>(
                new StoredText(store, NAME, report),
                CorrespondenceBook::read,
                CorrespondenceBook::written,
                CorrespondenceBook.empty());
        this.keys = new StoredValue<>(
                new StoredText(store, KEYS, report),
                CorrespondenceRepository::keys,
                known -> known.map(pair -> pair.secret() + " " + pair.shown()).orElse(""),
                Optional.empty());
    }

    private static Optional<Optional<Signer.Keys>> keys(String text) {
        String[] parts = text.split(" ", PARTS + 1);
        return parts.length == PARTS ? Optional.of(Optional.of(new Signer.Keys(parts[0], parts[1]))) : Optional.empty();
    }

    /** The games and the player's name. */
    public CorrespondenceBook book() {
        return book.now();
    }

    /** Keeps a game as it is now. */
    void keep(KeptCorrespondence game) {
        book.change(now -> now.with(game));
    }

    /** Keeps what the player is called. */
    void name(String words) {
        book.change(now -> now.named(words));
    }

    /** The keys of this device; empty before they were made. */
    Optional<Signer.Keys> keys() {
        return keys.now();
    }

    void keep(Signer.Keys made) {
        keys.change(now -> Optional.of(made));
    }

    /** Goes back to what the device has: another window may have changed it since. */
    public void reload() {
        book.reload();
        keys.reload();
    }
}
