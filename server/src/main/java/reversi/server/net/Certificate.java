package reversi.server.net;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.PemKeyCertOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.X509KeyManager;

/** The server's TLS certificate and private key, read from two PEM files that may be replaced at run time. Thread-safe. */
final class Certificate {
    private final Vertx vertx;
    private final Path chain;
    private final Path key;
    private byte[] knownChain = {};
    private byte[] knownKey = {};

    Certificate(Vertx vertx, Path chain, Path key) {
        this.vertx = vertx;
        this.chain = chain;
        this.key = key;
    }

    /**
     * The certificate and key, or empty if the files have not changed since the last successful call. Throws IOException if they cannot
     * be read or do not match, as happens while they are being replaced; the previous pair then remains valid.
     */
    synchronized Optional<KeyCertOptions> changed() throws IOException {
        byte[] nextChain = Files.readAllBytes(chain);
        byte[] nextKey = Files.readAllBytes(key);
        if (Arrays.equals(nextChain, knownChain) && Arrays.equals(nextKey, knownKey)) {
            return Optional.empty();
        }
        PemKeyCertOptions options =
                new PemKeyCertOptions().setCertValue(Buffer.buffer(nextChain)).setKeyValue(Buffer.buffer(nextKey));
        requireMatch(options);
        knownChain = nextChain;
        knownKey = nextKey;
        return Optional.of(options);
    }

    private void requireMatch(KeyCertOptions options) throws IOException {
        boolean match;
        try {
            match = matches(options);
        } catch (Exception unreadable) {
            throw new IOException("no certificate and key: " + unreadable.getMessage(), unreadable);
        }
        if (!match) {
            throw new IOException(chain + " and " + key + " don't belong together");
        }
    }

    /** Whether a signature made with the key verifies against the certificate. Throws Exception if either cannot be parsed. */
    private boolean matches(KeyCertOptions options) throws Exception {
        for (KeyManager manager : options.getKeyManagerFactory(vertx).getKeyManagers()) {
            if (manager instanceof X509KeyManager keys) {
                for (String keyType : new String[] {"RSA", "EC", "EdDSA", "RSASSA-PSS"}) {
                    String[] names = keys.getServerAliases(keyType, null);
                    if (names != null && names.length > 0) {
                        return matches(keyType, keys.getPrivateKey(names[0]), keys.getCertificateChain(names[0])[0]);
                    }
                }
            }
        }
        return false;
    }

    private static boolean matches(String keyType, PrivateKey key, X509Certificate certificate)
            throws GeneralSecurityException {
        String algorithm =
                switch (keyType) {
                    case "RSA" -> "SHA256withRSA";
                    case "EC" -> "SHA256withECDSA";
                    default -> keyType;
                };
        byte[] text = "do they belong together?".getBytes(StandardCharsets.US_ASCII);
        Signature signing = Signature.getInstance(algorithm);
        signing.initSign(key);
        signing.update(text);
        byte[] signed = signing.sign();
        Signature checking = Signature.getInstance(algorithm);
        checking.initVerify(certificate);
        checking.update(text);
        return checking.verify(signed);
    }
}
