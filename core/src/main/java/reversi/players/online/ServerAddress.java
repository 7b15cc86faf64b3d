package reversi.players.online;

import java.util.Locale;
import java.util.Optional;
import reversi.online.Protocol;

/**
 * A server, from what a person writes: {@code example.org}, {@code localhost:8080} or a web address.
 *
 * @param host the name or number of the machine, with the port where it is given
 * @param isSecure whether everything is encrypted
 */
public record ServerAddress(String host, boolean isSecure) {
    /** The text for a server on this computer, as it is started without options. */
    public static final String THIS_COMPUTER = "localhost:8080";

    /** The address in a text; empty where there is none. Without {@code http://} only this computer is talked to in the clear. */
    public static Optional<ServerAddress> read(String text) {
        String rest = text.trim().toLowerCase(Locale.ROOT);
        boolean isPlain = rest.startsWith("http://") || rest.startsWith("ws://");
        boolean isNamed = isPlain || rest.startsWith("https://") || rest.startsWith("wss://");
        rest = isNamed ? rest.substring(rest.indexOf("//") + 2) : rest;
        int slash = rest.indexOf('/');
        rest = slash < 0 ? rest : rest.substring(0, slash);
        if (!isHost(rest)) {
            return Optional.empty();
        }
        return Optional.of(new ServerAddress(rest, isNamed ? !isPlain : !isThisComputer(rest)));
    }

    private static boolean isHost(String text) {
        boolean hasName = false;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            boolean isLetter = (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9');
            hasName |= isLetter;
            if (!isLetter && ".-:[]".indexOf(sign) < 0) {
                return false;
            }
        }
        int colon = text.lastIndexOf(':');
        boolean isPort = colon < 0 || text.endsWith("]") || isPort(text.substring(colon + 1));
        return hasName && isPort && colon != 0;
    }

    private static boolean isPort(String text) {
        int port = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9 || i > 4) {
                return false;
            }
            port = 10 * port + digit;
        }
        return port > 0 && port < 65_536;
    }

    private static boolean isThisComputer(String host) {
        return host.equals("localhost")
                || host.startsWith("localhost:")
                || host.startsWith("127.")
                || host.startsWith("[::1]");
    }

    /** The address of the server's socket. */
    public String socket() {
        return (isSecure ? "wss://" : "ws://") + host + Protocol.SOCKET_PATH;
    }

    /** The address of the server's pages, without a slash at its end. */
    public String web() {
        return (isSecure ? "https://" : "http://") + host;
    }
}
