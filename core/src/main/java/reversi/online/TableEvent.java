package reversi.online;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.game.GameEvent;
import reversi.rules.Disc;
import reversi.rules.Position;

/** Something that happened in a game: numbered without gaps, kept for ever and told to everybody at the table. */
public sealed interface TableEvent {
    /** Something that happens in every game; on the wire it is the event itself. */
    record InGame(GameEvent.Shared event) implements TableEvent {
        @Override
        public void visit(Consumer<GameEvent.Shared> inGame, Consumer<Said> said, Consumer<Finish> finished) {
            inGame.accept(event);
        }

        @Override
        public <T> T fold(Function<GameEvent.Shared, T> inGame, Function<Said, T> said, Function<Finish, T> finished) {
            return inGame.apply(event);
        }
    }

    /** A player said something; the text is empty where the hearer has blocked or muted that player. */
    record Said(Disc by, String text) implements TableEvent {
        /** The same remark for somebody who does not want to hear that player. */
        public Said withheld() {
            return new Said(by, "");
        }

        /** Whether it is not for this hearer. */
        public boolean isWithheld() {
            return text.isEmpty();
        }

        @Override
        public void visit(Consumer<GameEvent.Shared> inGame, Consumer<Said> said, Consumer<Finish> finished) {
            said.accept(this);
        }

        @Override
        public <T> T fold(Function<GameEvent.Shared, T> inGame, Function<Said, T> said, Function<Finish, T> finished) {
            return said.apply(this);
        }
    }

    /** The game ended. */
    record Finished(Finish finish) implements TableEvent {
        @Override
        public void visit(Consumer<GameEvent.Shared> inGame, Consumer<Said> said, Consumer<Finish> finished) {
            finished.accept(finish);
        }

        @Override
        public <T> T fold(Function<GameEvent.Shared, T> inGame, Function<Said, T> said, Function<Finish, T> finished) {
            return finished.apply(finish);
        }
    }

    /** Hands this to the one for its kind. */
    void visit(Consumer<GameEvent.Shared> inGame, Consumer<Said> said, Consumer<Finish> finished);

    /** What the one for its kind makes of this. */
    <T> T fold(Function<GameEvent.Shared, T> inGame, Function<Said, T> said, Function<Finish, T> finished);

    /** What it does to a game whose position is this; empty for what players say. */
    default Optional<GameEvent> inGame(Position last) {
        return fold(
                Optional::of,
                said -> Optional.empty(),
                finish -> Optional.of(new GameEvent.Ended(finish.result(last))));
    }
}
