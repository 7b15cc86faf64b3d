package reversi.screens.history;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.archive.GameStatistics;
import reversi.archive.GameSummary;
import reversi.archive.StatisticsBuilder;
import reversi.screens.Context;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Theme;

/**
 * Counts the games of the list beside it or above it, wherever there is room. Many games are counted a part for each picture; what was
 * counted before stays until then.
 */
final class StatisticsPanels {
    private static final int AT_ONCE = 400;
    private static final float STRIP = 72;

    private final Context context;
    private final HistoryWords words;
    private final float width;
    private final Table side = new Table();
    private final Table strip = new Table();
    private Optional<List<GameSummary>> games = Optional.empty();
    private int next;
    /** What counts; empty once all are counted. */
    private Optional<StatisticsBuilder> counted = Optional.empty();

    /** Nothing is counted yet; the place above the list will be so wide. */
    StatisticsPanels(Context context, HistoryWords words, float width) {
        this.context = context;
        this.words = words;
        this.width = width;
        side.top();
    }

    /** The place beside the list, for all figures. */
    Table side() {
        return side;
    }

    /** The place above the list, for the figures that say most. */
    Table strip() {
        return strip;
    }

    /** Counts other games from now on; nothing where these are the same. */
    void show(List<GameSummary> wanted) {
        if (games.filter(wanted::equals).isPresent() || (!side.hasParent() && !strip.hasParent())) {
            return;
        }
        games = Optional.of(wanted);
        if (wanted.isEmpty()) {
            strip.clearChildren();
            counted = Optional.empty();
            if (!side.hasParent()) {
                return;
            }
        } else if (!strip.hasChildren()) {
            // Nothing moves when the figures come.
            strip.add().height(STRIP + Theme.BLOCK_GAP);
        }
        next = 0;
        counted = Optional.of(new StatisticsBuilder(words::monthOf));
        tick();
    }

    /** Counts some more. */
    void tick() {
        counted.ifPresent(this::count);
    }

    private void count(StatisticsBuilder counting) {
        List<GameSummary> all = games.orElse(List.of());
        int end = Math.min(all.size(), next + AT_ONCE);
        all.subList(next, end).forEach(counting::add);
        next = end;
        if (next == all.size()) {
            counted = Optional.empty();
            fill(counting.build());
        } else {
            PartialStage.requestTick(side.hasParent() ? side : strip);
        }
    }

    private void fill(GameStatistics statistics) {
        if (side.hasParent()) {
            side.clearChildren();
            side.add(new StatisticsView(context, words, statistics).panels()).growX();
        } else {
            strip.clearChildren();
            strip.add(FigureStrip.of(context, statistics, width))
                    .growX()
                    .height(STRIP)
                    .padBottom(Theme.BLOCK_GAP);
        }
        Gdx.graphics.requestRendering();
    }
}
