package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews.Settings;
import reversi.online.Conversation;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.online.Refusal;
import reversi.players.online.ConnectionState;
import reversi.screens.online.AccountPageState.Field;
import reversi.screens.online.ConversationState.Acquaintance;
import reversi.screens.online.LobbyPageState.Side;
import reversi.screens.online.LobbyPageState.Who;

/** What the pages of a server show next, without a stage. */
class OnlineStatesTest {
    private static final PlayerCard YOU = player(5);

    private static PlayerCard player(long id) {
        return new PlayerCard(id, "player " + id, PlayerKind.MEMBER, 1_500, 0, Presence.IDLE, Optional.empty(), 0, 0);
    }

    private static RankRow row(int rank, PlayerCard player) {
        return new RankRow(rank, player, 10, 5);
    }

    @Test
    void onesOwnLineStandsAboveARankingThatHasItNot() {
        RankRow own = row(80, YOU);
        List<RankRow> rows = List.of(row(1, player(1)), row(2, player(2)));
        assertEquals(
                List.of(own, rows.get(0), rows.get(1)),
                new RankingPage.State("", rows, Optional.of(own), 90, Answer.none()).lines());
        assertEquals(rows, new RankingPage.State("", rows, Optional.of(rows.get(1)), 90, Answer.none()).lines());
        assertEquals(rows, new RankingPage.State("", rows, Optional.empty(), 90, Answer.none()).lines());
    }

    @Test
    void whatWasNotSentIsGivenBackUnlessSomethingElseIsWritten() {
        ConversationState empty = ConversationState.empty();
        assertEquals("hello", empty.givenBack("hello").draft());
        assertEquals("other", empty.writing("other").givenBack("hello").draft());
    }

    @Test
    void theNewestLetterOfAMemberIsTheLastOneThatTheyWrote() {
        Letter theirs = Letter.known(2, 3, 5, 0, "b", false);
        List<Letter> all = List.of(Letter.known(1, 3, 5, 0, "a", true), theirs, Letter.known(3, 5, 3, 0, "c", false));
        assertEquals(Optional.of(theirs), new ConversationState.Letters(all, false, 0).newestOf(player(3)));
    }

    @Test
    void whoKnowsWhomFollowsFromTheLetters() {
        Letter plain = Letter.known(1, 3, 5, 0, "a", true);
        Letter theirs = new Letter(2, 3, 5, 0, "b", false, true);
        Letter own = new Letter(3, 5, 3, 0, "c", false, true);
        assertEquals(Acquaintance.MADE, acquaintance());
        assertEquals(Acquaintance.ASKED, acquaintance(theirs));
        assertEquals(Acquaintance.WAITS, acquaintance(own));
        assertEquals(Acquaintance.MADE, acquaintance(theirs, plain));
        assertEquals(Acquaintance.MADE, acquaintance(own, plain));
    }

    private static Acquaintance acquaintance(Letter... letters) {
        return new ConversationState.Letters(List.of(letters), false, 0).with(player(3));
    }

    @Test
    void requestsAreShownOnlyWhileThereAreAny() {
        MailPageState chosen = MailPageState.empty().choosing(true);
        assertFalse(chosen.list().requests().isShown());
        Conversation request = new Conversation(player(3), new Letter(2, 3, 5, 0, "b", false, true), 0);
        assertTrue(new MailPageState.Requests(List.of(request), false, true).isShown());
        assertFalse(new MailPageState.Requests(List.of(request), false, false).isShown());
    }

    @Test
    void aListIsEmptyOnlyOnceTheServerHasSaidSo() {
        assertFalse(Answer.none().over(ConnectionState.READY).isThere());
        assertTrue(Answer.none().over(ConnectionState.READY).there().isThere());
    }

    @Test
    void whatWasKeptIsWrittenUntilItIsChanged() {
        AccountPageState known = AccountPageState.empty()
                .with(new AccountPageState.Known(
                        Optional.of(YOU),
                        true,
                        Optional.of(new AccountPageState.Choices(
                                new Settings(YOU, "kept", Refusal.NOBODY, false, true, List.of(), false, false, 0, 0),
                                new AccountPageState.Listed(List.of(), false),
                                new AccountPageState.Listed(List.of(), false))),
                        new AccountPageState.Sessions(
                                List.of(), 0, 0, false, AccountPageState.Email.none(), Optional.empty(), List.of()),
                        AccountPageState.Decisions.none()));
        assertEquals("kept", known.lines().written(Field.ABOUT));
        AccountPageState changed = known.with(known.form().writing(Field.ABOUT, ""));
        assertEquals("", changed.lines().written(Field.ABOUT));
    }

    @Test
    void passwordsAreForgottenOnceOneWasChanged() {
        AccountPageState asked = AccountPageState.empty()
                .with(Form.<Field>empty().writing(Field.PRESENT, "old").writing(Field.NEXT, "new"))
                .troubled(Field.NEXT, "refused");
        AccountPageState done = asked.done(Field.NEXT);
        assertEquals("", done.form().written(Field.PRESENT));
        assertEquals("", done.form().written(Field.NEXT));
        assertEquals("", done.form().trouble(Field.NEXT));
        assertEquals("old", asked.done(Field.ABOUT).form().written(Field.PRESENT));
    }

    @Test
    void nothingIsOlderThanItWasWhileNothingElseChanges() {
        Who who = new Who(Optional.of(YOU), true);
        Side before = new Side(who, 1, List.of(), List.of(), Optional.empty(), 1_000);
        Side same = new Side(who, 1, List.of(), List.of(), Optional.empty(), 2_000);
        Side other = new Side(who, 0, List.of(), List.of(), Optional.empty(), 3_000);
        assertEquals(before, same.since(before));
        assertEquals(other, other.since(before));
    }
}
