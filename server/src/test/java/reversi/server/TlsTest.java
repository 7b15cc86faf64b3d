package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.server.net.HttpOptions;

/** The server with a certificate of its own. */
class TlsTest {
    private static final char[] PASSWORD = "only for this test".toCharArray();

    @TempDir
    Path folder;

    private KeyStore certificate(String kind, int number)
            throws IOException, InterruptedException, GeneralSecurityException {
        Path file = folder.resolve(number + ".p12");
        String keytool =
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process made = new ProcessBuilder(
                        keytool,
                        "-genkeypair",
                        "-keyalg",
                        kind,
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

    private void write(KeyStore store) throws IOException, GeneralSecurityException {
        pem("CERTIFICATE", store.getCertificate("own").getEncoded());
        pem("PRIVATE KEY", store.getKey("own", PASSWORD).getEncoded());
    }

    private Server serve() {
        ServerOptions plain = Servers.options("jdbc:sqlite:" + folder.resolve("reversi.db"));
        HttpOptions gate = plain.http();
        HttpOptions tls = new HttpOptions(
                gate.host(),
                gate.port(),
                gate.origins(),
                gate.hosts(),
                gate.metricsPort(),
                gate.proxies(),
                gate.connectionsPerAddress(),
                true,
                5,
                Optional.of(folder.resolve("CERTIFICATE.pem")),
                Optional.of(folder.resolve("PRIVATE KEY.pem")));
        return Server.start(new ServerOptions(
                plain.shared(),
                tls,
                plain.passwords(),
                plain.claimAfterSeconds(),
                plain.photos(),
                plain.wordLists(),
                plain.copies(),
                plain.smtp(),
                plain.push(),
                plain.webhooks(),
                plain.strictLimits()));
    }

    /** Somebody who connects anew and trusts one certificate only. */
    private static HttpResponse<String> health(Server server, KeyStore own)
            throws IOException, InterruptedException, GeneralSecurityException {
        return HttpClient.newBuilder()
                .sslContext(trusting(own))
                .build()
                .send(
                        HttpRequest.newBuilder(URI.create("https://localhost:" + server.port() + "/health"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    private static SSLContext trusting(KeyStore own) throws IOException, GeneralSecurityException {
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("own", own.getCertificate("own"));
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    @Test
    void sendsStrictTransportSecurity() throws IOException, InterruptedException, GeneralSecurityException {
        KeyStore store = certificate("EC", 1);
        write(store);
        try (Server server = serve()) {
            HttpResponse<String> health = health(server, store);
            assertEquals(200, health.statusCode());
            assertEquals(
                    "max-age=31536000",
                    health.headers().firstValue("Strict-Transport-Security").orElse(""));
        }
    }

    @Test
    void reloadsTheCertificateWithoutARestart() throws IOException, InterruptedException, GeneralSecurityException {
        KeyStore old = certificate("EC", 1);
        KeyStore renewed = certificate("RSA", 2);
        write(old);
        try (Server server = serve()) {
            assertFalse(server.reloadCertificate(), "nothing has changed");
            assertEquals(200, health(server, old).statusCode());
            pem("CERTIFICATE", renewed.getCertificate("own").getEncoded());
            assertFalse(server.reloadCertificate(), "its key is still the old one");
            assertEquals(200, health(server, old).statusCode());
            write(renewed);
            assertTrue(server.reloadCertificate());
            assertFalse(server.reloadCertificate());
            for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++) {
                assertEquals(200, health(server, renewed).statusCode(), "on every event loop");
                assertThrows(SSLHandshakeException.class, () -> health(server, old));
            }
            Files.writeString(folder.resolve("PRIVATE KEY.pem"), "no key");
            assertFalse(server.reloadCertificate());
            assertEquals(200, health(server, renewed).statusCode());
        }
    }

    @Test
    void aClientCannotNegotiateAnew() throws IOException, InterruptedException, GeneralSecurityException {
        KeyStore store = certificate("EC", 1);
        write(store);
        ServerProcess server = ServerProcess.start(
                "jdbc:sqlite:" + folder.resolve("reversi.db"),
                "--certificate",
                folder.resolve("CERTIFICATE.pem").toString(),
                "--key",
                folder.resolve("PRIVATE KEY.pem").toString());
        try (SSLSocket socket =
                (SSLSocket) trusting(store).getSocketFactory().createSocket("127.0.0.1", server.port())) {
            socket.setSoTimeout(20_000);
            // Later versions of TLS know no renegotiation.
            socket.setEnabledProtocols(new String[] {"TLSv1.2"});
            socket.startHandshake();
            byte[] request = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
            socket.getOutputStream().write(request);
            assertTrue(readUntilOk(socket));
            assertThrows(SSLException.class, () -> {
                socket.startHandshake();
                socket.getOutputStream().write(request);
                readUntilOk(socket);
            });
        } finally {
            server.process().destroyForcibly();
        }
    }

    /** Whether the body of a healthy server came before the end. */
    private static boolean readUntilOk(SSLSocket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder seen = new StringBuilder();
        for (int octet = in.read(); octet >= 0; octet = in.read()) {
            seen.append((char) octet);
            if (seen.indexOf("\r\n\r\nok\n") >= 0) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aServerWithoutItsKeyDoesNotStart() throws IOException, InterruptedException, GeneralSecurityException {
        write(certificate("EC", 1));
        pem("CERTIFICATE", certificate("EC", 2).getCertificate("own").getEncoded());
        IllegalStateException refused = assertThrows(IllegalStateException.class, this::serve);
        assertTrue(refused.getMessage().contains("don't belong together"), refused.getMessage());
    }
}
