package reversi.screens.together;

/**
 * What this device has counted of what its player learns.
 *
 * @param lessons finished lessons of the course
 * @param puzzles puzzles that were solved at once
 */
public record Learned(int lessons, int puzzles) {}
