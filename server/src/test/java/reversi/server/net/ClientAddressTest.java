package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Under which address a client is counted, whatever it claims about itself. */
class ClientAddressTest {
    @ParameterizedTest
    @CsvSource({
        "1.2.3.4, 1.2.3.4",
        "2001:db8:0:1::1, 20010db800000001/64",
        "2001:db8:0:1:ffff:ffff:ffff:ffff, 20010db800000001/64",
        "2001:db8:0:2::1, 20010db800000002/64",
        "::1, 0000000000000000/64",
        "::ffff:1.2.3.4, 1.2.3.4",
        "unknown, unknown",
        "'', ''"
    })
    void aPeerIsItsAddressOrItsNetwork(String remote, String key) {
        assertEquals(key, ClientAddress.of(remote, List.of(), 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.2.3.4 | 1.2.3.4",
                "1.2.3.4:5678 | 1.2.3.4",
                "[2001:db8::1] | 20010db800000000/64",
                "[2001:db8::1]:5678 | 20010db800000000/64",
                "2001:db8::1 | 20010db800000000/64",
                "6.6.6.6, 1.2.3.4 | 1.2.3.4",
                "6.6.6.6,1.2.3.4 | 1.2.3.4",
                "[2001:db8::1 | 9.9.9.9",
                "_hidden | 9.9.9.9",
                "unknown | 9.9.9.9",
                "1.2.3.4, | 9.9.9.9",
                ", | 9.9.9.9",
                "1.2.3.4.5 | 9.9.9.9",
                "999.1.1.1 | 9.9.9.9",
                "localhost | 9.9.9.9"
            })
    void aProxyNamesTheClientInAnyFormOrElseTheProxyCounts(String forwarded, String key) {
        assertEquals(key, ClientAddress.of("9.9.9.9", List.of(forwarded), 1));
    }

    @ParameterizedTest
    @CsvSource({"0, 9.9.9.9", "1, 3.3.3.3", "2, 2.2.2.2", "3, 1.1.1.1", "4, 1.1.1.1"})
    void ofAChainTheTrustedPartCounts(int proxies, String key) {
        assertEquals(key, ClientAddress.of("9.9.9.9", List.of("1.1.1.1", "2.2.2.2, 3.3.3.3"), proxies));
    }
}
