package reversi.screens.home;

import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.screens.Texts;

/** Says in one line what a saved game is. */
final class SavedWords {
    private final Texts texts;

    SavedWords(Texts texts) {
        this.texts = texts;
    }

    /** Who plays, whose move it is and the count, such as {@code Level 8 · your move · 15–8}. */
    String of(Game game) {
        Position position = game.position();
        String count = texts.get("home.saved.count", position.count(Disc.BLACK), position.count(Disc.WHITE));
        GameSetup setup = game.setup();
        return switch (setup.mode()) {
            case VERSUS_COMPUTER -> {
                Seat computer = setup.black().isHuman() ? setup.white() : setup.black();
                boolean isMine = setup.seat(position.toMove()).isHuman();
                String turn = texts.get(isMine ? "home.saved.yours" : "home.saved.theirs");
                yield texts.get("home.saved.line", texts.get("level.short", computer.level()), turn, count);
            }
            case TWO_PLAYERS -> texts.get("home.saved.line", texts.get("home.two"), turn(position), count);
            // A server keeps its own games: none of them is ever saved here.
            case ONLINE -> count;
            case WATCH -> texts.get("home.saved.line", texts.get("home.watch"), turn(position), count);
        };
    }

    private String turn(Position position) {
        return texts.get(position.toMove() == Disc.BLACK ? "home.saved.black" : "home.saved.white");
    }
}
