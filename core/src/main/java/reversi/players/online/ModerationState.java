package reversi.players.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.CaseRow;
import reversi.online.ModerationNews;
import reversi.online.Sanction;
import reversi.online.SanctionCard;

/** Decisions about oneself, and what a moderator has to decide, as this client knows them. Only its {@link OnlineClient} changes them. */
public final class ModerationState {
    private List<SanctionCard> sanctions = List.of();
    private final List<CaseRow> cases = new ArrayList<>();
    private boolean hasMoreCases;
    private int openCases;
    private long oldestCase;
    private ModerationNews.@Nullable CaseFile file;
    private ModerationNews.@Nullable Signals signals;

    void setSanctions(List<SanctionCard> all) {
        sanctions = all;
    }

    void setOpenCases(int open) {
        openCases = Math.max(0, open);
    }

    /** A page of the cases; one that begins where none is known is left out. */
    void addCases(ModerationNews.Cases page) {
        if (page.from() >= 0 && page.from() <= cases.size()) {
            cases.subList(page.from(), cases.size()).clear();
            cases.addAll(page.rows());
            hasMoreCases = page.more();
        }
        setOpenCases(page.open());
        oldestCase = page.oldest();
    }

    void setFile(ModerationNews.CaseFile shown) {
        file = shown;
    }

    void setSignals(ModerationNews.Signals shown) {
        signals = shown;
    }

    void forgetSignals() {
        signals = null;
    }

    void forget() {
        sanctions = List.of();
        cases.clear();
        hasMoreCases = false;
        openCases = 0;
        oldestCase = 0;
        file = null;
        signals = null;
    }

    /** The decisions about oneself that hold, and the warnings one hasn't read, the latest first; after a refused login those that closed it. */
    public List<SanctionCard> sanctions() {
        return sanctions;
    }

    /** The decision by which one may not write to others at a moment, in milliseconds since 1970; empty where there is none. */
    public Optional<SanctionCard> muting(long now) {
        return sanctions.stream()
                .filter(card -> card.sanction() == Sanction.MUTE && (card.until() == 0 || card.until() > now))
                .findFirst();
    }

    /** How many players wait for a moderator's decision; 0 for everybody else. */
    public int openCases() {
        return openCases;
    }

    /** The cases that were asked for last, as far as they are known. */
    public List<CaseRow> cases() {
        return List.copyOf(cases);
    }

    /** Whether there are more cases than those known. */
    public boolean hasMoreCases() {
        return hasMoreCases;
    }

    /** Since when the first case waits, in milliseconds since 1970; 0 without any. */
    public long oldestCase() {
        return oldestCase;
    }

    /** What a moderator was shown of a player last. */
    public Optional<ModerationNews.CaseFile> file() {
        return Optional.ofNullable(file);
    }

    /** What stood out in the games of whom a moderator asked about last. */
    public Optional<ModerationNews.Signals> signals() {
        return Optional.ofNullable(signals);
    }
}
