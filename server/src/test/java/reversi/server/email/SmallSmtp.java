package reversi.server.email;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** As much of an SMTP server as a client needs, on this computer, with the moods of real ones. */
public final class SmallSmtp implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;
    private static final Pattern CODE = Pattern.compile("[2-9A-Z]{4}(-[2-9A-Z]{4}){3}");

    private final ServerSocket door;
    private final Optional<SSLContext> identity;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final BlockingQueue<Letter> letters = new LinkedBlockingQueue<>();
    private volatile Mood mood = Mood.KIND;

    /** How it behaves. */
    public enum Mood {
        /** It takes everything. */
        KIND,
        /** It lets clients in and says nothing. */
        SILENT,
        /** It knows no recipient. */
        KNOWS_NOBODY,
        /** It is full once it has all of a letter. */
        FULL,
        /** It dies in the middle of a letter. */
        DYING
    }

    /**
     * What it was given.
     *
     * @param envelope the commands before it, without a password
     * @param user who had logged in; empty for nobody
     * @param raw the letter as it came
     */
    public record Letter(List<String> envelope, String user, boolean wasSecret, String raw) {
        private MimeMessage parsed() throws MessagingException {
            return new MimeMessage(
                    Session.getInstance(new Properties()), new ByteArrayInputStream(raw.getBytes(ISO_8859_1)));
        }

        /** What it says. */
        public String body() throws MessagingException, IOException {
            return (String) parsed().getContent();
        }

        public String subject() throws MessagingException {
            return parsed().getSubject();
        }

        public String to() throws MessagingException {
            return String.join(",", parsed().getHeader("To"));
        }

        /** The code in it. */
        public String code() throws MessagingException, IOException {
            Matcher found = CODE.matcher(body());
            if (!found.find()) {
                throw new AssertionError("no code in " + body());
            }
            return found.group();
        }
    }

    /** Begins to serve, without TLS. */
    public SmallSmtp() throws IOException {
        this(Optional.empty());
    }

    /** Begins to serve; with an identity it offers STARTTLS. */
    SmallSmtp(Optional<SSLContext> identity) throws IOException {
        this.identity = identity;
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::accept);
    }

    public int port() {
        return door.getLocalPort();
    }

    /** How a server is told of it. */
    public SmtpServer asServer() {
        return new SmtpServer(
                "127.0.0.1",
                port(),
                SmtpServer.Security.NONE,
                Optional.empty(),
                EmailAddress.read("othello@example.org").orElseThrow());
    }

    public void be(Mood next) {
        mood = next;
    }

    /** The next letter. */
    public Letter next() throws InterruptedException {
        Letter letter = letters.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (letter == null) {
            throw new AssertionError("no letter comes");
        }
        return letter;
    }

    /** Whether nothing came that was not taken by {@link #next}. */
    public boolean isEmpty() {
        return letters.isEmpty();
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "smtp");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = door.accept();
                sockets.add(socket);
                start(() -> serve(socket));
            }
        } catch (IOException closed) {
            // By close().
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            if (mood != Mood.SILENT) {
                new Talk(socket).run();
            } else if (socket.getInputStream().read() < 0) {
                sockets.remove(socket);
            }
        } catch (IOException gone) {
            sockets.remove(socket);
        }
    }

    /** One client. */
    private final class Talk {
        private final List<String> envelope = new ArrayList<>();
        private Socket socket;
        private BufferedReader in;
        private String user = "";

        Talk(Socket socket) throws IOException {
            this.socket = socket;
            this.in = reader(socket);
        }

        private static BufferedReader reader(Socket socket) throws IOException {
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1));
        }

        private void say(String line) throws IOException {
            socket.getOutputStream().write((line + "\r\n").getBytes(UTF_8));
        }

        void run() throws IOException {
            say("220 small");
            String line = in.readLine();
            while (line != null) {
                String verb = line.split(" ")[0].toUpperCase(Locale.ROOT);
                if (verb.equals("QUIT")) {
                    say("221 bye");
                    return;
                }
                answer(verb, line);
                line = in.readLine();
            }
        }

        private void answer(String verb, String line) throws IOException {
            switch (verb) {
                case "EHLO" -> {
                    boolean offers = identity.isPresent() && !(socket instanceof SSLSocket);
                    say("250-small");
                    say(offers ? "250 STARTTLS" : "250 AUTH PLAIN");
                }
                case "STARTTLS" -> {
                    say("220 go on");
                    SSLSocket secret = (SSLSocket)
                            identity.orElseThrow().getSocketFactory().createSocket(socket, null, 0, true);
                    secret.setUseClientMode(false);
                    socket = secret;
                    in = reader(secret);
                }
                case "AUTH" -> {
                    String[] words = line.split(" ");
                    user = new String(Base64.getDecoder().decode(words[words.length - 1]), UTF_8).replace('\0', ' ');
                    say("235 welcome");
                }
                case "MAIL" -> {
                    envelope.add(line);
                    say("250 yes");
                }
                case "RCPT" -> {
                    envelope.add(line);
                    say(mood == Mood.KNOWS_NOBODY ? "550 5.1.1 never heard of them" : "250 yes");
                }
                case "DATA" -> data();
                default -> say("250 yes");
            }
        }

        private void data() throws IOException {
            say("354 go on");
            StringBuilder raw = new StringBuilder();
            String line = in.readLine();
            while (line != null && !line.equals(".")) {
                if (mood == Mood.DYING) {
                    socket.close();
                    return;
                }
                raw.append(line).append("\r\n");
                line = in.readLine();
            }
            if (mood == Mood.FULL) {
                say("452 no room");
            } else {
                letters.add(
                        new Letter(List.copyOf(envelope), user.strip(), socket instanceof SSLSocket, raw.toString()));
                say("250 taken");
            }
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
