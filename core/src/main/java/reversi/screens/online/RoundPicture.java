package reversi.screens.online;

import com.badlogic.gdx.graphics.Pixmap;

/** Cuts square pictures round. */
final class RoundPicture {
    private RoundPicture() {}

    /** Clears whatever of a picture lies outside of the largest circle in it; pixels on the edge keep the share inside. */
    static void cut(Pixmap picture) {
        int side = Math.min(picture.getWidth(), picture.getHeight());
        int[] edge = new int[side * side];
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                float inside = inside(x, y, side);
                // In a browser the first change makes reading dear, so the edge is read before anything is changed.
                edge[y * side + x] = inside > 0 && inside < 1 ? picture.getPixel(x, y) : 0;
            }
        }
        picture.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < side; y++) {
            clearOutside(picture, y, side);
            for (int x = 0; x < side; x++) {
                float inside = inside(x, y, side);
                if (inside > 0 && inside < 1) {
                    int colour = edge[y * side + x];
                    int alpha = Math.round((colour & 0xff) * inside);
                    picture.drawPixel(x, y, (colour & 0xffffff00) | alpha);
                }
            }
        }
    }

    private static void clearOutside(Pixmap picture, int y, int side) {
        int left = 0;
        while (left < side && inside(left, y, side) <= 0) {
            left++;
        }
        picture.setColor(0, 0, 0, 0);
        picture.fillRectangle(0, y, left, 1);
        picture.fillRectangle(side - left, y, picture.getWidth() - side + left, 1);
    }

    /** How much of a pixel lies inside the circle: 0…1. */
    private static float inside(int x, int y, int side) {
        float half = side / 2f;
        float dx = x + 0.5f - half;
        float dy = y + 0.5f - half;
        float depth = half - (float) Math.sqrt(dx * dx + dy * dy) + 0.5f;
        return Math.max(0, Math.min(1, depth));
    }
}
