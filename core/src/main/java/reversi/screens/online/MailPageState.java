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
        return new MailPageState("", false, "", new Listed(List.of(), 0, Answer.none()));
    }

    /**
     * The list, the latest first.
     *
     * @param now the server's time
     */
    record Listed(List<Conversation> all, long now, Answer answer) {}

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
