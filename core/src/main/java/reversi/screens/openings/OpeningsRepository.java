package reversi.screens.openings;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.rules.Disc;
import reversi.training.repertoire.PreparedMove;
import reversi.training.repertoire.Repertoire;

/** One's own openings with both colours, kept on the device in parts, of which a change writes only those that it touches. */
public final class OpeningsRepository {
    private static final String NAME = "openings-";

    private final Map<Disc, List<StoredValue<List<PreparedMove>>>> parts = new EnumMap<>(Disc.class);
    private final Map<Disc, Repertoire> known = new EnumMap<>(Disc.class);

    /** A repository over a store; {@code report} receives the result of each change. */
    public OpeningsRepository(Store store, Consumer<Store.Result> report) {
        for (Disc side : Disc.values()) {
            List<StoredValue<List<PreparedMove>>> all = new ArrayList<>();
            for (int part = 0; part < Repertoire.PARTS; part++) {
                all.add(new StoredValue<>(
                        new StoredText(store, name(side) + '-' + part, report),
                        RepertoireText::read,
                        RepertoireText::write,
                        List.of()));
            }
            parts.put(side, all);
        }
    }

    private static String name(Disc side) {
        return NAME + side.name().toLowerCase(Locale.ROOT);
    }

    private List<StoredValue<List<PreparedMove>>> parts(Disc side) {
        return parts.getOrDefault(side, List.of());
    }

    /** The openings with one colour. What is damaged or of a newer version is set aside. */
    public Repertoire of(Disc side) {
        return known.computeIfAbsent(side, none -> {
            Repertoire all = Repertoire.of(side);
            for (StoredValue<List<PreparedMove>> part : parts(side)) {
                all = all.withAll(part.now());
            }
            return all;
        });
    }

    /** Changes the openings with one colour, and keeps them. */
    public void change(Disc side, UnaryOperator<Repertoire> change) {
        Repertoire next = change.apply(of(side));
        known.put(side, next);
        for (int part = 0; part < Repertoire.PARTS; part++) {
            List<PreparedMove> moves = next.movesOf(part);
            parts(side).get(part).change(before -> moves);
        }
    }

    /** The openings with both colours as things that go to another device. */
    public List<Portable> portables() {
        List<Portable> all = new ArrayList<>();
        for (Disc side : Disc.values()) {
            all.add(portable(side));
        }
        return all;
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        known.clear();
        parts.values().forEach(all -> all.forEach(StoredValue::reload));
    }

    private Portable portable(Disc side) {
        return Portable.of(
                name(side),
                () -> Optional.of(of(side).moves())
                        .filter(moves -> !moves.isEmpty())
                        .map(RepertoireText::write),
                RepertoireText::read,
                moves -> change(side, here -> here.joined(Repertoire.of(side).withAll(moves))));
    }
}
