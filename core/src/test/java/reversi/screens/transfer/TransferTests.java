package reversi.screens.transfer;

import java.util.List;

/** What tests elsewhere ask of the way to another device. */
public final class TransferTests {
    private TransferTests() {}

    /** The parts of a code as they stand in addresses. */
    public static List<String> parts(String code) {
        return ChainPart.of(code).stream().map(ChainPart::written).toList();
    }
}
