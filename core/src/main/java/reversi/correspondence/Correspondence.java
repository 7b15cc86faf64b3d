package reversi.correspondence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;

/**
 * A game of two people by links: immutable, made by {@link #begin} and what follows it, so that it always keeps to the rules.
 *
 * <p>A device signs the whole game up to its own last turn. The newest signature of each side therefore vouches for everything before
 * it, and a link needs no other.
 *
 * @param id what tells this game from others: {@value #ID_LENGTH} characters of {@link #ALPHABET}
 * @param opener the side of whoever began it, who has joined from the start
 * @param black who plays Black
 * @param white who plays White
 * @param acts what was done so far
 * @param game the game after that, without clocks
 */
public record Correspondence(
        String id, Disc opener, Correspondent black, Correspondent white, List<Act> acts, Game game) {
    /** The characters of ids, keys and signatures: those of RFC 4648's URL-safe base 64. */
    public static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    /** The number of characters of an id. */
    public static final int ID_LENGTH = 12;

    public Correspondence {
        acts = List.copyOf(acts);
    }

    /** A game that begins: whoever begins it plays {@code opener}; {@code key} is empty where no turn of theirs will be signed. */
    public static Correspondence begin(String id, Variant variant, Disc opener, String name, String key) {
        Seat elsewhere = Seat.remote("");
        Game game = Game.start(new GameSetup(variant, elsewhere, elsewhere, TimeControl.none()), 0);
        Correspondent nobody = Correspondent.nobody();
        return new Correspondence(id, opener, nobody, nobody, List.of(), game)
                .with(opener, new Correspondent(name, key, ""));
    }

    private Correspondence with(Disc disc, Correspondent player) {
        boolean isBlack = disc == Disc.BLACK;
        return new Correspondence(id, opener, isBlack ? player : black, isBlack ? white : player, acts, game);
    }

    /** By which rules it is played. */
    public Variant variant() {
        return game.setup().variant();
    }

    /** Who plays a side. */
    public Correspondent player(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** The side whose turn it is; empty once the game is over. */
    public Optional<Disc> turn() {
        return game.isOver() ? Optional.empty() : Optional.of(game.position().toMove());
    }

    /** The game that the second player has joined; the same where that side is taken. */
    public Correspondence joined(String name, String key) {
        Disc second = opener.other();
        return player(second).hasJoined() ? this : with(second, new Correspondent(name, key, ""));
    }

    /** The game after one more act; empty where it is not that side's turn, nobody has joined there, or the rules forbid it. */
    public Optional<Correspondence> with(Act act) {
        boolean isTurn =
                turn().equals(Optional.of(act.by())) && player(act.by()).hasJoined();
        return isTurn
                ? act.play(game).map(next -> {
                    List<Act> more = new ArrayList<>(acts);
                    more.add(act);
                    return new Correspondence(id, opener, black, white, more, next);
                })
                : Optional.empty();
    }

    /** The game with the newest signature of a side. */
    public Correspondence signed(Disc by, String signature) {
        return with(by, player(by).signed(signature));
    }

    /** How many acts there were once a side had done its last one; 0 where it has done none. */
    int actsUntil(Disc by) {
        int count = acts.size();
        while (count > 0 && acts.get(count - 1).by() != by) {
            count--;
        }
        return count;
    }

    /** How many acts there were before the last turn, which may be several acts in a row where the other side had to pass. */
    public int actsBeforeLastTurn() {
        int count = acts.size();
        while (count > 0
                && acts.get(count - 1).by() == acts.get(acts.size() - 1).by()) {
            count--;
        }
        return count;
    }

    /** The game after some of its acts, in another setup by the same rules. */
    public Game replayed(GameSetup setup, int count) {
        Game after = Game.start(setup, 0);
        for (Act act : acts.subList(0, count)) {
            after = act.play(after).orElseThrow();
        }
        return after;
    }
}
