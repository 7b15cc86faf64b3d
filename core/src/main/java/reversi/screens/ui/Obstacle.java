package reversi.screens.ui;

/** A part of a page over whose edge no notice lies, such as a board; also the buttons that are needed all the time. */
public interface Obstacle {}
