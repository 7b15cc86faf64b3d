package reversi.platform;

import java.util.List;

/**
 * A part of a page as a screen reader meets it.
 *
 * @param depth how many parts it is inside of: 0 for the page itself; it follows the part it is inside of
 * @param role what it is
 * @param name what it is called, or the words to read
 * @param value what it is set to, in words; empty where it is set to nothing, or where that is secret
 * @param numbers for a heading its level from 1; for a slider its value, least, most and step; for an item of a list that is longer than what
 *     is there its place from 1 and how many there are; otherwise nothing
 * @param states what else holds for it
 * @param box where it is
 */
public record AccessNode(
        int depth, AccessRole role, String name, String value, List<Integer> numbers, States states, Box box) {
    /**
     * What may hold for a part of a page.
     *
     * @param isDisabled whether it can't be pressed now
     * @param isFocused whether the keyboard's ring is around it
     * @param canBeOn whether it is something that is on or off: a switch, one of a few choices, a button that stays down
     * @param isOn whether it is on
     */
    public record States(boolean isDisabled, boolean isFocused, boolean canBeOn, boolean isOn) {
        /** Nothing in particular. */
        public static States none() {
            return new States(false, false, false, false);
        }
    }

    /**
     * A place in the window, in whole points from its upper left corner.
     *
     * @param left the left edge
     * @param top the upper edge
     * @param width the width; 0 where it is scrolled out of sight
     * @param height the height; 0 where it is scrolled out of sight
     */
    public record Box(int left, int top, int width, int height) {}
}
