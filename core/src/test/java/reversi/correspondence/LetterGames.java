package reversi.correspondence;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import reversi.platform.FakeSigner;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Games by link for tests, played by two devices. */
public final class LetterGames {
    /** The device of whoever begins. */
    public static final FakeSigner ANN = new FakeSigner("ann");
    /** The device of the other player. */
    public static final FakeSigner BEN = new FakeSigner("ben");

    private static final String ID = "AAAAbbbb0000";

    private LetterGames() {}

    /** A game that Ann begins as a side, signed. */
    public static Correspondence begun(Variant variant, Disc ann) {
        return signed(Correspondence.begin(ID, variant, ann, "Ann", ANN.keys().shown()), ann);
    }

    /** The same game after one more act of the side to move, signed by its device; Ben joins with his first. */
    public static Correspondence after(Correspondence game, Act act) {
        Correspondence joined =
                act.by() == game.opener() ? game : game.joined("Ben", BEN.keys().shown());
        return signed(joined.with(act).orElseThrow(), act.by());
    }

    /** The same game after discs on these squares. */
    public static Correspondence after(Correspondence game, String... squares) {
        Correspondence after = game;
        for (String square : squares) {
            after = after(after, new Act.Placed(after.turn().orElseThrow(), Square.of(square), false));
        }
        return after;
    }

    /** A game with the newest signature of a side that signs. */
    public static Correspondence signed(Correspondence game, Disc by) {
        String key = game.player(by).key();
        return key.isEmpty()
                ? game
                : game.signed(by, FakeSigner.signature(key, CorrespondenceCode.signedText(game, by)));
    }

    /** Whether all that a link claims is signed so. */
    public static boolean isTrue(Correspondence game) {
        return CorrespondenceCode.claims(game).stream()
                .allMatch(
                        claim -> FakeSigner.signature(claim.key(), claim.text()).equals(claim.signature()));
    }

    /** A game of so many acts, or fewer where it ends before, that is the same for the same seed. */
    static Correspondence random(Variant variant, long seed, int acts) {
        Random lot = new Random(seed);
        Disc opener = lot.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        String name = name(lot);
        String key = lot.nextInt(4) == 0 ? "" : ANN.keys().shown();
        Correspondence game = signed(Correspondence.begin(ID, variant, opener, name, key), opener);
        String other = name(lot);
        for (int i = 0; i < acts && !game.game().isOver(); i++) {
            Disc by = game.turn().orElseThrow();
            Correspondence joined = by == opener
                    ? game
                    : game.joined(other, lot.nextInt(4) == 0 ? "" : BEN.keys().shown());
            game = signed(act(joined, by, lot), by);
        }
        return game;
    }

    private static Correspondence act(Correspondence game, Disc by, Random lot) {
        if (lot.nextInt(60) == 0) {
            return game.with(new Act.Resigned(by)).orElseThrow();
        }
        Optional<Correspondence> drawn = lot.nextInt(4) == 0 ? game.with(new Act.DrawAccepted(by)) : Optional.empty();
        if (drawn.isPresent()) {
            return drawn.get();
        }
        List<Move> legal = game.game().position().legalMoves();
        Square square = legal.get(lot.nextInt(legal.size())).square().orElseThrow();
        Optional<Correspondence> offered =
                lot.nextInt(12) == 0 ? game.with(new Act.Placed(by, square, true)) : Optional.empty();
        return offered.orElseGet(
                () -> game.with(new Act.Placed(by, square, false)).orElseThrow());
    }

    private static String name(Random lot) {
        return List.of("Ann", "Jean-Luc", "Ольга", "さくら", "a.b~c-d 9", "W".repeat(24))
                .get(lot.nextInt(6));
    }
}
