package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.game.TimeControl;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.rules.NamedVariant;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.Language;
import reversi.screens.Texts;
import reversi.screens.setup.VariantWords;

/** How players, clocks, boards and moments are said. */
class OnlineWordsTest {
    private final OnlineWords words = new OnlineWords(texts(Language.ENGLISH));

    private static Stream<Language> written() {
        return Stream.of(Language.values()).filter(language -> Files.exists(file(language)));
    }

    private static Path file(Language language) {
        return Path.of("../assets/texts/" + language.code() + ".properties");
    }

    private static Texts texts(Language language) {
        try {
            return Texts.read(language, Files.readString(file(language)));
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, now",
        "59999, now",
        "60000, 1 min",
        "3599999, 59 min",
        "3600000, 1 h",
        "86399999, 23 h",
        "86400000, 1 day",
        "172799999, 1 day",
        "172800000, 2 days",
        "31536000000, 365 days",
        "-5000, now"
    })
    void whatIsPastIsSaidInTheLargestWholeUnit(long ago, String said) {
        assertEquals(said, words.ago(1_000_000_000_000L - ago, 1_000_000_000_000L));
    }

    @ParameterizedTest
    @CsvSource({"60, 0, 1+0", "180, 2, 3+2", "900, 10, 15+10", "90, 1, 90 s + 1", "30, 0, 30 s + 0", "3600, 0, 60+0"})
    void aClockIsMinutesAndItsIncrement(int seconds, int increment, String said) {
        assertEquals(said, words.clock(TimeControl.perGame(seconds, increment)));
    }

    @Test
    void otherClocksAreSaidInWords() {
        assertEquals("no clock", words.clock(TimeControl.none()));
        assertEquals("30 s/move", words.clock(TimeControl.perMove(30)));
    }

    private static PlayerCard player(PlayerKind kind, int rating, int deviation) {
        return new PlayerCard(7, "Ada", kind, rating, 12, Presence.IDLE, Optional.empty(), 0, deviation);
    }

    @ParameterizedTest
    @CsvSource({
        "MEMBER, 1612, 0, 1612",
        "MEMBER, 1612, 109, 1612",
        "MEMBER, 1612, 110, 1612?",
        "GUEST, 0, 0, –",
        "BOT, 2000, 0, 2000"
    })
    void aRatingSaysHowSureItIs(PlayerKind kind, int rating, int deviation, String said) {
        assertEquals(said, OnlineWords.rating(player(kind, rating, deviation)));
    }

    @Test
    void aProvisionalRatingInAProfileSaysHowFarItMayBeOff() {
        assertEquals("Rating 1362? ±290", words.profileRating(player(PlayerKind.MEMBER, 1362, 290)));
        assertEquals("Rating 1362", words.profileRating(player(PlayerKind.MEMBER, 1362, 40)));
    }

    @ParameterizedTest
    @MethodSource("written")
    void everyBoardOnOfferHasANameOfItsOwn(Language language) {
        VariantWords names = new VariantWords(texts(language));
        Set<String> said = new HashSet<>();
        List<NamedVariant> all = Variants.all();
        for (NamedVariant named : all) {
            String name = names.name(named.variant());
            assertFalse(name.contains("variant."), name);
            said.add(name);
        }
        assertEquals(all.size(), said.size(), said::toString);
    }

    @ParameterizedTest
    @MethodSource("written")
    void aBoardWithoutANameIsCalledByItsSize(Language language) {
        String name = new VariantWords(texts(language)).name(Variant.square(14, Start.PARALLEL));
        assertEquals(2, name.split("14", -1).length - 1, name);
    }
}
