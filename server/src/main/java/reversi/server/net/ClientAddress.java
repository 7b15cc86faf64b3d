package reversi.server.net;

import io.netty.util.NetUtil;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The key under which a client is rate-limited: its IPv4 address, or its IPv6 /64 network, which is what one household gets. */
final class ClientAddress {
    private static final int NETWORK_BYTES = 8;

    private ClientAddress() {}

    /**
     * The rate-limiting key of a client.
     *
     * @param remote the peer address of the connection
     * @param forwarded the values of {@code X-Forwarded-For}, in order
     * @param proxies number of trusted proxies in front; each appends the address it saw, so entries before the last {@code proxies} ones
     *     can be forged
     */
    static String of(String remote, List<String> forwarded, int proxies) {
        List<String> hops = new ArrayList<>();
        if (proxies > 0) {
            for (String line : forwarded) {
                hops.addAll(List.of(line.split(",", -1)));
            }
        }
        Optional<String> seen = hops.isEmpty() ? Optional.empty() : key(hops.get(Math.max(0, hops.size() - proxies)));
        return seen.or(() -> key(remote)).orElse(remote);
    }

    /** The key of an address with or without a port; empty if it is not an IP address. */
    private static Optional<String> key(String text) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(withoutPort(text.strip()));
        if (bytes == null) {
            return Optional.empty();
        }
        try {
            // An IPv4-mapped IPv6 address becomes an IPv4 address here.
            InetAddress address = InetAddress.getByAddress(bytes);
            return Optional.of(
                    address instanceof Inet4Address
                            ? address.getHostAddress()
                            : HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES) + "/64");
        } catch (UnknownHostException impossible) {
            return Optional.empty();
        }
    }

    private static String withoutPort(String text) {
        if (text.startsWith("[")) {
            int end = text.indexOf(']');
            return end < 0 ? text : text.substring(1, end);
        }
        int colon = text.indexOf(':');
        boolean port = colon >= 0 && text.indexOf(':', colon + 1) < 0;
        return port ? text.substring(0, colon) : text;
    }
}
