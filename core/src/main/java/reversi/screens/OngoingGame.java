package reversi.screens;

/**
 * One's own game on a server that goes on while another page is open.
 *
 * @param words against whom, and one's own time where there is a clock
 * @param open opens it, or what leads there
 */
public record OngoingGame(String words, Runnable open) {}
