package reversi.players.online;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Store;
import reversi.platform.StoredText;

/**
 * What this device remembers of its server: the address that the person wrote, the token of the last sign-in there, and
 * against whom a game goes on.
 */
public final class OnlineMemory {
    /** The name under which it is kept. */
    public static final String NAME = "online";

    private static final String HIDDEN = "chat-hidden";
    private static final String SILENT = "silent";

    private final StoredText kept;
    private String address = "";
    private String token = "";
    private String opponent = "";
    private boolean isChatHidden;
    private boolean isSilent;
    /** An account and, after a space, the number of its last game that is in the archive of this device. */
    private String archived = "";

    /** What is kept in a store; {@code report} hears how each change ended. */
    public OnlineMemory(Store store, Consumer<Store.Result> report) {
        this.kept = new StoredText(store, NAME, report);
        read();
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        kept.reload();
        read();
    }

    private void read() {
        if (kept.read() instanceof Store.Unreadable) {
            kept.setAside();
        }
        String[] lines = kept.text().orElse("").split("\n");
        address = lines.length > 0 ? lines[0].trim() : "";
        token = lines.length > 1 ? lines[1].trim() : "";
        isChatHidden = lines.length > 2 && lines[2].trim().equals(HIDDEN);
        opponent = lines.length > 3 ? lines[3].trim() : "";
        archived = lines.length > 4 ? lines[4].trim() : "";
        isSilent = lines.length > 5 && lines[5].trim().equals(SILENT);
    }

    /** The server's address as the person wrote it; empty before one was. */
    public String address() {
        return address;
    }

    /** Remembers another server; the token of the old one is forgotten. */
    public void setAddress(String next) {
        if (!next.equals(address)) {
            address = next.replace('\n', ' ').trim();
            isSilent = false;
            token = "";
            opponent = "";
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
            opponent = next.isEmpty() ? "" : opponent;
            keep();
        }
    }

    /** The name of the opponent in one's own game that goes on there, as far as this device knows; empty where there is none. */
    public Optional<String> opponent() {
        return opponent.isEmpty() || token.isEmpty() ? Optional.empty() : Optional.of(opponent);
    }

    /** Remembers against whom one's own game goes on; an empty name where none does. */
    public void setOpponent(String name) {
        String clean = name.replace('\n', ' ').trim();
        if (!clean.equals(opponent)) {
            opponent = clean;
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

    /** Whether nobody answered at the server when it was last asked. */
    public boolean isSilent() {
        return isSilent;
    }

    /** Remembers whether somebody answers there. */
    public void setSilent(boolean silent) {
        if (silent != isSilent) {
            isSilent = silent;
            keep();
        }
    }

    /** The number of the last game of an account of which this device has all up to there; 0 where it is not known to have any. */
    public long archivedUpTo(String account) {
        int space = archived.lastIndexOf(' ');
        if (space < 0 || !archived.substring(0, space).equals(account)) {
            return 0;
        }
        try {
            return Long.parseLong(archived.substring(space + 1));
        } catch (NumberFormatException damaged) {
            return 0;
        }
    }

    /** Remembers that this device has an account's games up to this number. */
    public void setArchivedUpTo(String account, long table) {
        archived = account.replace('\n', ' ') + " " + table;
        keep();
    }

    private void keep() {
        String hidden = isChatHidden ? HIDDEN : "";
        kept.write(String.join("\n", address, token, hidden, opponent, archived, isSilent ? SILENT : "") + "\n");
    }
}
