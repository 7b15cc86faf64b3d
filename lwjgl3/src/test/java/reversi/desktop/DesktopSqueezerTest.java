package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.platform.Squeezer;

/** Texts come back from what they were squeezed to, and no bomb goes off. */
class DesktopSqueezerTest {
    private final Squeezer squeezer = new DesktopSqueezer();

    private String squeezed(String text) {
        AtomicReference<String> code = new AtomicReference<>("");
        squeezer.squeeze(text, made -> code.set(made.orElseThrow()));
        return code.get();
    }

    private Optional<String> text(String code) {
        AtomicReference<Optional<String>> text = new AtomicReference<>(Optional.of("not answered"));
        squeezer.unsqueeze(code, text::set);
        return text.get();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "{\"kept\":\"settings\"}", "日本語 и ещё", "\n\n"})
    void everyTextComesBack(String text) {
        assertEquals(Optional.of(text), text(squeezed(text)));
        assertTrue(squeezed(text).matches("[A-Za-z0-9_-]*"));
    }

    @Test
    void whatSaysMuchInLittleIsRefused() {
        String longest = "x".repeat(Squeezer.LONGEST);
        assertEquals(Optional.of(longest), text(squeezed(longest)));
        assertEquals(Optional.empty(), text(squeezed(longest + "x")));
    }

    /** The first is what the browser makes of the same text. */
    @Test
    void whatABrowserSqueezedIsRead() {
        assertEquals(Optional.of("reversi reversi reversi"), text("K0otSy0qzlQoQqUB"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"!", "abc", "K0otSy0q", "////"})
    void whatIsNoCodeIsNone(String code) {
        assertEquals(Optional.empty(), text(code));
    }
}
