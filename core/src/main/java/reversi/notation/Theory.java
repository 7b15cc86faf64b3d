package reversi.notation;

/**
 * What a game's position was worth with best play by both from there on, as WTHOR archives record it.
 *
 * @param empties the number of empty squares of the position
 * @param black Black's official discs at the end, 0…64
 */
public record Theory(int empties, int black) {}
