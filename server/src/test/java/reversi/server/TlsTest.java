package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.net.GateOptions;

/** The server with a certificate of its own. */
class TlsTest {
    private static final char[] PASSWORD = "only for this test".toCharArray();

    @TempDir
    Path folder;

    private KeyStore certificate() throws IOException, InterruptedException, GeneralSecurityException {
        Path file = folder.resolve("key.p12");
        String keytool =
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process made = new ProcessBuilder(
                        keytool,
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost",
                        "-alias",
                        "own",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        new String(PASSWORD))
                .inheritIO()
                .start();
        assertEquals(0, made.waitFor());
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD);
        }
        return store;
    }

    private Path pem(String what, byte[] bytes) throws IOException {
        String body = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        return Files.writeString(
                folder.resolve(what + ".pem"),
                "-----BEGIN " + what + "-----\n" + body + "\n-----END " + what + "-----\n");
    }

    @Test
    void browsersAreToldToComeByTlsOnly() throws IOException, InterruptedException, GeneralSecurityException {
        KeyStore store = certificate();
        ServerOptions plain = Servers.options("jdbc:sqlite:" + folder.resolve("reversi.db"));
        GateOptions gate = plain.gate();
        GateOptions tls = new GateOptions(
                gate.host(),
                gate.port(),
                gate.origins(),
                gate.hosts(),
                gate.metricsPort(),
                gate.proxies(),
                gate.connectionsPerAddress(),
                Optional.of(pem("CERTIFICATE", store.getCertificate("own").getEncoded())),
                Optional.of(pem("PRIVATE KEY", store.getKey("own", PASSWORD).getEncoded())));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("own", store.getCertificate("own"));
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        try (Server server = Server.start(new ServerOptions(
                plain.databaseUrl(), tls, plain.passwords(), plain.claimAfterSeconds(), plain.strictLimits()))) {
            HttpResponse<String> health = HttpClient.newBuilder()
                    .sslContext(context)
                    .build()
                    .send(
                            HttpRequest.newBuilder(URI.create("https://localhost:" + server.port() + "/health"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertEquals(200, health.statusCode());
            assertEquals(
                    "max-age=31536000",
                    health.headers().firstValue("Strict-Transport-Security").orElse(""));
        }
    }
}
