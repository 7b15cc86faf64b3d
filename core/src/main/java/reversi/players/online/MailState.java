package reversi.players.online;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.online.AccountNews;
import reversi.online.Conversation;
import reversi.online.Letter;
import reversi.online.PlayerCard;

/** Private messages as this client knows them. Only its {@link OnlineClient} changes them. */
public final class MailState {
    private final Map<Long, List<Letter>> letters = new HashMap<>();
    private final Map<Long, Boolean> more = new HashMap<>();
    private List<Conversation> conversations = List.of();
    private List<Conversation> requests = List.of();
    private boolean hasMoreRequests;
    private int unread;

    void setUnread(int count) {
        unread = count;
    }

    void setConversations(List<Conversation> all) {
        conversations = all;
    }

    void setRequests(AccountNews.LetterRequests news) {
        requests = news.requests();
        hasMoreRequests = news.more();
    }

    /** A stranger has just written a first letter. */
    void requested(PlayerCard with, Letter letter) {
        add(with.id(), letter);
        List<Conversation> next = new ArrayList<>(requestsWithout(with.id()));
        next.add(0, new Conversation(with, letter, 0));
        requests = List.copyOf(next);
    }

    /** A first letter, of whichever of the two, was answered. */
    void requestOver(long with, boolean isAccepted) {
        Optional<Conversation> mine =
                requests.stream().filter(each -> each.with().id() == with).findFirst();
        requests = requestsWithout(with);
        if (isAccepted) {
            List<Letter> known = letters.get(with);
            if (known != null) {
                known.replaceAll(Letter::accepted);
            }
            mine.ifPresent(each -> came(each.with(), each.last().accepted(), false));
        }
    }

    private List<Conversation> requestsWithout(long with) {
        return requests.stream().filter(each -> each.with().id() != with).toList();
    }

    /** Letters that come in answer to a request; those known already are not taken twice. */
    void add(AccountNews.Letters news) {
        for (Letter letter : news.letters()) {
            add(news.with().id(), letter);
        }
        List<Letter> known = letters(news.with().id());
        boolean reachesOldest = news.letters().isEmpty()
                || known.get(0).id()
                        == news.letters().get(news.letters().size() - 1).id();
        if (reachesOldest) {
            more.put(news.with().id(), news.more());
        }
    }

    /** A letter that has just been written; {@code isMine} where oneself wrote it. */
    void came(PlayerCard with, Letter letter, boolean isMine) {
        add(with.id(), letter);
        List<Conversation> next = new ArrayList<>();
        int waiting = isMine || letter.read() ? 0 : 1;
        for (Conversation old : conversations) {
            if (old.with().id() != with.id()) {
                next.add(old);
            } else if (old.last().id() >= letter.id()) {
                return;
            } else {
                waiting += isMine ? 0 : old.unread();
            }
        }
        next.add(0, new Conversation(with, letter, waiting));
        conversations = List.copyOf(next);
    }

    /** The messages of a member were read. */
    void read(long with) {
        List<Conversation> next = new ArrayList<>();
        for (Conversation old : conversations) {
            if (old.with().id() == with) {
                unread = Math.max(0, unread - old.unread());
                next.add(new Conversation(old.with(), old.last(), 0));
            } else {
                next.add(old);
            }
        }
        conversations = List.copyOf(next);
        List<Letter> known = letters.get(with);
        if (known != null) {
            known.replaceAll(letter -> letter.from() == with ? read(letter) : letter);
        }
    }

    private static Letter read(Letter letter) {
        return new Letter(letter.id(), letter.from(), letter.to(), letter.at(), letter.text(), true, letter.request());
    }

    private void add(long with, Letter letter) {
        List<Letter> known = letters.computeIfAbsent(with, none -> new ArrayList<>());
        int at = known.size();
        while (at > 0 && known.get(at - 1).id() > letter.id()) {
            at--;
        }
        if (at > 0 && known.get(at - 1).id() == letter.id()) {
            known.set(at - 1, letter);
        } else {
            known.add(at, letter);
        }
    }

    void forget() {
        letters.clear();
        more.clear();
        conversations = List.of();
        requests = List.of();
        hasMoreRequests = false;
        unread = 0;
    }

    /** With whom messages were exchanged, the latest first. */
    public List<Conversation> conversations() {
        return conversations;
    }

    /** The first messages of strangers that wait for an answer, as far as they are known, the latest first. */
    public List<Conversation> requests() {
        return requests;
    }

    /** Whether there are more of them than those known. */
    public boolean hasMoreRequests() {
        return hasMoreRequests;
    }

    /** The messages exchanged with a member as far as they are known, the oldest first. */
    public List<Letter> letters(long with) {
        return List.copyOf(letters.getOrDefault(with, List.of()));
    }

    /** Whether there are older messages with a member than those known. */
    public boolean hasOlder(long with) {
        return more.getOrDefault(with, false);
    }

    /** How many messages are unread. */
    public int unread() {
        return unread;
    }
}
