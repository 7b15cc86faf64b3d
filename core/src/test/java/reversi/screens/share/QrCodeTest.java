package reversi.screens.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is written as a QR code is read by somebody else's decoder. */
class QrCodeTest {
    /** The longest text of which a seventh may be unreadable. */
    private static final int LONGEST_OF_M = 106;

    private static final String ADDRESS = "https://othello.example.org/#join=";

    private static BitMatrix modules(QrCode code) {
        BitMatrix modules = new BitMatrix(code.size());
        for (int row = 0; row < code.size(); row++) {
            for (int column = 0; column < code.size(); column++) {
                if (code.isDark(column, row)) {
                    modules.set(column, row);
                }
            }
        }
        return modules;
    }

    @Test
    void everyLengthIsRead() throws Exception {
        for (int length = 0; length <= QrCode.LONGEST; length++) {
            String text = (ADDRESS + "Zq3_-x9".repeat(40)).substring(0, length);
            var read = new Decoder().decode(modules(QrCode.of(text).orElseThrow()));
            assertEquals(text, read.getText());
            ErrorCorrectionLevel level = length <= LONGEST_OF_M ? ErrorCorrectionLevel.M : ErrorCorrectionLevel.L;
            assertEquals(level.name(), read.getECLevel());
            assertEquals(0, read.getErrorsCorrected(), "nothing needs to be mended");
        }
    }

    @Test
    void aSmudgeDoesNoHarm() throws Exception {
        String text = ADDRESS + "a1B2c3D4e5F6";
        BitMatrix modules = modules(QrCode.of(text).orElseThrow());
        for (int i = 0; i < 5; i++) {
            modules.flip(12 + i, 15);
            modules.flip(12, 15 + i);
        }
        assertEquals(text, new Decoder().decode(modules).getText());
    }

    @Test
    void namesInEveryScriptAreRead() throws Exception {
        String text = "https://オセロ.example/é";
        var read = new Decoder().decode(modules(QrCode.of(text).orElseThrow()));
        assertEquals(text, new String(read.getByteSegments().get(0), StandardCharsets.UTF_8));
    }

    @Test
    void whatIsTooLongHasNone() {
        assertEquals(Optional.empty(), QrCode.of("x".repeat(QrCode.LONGEST + 1)));
    }
}
