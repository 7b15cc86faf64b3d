package reversi.desktop;

import java.util.List;
import java.util.Optional;

/**
 * Where the window lies and how: the place and size that it has when it is neither maximised nor full screen, in the system's units.
 *
 * @param x from the left of the whole desktop, of what is inside the window's frame
 * @param y from its top
 */
record WindowPlace(int x, int y, int width, int height, boolean isMaximised, boolean isFullScreen) {
    private static final int NUMBERS = 4;
    private static final String MAXIMISED = "maximised";
    private static final String FULL_SCREEN = "full-screen";
    /** So much of the window's upper edge must be on a monitor for a person to get hold of it. */
    private static final int GRIP = 80;
    /** What a frame needs above the window. */
    private static final int TITLE = 40;

    /** The part of a monitor that no panel of the desktop covers. */
    record Area(int x, int y, int width, int height) {
        private boolean holdsGrip(WindowPlace place) {
            int left = Math.max(x, place.x);
            int right = Math.min(x + width, place.x + place.width);
            return right - left >= Math.min(GRIP, place.width) && place.y >= y && place.y + GRIP <= y + height;
        }
    }

    /** What {@link #text} wrote; empty where it can't be read. */
    static Optional<WindowPlace> read(String text) {
        String[] words = text.strip().split(" ", -1);
        if (words.length < NUMBERS) {
            return Optional.empty();
        }
        try {
            int width = Integer.parseInt(words[2]);
            int height = Integer.parseInt(words[3]);
            List<String> how = List.of(words).subList(NUMBERS, words.length);
            return width <= 0 || height <= 0
                    ? Optional.empty()
                    : Optional.of(new WindowPlace(
                            Integer.parseInt(words[0]),
                            Integer.parseInt(words[1]),
                            width,
                            height,
                            how.contains(MAXIMISED),
                            how.contains(FULL_SCREEN)));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    /** One line. */
    String text() {
        return x + " " + y + " " + width + " " + height + (isMaximised ? " " + MAXIMISED : "")
                + (isFullScreen ? " " + FULL_SCREEN : "");
    }

    /**
     * This place where the window can be got hold of on one of these monitors, the first of which is the main one; else the middle of the main
     * one. It is made smaller where that monitor is. Without any monitor known it stays.
     */
    WindowPlace on(List<Area> monitors) {
        if (monitors.isEmpty()) {
            return this;
        }
        Optional<Area> own =
                monitors.stream().filter(area -> area.holdsGrip(this)).findFirst();
        Area area = own.orElse(monitors.get(0));
        int fittingWidth = Math.min(width, area.width);
        int fittingHeight = Math.min(height, area.height - TITLE);
        // A window that was made narrower may have been cut off from what was on the monitor.
        boolean isKept = own.isPresent() && fittingWidth == width;
        int left = isKept ? x : area.x + (area.width - fittingWidth) / 2;
        int top = own.isPresent() ? y : area.y + TITLE + (area.height - TITLE - fittingHeight) / 2;
        return new WindowPlace(left, top, fittingWidth, fittingHeight, isMaximised, isFullScreen);
    }

    /** The same place, maximised or full screen. */
    WindowPlace shown(boolean maximised, boolean fullScreen) {
        return new WindowPlace(x, y, width, height, maximised, fullScreen);
    }
}
