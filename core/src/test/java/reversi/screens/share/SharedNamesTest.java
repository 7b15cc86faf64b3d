package reversi.screens.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.screens.Language;
import reversi.screens.Texts;

class SharedNamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENGLISH  | 85.6 | false | accuracy: 86%",
                "ENGLISH  | 85.4 | true  | accuracy: ≈ 85%",
                "JAPANESE | 100  | true  | 精度：≈ 100%"
            })
    void theAccuracyOfAQuickReviewIsOnlyNearlyKnown(Language language, double percent, boolean isNearly, String said)
            throws IOException {
        Texts texts =
                Texts.read(language, Files.readString(Path.of("../assets/texts", language.code() + ".properties")));
        assertEquals(said, SharedNames.accuracy(texts, percent, isNearly));
    }
}
