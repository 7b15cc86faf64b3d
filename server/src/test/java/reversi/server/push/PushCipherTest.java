package reversi.server.push;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.Protocol;

/** What is sealed is what the standards say, and goes where it may only. */
class PushCipherTest {
    private static final Base64.Decoder BASE64 = Base64.getUrlDecoder();

    private static byte[] bytes(String text) {
        return BASE64.decode(text);
    }

    /** The example of RFC 8291, section 5 and appendix A. */
    @Test
    void theExampleOfTheStandardComesOut() {
        ECPublicKey browser = P256.publicKey(bytes(
                        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"))
                .orElseThrow();
        ECPublicKey open = P256.publicKey(bytes(
                        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"))
                .orElseThrow();
        ECPrivateKey secret = P256.privateKey(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
        byte[] sealed = PushCipher.seal(
                "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII),
                browser,
                bytes("BTBZMqHH6r4Tts7J_aSIgg"),
                new KeyPair(open, secret),
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertEquals(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
                        + "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
                Base64.getUrlEncoder().withoutPadding().encodeToString(sealed));
    }

    @Property(tries = 100)
    void theBrowserOpensWhatWasSealed(@ForAll @Size(max = PushCipher.MOST_BYTES) byte[] message) throws Exception {
        FakeBrowser browser = new FakeBrowser();
        byte[] sealed = new PushCipher().seal(message, browser.open(), browser.secret());
        assertArrayEquals(message, browser.opened(sealed));
    }

    @Test
    void whatIsTooLongIsNotSealed() {
        FakeBrowser browser = new FakeBrowser();
        byte[] long_ = new byte[PushCipher.MOST_BYTES + 1];
        assertThrows(
                IllegalArgumentException.class, () -> new PushCipher().seal(long_, browser.open(), browser.secret()));
    }

    @Test
    void aPointElsewhereIsNoKey() {
        byte[] key = P256.bytes(new FakeBrowser().open());
        assertTrue(P256.publicKey(key).isPresent());
        key[P256.PUBLIC_BYTES - 1] ^= 1;
        assertEquals(Optional.empty(), P256.publicKey(key));
        assertEquals(Optional.empty(), P256.publicKey(new byte[P256.PUBLIC_BYTES]));
        assertEquals(Optional.empty(), P256.publicKey(Arrays.copyOf(key, 64)));
        byte[] large = new byte[P256.PUBLIC_BYTES];
        Arrays.fill(large, (byte) 0xff);
        large[0] = 4;
        assertEquals(Optional.empty(), P256.publicKey(large));
    }

    @Test
    void theHostSignsForOneServiceAndATime() throws Exception {
        PushKey key = PushKey.read(PushKey.make(), "mailto:host@example.org");
        String said = key.authorization(URI.create("https://push.example.org/send/1?x"), 1_000_000_000_000L);
        assertTrue(said.startsWith("vapid t=") && said.endsWith(", k=" + key.text()), said);
        String[] token = said.substring("vapid t=".length(), said.indexOf(',')).split("\\.");
        assertEquals("{\"typ\":\"JWT\",\"alg\":\"ES256\"}", new String(bytes(token[0]), StandardCharsets.UTF_8));
        assertEquals(
                "{\"aud\":\"https://push.example.org\",\"exp\":1000043200,\"sub\":\"mailto:host@example.org\"}",
                new String(bytes(token[1]), StandardCharsets.UTF_8));
        Signature check = Signature.getInstance("SHA256withECDSAinP1363Format");
        check.initVerify(key.open());
        check.update((token[0] + "." + token[1]).getBytes(StandardCharsets.US_ASCII));
        assertTrue(check.verify(bytes(token[2])));
    }

    @Test
    void aKeyThatIsNoneIsRefused() {
        List<String> one = PushKey.make();
        List<String> other = PushKey.make();
        String contact = "mailto:host@example.org";
        assertThrows(IllegalArgumentException.class, () -> PushKey.read(List.of(one.get(0), other.get(1)), contact));
        assertThrows(IllegalArgumentException.class, () -> PushKey.read(List.of(one.get(0)), contact));
        assertThrows(IllegalArgumentException.class, () -> PushKey.read(List.of("AA", one.get(1)), contact));
        assertThrows(IllegalArgumentException.class, () -> PushKey.read(List.of(one.get(0), "?"), contact));
        assertThrows(IllegalArgumentException.class, () -> PushKey.read(one, "host"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://fcm.googleapis.com/fcm/send/abc",
                "https://updates.push.services.mozilla.com/wpush/v2/abc",
                "https://web.push.apple.com/abc",
                "https://db5p.notify.windows.com/w/?token=a",
                "https://PUSH.example.org/x"
            })
    void aKnownServiceIsSpokenTo(String endpoint) {
        assertTrue(new PushServices(List.of("push.example.org")).read(endpoint).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "http://fcm.googleapis.com/x",
                "https://fcm.googleapis.com:8443/x",
                "https://localhost/x",
                "https://127.0.0.1/x",
                "https://[::1]/x",
                "https://evil.example/fcm.googleapis.com",
                "https://fcm.googleapis.com.evil.example/x",
                "https://evilfcm.googleapis.com.example/x",
                "https://notfcm-fcm.googleapis.com@evil.example/x",
                "https://a:b@fcm.googleapis.com/x",
                "https://xfcm.googleapis.com/x",
                "https://fcm.googleapis.com/x#y",
                "https://fcm.googleapis.com/ x",
                "file:///etc/passwd",
                "https:fcm.googleapis.com"
            })
    void nobodyElseIs(String endpoint) {
        assertEquals(Optional.empty(), new PushServices(List.of()).read(endpoint));
    }

    @Test
    void anAddressIsNotEndless() {
        String longest = "https://fcm.googleapis.com/" + "a".repeat(Protocol.MAX_PUSH_ADDRESS - 27);
        assertTrue(new PushServices(List.of()).read(longest).isPresent());
        assertEquals(Optional.empty(), new PushServices(List.of()).read(longest + "a"));
    }
}
