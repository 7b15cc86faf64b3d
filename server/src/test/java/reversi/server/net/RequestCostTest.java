package reversi.server.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.LobbyRequest;
import reversi.online.TableRequest;
import reversi.server.net.RequestCost.Work;

class RequestCostTest {
    static Stream<Class<? extends ClientMessage>> everyRequest() {
        return records(ClientMessage.class);
    }

    private static Stream<Class<? extends ClientMessage>> records(Class<? extends ClientMessage> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses())
                        .flatMap(inner -> records(inner.asSubclass(ClientMessage.class)))
                : Stream.of(type);
    }

    @ParameterizedTest
    @MethodSource("everyRequest")
    void everyRequestHasACostAndAPool(Class<? extends ClientMessage> type) {
        assertTrue(RequestCost.of(type).units() > 0, type::getName);
    }

    @ParameterizedTest
    @MethodSource("everyRequest")
    void whatIsAskedOfOnesOwnGameIsPlay(Class<? extends ClientMessage> type) {
        boolean isInGame = TableRequest.InGame.class.isAssignableFrom(type) || type == TableRequest.Say.class;
        assertEquals(isInGame, RequestCost.of(type).isPlay(), type::getName);
    }

    @Test
    void passwordsAreHashedWhereTheyHoldUpNothingElse() {
        List<Class<? extends ClientMessage>> withPassword = everyRequest()
                .filter(type -> Stream.of(type.getRecordComponents())
                        .anyMatch(
                                part -> part.getName().toLowerCase(Locale.ROOT).contains("password")))
                .toList();
        assertTrue(withPassword.contains(AccountRequest.Login.class), withPassword::toString);
        withPassword.forEach(
                type -> assertEquals(Work.HASH, RequestCost.of(type).work(), type::getName));
    }

    @Test
    void beginningAGameWithTheComputerCostsMost() {
        int most = everyRequest()
                .mapToInt(type -> RequestCost.of(type).units())
                .max()
                .orElseThrow();
        assertEquals(most, RequestCost.of(LobbyRequest.PlayBot.class).units());
        assertEquals(Work.READ, RequestCost.of(new LobbyRequest.LeaveLobby()).work());
    }
}
