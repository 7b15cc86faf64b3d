package reversi.server.outbound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only addresses of the internet at large are public, at both ends of each block. */
class PublicAddressesTest {
    @ParameterizedTest
    @CsvSource({
        "8.8.8.8, true",
        "1.0.0.0, true",
        "223.255.255.255, true",
        "0.0.0.0, false",
        "0.255.255.255, false",
        "9.255.255.255, true",
        "10.1.2.3, false",
        "11.0.0.0, true",
        "100.63.255.255, true",
        "100.64.0.1, false",
        "100.127.255.255, false",
        "100.128.0.1, true",
        "127.0.0.1, false",
        "127.255.0.1, false",
        "169.254.169.254, false",
        "172.15.255.255, true",
        "172.16.0.1, false",
        "172.31.255.255, false",
        "172.32.0.0, true",
        "192.0.0.8, false",
        "192.0.2.1, false",
        "192.88.99.1, false",
        "192.168.1.1, false",
        "198.17.255.255, true",
        "198.18.0.1, false",
        "198.19.255.255, false",
        "198.20.0.0, true",
        "198.51.100.7, false",
        "203.0.113.9, false",
        "224.0.0.1, false",
        "240.0.0.1, false",
        "255.255.255.255, false",
        "2001:4860:4860::8888, true",
        "2a00:1450::1, true",
        "2001:0::1, false",
        "2001:1ff:ffff::1, false",
        "2001:200::1, true",
        "2001:db8::1, false",
        "2002:0a00:0001::1, false",
        "3fff::1, false",
        "4000::1, false",
        "64:ff9b::a00:1, false",
        "100::1, false",
        "::, false",
        "::1, false",
        "::10.0.0.1, false",
        "::ffff:10.0.0.1, false",
        "::ffff:8.8.8.8, true",
        "fc00::1, false",
        "fd00::1, false",
        "fe80::1, false",
        "fec0::1, false",
        "ff02::1, false"
    })
    void onlyTheInternetAtLargeIs(String address, boolean isPublic) throws Exception {
        assertEquals(isPublic, PublicAddresses.contain(InetAddress.getByName(address)), address);
    }
}
