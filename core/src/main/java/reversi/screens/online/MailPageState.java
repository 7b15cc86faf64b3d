package reversi.screens.online;

import java.util.List;
import reversi.online.Conversation;

/**
 * What the page of private messages shows.
 *
 * @param name whom one looks for, as it is written
 * @param isFinding whether the server was asked for them
 * @param trouble why they were not found; empty where nothing is the matter
 */
record MailPageState(String name, boolean isFinding, String trouble, Listed list) {
    /** Nothing, before anything is known. */
    static MailPageState empty() {
        return new MailPageState(
                "", false, "", new Listed(List.of(), new Requests(List.of(), false, false), 0, Answer.none()));
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

    MailPageState writing(String text) {
        return new MailPageState(text, isFinding, trouble, list);
    }

    MailPageState finding() {
        return new MailPageState(name, true, "", list);
    }

    MailPageState found(String why) {
        return new MailPageState(name, false, why, list);
    }

    MailPageState with(Listed known) {
        return new MailPageState(name, isFinding, trouble, known);
    }
}
