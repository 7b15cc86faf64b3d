package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.players.online.ConnectionState;
import reversi.screens.online.SignInState.Field;

class SignInStateTest {
    static Stream<Arguments> links() {
        return Stream.of(ConnectionState.values()).flatMap(link -> Stream.of(true, false)
                .flatMap(failed -> Stream.of(true, false).map(fixed -> Arguments.of(link, failed, fixed))));
    }

    private static SignInState.Server server(ConnectionState link, boolean hasFailed, boolean isFixed) {
        return new SignInState.Server(link, hasFailed, "example.org", isFixed, Optional.empty());
    }

    private static SignInState state(ConnectionState link, boolean isAsking) {
        return new SignInState(server(link, false, true), false, isAsking, Form.empty());
    }

    @ParameterizedTest
    @MethodSource("links")
    void aServerIsReachedTriedOrNotThere(ConnectionState link, boolean hasFailed, boolean isFixed) {
        SignInState.Server server = server(link, hasFailed, isFixed);
        assertFalse(server.isAlone() && (server.isReady() || server.isTrying()));
        assertEquals(server.isReady(), server.key().equals("signin.connected"));
        assertEquals(server.isTrying(), server.key().equals("signin.opening"));
        assertEquals(server.isReady() && isFixed, server.isAllSaid());
    }

    @Test
    void oneAsksOnceAndOnlyAServerThatIsThere() {
        for (ConnectionState link : ConnectionState.values()) {
            assertEquals(link == ConnectionState.READY, state(link, false).canAsk());
            assertFalse(state(link, true).canAsk());
        }
    }

    @Test
    void anotherWayInForgetsWhatWasTheMatterButNotWhatIsWritten() {
        SignInState before = state(ConnectionState.READY, false)
                .with(Form.<Field>empty().writing(Field.NAME, "zoe"))
                .troubled(Field.NAME, "taken")
                .troubled(Field.ADDRESS, "no address");
        Form<Field> after = before.making(true).form();
        assertEquals("", after.trouble(Field.NAME));
        assertEquals("no address", after.trouble(Field.ADDRESS));
        assertEquals("zoe", after.written(Field.NAME));
    }
}
