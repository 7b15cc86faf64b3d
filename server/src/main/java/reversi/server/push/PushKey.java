package reversi.server.push;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.List;
import reversi.json.JsonWriter;

/**
 * The host's key, by which push services know from whom messages come (VAPID, RFC 8292).
 *
 * @param contact where the host is reached by whoever runs a push service: {@code mailto:…} or {@code https://…}
 */
public record PushKey(ECPrivateKey secret, ECPublicKey open, String contact) {
    /** For so long a push service accepts what was signed, in seconds: half of what is allowed. */
    private static final long GOOD_SECONDS = 43_200;

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    /** A new key as the lines of a file: the private half, and the public one. */
    public static List<String> make() {
        KeyPair made = P256.make();
        return List.of(
                BASE64.encodeToString(P256.bytes((ECPrivateKey) made.getPrivate())),
                BASE64.encodeToString(P256.bytes((ECPublicKey) made.getPublic())));
    }

    /** The key in the lines of a file; throws IllegalArgumentException where they are none, or not two halves of one. */
    public static PushKey read(List<String> lines, String contact) {
        if (lines.size() != 2) {
            throw new IllegalArgumentException("a file of a push key has two lines, as push-key writes it");
        }
        if (!contact.startsWith("mailto:") && !contact.startsWith("https://")) {
            throw new IllegalArgumentException("--push-contact is mailto:… or https://…");
        }
        Base64.Decoder decoder = Base64.getUrlDecoder();
        ECPublicKey open = P256.publicKey(decoder.decode(lines.get(1)))
                .orElseThrow(() -> new IllegalArgumentException("the second line is no public key"));
        PushKey key = new PushKey(P256.privateKey(decoder.decode(lines.get(0))), open, contact);
        if (!key.isWhole()) {
            throw new IllegalArgumentException("the two lines don't belong together");
        }
        return key;
    }

    /** The public half as browsers want it, in the Base64 of addresses. */
    public String text() {
        return BASE64.encodeToString(P256.bytes(open));
    }

    /**
     * What a request to a push service says in {@code Authorization}.
     *
     * @param now in milliseconds since 1970
     */
    String authorization(URI endpoint, long now) {
        String head = BASE64.encodeToString("{\"typ\":\"JWT\",\"alg\":\"ES256\"}".getBytes(US_ASCII));
        String claims = JsonWriter.text(out -> out.beginObject()
                .name("aud")
                .value(endpoint.getScheme() + "://" + endpoint.getAuthority())
                .name("exp")
                .value(now / 1_000 + GOOD_SECONDS)
                .name("sub")
                .value(contact)
                .endObject());
        String signed = head + "." + BASE64.encodeToString(claims.getBytes(UTF_8));
        return "vapid t=" + signed + "." + BASE64.encodeToString(sign(signed)) + ", k=" + text();
    }

    private byte[] sign(String text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(secret);
            signature.update(text.getBytes(US_ASCII));
            return signature.sign();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java can't sign", missing);
        }
    }

    private boolean isWhole() {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initVerify(open);
            signature.update("whole".getBytes(US_ASCII));
            return signature.verify(sign("whole"));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java can't sign", missing);
        }
    }
}
