package reversi.screens;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a notice lies: as low as possible, beside or between what is pressed or read, and over the edge of nothing. All in points from the lower left
 * corner of the window.
 */
final class NoticePlace {
    /** The space between a notice and what stands beside it. */
    static final float CLEAR = 8;

    private static final float LOWEST = 24;
    /** A narrower gap than this is no room for words. */
    private static final float LEAST_WIDTH = 200;

    private final Covered covered;
    private final Rectangle room;
    /** What it must not touch. */
    private List<Rectangle> obstacles = List.of();

    /** {@code room} is the part of the window that nothing covers. */
    NoticePlace(Covered covered, Rectangle room) {
        this.covered = covered;
        this.room = room;
    }

    /** The height of a notice at a width. */
    interface Height {
        float at(float width);
    }

    /** The place of a notice that would like to be this wide; it may become narrower and higher. Empty where nothing is free. */
    Optional<Rectangle> find(float width, Height height) {
        List<Rectangle> pressed = Covered.all(covered.controls(), covered.boards());
        return free(Covered.all(pressed, covered.texts()), width, height)
                .or(() -> free(pressed, width, height))
                .or(() -> within(width, height));
    }

    private Optional<Rectangle> free(List<Rectangle> untouched, float width, Height height) {
        obstacles = untouched;
        for (Level level : levels()) {
            float y = level.y;
            for (Gap free : gaps(y, height.at(Math.min(width, room.width - 2 * CLEAR)))) {
                Gap gap = level.within(free);
                float wide = Math.min(width, gap.width());
                float high = height.at(wide);
                Rectangle place = new Rectangle(Math.round(gap.middle() - wide / 2), y, wide, high);
                if (wide >= Math.min(width, LEAST_WIDTH) && isFree(place)) {
                    return Optional.of(place);
                }
            }
        }
        return Optional.empty();
    }

    /** Inside the largest board, where there is one. */
    private Optional<Rectangle> within(float width, Height height) {
        return covered.boards().stream()
                .max((one, other) -> Float.compare(one.area(), other.area()))
                .map(board -> {
                    float wide = Math.min(width, board.width - 2 * CLEAR);
                    float x = Math.round(board.x + (board.width - wide) / 2);
                    return new Rectangle(x, board.y + CLEAR, wide, height.at(wide));
                })
                .filter(room::contains);
    }

    /** A lower edge to try, and what is right below it: a notice there keeps to its edges. */
    private record Level(float y, Rectangle below) {
        Gap within(Gap free) {
            float left = Math.max(free.left, below.x);
            float right = Math.min(free.right, below.x + below.width);
            return right - left < LEAST_WIDTH ? free : new Gap(left, right);
        }
    }

    /** The lower edges to try: near the window's, then just above each obstacle. */
    private List<Level> levels() {
        List<Level> levels = new ArrayList<>();
        for (Rectangle obstacle : obstacles) {
            levels.add(new Level(obstacle.y + obstacle.height + CLEAR, obstacle));
        }
        for (Rectangle panel : covered.panels()) {
            levels.add(new Level(panel.y + CLEAR, panel));
            levels.add(new Level(panel.y + panel.height + CLEAR, room));
        }
        levels.sort((one, other) -> Float.compare(one.y, other.y));
        levels.add(0, new Level(room.y + LOWEST, room));
        levels.add(1, new Level(room.y + CLEAR, room));
        return levels;
    }

    /** A free stretch across the window. */
    private record Gap(float left, float right) {
        float width() {
            return right - left;
        }

        float middle() {
            return (left + right) / 2;
        }
    }

    /** The free stretches at a height, the widest first. */
    private List<Gap> gaps(float y, float height) {
        List<Rectangle> blocking = new ArrayList<>();
        for (Rectangle obstacle : obstacles) {
            if (obstacle.y < y + height + CLEAR && obstacle.y + obstacle.height + CLEAR > y) {
                blocking.add(obstacle);
            }
        }
        blocking.sort((one, other) -> Float.compare(one.x, other.x));
        List<Gap> gaps = new ArrayList<>();
        float left = room.x + CLEAR;
        for (Rectangle obstacle : blocking) {
            gaps.add(new Gap(left, obstacle.x - CLEAR));
            left = Math.max(left, obstacle.x + obstacle.width + CLEAR);
        }
        gaps.add(new Gap(left, room.x + room.width - CLEAR));
        gaps.sort((one, other) -> Float.compare(other.width(), one.width()));
        return gaps;
    }

    private boolean isFree(Rectangle place) {
        for (Rectangle obstacle : obstacles) {
            if (obstacle.overlaps(place)) {
                return false;
            }
        }
        return room.contains(place) && !covered.isOverEdge(place);
    }
}
