package reversi.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which of the recorded games count.
 *
 * @param era the years in which they were played; empty for all
 * @param strength how strong both of their players are at least
 */
public record ExplorerFilter(Optional<ExplorerEra> era, ExplorerStrength strength) {
    private static final int ERAS = ExplorerEra.values().length;

    /** How many parts the games fall into: one for each era and strength. */
    public static final int CELLS = ERAS * ExplorerStrength.values().length;

    /** The filter that lets all games count. */
    public static ExplorerFilter allGames() {
        return new ExplorerFilter(Optional.empty(), ExplorerStrength.ANY);
    }

    /** The part 0…8 that a game falls into. */
    public static int cell(ExplorerEra era, ExplorerStrength strength) {
        return ERAS * strength.ordinal() + era.ordinal();
    }

    /** Every filter. */
    public static List<ExplorerFilter> each() {
        List<ExplorerFilter> all = new ArrayList<>();
        for (ExplorerStrength strength : ExplorerStrength.values()) {
            all.add(new ExplorerFilter(Optional.empty(), strength));
            for (ExplorerEra era : ExplorerEra.values()) {
                all.add(new ExplorerFilter(Optional.of(era), strength));
            }
        }
        return all;
    }

    /** The filter that {@link #written} wrote; empty for other texts. */
    public static Optional<ExplorerFilter> read(String text) {
        return each().stream().filter(filter -> filter.written().equals(text)).findFirst();
    }

    /** A short text. */
    public String written() {
        return era.map(ExplorerEra::name).orElse("ALL") + ' ' + strength.name();
    }

    /** Whether the games of a part count. */
    boolean has(int cell) {
        boolean isThen = era.isEmpty() || era.get().ordinal() == cell % ERAS;
        return isThen && cell / ERAS >= strength.ordinal();
    }
}
