package reversi.screens.game;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.platform.Portable;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.rules.Disc;
import reversi.session.GameSession;
import reversi.session.SavedGames;

/**
 * Keeps the unfinished game, and the person's place on the training ladder, from one start of the program to the next. A game that ended
 * is kept until the archive has it.
 */
public final class GameKeeper {
    /** The name under which the unfinished game is kept. */
    public static final String NAME = "game";

    /** The name under which a game that can't be read is set aside; a number follows from the second one on. */
    public static final String ASIDE = StoredText.aside(NAME);

    /** The name under which is kept as which game of the archive it will be there. */
    public static final String ID = "game.id";

    /** The name under which the person's place on the training ladder is kept. */
    public static final String LADDER = "ladder";

    private static final String DAMAGED = "saved.damaged";

    private final StoredText game;
    /** Under which id the game will be in the archive. */
    private final StoredText id;

    private final Archivist archivist;
    private final StoredText ladder;

    /** Takes games that ended into the archive. */
    @FunctionalInterface
    public interface Archivist {
        /** Archives a game, in place of one that has this id; {@code then} receives the result. */
        void archive(String id, Game game, Consumer<Store.Result> then);
    }

    /** A keeper that writes to a store; {@code report} hears how each change ended. */
    public GameKeeper(Store store, Archivist archivist, Consumer<Store.Result> report) {
        this.archivist = archivist;
        this.game = new StoredText(store, NAME, report);
        this.id = new StoredText(store, ID, report);
        this.ladder = new StoredText(store, LADDER, report);
    }

    /** What was found of the game before. */
    public sealed interface Found permits Nothing, Unfinished, SetAside {}

    /** There is no unfinished game. */
    public record Nothing() implements Found {}

    /** A game that can be played on. */
    public record Unfinished(Game game) implements Found {}

    /**
     * A game that could not be read was taken out of the way and not deleted, which the person should be told once.
     *
     * @param messageKey the key of the words that say why
     */
    public record SetAside(String messageKey) implements Found {}

    /** Looks for an unfinished game; one that can't be read is moved out of the way, so that it is reported only once. */
    public Found find() {
        return game.read()
                .fold(
                        text -> found(SavedGames.read(text.value())),
                        absent -> new Nothing(),
                        unreadable -> setAside(DAMAGED));
    }

    private Found found(SavedGames.Read read) {
        return read.fold(
                ok -> ok.game().isOver() ? new Nothing() : new Unfinished(ok.game()),
                damaged -> setAside(DAMAGED),
                tooNew -> setAside("saved.newer"));
    }

    private SetAside setAside(String messageKey) {
        game.setAside();
        return new SetAside(messageKey);
    }

    /** The id of the game that is kept. */
    public Optional<String> id() {
        return id.text();
    }

    /** Keeps a game as it stands, under the id that it will have in the archive; one in which nothing was played yet, or that is over, is not kept. */
    public void keep(GameSession session, String gameId) {
        if (session.result().isEmpty() && !session.game().isUntouched()) {
            write(session, gameId);
        }
    }

    private String write(GameSession session, String gameId) {
        if (!id.text().equals(Optional.of(gameId))) {
            id.write(gameId);
        }
        String text = SavedGames.write(session.snapshot());
        game.write(text);
        return text;
    }

    /** A game is over: the archive takes it, and the person's place on the ladder may have changed. */
    public void finished(GameSession session, String gameId, Optional<Disc> person) {
        if (session.game().isUntouched()) {
            forget();
        } else {
            archive(session.game(), gameId, write(session, gameId));
        }
        Optional<Result> outcome = session.result();
        boolean isLadder = session.setup().time().kind() == TimeControl.Kind.LADDER;
        if (isLadder && person.isPresent() && outcome.isPresent()) {
            ladder.write(ladder().after(outcome.get(), person.get()).write());
        }
    }

    /** Archives a game that ended when the program did, before the archive had it. */
    public void archiveFinished() {
        Optional<String> text = game.text();
        if (text.isPresent()
                && id.text().isPresent()
                && SavedGames.read(text.get()) instanceof SavedGames.Ok read
                && read.game().isOver()) {
            archive(read.game(), id.text().get(), text.get());
        }
    }

    private void archive(Game ended, String gameId, String text) {
        archivist.archive(gameId, ended, result -> {
            // It may have been taken back meanwhile, or another one begun.
            if (result == Store.Result.DONE && game.text().equals(Optional.of(text))) {
                forget();
            }
        });
    }

    private void forget() {
        game.remove();
        id.remove();
    }

    /** The person's place on the training ladder. */
    public TrainingLadder ladder() {
        return ladder.text().flatMap(TrainingLadder::read).orElse(TrainingLadder.start());
    }

    /**
     * The unfinished game, after a line with its id, as something that goes to another device, which goes on with it where it has none itself.
     *
     * @param mayPlay whether this window is the one that plays: no other changes the game
     */
    public Portable portableGame(BooleanSupplier mayPlay) {
        return new Portable() {
            @Override
            public String name() {
                return NAME;
            }

            @Override
            public Optional<String> text() {
                return find() instanceof Unfinished
                        ? id().flatMap(known -> game.text().map(text -> known + "\n" + text))
                        : Optional.empty();
            }

            @Override
            public boolean join(String text) {
                int end = text.indexOf('\n');
                boolean isGame = end > 0
                        && mayPlay.getAsBoolean()
                        && SavedGames.read(text.substring(end + 1)) instanceof SavedGames.Ok read
                        && !read.game().isOver();
                if (isGame && find() instanceof Nothing && game.text().isEmpty()) {
                    id.write(text.substring(0, end));
                    game.write(text.substring(end + 1));
                }
                return isGame;
            }
        };
    }

    /** The place on the training ladder as something that goes to another device; the shorter time counts. */
    public Portable portableLadder() {
        return Portable.of(LADDER, ladder::text, TrainingLadder::read, found -> {
            if (found.step() > ladder().step()) {
                ladder.write(found.write());
            }
        });
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        game.reload();
        id.reload();
        ladder.reload();
    }

    /** The clock for a rematch: a ladder goes on from the place that the last game led to. */
    public TimeControl nextTime(GameSetup setup) {
        return setup.time().kind() == TimeControl.Kind.LADDER ? TimeControl.ladder(ladder()) : setup.time();
    }
}
