package reversi.server.net;

import io.netty.util.NetUtil;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Under which name a client's address is counted: an IPv4 address, or the /64 network that one household has of IPv6. */
final class ClientAddress {
    private static final int NETWORK_BYTES = 8;

    private ClientAddress() {}

    /**
     * The address of a client.
     *
     * @param remote the other end of the connection
     * @param forwarded the lines of {@code X-Forwarded-For}, in their order
     * @param proxies how many of our own proxies are in front; each adds what it saw behind all that came with the request, so that
     *     what is before those anybody can make up
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

    /** The name of an address, which may have a port; empty for what is none. */
    private static Optional<String> key(String text) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(withoutPort(text.strip()));
        if (bytes == null) {
            return Optional.empty();
        }
        try {
            // An IPv4 address in the clothes of IPv6 becomes itself here.
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
