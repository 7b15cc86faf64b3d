package reversi.server;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A TCP connection to a server on this computer that does only what it is told: no library reads or answers behind one's back. */
final class RawSocket implements Closeable {
    private static final int PATIENCE_MILLIS = 20_000;
    private static final int SMALL_BUFFER = 4_096;

    private final Socket socket = new Socket();
    private final int port;

    /** A connection on which nothing has been said. */
    RawSocket(int port) throws IOException {
        this.port = port;
        socket.setReceiveBufferSize(SMALL_BUFFER);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        socket.setSoTimeout(PATIENCE_MILLIS);
    }

    /** Sends the beginning of a request and no more. */
    void begin() throws IOException {
        write("GET /socket HTTP/1.1\r\nHost: local".getBytes(StandardCharsets.US_ASCII));
    }

    /** Asks for a WebSocket and returns the first line of the answer. */
    String handshake(String path, Optional<String> origin) throws IOException {
        return handshake(path, origin.map(page -> "Origin: " + page + "\r\n").orElse(""));
    }

    /** The same with more lines of the head, each with its line end. */
    String handshake(String path, String lines) throws IOException {
        String request = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + lines + "\r\n";
        write(request.getBytes(StandardCharsets.US_ASCII));
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int octet = in.read(); octet >= 0 && octet != '\r'; octet = in.read()) {
            line.append((char) octet);
        }
        return line.toString();
    }

    /** Sends a request, or the beginning of one, as it is. */
    void request(String text) throws IOException {
        write(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** The status of the next answer; everything up to the end of its first line is read. */
    int status() throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int octet = in.read(); octet != '\r'; octet = in.read()) {
            if (octet < 0) {
                throw new IOException("closed without an answer");
            }
            line.append((char) octet);
        }
        return Integer.parseInt(line.toString().split(" ", -1)[1]);
    }

    /** Sends a text of at most 65,535 bytes as one frame, masked with zeros. */
    void sendText(String text) throws IOException {
        sendFrame(0x81, text);
    }

    /** Sends at most 65,535 bytes as one frame with this first byte, masked with zeros. */
    void sendFrame(int first, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(first);
        if (bytes.length < 126) {
            frame.write(0x80 | bytes.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(bytes.length >> 8);
            frame.write(bytes.length);
        }
        frame.write(new byte[4]);
        frame.write(bytes);
        write(frame.toByteArray());
    }

    /** Sends the same bytes again and again until the connection breaks or they went so often; returns how often they went. */
    long repeat(byte[] bytes, long most) {
        long count = 0;
        try {
            while (count < most) {
                write(bytes);
                count++;
            }
        } catch (IOException cut) {
            return count;
        }
        return count;
    }

    /** Asks to close the WebSocket. */
    void sendClose() throws IOException {
        write(new byte[] {(byte) 0x88, (byte) 0x80, 0, 0, 0, 0});
    }

    /** Reads until a text has come. */
    void readUntil(String text) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder seen = new StringBuilder();
        while (seen.indexOf(text) < 0) {
            int octet = in.read();
            if (octet < 0) {
                throw new IOException("closed before it said " + text);
            }
            seen.append((char) octet);
        }
    }

    /** Reads this many bytes, or to the end, and returns how many came. */
    int read(int most) throws IOException {
        return socket.getInputStream().readNBytes(most).length;
    }

    /** Reads to the end, or to the failure, of the connection and returns how many bytes still came. */
    long drain() throws IOException {
        InputStream in = socket.getInputStream();
        byte[] some = new byte[65_536];
        long count = 0;
        try {
            for (int read = in.read(some); read >= 0; read = in.read(some)) {
                count += read;
            }
        } catch (SocketTimeoutException open) {
            throw open;
        } catch (IOException cut) {
            return count;
        }
        return count;
    }

    private void write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
