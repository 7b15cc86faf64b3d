package reversi.server.email;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import reversi.server.words.OwnWords;

/** Every e-mail is there in every language, short, with the name and the code or the club. */
class EmailTextsTest {
    private static final EmailAddress ANN = EmailAddress.read("ann@example.org").orElseThrow();
    private static final Set<EmailKind> WITH_DETAIL = Set.of(EmailKind.CONFIRM, EmailKind.RECOVER, EmailKind.WEBHOOK);
    static final java.util.List<String> LANGUAGES = OwnWords.LANGUAGES;

    private final EmailTexts texts = new EmailTexts();

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyKindIsWritten(String language) {
        for (EmailKind kind : EmailKind.values()) {
            Email email = texts.write(kind, ANN, language, "Ann-Lee", "K7MD-2XQP");
            assertTrue(email.body().contains("Ann-Lee"), email.body());
            assertEquals(WITH_DETAIL.contains(kind), email.body().contains("K7MD-2XQP"), email.body());
            assertFalse(email.body().contains("{"), email.body());
            assertFalse(email.body().contains("\\"), email.body());
            assertTrue(email.body().length() < 600, email.body());
            assertTrue(email.subject().length() < 60 && email.subject().indexOf('\n') < 0, email.subject());
            if (language.equals("fr")) {
                assertFalse(email.body().matches("(?s).*[^\\u202f][!?;:].*"), email.body());
            }
        }
    }

    @Test
    void noTwoLanguagesSayTheSame() {
        for (EmailKind kind : EmailKind.values()) {
            Set<String> bodies = LANGUAGES.stream()
                    .map(language ->
                            texts.write(kind, ANN, language, "Ann", "K7MD-2XQP").body())
                    .collect(Collectors.toSet());
            assertEquals(LANGUAGES.size(), bodies.size());
        }
    }

    @Test
    void whoSpeaksAnotherLanguageReadsEnglish() {
        assertEquals(
                Set.of("en"),
                Stream.of("", "xx", "EN", "../en", "de-CH").map(OwnWords::known).collect(Collectors.toSet()));
    }
}
