package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.platform.Signer;

/** What the desktop signs is signed for whoever looks, and nothing else is. */
class DesktopSignerTest {
    /** Made by a browser's Web Cryptography, for the text {@code reversi.1}. */
    private static final String BROWSERS_KEY =
            "VzdxOO92DcHnT8gBWPOiZrgvLt7ntoxK_BOD_8JhzUAgzPVVgJvOEroNydoYJffboYu2pZBKHqOe06Xc9kKfbk";

    private static final String BROWSERS_SIGNATURE =
            "Bgg-2Ze61Sm6OP7Qq-RQog3TrGc6tNwYj767BbxORqkwse4x2CI0lRwugTFic9otHhzXOr07MD7B6JcK5_dllw";

    private final Signer signer = new DesktopSigner();

    private static <T> T answer(Consumer<Consumer<Optional<T>>> ask) {
        AtomicReference<Optional<T>> answer = new AtomicReference<>(Optional.empty());
        ask.accept(answer::set);
        return answer.get().orElseThrow();
    }

    private Signer.Keys keys() {
        return answer(signer::make);
    }

    private boolean verifies(String shown, String text, String signature) {
        return answer(then -> signer.verify(shown, text, signature, then));
    }

    @Test
    void aSignatureIsOfOneTextByOneKey() {
        Signer.Keys ann = keys();
        Signer.Keys ben = keys();
        String signature = answer(then -> signer.sign(ann, "f5 d6 – さくら", then));
        assertEquals(86, ann.shown().length());
        assertEquals(43, ann.secret().length());
        assertEquals(86, signature.length());
        assertNotEquals(ann.shown(), ben.shown());
        assertTrue(verifies(ann.shown(), "f5 d6 – さくら", signature));
        assertFalse(verifies(ann.shown(), "f5 d6 – さくろ", signature));
        assertFalse(verifies(ben.shown(), "f5 d6 – さくら", signature));
    }

    @Test
    void whatABrowserSignedIsSigned() {
        assertTrue(verifies(BROWSERS_KEY, "reversi.1", BROWSERS_SIGNATURE));
        assertFalse(verifies(BROWSERS_KEY, "reversi.2", BROWSERS_SIGNATURE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "....", "\u00e9", "____"})
    void whatIsNoKeyOrSignatureHasSignedNothing(String rubbish) {
        Signer.Keys ann = keys();
        String signature = answer(then -> signer.sign(ann, "f5", then));
        assertFalse(verifies(rubbish, "f5", signature));
        assertFalse(verifies(rubbish.repeat(86), "f5", signature));
        assertFalse(verifies("A".repeat(86), "f5", signature), "a point that is not on the curve");
        assertFalse(verifies(ann.shown(), "f5", rubbish));
        assertFalse(verifies(ann.shown(), "f5", "A".repeat(86)));
    }

    @Test
    void brokenKeysSignNothing() {
        AtomicReference<Optional<String>> signed = new AtomicReference<>(Optional.of(""));
        signer.sign(new Signer.Keys("!", ""), "f5", signed::set);
        assertEquals(Optional.empty(), signed.get());
    }
}
