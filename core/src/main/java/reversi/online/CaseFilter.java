package reversi.online;

import java.util.Optional;

/**
 * Which cases a moderator asks for.
 *
 * @param matter only those about it; empty for all
 * @param stage how far they are
 * @param order in which order those stand who wait
 */
public record CaseFilter(
        Optional<Matter> matter, @OrElse("CaseStage.OPEN") CaseStage stage, @OrElse("CaseOrder.AGE") CaseOrder order) {
    /** Everybody who waits, the longest waiting first. */
    public static CaseFilter open() {
        return new CaseFilter(Optional.empty(), CaseStage.OPEN, CaseOrder.AGE);
    }

    /** The same of a matter; empty for all. */
    public CaseFilter with(Optional<Matter> next) {
        return new CaseFilter(next, stage, order);
    }

    /** The same of those who are as far as this. */
    public CaseFilter with(CaseStage next) {
        return new CaseFilter(matter, next, order);
    }

    /** The same in another order. */
    public CaseFilter with(CaseOrder next) {
        return new CaseFilter(matter, stage, next);
    }
}
