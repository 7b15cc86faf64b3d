package reversi.screens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A page is found again by its address, and no other text is one. */
class RouteTest {
    @ParameterizedTest
    @EnumSource(Route.Kind.class)
    void everyPageHasAnAddressOfItsOwn(Route.Kind kind) {
        Route route =
                switch (kind) {
                    case TABLE, TOURNAMENT, CLUB, LEAGUE -> new Route(kind, "7");
                    case JOIN, STUDY -> new Route(kind, "aB-9_");
                    case SHARED -> new Route(kind, "1.lrS");
                    default -> Route.to(kind);
                };
        assertEquals(Optional.of(route), Route.read(route.fragment()));
    }

    @Property
    void everyAnalysisHasOne(@ForAll @StringLength(max = 1_100) @CharRange(from = ' ', to = '\u007f') String code) {
        boolean isCode =
                code.length() <= 1_024 && code.chars().noneMatch(sign -> sign <= ' ' || sign > '~' || sign == '/');
        Optional<Route> read = Route.read("#/analysis" + (code.isEmpty() ? "" : "/" + code));
        Route expected = code.isEmpty() || isCode ? new Route(Route.Kind.ANALYSIS, code) : Route.broken();
        assertEquals(Optional.of(expected), read);
        read.ifPresent(route -> assertEquals(read, Route.read(route.fragment())));
    }

    @Property
    void everyGameByLinkHasOne(
            @ForAll @StringLength(min = 1, max = 2_100) @CharRange(from = ' ', to = '\u007f') String game) {
        boolean isGame =
                game.length() <= 2_000 && game.chars().noneMatch(sign -> sign <= ' ' || sign > '~' || sign == '/');
        Route expected = isGame ? Route.toCorrespondence(game) : Route.broken();
        assertEquals(Optional.of(expected), Route.read("#/correspondence/" + game));
    }

    @Property
    void everyTableAndLessonHasOne(
            @ForAll @LongRange(min = 0, max = 999_999_999_999_999L) long table,
            @ForAll @IntRange(max = 99) int lesson) {
        assertEquals(
                Optional.of(Route.toTable(table)),
                Route.read(Route.toTable(table).fragment()));
        assertEquals(
                Optional.of(Route.toLesson("lesson-" + lesson)),
                Route.read(Route.toLesson("lesson-" + lesson).fragment()));
        assertEquals(table, Route.toTable(table).number());
    }

    @Property
    void everyFinishedGameHasOne(@ForAll @StringLength(min = 1, max = 200) String id) {
        Route route = Route.toGame(id);
        assertEquals(id, route.gameId());
        assertEquals(Optional.of(route), Route.read(route.fragment()));
        assertEquals(Route.to(Route.Kind.GAMES), Route.toGame("x".repeat(2_000)));
    }

    @Property
    void anyAddressOfAGameNamesSome(
            @ForAll @StringLength(min = 1, max = 40) @CharRange(from = '!', to = '~') String text) {
        Route.read("#/games/" + text)
                .ifPresent(route -> assertFalse(route.gameId().isEmpty()));
    }

    @Property
    void anyTextIsReadOrRefused(@ForAll String text) {
        Route.read("#/" + text).ifPresent(route -> assertEquals("#/" + text, route.fragment()));
        boolean isGame = text.length() <= 1_024 && text.chars().noneMatch(sign -> sign <= ' ' || sign > '~');
        Optional<Route> read = Route.read("#g=" + text);
        assertEquals(Optional.of(isGame ? "#g=" + text : "#g="), read.map(Route::fragment));
        Route.read("#join=" + text).ifPresent(route -> assertEquals("#join=" + text, route.fragment()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "#",
                "/new",
                "#new",
                "#/puzzle",
                "#/new/",
                "#/new/1",
                "#/table",
                "#/table/",
                "#/table/-1",
                "#/table/1x",
                "#/table/1/2",
                "#/table/1234567890123456",
                "#/NEW",
                "#join=",
                "#join=a b"
            })
    void otherAddressesHaveNoPage(String fragment) {
        assertEquals(Optional.empty(), Route.read(fragment));
    }

    /** What should tell a game and tells none is known as that, so that the person hears of it. */
    @ParameterizedTest
    @ValueSource(
            strings = {"#g=", "#g=a b", "#g=\u00e9", "#/analysis/a b", "#/analysis/1.l/r", "#/correspondence/1.l/r"})
    void aLinkThatTellsNoGameIsKnown(String fragment) {
        assertEquals(Optional.of(Route.broken()), Route.read(fragment));
    }

    @Test
    void aLinkOfAnyLengthIsRead() {
        String most = "l".repeat(1_024);
        assertEquals(Optional.of(new Route(Route.Kind.SHARED, most)), Route.read("#g=" + most));
        for (String huge : new String[] {most + "l", "l".repeat(1_000_000)}) {
            assertEquals(Optional.of(Route.broken()), Route.read("#g=" + huge));
            assertEquals(Optional.of(Route.broken()), Route.read("#/analysis/" + huge));
            assertEquals(Optional.empty(), Route.read("#join=" + huge));
            assertEquals(Optional.empty(), Route.read("#/" + huge));
        }
    }

    @Test
    void thereIsNoTableWithoutANumber() {
        assertThrows(IllegalArgumentException.class, () -> Route.to(Route.Kind.TABLE));
        assertThrows(IllegalArgumentException.class, () -> new Route(Route.Kind.NEW, "1"));
        assertEquals(Route.to(Route.Kind.LOBBY), Route.toInvitation("no code\n"));
    }
}
