package reversi.correspondence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import reversi.notation.SafeText;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.rules.VariantCode;
import reversi.session.Checksum;

/**
 * A game by link as a text for its address, in characters that need no escape there: twelve fields with a dot between them, as {@code
 * docs/correspondence.md} describes. The first is the version, which is all that a newer one shares with this, and the last a checksum, so
 * that a link that lost or changed a character on its way is no link.
 */
public final class CorrespondenceCode {
    /** No text is longer, in characters. */
    public static final int LONGEST = 2_000;
    /** The number of characters of a public key, and of a signature. */
    public static final int KEY_LENGTH = 86;

    private static final String VERSION = "1";
    private static final int MOST_DIGITS = 4;
    private static final int FIELDS = 11;
    private static final String NOTHING = "-";
    private static final char DOT = '.';

    private CorrespondenceCode() {}

    /** What a text turned out to hold. */
    public sealed interface Read {
        /** What the function for its kind makes of it. */
        <T> T fold(Function<Correspondence, T> found, Supplier<T> newer, Supplier<T> broken);
    }

    /** A game; its signatures are still to be looked at. */
    public record Found(Correspondence game) implements Read {
        @Override
        public <T> T fold(Function<Correspondence, T> found, Supplier<T> newer, Supplier<T> broken) {
            return found.apply(game);
        }
    }

    /** A game that a newer version of the program wrote. */
    public record Newer() implements Read {
        @Override
        public <T> T fold(Function<Correspondence, T> found, Supplier<T> newer, Supplier<T> broken) {
            return newer.get();
        }
    }

    /** Nothing that any version writes. */
    public record Broken() implements Read {
        @Override
        public <T> T fold(Function<Correspondence, T> found, Supplier<T> newer, Supplier<T> broken) {
            return broken.get();
        }
    }

    /** The text of a game. */
    public static String write(Correspondence game) {
        String text = head(game)
                + DOT
                + first(game)
                + DOT
                + orNothing(signature(game, game.opener()))
                + DOT
                + second(game)
                + DOT
                + orNothing(signature(game, game.opener().other()))
                + DOT
                + acts(game, game.acts().size());
        return text + DOT + Checksum.of(text);
    }

    /** What a link with this game claims to be signed: one text for each side that signs. */
    public static List<Claim> claims(Correspondence game) {
        List<Claim> claims = new ArrayList<>();
        for (Disc disc : Disc.values()) {
            Correspondent player = game.player(disc);
            if (player.isSigned()) {
                claims.add(new Claim(player.key(), signedText(game, disc), player.signature()));
            }
        }
        return claims;
    }

    /** What a side's newest signature is of: the game as it was once that side had done its last act. */
    public static String signedText(Correspondence game, Disc by) {
        int count = game.actsUntil(by);
        boolean isSecondThere = game.acts().subList(0, count).stream().anyMatch(act -> act.by() != game.opener());
        return "reversi" + DOT + head(game) + DOT + first(game) + DOT
                + (isSecondThere ? second(game) : NOTHING + DOT + NOTHING) + DOT + acts(game, count);
    }

    /** The game of a text, whose cost is bounded by {@link #LONGEST}. */
    public static Read read(String text) {
        if (text.length() > LONGEST) {
            return new Broken();
        }
        int dot = text.indexOf(DOT);
        if (dot < 1 || !isNumber(text.substring(0, dot))) {
            return new Broken();
        }
        if (!text.substring(0, dot).equals(VERSION)) {
            return new Newer();
        }
        int last = text.lastIndexOf(DOT);
        boolean isWhole = text.substring(last + 1).equals(Checksum.of(text.substring(0, last)));
        Optional<Correspondence> game = isWhole ? game(fields(text.substring(0, last))) : Optional.empty();
        return game.filter(found -> write(found).equals(text))
                .<Read>map(Found::new)
                .orElseGet(Broken::new);
    }

    private static boolean isNumber(String text) {
        boolean isNumber = text.length() <= MOST_DIGITS && text.charAt(0) != '0';
        for (int i = 0; isNumber && i < text.length(); i++) {
            isNumber = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return isNumber;
    }

    private static List<String> fields(String text) {
        List<String> fields = new ArrayList<>();
        int from = 0;
        for (int dot = text.indexOf(DOT); dot >= 0; dot = text.indexOf(DOT, from)) {
            fields.add(text.substring(from, dot));
            from = dot + 1;
        }
        fields.add(text.substring(from));
        return fields;
    }

    private static Optional<Correspondence> game(List<String> fields) {
        if (fields.size() != FIELDS || !isSigns(fields.get(1), Correspondence.ID_LENGTH)) {
            return Optional.empty();
        }
        Optional<Variant> variant = VariantCode.read(fields.get(2));
        Optional<Disc> opener = disc(fields.get(3));
        Optional<Correspondent> first = player(fields.get(4), fields.get(5), fields.get(6));
        Optional<Correspondent> second = player(fields.get(7), fields.get(8), fields.get(9));
        boolean isRight =
                variant.isPresent() && first.filter(Correspondent::hasJoined).isPresent();
        if (!isRight || opener.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        Disc side = opener.get();
        Correspondent player = first.get();
        Correspondent other = second.get();
        Correspondence begun = Correspondence.begin(fields.get(1), variant.get(), side, player.name(), player.key());
        Correspondence joined = other.hasJoined() ? begun.joined(other.name(), other.key()) : begun;
        Correspondence signed = joined.signed(side, player.signature()).signed(side.other(), other.signature());
        return new ActsCode(variant.get())
                .read(fields.get(10), signed)
                .filter(game -> other.hasJoined() == game.actsUntil(side.other()) > 0);
    }

    private static Optional<Disc> disc(String text) {
        return switch (text) {
            case "b" -> Optional.of(Disc.BLACK);
            case "w" -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    /** A player of three fields: nobody, somebody who plays unsigned, or somebody who has signed. */
    private static Optional<Correspondent> player(String name, String key, String signature) {
        boolean isUnsigned = key.equals(NOTHING) && signature.equals(NOTHING);
        if (name.equals(NOTHING) && isUnsigned) {
            return Optional.of(Correspondent.nobody());
        }
        return NameCode.read(name)
                .filter(known -> !known.isEmpty()
                        && SafeText.of(known, Correspondent.LONGEST_NAME).equals(known))
                .filter(known -> isUnsigned || (isSigns(key, KEY_LENGTH) && isSigns(signature, KEY_LENGTH)))
                .map(known -> new Correspondent(known, isUnsigned ? "" : key, isUnsigned ? "" : signature));
    }

    private static boolean isSigns(String text, int length) {
        boolean isSigns = text.length() == length;
        for (int i = 0; isSigns && i < length; i++) {
            isSigns = Correspondence.ALPHABET.indexOf(text.charAt(i)) >= 0;
        }
        return isSigns;
    }

    private static String head(Correspondence game) {
        String opener = game.opener() == Disc.BLACK ? "b" : "w";
        return VERSION + DOT + game.id() + DOT + game.variant().code() + DOT + opener;
    }

    private static String first(Correspondence game) {
        return player(game.player(game.opener()));
    }

    private static String second(Correspondence game) {
        return player(game.player(game.opener().other()));
    }

    private static String player(Correspondent player) {
        return orNothing(NameCode.write(player.name())) + DOT + orNothing(player.key());
    }

    private static String signature(Correspondence game, Disc disc) {
        return game.player(disc).signature();
    }

    private static String orNothing(String text) {
        return text.isEmpty() ? NOTHING : text;
    }

    private static String acts(Correspondence game, int count) {
        return new ActsCode(game.variant()).write(game.acts().subList(0, count));
    }
}
