/** Othello and its variants for other programs: rules, games, files of games, ratings, and an engine behind one door. */
module reversi.core {
    exports reversi.encoding;
    exports reversi.game;
    exports reversi.library;
    exports reversi.notation;
    exports reversi.rating;
    exports reversi.rules;
}
