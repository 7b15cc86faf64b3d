package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClubCard;
import reversi.online.ClubMember;
import reversi.online.ClubProfile;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;
import reversi.server.store.Database;

/** Clubs through real sockets: founded, found, joined, led, challenged, reported and left. */
abstract class ClubSuite extends OnlineSuite {
    private static final GameTerms GAME =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.LOT);
    private static final long HOUR = 3_600_000;

    private static TournamentNews.ClubInfo club(Person who, long id) throws InterruptedException {
        who.client().send(new TournamentRequest.AskClub(id));
        return who.client()
                .await(TournamentNews.ClubInfo.class, news -> news.card().id() == id);
    }

    private static long found(Person who, String name, boolean open) throws InterruptedException {
        who.client().send(new TournamentRequest.FoundClub(new ClubProfile(name, "We play.", open)));
        return who.client()
                .await(TournamentNews.ClubInfo.class, news -> news.card().name().equals(name))
                .card()
                .id();
    }

    private static TournamentNews.Clubs clubs(Person who, String name) throws InterruptedException {
        who.client().send(new TournamentRequest.AskClubs(name, 0));
        return who.client()
                .await(TournamentNews.Clubs.class, news -> news.name().equals(name));
    }

    private static List<String> names(List<ClubCard> clubs) {
        return clubs.stream().map(ClubCard::name).toList();
    }

    private static Optional<ClubRole> role(Person of, long id) throws InterruptedException {
        return club(of, id).card().role();
    }

    private static TournamentRequest.SetClubRole to(long club, Person whom, ClubRole role) {
        return new TournamentRequest.SetClubRole(club, whom.id(), Optional.of(role));
    }

    private static TournamentTerms match(long one, long other) {
        return TournamentTerms.match("Elm – Oak", List.of(one, other), 2, GAME, System.currentTimeMillis() + HOUR);
    }

    private void makeModerator(Person who) {
        try (Database database = Database.open(url)) {
            database.write(sql -> sql.change("update account set moderator = ? where id = ?", true, who.id()));
        }
    }

    @Test
    void aClubIsFoundByNameWithOnesOwnFirst() throws InterruptedException {
        Person ann = member("Ann");
        found(ann, "Elm", true);
        found(member("Bert"), "Elmwood", false);
        found(member("Carl"), "Oak", true);
        TournamentNews.Clubs all = clubs(ann, "");
        assertEquals(List.of("Elm"), names(all.own()));
        assertEquals(List.of("Oak", "Elmwood", "Elm"), names(all.rows()));
        assertEquals(List.of("Elmwood", "Elm"), names(clubs(ann, "eLm").rows()));
        assertEquals(List.of(), names(clubs(ann, "%").rows()), "a sign of the database is a letter like any other");
        assertEquals(Optional.of(ClubRole.FOUNDER), all.own().get(0).role());
        assertEquals(List.of(), clubs(guest(), "").own());
    }

    @Test
    void namesAndTextsFollowTheRulesOfAccounts() throws InterruptedException {
        Person ann = member("Ann");
        found(ann, "Elm", true);
        Person bert = member("Bert");
        fails(ErrorCode.NAME_TAKEN, bert.client(), new TournamentRequest.FoundClub(new ClubProfile("ELM", "", true)));
        fails(
                ErrorCode.NAME_NOT_ALLOWED,
                bert.client(),
                new TournamentRequest.FoundClub(new ClubProfile("<b>x</b>", "", true)));
        fails(
                ErrorCode.NAME_RESERVED,
                bert.client(),
                new TournamentRequest.FoundClub(new ClubProfile("admin", "", true)));
        fails(
                ErrorCode.TEXT_LENGTH,
                bert.client(),
                new TournamentRequest.FoundClub(new ClubProfile("Oak", "x".repeat(Protocol.MAX_CLUB_ABOUT + 1), true)));
        fails(
                ErrorCode.CONTROL_CHARACTERS,
                bert.client(),
                new TournamentRequest.FoundClub(new ClubProfile("Oak", "a\u0000b", true)));
        fails(
                ErrorCode.MEMBERS_ONLY,
                guest().client(),
                new TournamentRequest.FoundClub(new ClubProfile("Oak", "", true)));
    }

    @Test
    void onlySoManyAreFoundedInADay() throws InterruptedException {
        Person ann = member("Ann");
        for (String name : List.of("Elm", "Oak", "Ash")) {
            found(ann, name, true);
        }
        fails(ErrorCode.TRY_LATER, ann.client(), new TournamentRequest.FoundClub(new ClubProfile("Yew", "", true)));
    }

    @Test
    void oneJoinsAtOnceOrOnceALeaderAccepts() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long open = found(ann, "Elm", true);
        long asked = found(ann, "Oak", false);
        done(bert.client(), new TournamentRequest.JoinClub(open));
        assertEquals(Optional.of(ClubRole.MEMBER), role(bert, open));
        assertEquals(2, club(bert, open).card().members());
        done(bert.client(), new TournamentRequest.JoinClub(asked));
        assertEquals(Optional.of(ClubRole.ASKED), role(bert, asked));
        assertEquals(1, club(bert, asked).members().size(), "who asks is told to leaders alone");
        List<ClubMember> seen = club(ann, asked).members();
        assertEquals(
                List.of(ClubRole.FOUNDER, ClubRole.ASKED),
                seen.stream().map(ClubMember::role).toList());
        done(ann.client(), to(asked, bert, ClubRole.MEMBER));
        assertEquals(Optional.of(ClubRole.MEMBER), role(bert, asked));
        done(bert.client(), new TournamentRequest.LeaveClub(asked));
        assertEquals(Optional.empty(), role(bert, asked));
        assertEquals(1, club(bert, asked).card().members());
        fails(ErrorCode.NO_SUCH_CLUB, bert.client(), new TournamentRequest.JoinClub(99_999));
    }

    @Test
    void leadersAcceptAndTheFounderNamesLeadersAndHandsOver() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        long elm = found(ann, "Elm", true);
        done(bert.client(), new TournamentRequest.JoinClub(elm));
        done(carl.client(), new TournamentRequest.JoinClub(elm));
        fails(
                ErrorCode.LEADERS_ONLY,
                bert.client(),
                new TournamentRequest.SetClubRole(elm, carl.id(), Optional.empty()));
        done(ann.client(), to(elm, bert, ClubRole.LEADER));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), to(elm, carl, ClubRole.LEADER));
        fails(
                ErrorCode.LEADERS_ONLY,
                bert.client(),
                new TournamentRequest.SetClubRole(elm, ann.id(), Optional.empty()));
        done(bert.client(), new TournamentRequest.SetClubRole(elm, carl.id(), Optional.empty()));
        assertEquals(Optional.empty(), role(carl, elm));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client(), to(elm, carl, ClubRole.MEMBER));
        fails(ErrorCode.HAND_OVER_FIRST, ann.client(), new TournamentRequest.LeaveClub(elm));
        done(ann.client(), to(elm, bert, ClubRole.FOUNDER));
        assertEquals(Optional.of(ClubRole.LEADER), role(ann, elm));
        fails(ErrorCode.LEADERS_ONLY, ann.client(), new TournamentRequest.CloseClub(elm));
        done(bert.client(), new TournamentRequest.CloseClub(elm));
        fails(ErrorCode.NO_SUCH_CLUB, ann.client(), new TournamentRequest.AskClub(elm));
        found(carl, "Elm", true);
    }

    @Test
    void anInvitationReachesEverybodyButWhoHasBlocked() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        long elm = found(ann, "Elm", false);
        carl.client().send(new AccountRequest.Block(ann.id()));
        carl.client().await(AccountNews.Settings.class, settings -> !settings.blocked()
                .isEmpty());
        done(ann.client(), new TournamentRequest.InviteToClub(elm, "bert"));
        done(ann.client(), new TournamentRequest.InviteToClub(elm, "Carl"));
        fails(ErrorCode.NO_SUCH_PLAYER, ann.client(), new TournamentRequest.InviteToClub(elm, "nobody"));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new TournamentRequest.InviteToClub(elm, "Carl"));
        assertEquals(Optional.of(ClubRole.INVITED), clubs(bert, "").own().get(0).role());
        assertEquals(List.of(), clubs(carl, "").own());
        done(bert.client(), new TournamentRequest.JoinClub(elm));
        assertEquals(Optional.of(ClubRole.MEMBER), role(bert, elm));
    }

    @Test
    void aModeratorRewordsAndClosesWhatWasReported() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person mod = member("Moira");
        long elm = found(ann, "Elm", true);
        fails(
                ErrorCode.NO_SUCH_CLUB,
                bert.client(),
                new ModerationRequest.Report(mod.id(), Matter.CLUB, elm, "not hers"));
        done(bert.client(), new ModerationRequest.Report(ann.id(), Matter.CLUB, elm, "rude"));
        ClubProfile plain = new ClubProfile("Elm Two", "", true);
        fails(ErrorCode.LEADERS_ONLY, mod.client(), new TournamentRequest.EditClub(elm, plain));
        makeModerator(mod);
        done(mod.client(), new TournamentRequest.EditClub(elm, plain));
        assertEquals("Elm Two", club(bert, elm).card().name());
        assertEquals("", club(bert, elm).about());
        done(mod.client(), new TournamentRequest.CloseClub(elm));
        fails(ErrorCode.NO_SUCH_CLUB, ann.client(), new TournamentRequest.AskClub(elm));
        try (Database database = Database.open(url)) {
            assertEquals(
                    List.of("club-edit", "club-close"),
                    database.read(sql -> sql.all(
                            row -> row.getString(1),
                            "select act from intervention where act like 'club-%' order by id")));
        }
    }

    @Test
    void whoIsErasedLeavesTheClubToOthers() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        long elm = found(ann, "Elm", true);
        long oak = found(ann, "Oak", true);
        done(bert.client(), new TournamentRequest.JoinClub(elm));
        done(carl.client(), new TournamentRequest.JoinClub(elm));
        done(ann.client(), to(elm, carl, ClubRole.LEADER));
        done(ann.client(), new AccountRequest.DeleteAccount("secret"));
        assertEquals(Optional.of(ClubRole.FOUNDER), role(carl, elm), "a leader comes before who joined first");
        assertEquals(2, club(bert, elm).members().size());
        fails(ErrorCode.NO_SUCH_CLUB, bert.client(), new TournamentRequest.AskClub(oak));
    }

    @Test
    void aTournamentOfAClubIsMadeByItsLeadersForItsMembers() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long elm = found(ann, "Elm", true);
        TournamentTerms terms = TournamentTerms.usual(
                        "Elm cup", TournamentFormat.SWISS, GAME, System.currentTimeMillis() + HOUR)
                .of(elm);
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new TournamentRequest.CreateTournament(terms));
        ann.client().send(new TournamentRequest.CreateTournament(terms));
        long cup = ann.client().await(TournamentNews.TournamentMade.class).tournament();
        fails(ErrorCode.CLUB_ONLY, bert.client(), new TournamentRequest.JoinTournament(cup));
        done(bert.client(), new TournamentRequest.JoinClub(elm));
        done(bert.client(), new TournamentRequest.JoinTournament(cup));
        assertEquals("Elm", club(bert, elm).tournaments().get(0).clubs().get(0).name());
    }

    @Test
    void aChallengeIsAnsweredOnceByALeaderOfTheOtherClub() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        long elm = found(ann, "Elm", true);
        long oak = found(bert, "Oak", true);
        done(carl.client(), new TournamentRequest.JoinClub(oak));
        fails(ErrorCode.LEADERS_ONLY, carl.client(), new TournamentRequest.ChallengeClub(match(oak, elm)));
        fails(ErrorCode.REFUSED, ann.client(), new TournamentRequest.CreateTournament(match(elm, oak)));
        done(ann.client(), new TournamentRequest.ChallengeClub(match(elm, oak)));
        done(ann.client(), new TournamentRequest.ChallengeClub(match(elm, oak)));
        assertEquals(1, club(ann, elm).challenges().size(), "a new one takes the place of the old one");
        long challenge = club(bert, oak).challenges().get(0).id();
        assertEquals(List.of(), club(carl, oak).challenges());
        fails(ErrorCode.LEADERS_ONLY, ann.client(), new TournamentRequest.AnswerChallenge(challenge, true));
        bert.client().send(new TournamentRequest.AnswerChallenge(challenge, true));
        long made = bert.client().await(TournamentNews.TournamentMade.class).tournament();
        fails(ErrorCode.NO_SUCH_CHALLENGE, bert.client(), new TournamentRequest.AnswerChallenge(challenge, true));
        assertEquals(made, club(bert, oak).tournaments().get(0).id());
        assertEquals(made, club(ann, elm).tournaments().get(0).id());
        fails(ErrorCode.CLUB_ONLY, member("Dora").client(), new TournamentRequest.JoinTournament(made));
        done(carl.client(), new TournamentRequest.JoinTournament(made));
        done(bert.client(), new TournamentRequest.JoinTournament(made));
        Person eve = member("Eve");
        done(eve.client(), new TournamentRequest.JoinClub(oak));
        fails(ErrorCode.TOURNAMENT_FULL, eve.client(), new TournamentRequest.JoinTournament(made));
        assertTrue(club(ann, elm).challenges().isEmpty());
    }
}
