package reversi.web;

import java.util.Optional;
import java.util.function.Consumer;
import jsinterop.annotations.JsFunction;
import org.jspecify.annotations.Nullable;
import reversi.platform.Signer;

/**
 * Signs by the browser's Web Cryptography, which is there on pages that came by TLS or from the device itself. Its script stands here and
 * not in {@code page.js}, so that it is fetched with the pages of games by link, and not before the menu.
 */
final class WebSigner implements Signer {
    /** The characters of a private key. */
    private static final int SECRET = 43;

    private static final String YES = "yes";

    /** Receives a text, or null where there is none. */
    @JsFunction
    interface Answer {
        void is(@Nullable String text);
    }

    @Override
    public void make(Consumer<Optional<Keys>> then) {
        makeKeys(keys -> then.accept(
                Optional.ofNullable(keys).map(known -> new Keys(known.substring(0, SECRET), known.substring(SECRET)))));
    }

    @Override
    public void sign(Keys keys, String text, Consumer<Optional<String>> then) {
        signText(keys.secret(), keys.shown(), text, signature -> then.accept(Optional.ofNullable(signature)));
    }

    @Override
    public void verify(String shown, String text, String signature, Consumer<Optional<Boolean>> then) {
        verifyText(
                shown,
                text,
                signature,
                answer -> then.accept(Optional.ofNullable(answer).map(YES::equals)));
    }

    /** Answers the private key and the public one after it. */
    private static native void makeKeys(Answer answer) /*-{
        var subtle = $wnd.crypto && $wnd.crypto.subtle;
        var failed = function () { answer(null); };
        if (!subtle) {
            failed();
            return;
        }
        subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
            .then(function (pair) { return subtle.exportKey('jwk', pair.privateKey); })
            .then(function (key) { answer(key.d + key.x + key.y); }, failed);
    }-*/;

    private static native void signText(String secret, String shown, String text, Answer answer) /*-{
        var subtle = $wnd.crypto && $wnd.crypto.subtle;
        var failed = function () { answer(null); };
        if (!subtle) {
            failed();
            return;
        }
        var key = { kty: 'EC', crv: 'P-256', x: shown.substring(0, 43), y: shown.substring(43), d: secret };
        subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
            .then(function (known) {
                return subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, known, new $wnd.TextEncoder().encode(text));
            })
            .then(function (buffer) {
                var letters = $wnd.String.fromCharCode.apply(null, new $wnd.Uint8Array(buffer));
                answer($wnd.btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, ''));
            })
            .then(null, failed);
    }-*/;

    /** Answers whether it is signed so; null where the browser can't tell. */
    private static native void verifyText(String shown, String text, String signature, Answer answer) /*-{
        var subtle = $wnd.crypto && $wnd.crypto.subtle;
        if (!subtle) {
            answer(null);
            return;
        }
        var no = function () { answer('no'); };
        var key = { kty: 'EC', crv: 'P-256', x: shown.substring(0, 43), y: shown.substring(43) };
        subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
            .then(function (known) {
                var letters = $wnd.atob(signature.replace(/-/g, '+').replace(/_/g, '/'));
                var bytes = new $wnd.Uint8Array(letters.length);
                for (var i = 0; i < letters.length; i++) {
                    bytes[i] = letters.charCodeAt(i);
                }
                var coded = new $wnd.TextEncoder().encode(text);
                return subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, bytes, coded);
            })
            .then(function (isSigned) { answer(isSigned ? 'yes' : 'no'); })
            .then(null, no);
    }-*/;
}
