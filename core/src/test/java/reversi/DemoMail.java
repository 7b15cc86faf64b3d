package reversi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Conversation;
import reversi.online.Letter;
import reversi.online.Presence;
import reversi.online.ServerMessage;

/** Private messages at the {@link DemoServer}. */
final class DemoMail {
    /** Whose first letters were answered. */
    private final Set<Long> answered = new HashSet<>();

    /** What is said to a request about them; nothing to others. */
    List<ServerMessage> answer(AccountRequest request, boolean isEmpty) {
        List<ServerMessage> said = new ArrayList<>();
        if (request instanceof AccountRequest.AskConversations) {
            said.add(new AccountNews.Conversations(isEmpty ? List.of() : conversations()));
        } else if (request instanceof AccountRequest.AskLetterRequests) {
            said.add(new AccountNews.LetterRequests(isEmpty ? List.of() : requests(), true));
        } else if (request instanceof AccountRequest.AskLetters ask) {
            Optional<Conversation> asked = requests().stream()
                    .filter(each -> each.with().id() == ask.with())
                    .findFirst();
            said.add(asked.map(each -> new AccountNews.Letters(each.with(), List.of(each.last()), false))
                    .orElseGet(() -> new AccountNews.Letters(DemoServer.FRIEND, letters(), true)));
        } else if (request instanceof AccountRequest.AnswerLetterRequest answer) {
            answered.add(answer.from());
            said.add(new AccountNews.LetterRequestOver(answer.from(), answer.accept()));
        } else if (request instanceof AccountRequest.Block block) {
            answered.add(block.player());
            said.add(new AccountNews.LetterRequestOver(block.player(), false));
        }
        return said;
    }

    private static List<Letter> letters() {
        return List.of(
                Letter.known(12, 3, 5, DemoServer.NOW - 100_000, "Good game! Rematch tonight?", false),
                Letter.known(
                        11,
                        5,
                        3,
                        DemoServer.NOW - 7_000_000,
                        "I did not see it coming at all, and it cost me the whole south edge.",
                        true),
                Letter.known(10, 3, 5, DemoServer.NOW - 90_000_000, "That wedge on the south edge…", true));
    }

    private List<Conversation> requests() {
        return Stream.of(request(41, "larkspur", 15, "Will you teach me?"), request(42, "moorhen", 14, "Nice game!"))
                .filter(each -> !answered.contains(each.with().id()))
                .toList();
    }

    private static Conversation request(long from, String name, long id, String text) {
        Letter letter = new Letter(id, from, 5, DemoServer.NOW - 200_000, text, false, true);
        return new Conversation(DemoServer.person(from, name, 1_540, Presence.IDLE, 0), letter, 0);
    }

    private static List<Conversation> conversations() {
        return List.of(
                new Conversation(DemoServer.FRIEND, letters().get(0), 1),
                new Conversation(
                        DemoServer.person(4, "player 4", 1_655, Presence.IDLE, 0),
                        letters().get(2),
                        1),
                new Conversation(
                        DemoServer.person(1, "player 1", 1_840, Presence.IDLE, 0),
                        letters().get(1),
                        0));
    }
}
