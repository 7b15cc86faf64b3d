package reversi.screens.online;

import java.util.List;
import reversi.online.Conversation;

/** What the page of private messages shows: whom one looks for, and the lists. */
record MailPageState(NameSearch search, Listed list) {
    /** Nothing, before anything is known. */
    static MailPageState empty() {
        return new MailPageState(
                NameSearch.none(), new Listed(List.of(), new Requests(List.of(), false, false), 0, Answer.none()));
    }

    /**
     * The lists, the latest first.
     *
     * @param now the server's time
     */
    record Listed(List<Conversation> conversations, Requests requests, long now, Answer answer) {}

    /**
     * The first messages of strangers.
     *
     * @param hasMore whether there are older ones
     * @param isChosen whether they are wanted in place of the conversations
     */
    record Requests(List<Conversation> all, boolean hasMore, boolean isChosen) {
        /** Whether they are shown, which they are only while there are any. */
        boolean isShown() {
            return isChosen && !all.isEmpty();
        }
    }

    /** With the first messages of strangers in place of the conversations, or the other way round. */
    MailPageState choosing(boolean isRequests) {
        Requests chosen = new Requests(list.requests.all, list.requests.hasMore, isRequests);
        return with(new Listed(list.conversations, chosen, list.now, list.answer));
    }

    MailPageState with(NameSearch next) {
        return new MailPageState(next, list);
    }

    MailPageState with(Listed known) {
        return new MailPageState(search, known);
    }
}
