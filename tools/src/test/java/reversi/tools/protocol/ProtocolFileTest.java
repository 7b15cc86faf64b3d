package reversi.tools.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import reversi.online.CloseCode;
import reversi.online.ErrorCode;

/** {@code docs/protocol.json} and {@code docs/openapi.json} are what the types say today. */
class ProtocolFileTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void committedFileMatchesTheTypes() throws IOException {
        assertEquals(
                ProtocolSchema.text(ROOT.resolve("core/src/main/java")),
                Files.readString(ROOT.resolve("docs/protocol.json")),
                "after a change of the protocol: java -jar tools/target/reversi-tools.jar protocol");
    }

    @Test
    void committedDescriptionOfRoutesMatchesThem() throws IOException {
        assertEquals(
                ApiSchema.text(ROOT.resolve("core/src/main/java")),
                Files.readString(ROOT.resolve("docs/openapi.json")),
                "after a change of the routes: java -jar tools/target/reversi-tools.jar protocol");
    }

    @Test
    void describesEveryErrorAndCloseCode() throws IOException {
        String text = ProtocolSchema.text(ROOT.resolve("core/src/main/java"));
        for (ErrorCode fault : ErrorCode.values()) {
            assertTrue(text.contains("\"" + fault.name() + "\": \""), fault.name());
        }
        for (CloseCode code : CloseCode.values()) {
            assertTrue(text.contains("\"" + code.code() + "\": {"), code.name());
        }
    }
}
