package reversi.screens;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where words lie that stay over a page: as high as possible and as near as possible to a middle, over nothing that is read or pressed. */
final class RibbonPlace {
    private static final float CLEAR = 4;
    private static final float NARROWLY_CLEAR = 1;

    private final List<Rectangle> obstacles;
    private final Covered covered;
    private final Rectangle room;

    /** {@code obstacles} are not touched and the panels that are {@code covered} not over their edges; {@code room} is what nothing covers. */
    RibbonPlace(List<Rectangle> obstacles, Covered covered, Rectangle room) {
        this.obstacles = obstacles;
        this.covered = covered;
        this.room = room;
    }

    /** The lower left corner; empty where nothing is free. */
    Optional<Vector2> find(float width, float height, float middle) {
        for (float y : heights(height)) {
            for (float x : lefts(width, middle)) {
                Rectangle place = new Rectangle(x, y, width, height);
                if (isFree(place)) {
                    return Optional.of(new Vector2(x, y));
                }
            }
        }
        return Optional.empty();
    }

    /** The upper edge of the room, and below and right above each obstacle and each edge of a panel; the highest first. */
    private List<Float> heights(float height) {
        List<Float> heights = new ArrayList<>();
        heights.add(room.y + room.height - CLEAR - height);
        for (Rectangle obstacle : Covered.all(obstacles, covered.panels())) {
            heights.add(obstacle.y - CLEAR - height);
            heights.add(obstacle.y + obstacle.height - CLEAR - height);
            heights.add(obstacle.y + obstacle.height + NARROWLY_CLEAR);
        }
        heights.removeIf(y -> y < room.y + CLEAR || y + height > room.y + room.height);
        heights.sort((one, other) -> Float.compare(other, one));
        return heights;
    }

    /** Around the middle, and beside each obstacle; the nearest first. */
    private List<Float> lefts(float width, float middle) {
        float wished = middle - width / 2;
        List<Float> lefts = new ArrayList<>();
        lefts.add(wished);
        lefts.add(room.x + (room.width - width) / 2);
        for (Rectangle obstacle : Covered.all(obstacles, covered.panels())) {
            lefts.add(obstacle.x - CLEAR - width);
            lefts.add(obstacle.x + CLEAR);
            lefts.add(obstacle.x + obstacle.width + CLEAR);
        }
        lefts.removeIf(x -> x < room.x + CLEAR || x + width > room.x + room.width - CLEAR);
        lefts.sort((one, other) -> Float.compare(Math.abs(one - wished), Math.abs(other - wished)));
        return lefts;
    }

    private boolean isFree(Rectangle place) {
        for (Rectangle obstacle : obstacles) {
            if (obstacle.overlaps(place)) {
                return false;
            }
        }
        return !covered.isOverEdge(place);
    }
}
