package reversi.correspondence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Variant;
import reversi.session.Checksum;

/** A game by link comes back from its text, whatever was done in it; no other text is one, and what was signed can't be changed. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class CorrespondenceProperties {
    @Provide
    Arbitrary<Correspondence> letters() {
        return Combinators.combine(
                        Arbitraries.of(GameDomain.NAMED),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 130))
                .as(LetterGames::random)
                .withoutEdgeCases();
    }

    @Property(tries = 200)
    void aGameComesBack(@ForAll("letters") Correspondence game) {
        String text = CorrespondenceCode.write(game);
        assertEquals(new CorrespondenceCode.Found(game), CorrespondenceCode.read(text));
        assertTrue(LetterGames.isTrue(game));
    }

    /** The longest game on the largest board, between the longest names. */
    @Property(tries = 5)
    void theLongestGameFits(@ForAll @IntRange(max = 1_000) int seed) {
        Variant largest = Variant.square(16, reversi.rules.Start.PARALLEL);
        Correspondence game = LetterGames.random(largest, seed, 300);
        int names = 2 * 5 * Correspondent.LONGEST_NAME;
        assertTrue(CorrespondenceCode.write(game).length() + names <= CorrespondenceCode.LONGEST);
    }

    @Property(tries = 1_000)
    void aChangedCharacterIsNoLink(
            @ForAll("letters") Correspondence game,
            @ForAll @IntRange(max = 5_000) int at,
            @ForAll @CharRange(from = '!', to = '~') char sign) {
        String text = CorrespondenceCode.write(game);
        int place = at % text.length();
        Assume.that(text.charAt(place) != sign);
        String changed = text.substring(0, place) + sign + text.substring(place + 1);
        assertFalse(CorrespondenceCode.read(changed) instanceof CorrespondenceCode.Found, changed);
    }

    @Property(tries = 300)
    void aLinkThatWasCutIsNone(@ForAll("letters") Correspondence game, @ForAll @IntRange(max = 5_000) int at) {
        String text = CorrespondenceCode.write(game);
        String cut = text.substring(0, at % text.length());
        assertFalse(CorrespondenceCode.read(cut) instanceof CorrespondenceCode.Found, cut);
    }

    /** Whoever changes a link can write its sum anew, but not the signatures. */
    @Property(tries = 1_000)
    void aChangedTurnIsNotSigned(
            @ForAll("letters") Correspondence game,
            @ForAll @IntRange(max = 5_000) int at,
            @ForAll @CharRange(from = '!', to = '~') char sign) {
        Assume.that(game.player(game.opener()).isSigned());
        String text = CorrespondenceCode.write(game);
        String body = text.substring(0, text.lastIndexOf('.'));
        int place = at % body.length();
        Assume.that(body.charAt(place) != sign);
        String changed = body.substring(0, place) + sign + body.substring(place + 1);
        String forged = changed + '.' + Checksum.of(changed);
        if (CorrespondenceCode.read(forged) instanceof CorrespondenceCode.Found found) {
            Disc last = found.game().acts().isEmpty()
                    ? game.opener()
                    : found.game().acts().get(found.game().acts().size() - 1).by();
            boolean isUnsignedTurn = !game.player(last).isSigned();
            assertTrue(isUnsignedTurn || !LetterGames.isTrue(found.game()), forged);
        }
    }

    @Property(tries = 500)
    void whatIsNoLinkIsNone(@ForAll @StringLength(max = 300) @CharRange(from = ' ', to = '~') String text) {
        CorrespondenceCode.read(text)
                .<Optional<String>>fold(
                        game -> Optional.of(CorrespondenceCode.write(game)), Optional::empty, Optional::empty)
                .ifPresent(written -> assertEquals(text, written));
    }

    /** Whatever a side did last, its signature is of all that happened until then and of nothing after. */
    @Property(tries = 200)
    void aSignatureStaysTrueWhenTheOpponentGoesOn(@ForAll("letters") Correspondence game) {
        Assume.that(!game.acts().isEmpty());
        Disc last = game.acts().get(game.acts().size() - 1).by();
        String signed = CorrespondenceCode.signedText(game, last);
        assertNotEquals(signed, CorrespondenceCode.signedText(game, last.other()), "it tells of the last act");
        Correspondence joined = game.joined("Ben", "");
        Assume.that(joined.turn().equals(Optional.of(last.other())));
        Correspondence next = joined.with(new Act.Resigned(last.other())).orElseThrow();
        assertEquals(signed, CorrespondenceCode.signedText(next, last));
    }
}
