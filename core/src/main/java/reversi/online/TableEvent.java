package reversi.online;

import java.util.Optional;
import reversi.game.GameEvent;
import reversi.rules.Disc;
import reversi.rules.Position;

/** Something that happened in a game: numbered without gaps, kept for ever and told to everybody at the table. */
public sealed interface TableEvent {
    /** Something that happens in every game; on the wire it is the event itself. */
    record InGame(GameEvent.Shared event) implements TableEvent {}

    /** A player said something; the text is empty where the hearer has blocked that player. */
    record Said(Disc by, String text) implements TableEvent {
        /** The same remark for somebody who does not want to hear that player. */
        public Said withheld() {
            return new Said(by, "");
        }

        /** Whether it is not for this hearer. */
        public boolean isWithheld() {
            return text.isEmpty();
        }
    }

    /** The game ended. */
    record Finished(Finish finish) implements TableEvent {}

    /** What it does to a game whose position is this; empty for what players say. */
    default Optional<GameEvent> inGame(Position last) {
        if (this instanceof InGame here) {
            return Optional.of(here.event());
        }
        return this instanceof Finished finished
                ? Optional.of(new GameEvent.Ended(finished.finish().result(last)))
                : Optional.empty();
    }
}
