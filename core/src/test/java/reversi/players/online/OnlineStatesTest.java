package reversi.players.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.BotCard;
import reversi.online.CaseRow;
import reversi.online.Conversation;
import reversi.online.GameCard;
import reversi.online.Invitation;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.Matter;
import reversi.online.ModerationNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.RankRow;
import reversi.online.RankingBoard;
import reversi.online.Refusal;
import reversi.rules.Variant;

/** What a client knows of lobby, mail, history and ranking after news in any order. */
class OnlineStatesTest {
    private static final PlayerCard DAN = person(4, "Dan", 1_700);
    private static final PlayerCard EVE = person(5, "Eve", 1_600);

    private final LobbyState lobby = new LobbyState();
    private final MailState mail = new MailState();
    private final AccountState account = new AccountState();

    private static PlayerCard person(long id, String name, int rating) {
        return card(id, name, rating == 0 ? PlayerKind.GUEST : PlayerKind.MEMBER, rating, Optional.empty());
    }

    private static PlayerCard card(long id, String name, PlayerKind kind, int rating, Optional<Long> table) {
        return new PlayerCard(id, name, kind, rating, 0, Presence.IDLE, table, 0, 0);
    }

    private List<String> people() {
        return lobby.people().stream().map(PlayerCard::name).toList();
    }

    @Test
    void peopleAreSortedByRatingAndThenByNameWithoutTheBotsOfTheServer() {
        PlayerCard deep = card(3, "Deep", PlayerKind.BOT, 2_400, Optional.empty());
        lobby.setBots(List.of(new BotCard(9, deep)));
        lobby.renew(new LobbyNews.Lobby(
                0,
                List.of(
                        person(1, "zoe", 0),
                        person(2, "Abe", 0),
                        deep,
                        card(7, "Somebody's program", PlayerKind.BOT, 1_000, Optional.empty()),
                        EVE,
                        DAN,
                        person(6, "ann", 1_600)),
                5,
                1));
        assertEquals(List.of("Dan", "ann", "Eve", "Somebody's program", "Abe", "zoe"), people());
        assertEquals(5, lobby.online());
    }

    @Test
    void ofACrowdSomeRowsAreKnownAndHowManyThereAreAroundThem() {
        lobby.renew(new LobbyNews.Lobby(100, List.of(DAN, EVE), 1_200, 0));
        assertEquals(100, lobby.rowsAbove());
        assertEquals(1_098, lobby.rowsBelow());
        lobby.change(new LobbyNews.LobbyChanged(List.of(person(8, "Fay", 1_650)), List.of(4L), 1_199, 0));
        assertEquals(1_097, lobby.rowsBelow());
        lobby.renew(new LobbyNews.Lobby(-3, List.of(DAN), 0, 0));
        assertEquals(0, lobby.rowsAbove());
        assertEquals(0, lobby.rowsBelow());
    }

    @Test
    void theBlockListComesInPages() {
        account.setSettings(
                new AccountNews.Settings(DAN, "", Refusal.NOBODY, false, true, List.of(EVE), true, false, 0, 0));
        assertTrue(account.hasMoreBlocked());
        PlayerCard fay = person(6, "Fay", 0);
        account.addBlocked(new AccountNews.BlockList(1, List.of(fay), false));
        account.addBlocked(new AccountNews.BlockList(1, List.of(fay), true));
        assertEquals(List.of(EVE, fay), account.blocked(), "a page that was asked for twice counts once");
        assertFalse(account.hasMoreBlocked());
        assertTrue(account.hasBlocked(6));
        account.setSettings(
                new AccountNews.Settings(DAN, "", Refusal.NOBODY, false, true, List.of(), false, false, 0, 0));
        assertFalse(account.hasBlocked(6));
    }

    @Test
    void whoIsMutedIsKnownBeforeAndAfterTheServerSaysSo() {
        PlayerCard fay = person(6, "Fay", 0);
        account.addMuted(new AccountNews.MuteList(0, List.of(EVE), true));
        account.addMuted(new AccountNews.MuteList(1, List.of(fay), false));
        account.addMuted(new AccountNews.MuteList(1, List.of(fay), true));
        assertEquals(List.of(EVE, fay), account.muted(), "a page that was asked for twice counts once");
        assertFalse(account.hasMoreMuted());
        assertFalse(account.hears(6));
        account.mute(6, false);
        account.mute(7, true);
        assertTrue(account.hears(6));
        assertFalse(account.hears(7));
        account.addMuted(new AccountNews.MuteList(0, List.of(EVE), false));
        assertTrue(account.hears(7), "the whole list does not have it");
        account.forget();
        assertTrue(account.hears(5));
    }

    @Test
    void aChangeReplacesAddsAndRemoves() {
        lobby.renew(new LobbyNews.Lobby(0, List.of(DAN, EVE), 2, 0));
        lobby.change(new LobbyNews.LobbyChanged(
                List.of(person(4, "Daniel", 1_500), person(7, "Fay", 1_550)), List.of(99L), 3, 1));
        assertEquals(List.of("Eve", "Fay", "Daniel"), people());
        lobby.change(new LobbyNews.LobbyChanged(List.of(), List.of(5L, 5L, 7L), 1, 0));
        assertEquals(List.of("Daniel"), people());
        lobby.renew(new LobbyNews.Lobby(0, List.of(EVE), 1, 0));
        assertEquals(List.of("Eve"), people(), "a whole lobby leaves nobody over");
    }

    @Test
    void anOpponentSitsAtTheSameTable() {
        PlayerCard dan = card(4, "Dan", PlayerKind.MEMBER, 1_700, Optional.of(9L));
        PlayerCard eve = card(5, "Eve", PlayerKind.MEMBER, 1_600, Optional.of(9L));
        PlayerCard fay = card(6, "Fay", PlayerKind.MEMBER, 1_600, Optional.of(8L));
        PlayerCard gus = person(7, "Gus", 1_500);
        lobby.renew(new LobbyNews.Lobby(0, List.of(dan, eve, fay, gus), 4, 2));
        assertEquals(Optional.of(eve), lobby.opponent(dan));
        assertEquals(Optional.of(dan), lobby.opponent(eve));
        assertEquals(Optional.empty(), lobby.opponent(fay), "somebody who isn't in the lobby");
        assertEquals(Optional.empty(), lobby.opponent(gus), "in no game");
        PlayerCard ida = card(9, "Ida", PlayerKind.MEMBER, 1_200, Optional.of(8L));
        lobby.setGames(List.of(new GameCard(8, 0, Variant.OTHELLO, true, ida, fay, 3, Optional.empty(), false)));
        assertEquals(Optional.of(ida), lobby.opponent(fay), "known from the games that go on");
        assertEquals(Optional.empty(), lobby.opponent(person(8, "Hal", 0)));
    }

    @Test
    void aLinkIsOpenedByItsOwnCodeOnly() {
        LobbyNews.LinkMade first = new LobbyNews.LinkMade("abc", new ScriptedServer().terms);
        lobby.setLinkOpened("abc");
        assertFalse(lobby.isLinkOpened(), "before it is made");
        lobby.awaitLink(true);
        lobby.setLink(first);
        assertFalse(lobby.isLinkAwaited());
        lobby.setLinkOpened("xyz");
        assertFalse(lobby.isLinkOpened());
        lobby.setLinkOpened("abc");
        lobby.setLinkOpened("xyz");
        assertTrue(lobby.isLinkOpened());
        lobby.setLink(new LobbyNews.LinkMade("xyz", first.terms()));
        assertFalse(lobby.isLinkOpened(), "another link");
        lobby.forgetLink();
        assertEquals(Optional.empty(), lobby.link());
    }

    @Test
    void whoSignsOutLeavesNothingToTheNext() {
        lobby.renew(new LobbyNews.Lobby(0, List.of(DAN), 1, 0));
        lobby.add(new Invitation(1, DAN, EVE, new ScriptedServer().terms, false));
        lobby.setSeeking(true);
        lobby.setLink(new LobbyNews.LinkMade("abc", new ScriptedServer().terms));
        lobby.setLinkOpened("abc");
        lobby.setAsked(
                new LobbyNews.PlayerInfo(DAN, "", 0, 0, 0, Optional.empty(), Optional.empty(), List.of(), List.of()));
        lobby.forget();
        assertEquals(List.of(), lobby.people());
        assertEquals(List.of(), lobby.invitations());
        assertEquals(Optional.empty(), lobby.link());
        assertEquals(Optional.empty(), lobby.asked());
        assertFalse(lobby.isSeeking());
        assertFalse(lobby.isLinkOpened());
    }

    @Test
    void anInvitationIsListedUntilItIsOver() {
        Invitation first = new Invitation(1, DAN, EVE, new ScriptedServer().terms, false);
        Invitation second = new Invitation(2, EVE, DAN, new ScriptedServer().terms, true);
        lobby.add(first);
        lobby.add(second);
        lobby.add(first);
        assertEquals(List.of(first, second), lobby.invitations());
        assertEquals(Optional.of(first), lobby.remove(1));
        assertEquals(Optional.empty(), lobby.remove(1));
        assertEquals(List.of(second), lobby.invitations());
    }

    private static Letter letter(long id, boolean isRead) {
        return Letter.known(id, 4, 1, id, "letter " + id, isRead);
    }

    /** However often and in whatever order letters come, each is known once, the oldest first. */
    @Property(tries = 200)
    void lettersAreKnownOnceAndInOrder(@ForAll @Size(max = 30) List<@IntRange(min = 1, max = 12) Integer> ids) {
        MailState mail = new MailState();
        for (int id : ids) {
            mail.came(DAN, letter(id, false), false);
        }
        List<Long> known = mail.letters(4).stream().map(Letter::id).toList();
        assertEquals(ids.stream().distinct().sorted().map(Integer::longValue).toList(), known);
        if (!ids.isEmpty()) {
            Conversation shown = mail.conversations().get(0);
            assertEquals(known.get(known.size() - 1), shown.last().id(), "the latest is shown");
            assertTrue(shown.unread() <= known.size());
        }
    }

    @Test
    void aConversationMovesToTheTopWithANewLetterOnly() {
        mail.setConversations(
                List.of(new Conversation(EVE, letter(9, true), 0), new Conversation(DAN, letter(3, false), 1)));
        mail.came(DAN, letter(3, false), false);
        assertEquals(EVE, mail.conversations().get(0).with(), "known already");
        mail.came(DAN, letter(10, false), false);
        assertEquals(
                new Conversation(DAN, letter(10, false), 2),
                mail.conversations().get(0));
        mail.came(DAN, letter(11, false), true);
        assertEquals(0, mail.conversations().get(0).unread(), "who answers has read");
        assertEquals(2, mail.conversations().size());
    }

    @Test
    void aStrangersLetterLiesApartUntilItIsAccepted() {
        Letter first = new Letter(3, 4, 1, 3, "hello", false, true);
        mail.requested(DAN, first);
        mail.requested(DAN, first);
        assertEquals(List.of(new Conversation(DAN, first, 0)), mail.requests());
        assertEquals(List.of(), mail.conversations());
        mail.requestOver(5, true);
        assertEquals(1, mail.requests().size(), "that was about somebody else");
        mail.requestOver(4, true);
        assertEquals(List.of(), mail.requests());
        assertEquals(List.of(first.accepted()), mail.letters(4));
        assertEquals(List.of(new Conversation(DAN, first.accepted(), 1)), mail.conversations());
    }

    @Test
    void aDeclinedLetterIsNoConversation() {
        mail.setRequests(new AccountNews.LetterRequests(
                List.of(new Conversation(DAN, new Letter(3, 4, 1, 3, "hello", false, true), 0)), true));
        assertTrue(mail.hasMoreRequests());
        mail.requestOver(4, false);
        assertEquals(List.of(), mail.requests());
        assertEquals(List.of(), mail.conversations());
        mail.forget();
        assertFalse(mail.hasMoreRequests());
    }

    @Test
    void readingCountsDownAndNeverBelowNothing() {
        mail.setUnread(3);
        mail.setConversations(
                List.of(new Conversation(DAN, letter(3, false), 2), new Conversation(EVE, letter(2, false), 5)));
        mail.add(new AccountNews.Letters(DAN, List.of(letter(3, false), letter(1, false)), true));
        mail.read(4);
        assertEquals(1, mail.unread());
        assertTrue(mail.letters(4).stream().allMatch(Letter::read));
        mail.read(4);
        assertEquals(1, mail.unread(), "read already");
        mail.read(5);
        assertEquals(0, mail.unread());
        mail.read(99);
        assertEquals(2, mail.conversations().size());
    }

    @Test
    void onlyThePartThatReachesTheOldestTellsWhetherThereAreOlder() {
        assertFalse(mail.hasOlder(4));
        mail.add(new AccountNews.Letters(DAN, List.of(letter(9, true), letter(8, true)), true));
        assertTrue(mail.hasOlder(4));
        mail.add(new AccountNews.Letters(DAN, List.of(letter(7, true)), false));
        assertFalse(mail.hasOlder(4));
        mail.add(new AccountNews.Letters(DAN, List.of(letter(9, true), letter(8, true)), true));
        assertFalse(mail.hasOlder(4), "the newest part again");
        mail.add(new AccountNews.Letters(DAN, List.of(), false));
        assertEquals(
                List.of(7L, 8L, 9L), mail.letters(4).stream().map(Letter::id).toList());
        mail.forget();
        assertEquals(List.of(), mail.letters(4));
        assertFalse(mail.hasOlder(4));
    }

    private static GameCard game(long table) {
        return new GameCard(table, 0, Variant.OTHELLO, false, DAN, EVE, 60, Optional.empty(), false);
    }

    private List<Long> history() {
        return account.history().stream().map(GameCard::table).toList();
    }

    @Test
    void theHistoryGrowsDownwardsAndBeginsAnewWhenAskedTo() {
        account.restartHistory();
        account.addHistory(new LobbyNews.History(List.of(game(9), game(8)), true));
        account.addHistory(new LobbyNews.History(List.of(game(8), game(5)), false));
        assertEquals(List.of(9L, 8L, 5L), history());
        assertFalse(account.hasOlderGames());
        account.restartHistory();
        assertEquals(List.of(9L, 8L, 5L), history(), "shown until the new one is there");
        account.addHistory(new LobbyNews.History(List.of(game(10)), true));
        assertEquals(List.of(10L), history());
        account.star(10, true);
        account.star(99, true);
        assertTrue(account.history().get(0).starred());
        account.forget();
        assertEquals(List.of(), history());
        assertFalse(account.hasOlderGames());
    }

    private static LobbyNews.Ranking ranking(int from, int count) {
        List<RankRow> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(new RankRow(from + i + 1, DAN, 1, 1));
        }
        return new LobbyNews.Ranking(RankingBoard.ALL, from, 100, rows, Optional.empty());
    }

    private List<Integer> ranks() {
        return account.ranking(RankingBoard.ALL).rows().stream()
                .map(RankRow::rank)
                .toList();
    }

    @Test
    void besidesTheWholeRankingTheBoardHeardOfLastIsKnown() {
        account.addRanking(ranking(0, 3));
        account.addRanking(new LobbyNews.Ranking(
                "blitz", 0, 1, List.of(new RankRow(1, DAN, 1, 1)), Optional.of(new RankRow(1, DAN, 1, 1))));
        assertEquals(List.of(1, 2, 3), ranks());
        assertEquals(1, account.ranking("blitz").rows().size());
        assertEquals(0, account.ranking(RankingBoard.MONTH).rows().size());
        account.addRanking(new LobbyNews.Ranking(RankingBoard.MONTH, 0, 0, List.of(), Optional.empty()));
        assertEquals(0, account.ranking("blitz").rows().size());
        assertEquals(List.of(1, 2, 3), ranks());
    }

    @Example
    void aPartOfTheRankingReplacesWhatFollowsItsFirstLine() {
        account.addRanking(ranking(0, 3));
        account.addRanking(ranking(3, 2));
        assertEquals(List.of(1, 2, 3, 4, 5), ranks());
        account.addRanking(ranking(1, 1));
        assertEquals(List.of(1, 2), ranks());
        account.addRanking(ranking(5, 2));
        assertEquals(List.of(1, 2), ranks(), "there is a hole before it");
        account.addRanking(ranking(-1, 2));
        assertEquals(List.of(1, 2), ranks(), "there is no such line");
        assertEquals(100, account.ranking(RankingBoard.ALL).total());
    }

    @Test
    void whoIsBlockedIsKnownOnceTheSettingsAre() {
        assertFalse(account.hasBlocked(5));
        account.setSettings(
                new AccountNews.Settings(DAN, "", Refusal.NOBODY, false, true, List.of(EVE), false, false, 0, 0));
        assertTrue(account.hasBlocked(5));
        assertFalse(account.hasBlocked(4));
        account.forget();
        assertFalse(account.hasBlocked(5));
    }

    private static ModerationNews.Cases cases(int from, PlayerCard... players) {
        List<CaseRow> rows = Stream.of(players)
                .map(player -> new CaseRow(player, List.of(Matter.CHAT), 1, 1, 0, false, Optional.empty()))
                .toList();
        return new ModerationNews.Cases(from, 9, 7, rows, true);
    }

    @Test
    void aPageOfCasesReplacesWhatFollowsItsFirst() {
        ModerationState moderation = new ModerationState();
        moderation.addCases(cases(0, DAN, EVE));
        moderation.addCases(cases(1, DAN));
        moderation.addCases(cases(3, EVE));
        moderation.addCases(cases(-1, EVE));
        assertEquals(
                List.of(DAN, DAN),
                moderation.cases().stream().map(CaseRow::player).toList());
        assertEquals(9, moderation.openCases());
        assertEquals(7, moderation.oldestCase());
        assertTrue(moderation.hasMoreCases());
        moderation.forget();
        assertEquals(List.of(), moderation.cases());
        assertEquals(0, moderation.openCases());
    }
}
