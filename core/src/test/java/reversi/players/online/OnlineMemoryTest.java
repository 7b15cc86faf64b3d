package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.platform.MemoryStore;

class OnlineMemoryTest {
    private final Map<String, String> kept = new HashMap<>();

    private OnlineMemory memory() {
        return new OnlineMemory(new MemoryStore(kept), result -> {});
    }

    @Test
    void whatIsRememberedIsThereAtTheNextStart() {
        OnlineMemory memory = memory();
        memory.setAddress("example.org");
        memory.setToken("secret");
        memory.setOpponent("Bob");
        memory.setChatHidden(true);
        memory.setArchivedUpTo("example.org/7", 12);
        OnlineMemory next = memory();
        assertEquals("example.org", next.address());
        assertEquals(Optional.of("secret"), next.token());
        assertEquals(Optional.of("Bob"), next.opponent());
        assertEquals(12, next.archivedUpTo("example.org/7"));
        assertEquals(0, next.archivedUpTo("example.org/8"), "of another account");
        assertTrue(next.isChatHidden());
    }

    @Test
    void anotherServerNeverSeesTheToken() {
        OnlineMemory memory = memory();
        memory.setAddress("example.org");
        memory.setToken("secret");
        memory.setOpponent("Bob");
        memory.setAddress("example.org");
        assertEquals(Optional.of("secret"), memory.token(), "the same server");
        memory.setAddress("evil.example");
        assertEquals(Optional.empty(), memory.token());
        assertEquals(Optional.empty(), memory.opponent());
        assertFalse(kept.toString().contains("secret"), "nor is it kept on the device");
    }

    @Test
    void whoSignsOutLeavesNoOpponentBehind() {
        OnlineMemory memory = memory();
        memory.setToken("secret");
        memory.setOpponent("Bob");
        memory.setToken("");
        assertEquals(Optional.empty(), memory.opponent());
        memory.setToken("other");
        assertEquals(Optional.empty(), memory.opponent());
        assertEquals(Optional.empty(), memory().opponent());
    }

    @Test
    void aLineBreakInAnAddressOrNameIsNoOtherLine() {
        OnlineMemory memory = memory();
        memory.setToken("secret");
        memory.setOpponent("Bob\nchat-hidden");
        memory.setAddress(" example.org\nforged-token\n");
        assertEquals("example.org forged-token", memory().address());
        assertEquals(Optional.empty(), memory().token());
        assertFalse(memory().isChatHidden());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\n\n\n\n", "example.org", "example.org\n", "example.org\n\n", "  \n \n x"})
    void aTextOfAnyLengthIsRead(String text) {
        kept.put("online", text);
        OnlineMemory memory = memory();
        assertEquals(text.contains("example") ? "example.org" : "", memory.address());
        assertEquals(Optional.empty(), memory.token());
        assertEquals(Optional.empty(), memory.opponent());
        assertFalse(memory.isChatHidden());
    }

    @Test
    void goesBackToWhatAnotherWindowKept() {
        OnlineMemory memory = memory();
        memory.setAddress("example.org");
        OnlineMemory other = memory();
        other.setToken("newer");
        memory.reload();
        assertEquals(Optional.of("newer"), memory.token());
    }

    @Test
    void itIsRememberedThatNobodyAnswered() {
        MemoryStore store = new MemoryStore();
        OnlineMemory memory = new OnlineMemory(store, result -> {});
        memory.setSilent(true);
        assertTrue(new OnlineMemory(store, result -> {}).isSilent());
        memory.setAddress("othello.example.org");
        assertFalse(memory.isSilent(), "another one may answer");
        assertFalse(new OnlineMemory(store, result -> {}).isSilent());
    }
}
