package reversi.screens.game;

import reversi.screens.ui.Icon;

/** A pictogram with words, by their key, that lead to a command. */
public record MenuItem(Icon icon, String key, Command command) {}
