package reversi.server.email;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.server.email.SmtpServer.Login;
import reversi.server.email.SmtpServer.Security;

/** E-mails go to a real SMTP server, and whatever that one does keeps nobody waiting for ever. */
class EmailSenderTest {
    private static final EmailAddress ANN = EmailAddress.read("ann@example.org").orElseThrow();
    private static final int IMPATIENT_MILLIS = 200;
    private static final int PATIENT_MILLIS = 20_000;
    private static final char[] PASSWORD = "only for this test".toCharArray();

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();

    private static Email email(String body) {
        return new Email(ANN, "Ваш код", body);
    }

    private EmailSender sender(SmtpServer server, int patienceMillis) {
        return new EmailSender(server, patienceMillis, Optional.empty(), meters);
    }

    private double count(String outcome) {
        return meters.get("reversi.emails").tag("outcome", outcome).counter().count();
    }

    /** Waits until what was offered before is over: there are two threads. */
    private static void settle(EmailSender sender) throws InterruptedException {
        CountDownLatch both = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            boolean isTaken = sender.offer(() -> {
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException closed) {
                    Thread.currentThread().interrupt();
                }
                return List.of();
            });
            assertTrue(isTaken);
        }
        assertTrue(both.await(60, TimeUnit.SECONDS));
    }

    @Test
    void anEmailArrivesAsItWasWritten() throws Exception {
        try (SmallSmtp smtp = new SmallSmtp();
                EmailSender sender = sender(smtp.asServer(), PATIENT_MILLIS)) {
            assertTrue(sender.offer(() -> List.of(email("Код: K7MD-2XQP\n.\nКонец 😀\n"))));
            SmallSmtp.Letter letter = smtp.next();
            assertEquals(List.of("MAIL FROM:<othello@example.org>", "RCPT TO:<ann@example.org>"), letter.envelope());
            assertEquals("ann@example.org", letter.to());
            assertEquals("Ваш код", letter.subject());
            assertEquals("Код: K7MD-2XQP\n.\nКонец 😀\n", letter.body().replace("\r\n", "\n"));
            assertTrue(letter.raw().contains("Auto-Submitted: auto-generated"), letter.raw());
            settle(sender);
            assertEquals(1, count("sent"));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = SmallSmtp.Mood.class,
            names = {"SILENT", "KNOWS_NOBODY", "FULL", "DYING"})
    void whatFailsIsCountedAndTheNextOneGoes(SmallSmtp.Mood mood) throws Exception {
        try (SmallSmtp smtp = new SmallSmtp();
                EmailSender sender =
                        sender(smtp.asServer(), mood == SmallSmtp.Mood.SILENT ? IMPATIENT_MILLIS : PATIENT_MILLIS)) {
            smtp.be(mood);
            sender.offer(() -> List.of(email("lost"), email("lost too")));
            settle(sender);
            assertEquals(2, count("failed"));
            assertTrue(smtp.isEmpty());
        }
        try (SmallSmtp smtp = new SmallSmtp();
                EmailSender sender = sender(smtp.asServer(), PATIENT_MILLIS)) {
            sender.offer(() -> {
                throw new IllegalStateException("the database is away");
            });
            sender.offer(() -> List.of(email("kept")));
            assertEquals("kept", smtp.next().body().strip());
            settle(sender);
            assertEquals(3, count("failed"));
        }
    }

    @Test
    void aServerThatIsNotThereIsAFailure() throws Exception {
        SmallSmtp smtp = new SmallSmtp();
        SmtpServer gone = smtp.asServer();
        smtp.close();
        try (EmailSender sender = sender(gone, PATIENT_MILLIS)) {
            sender.offer(() -> List.of(email("lost")));
            settle(sender);
            assertEquals(1, count("failed"));
        }
    }

    @Test
    void noMoreWaitThanThereIsRoomFor() throws Exception {
        CountDownLatch free = new CountDownLatch(1);
        try (SmallSmtp smtp = new SmallSmtp();
                EmailSender sender = sender(smtp.asServer(), PATIENT_MILLIS)) {
            CountDownLatch busy = new CountDownLatch(EmailSender.THREADS);
            for (int thread = 0; thread < EmailSender.THREADS; thread++) {
                assertTrue(sender.offer(() -> held(busy, free)));
                // Each is taken before the next is offered, so that what follows has all the room there is.
                while (busy.getCount() > EmailSender.THREADS - 1 - thread) {
                    Thread.onSpinWait();
                }
            }
            for (int waiting = 0; waiting < EmailSender.MOST_WAITING; waiting++) {
                assertTrue(sender.offer(() -> held(busy, free)), "one more than " + waiting);
            }
            assertFalse(sender.offer(() -> List.of(email("too many"))));
            assertEquals(1, count("dropped"));
            free.countDown();
        }
    }

    private static List<Email> held(CountDownLatch busy, CountDownLatch free) {
        busy.countDown();
        try {
            free.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
        return List.of();
    }

    @Test
    void anHourHasItsEmails() throws Exception {
        SmallSmtp smtp = new SmallSmtp();
        smtp.close();
        try (EmailSender sender = sender(smtp.asServer(), PATIENT_MILLIS)) {
            List<Email> many = Collections.nCopies(EmailSender.MOST_AN_HOUR + 10, email("one of many"));
            sender.offer(() -> many);
            settle(sender);
            assertTrue(count("failed") >= EmailSender.MOST_AN_HOUR);
            assertTrue(count("dropped") >= 1);
            assertEquals(many.size(), count("failed") + count("dropped"));
        }
    }

    @TempDir
    Path folder;

    private KeyStore certificate() throws Exception {
        Path file = folder.resolve("own.p12");
        Process made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=ip:127.0.0.1",
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

    private static SSLContext context(KeyStore own) throws Exception {
        KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
        keys.init(own, PASSWORD);
        TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
        trust.init(own);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }

    private static SmtpServer secret(SmallSmtp smtp) {
        return new SmtpServer(
                "127.0.0.1", smtp.port(), Security.STARTTLS, Optional.of(new Login("host", "pa ss")), ANN);
    }

    @Test
    void thePasswordIsSaidOnlyInSecretAndOnlyToWhomIsTrusted() throws Exception {
        SSLContext known = context(certificate());
        try (SmallSmtp smtp = new SmallSmtp(Optional.of(known))) {
            try (EmailSender sender =
                    new EmailSender(secret(smtp), PATIENT_MILLIS, Optional.of(known.getSocketFactory()), meters)) {
                sender.offer(() -> List.of(email("in secret")));
                SmallSmtp.Letter letter = smtp.next();
                assertTrue(letter.wasSecret());
                assertTrue(letter.user().endsWith("host pa ss"), letter.user());
            }
            try (EmailSender stranger = sender(secret(smtp), PATIENT_MILLIS)) {
                stranger.offer(() -> List.of(email("to a stranger")));
                settle(stranger);
                assertEquals(1, count("failed"));
            }
        }
        try (SmallSmtp open = new SmallSmtp();
                EmailSender sender = sender(secret(open), PATIENT_MILLIS)) {
            sender.offer(() -> List.of(email("in the clear")));
            settle(sender);
            assertEquals(2, count("failed"));
            assertTrue(open.isEmpty());
        }
    }

    @Test
    void aPasswordInTheClearIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new SmtpServer("localhost", 25, Security.NONE, Optional.of(new Login("host", "secret")), ANN));
        assertFalse(new Login("host", "hush").toString().contains("hush"));
    }
}
