package reversi.players.online;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Store;
import reversi.platform.StoredText;

/** What this device remembers of its server: the address that the person wrote, and the token of the last sign-in there. */
public final class OnlineMemory {
    private static final String NAME = "online";
    private static final String HIDDEN = "chat-hidden";

    private final StoredText kept;
    private String address = "";
    private String token = "";
    private boolean isChatHidden;

    /** What is kept in a store; {@code report} hears how each change ended. */
    public OnlineMemory(Store store, Consumer<Store.Result> report) {
        this.kept = new StoredText(store, NAME, report);
        if (kept.read() instanceof Store.Unreadable) {
            kept.setAside();
        }
        String[] lines = kept.text().orElse("").split("\n");
        if (lines.length > 0) {
            address = lines[0].trim();
        }
        if (lines.length > 1) {
            token = lines[1].trim();
        }
        isChatHidden = lines.length > 2 && lines[2].trim().equals(HIDDEN);
    }

    /** The server's address as the person wrote it; empty before one was. */
    public String address() {
        return address;
    }

    /** Remembers another server; the token of the old one is forgotten. */
    public void setAddress(String next) {
        if (!next.equals(address)) {
            address = next.replace('\n', ' ').trim();
            token = "";
            keep();
        }
    }

    /** The token of the last sign-in; empty where there is none. */
    public Optional<String> token() {
        return token.isEmpty() ? Optional.empty() : Optional.of(token);
    }

    /** Remembers a token; an empty one forgets it. */
    public void setToken(String next) {
        if (!next.equals(token)) {
            token = next;
            keep();
        }
    }

    /** Whether the person doesn't want to see what opponents say. */
    public boolean isChatHidden() {
        return isChatHidden;
    }

    /** Remembers whether the person wants to see what opponents say. */
    public void setChatHidden(boolean hidden) {
        isChatHidden = hidden;
        keep();
    }

    private void keep() {
        kept.write(address + "\n" + token + "\n" + (isChatHidden ? HIDDEN : "") + "\n");
    }
}
