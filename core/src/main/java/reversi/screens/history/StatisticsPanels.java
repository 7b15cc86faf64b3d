package reversi.screens.history;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.archive.GameStatistics;
import reversi.archive.GameSummary;
import reversi.archive.StatisticsBuilder;
import reversi.screens.Context;
import reversi.screens.ui.PartialStage;

/**
 * Counts the games of the list beside it or above it, wherever there is room. Many games are counted a part for each picture; what was
 * counted before stays until then.
 */
final class StatisticsPanels {
    private static final int AT_ONCE = 400;
    private static final float STRIP = 72;
    private static final float BELOW = 12;

    private final Context context;
    private final HistoryWords words;
    private final float width;
    private final Table side = new Table();
    private final Table strip = new Table();
    private List<GameSummary> games = List.of();
    private int next;
    /** Null once all are counted. */
    private @Nullable StatisticsBuilder counted;

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

    /** Counts other games from now on. */
    void show(List<GameSummary> wanted) {
        if (!side.hasParent() && !strip.hasParent()) {
            return;
        }
        games = wanted;
        if (wanted.isEmpty()) {
            strip.clearChildren();
            counted = null;
            if (!side.hasParent()) {
                return;
            }
        } else if (!strip.hasChildren()) {
            // Nothing moves when the figures come.
            strip.add().height(STRIP + BELOW);
        }
        next = 0;
        counted = new StatisticsBuilder(words::monthOf);
        tick();
    }

    /** Counts some more. */
    void tick() {
        StatisticsBuilder counting = counted;
        if (counting == null) {
            return;
        }
        int end = Math.min(games.size(), next + AT_ONCE);
        games.subList(next, end).forEach(counting::add);
        next = end;
        if (next == games.size()) {
            counted = null;
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
                    .padBottom(BELOW);
        }
        Gdx.graphics.requestRendering();
    }
}
