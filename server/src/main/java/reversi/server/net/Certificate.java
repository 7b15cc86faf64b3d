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

/** The server's certificate and its key in two files, which may be replaced while it runs. Safe for any number of threads. */
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
     * What is in the files, where that is not what was taken the last time. Throws IOException where they can't be read or don't belong
     * together, as while they are being replaced; what was taken before is still good then.
     */
    synchronized Optional<KeyCertOptions> changed() throws IOException {
        byte[] nextChain = Files.readAllBytes(chain);
        byte[] nextKey = Files.readAllBytes(key);
        if (Arrays.equals(nextChain, knownChain) && Arrays.equals(nextKey, knownKey)) {
            return Optional.empty();
        }
        PemKeyCertOptions options =
                new PemKeyCertOptions().setCertValue(Buffer.buffer(nextChain)).setKeyValue(Buffer.buffer(nextKey));
        check(options);
        knownChain = nextChain;
        knownKey = nextKey;
        return Optional.of(options);
    }

    private void check(KeyCertOptions options) throws IOException {
        boolean fit;
        try {
            fit = fit(options);
        } catch (Exception unreadable) {
            throw new IOException("no certificate and key: " + unreadable.getMessage(), unreadable);
        }
        if (!fit) {
            throw new IOException(chain + " and " + key + " don't belong together");
        }
    }

    /** Whether what the key signs is signed by the certificate. Throws Exception where one of them is none. */
    private boolean fit(KeyCertOptions options) throws Exception {
        for (KeyManager manager : options.getKeyManagerFactory(vertx).getKeyManagers()) {
            if (manager instanceof X509KeyManager keys) {
                for (String kind : new String[] {"RSA", "EC", "EdDSA", "RSASSA-PSS"}) {
                    String[] names = keys.getServerAliases(kind, null);
                    if (names != null && names.length > 0) {
                        return fit(kind, keys.getPrivateKey(names[0]), keys.getCertificateChain(names[0])[0]);
                    }
                }
            }
        }
        return false;
    }

    private static boolean fit(String kind, PrivateKey secret, X509Certificate certificate)
            throws GeneralSecurityException {
        String algorithm =
                switch (kind) {
                    case "RSA" -> "SHA256withRSA";
                    case "EC" -> "SHA256withECDSA";
                    default -> kind;
                };
        byte[] text = "do they belong together?".getBytes(StandardCharsets.US_ASCII);
        Signature signing = Signature.getInstance(algorithm);
        signing.initSign(secret);
        signing.update(text);
        byte[] signed = signing.sign();
        Signature checking = Signature.getInstance(algorithm);
        checking.initVerify(certificate);
        checking.update(text);
        return checking.verify(signed);
    }
}
