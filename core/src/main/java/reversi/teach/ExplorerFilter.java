package reversi.teach;

import java.util.Optional;

/**
 * Which of the recorded games count.
 *
 * @param era the years in which they were played; empty for all
 * @param strength how strong both of their players are at least
 */
public record ExplorerFilter(Optional<ExplorerEra> era, ExplorerStrength strength) {
    /** All games. */
    public static final ExplorerFilter ALL = new ExplorerFilter(Optional.empty(), ExplorerStrength.ANY);

    private static final int ERAS = ExplorerEra.values().length;

    /** How many parts the games fall into: one for each era and strength. */
    public static final int CELLS = ERAS * ExplorerStrength.values().length;

    /** The part 0…8 that a game falls into. */
    public static int cell(ExplorerEra era, ExplorerStrength strength) {
        return ERAS * strength.ordinal() + era.ordinal();
    }

    /** Whether the games of a part count. */
    boolean has(int cell) {
        boolean isThen = era.isEmpty() || era.get().ordinal() == cell % ERAS;
        return isThen && cell / ERAS >= strength.ordinal();
    }
}
