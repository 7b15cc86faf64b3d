package reversi.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Move;

/** The texts of the protocol to the letter, because a client of another version reads them too. */
class CodecTest {
    private final Codec codec = new Codec();

    @Test
    void aMove() {
        ClientFrame frame = new ClientFrame(12, new TableRequest.Play(5, 1, Move.at("f5")));
        String text = "{\"kind\":\"play\",\"table\":5,\"ply\":1,\"move\":\"f5\",\"request\":12}";
        assertEquals(text, codec.write(frame));
        assertEquals(new Decoded.Ok<>(frame), codec.readClient(text));
    }

    @Test
    void orderAndSpaceAndUnknownFieldsMeanNothing() {
        String text = " { \"request\" : 3 , \"later\" : [ { } , true ] ,\n\"kind\" : \"guest\" } ";
        assertEquals(new Decoded.Ok<>(new ClientFrame(3, new AccountRequest.Guest())), codec.readClient(text));
    }

    @Test
    void aGarbledRequestIsNamedWherePossible() {
        Decoded<ClientFrame> decoded = codec.readClient("{\"request\":9,\"kind\":\"play\",\"table\":\"x\"}");
        assertEquals(9, assertInstanceOf(Decoded.Garbled.class, decoded).request());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{\"kind\":\"guest\"}",
                "{\"kind\":\"guest\",\"request\":0}",
                "{\"kind\":\"guest\",\"request\":-1}",
                "{\"kind\":\"guest\",\"request\":1.0}",
                "{\"kind\":\"guest\",\"request\":01}",
                "{\"kind\":\"guest\",\"request\":1e3}",
                "{\"kind\":\"guest\",\"request\":9007199254740992}",
                "{\"kind\":\"guest\",\"request\":1,\"request\":2}",
                "{\"kind\":\"guest\",\"request\":1,}",
                "{\"kind\":\"guest\",\"request\":1}x",
                "{\"kind\":\"guest\",\"request\":1,\"more\":null}",
                "{\"kind\":\"guest\",\"request\":1,\"more\":\"\\ud800\"}",
                "{\"kind\":\"guest\",\"request\":1,\"more\":\"\t\"}",
                "{\"kind\":\"guest\",\"request\":1,\"more\":[[[[[[[[[[]]]]]]]]]]}",
                "{\"kind\":\"played\",\"request\":1}",
                "{\"kind\":\"play\",\"request\":1,\"table\":1,\"ply\":2147483648,\"move\":\"f5\"}",
                "{\"kind\":\"play\",\"request\":1,\"table\":1,\"ply\":1,\"move\":\"z9\"}",
                "{\"kind\":\"setRefusal\",\"request\":1,\"refusal\":\"everybody\"}"
            })
    void isGarbled(String text) {
        assertInstanceOf(Decoded.Garbled.class, codec.readClient(text));
    }
}
