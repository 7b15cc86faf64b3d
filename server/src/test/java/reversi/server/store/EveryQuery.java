package reversi.server.store;

import static reversi.server.store.StoreFixture.FRIENDLY;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.online.AccessScope;
import reversi.online.CaseFilter;
import reversi.online.CaseOrder;
import reversi.online.CaseStage;
import reversi.online.ClassTask;
import reversi.online.ClubProfile;
import reversi.online.ClubRole;
import reversi.online.Matter;
import reversi.online.Refusal;
import reversi.online.Sanction;
import reversi.online.StudyRole;
import reversi.online.TableEvent;
import reversi.online.TaskKind;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.online.WebhookResult;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.moderation.Verdict;
import reversi.server.tournament.Pairing;
import reversi.server.tournament.Season;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentStep;

/** Uses every method of the repositories on a small database, so that all their statements are seen. */
final class EveryQuery {
    private EveryQuery() {}

    /** Uses every method, in an order in which each finds what it is about. */
    static void use(StoreFixture store) {
        useAccounts(store);
        useGames(store);
        useEverythingElse(store);
        useModeration(store);
        useTournaments(store);
        useClubs(store);
        useStudies(store);
        useRecovery(store);
        usePushes(store);
    }

    private static void useAccounts(StoreFixture store) {
        AccountRepository accounts = store.accounts;
        AccountRow ann = store.member("PlansAnn");
        AccountRow guest = store.guest(0);
        accounts.bot("PlansBot", 2_000, 0);
        accounts.findMember("plansann");
        accounts.secret("plansann");
        accounts.secret(ann.id());
        AccountRow followed = store.member("PlansFollowed");
        store.follows.follow(ann.id(), followed.id(), 1);
        store.follows.followed(ann.id());
        store.follows.note(ann.id(), followed.id(), "n", 1);
        store.follows.relation(ann.id(), followed.id());
        store.follows.eraseNote(ann.id(), followed.id());
        store.follows.unfollow(ann.id(), followed.id());
        long session = 0;
        for (int i = 0; i <= AccountRepository.MAX_SESSIONS; i++) {
            session = accounts.beginSession(ann.id(), new byte[] {(byte) i}, "d", i)
                    .orElseThrow()
                    .session();
        }
        accounts.beginSession(guest.id(), new byte[] {99}, "d", 0);
        accounts.useSession(new byte[] {20}, 30);
        accounts.ofSession(session);
        accounts.sessions(ann.id(), session);
        accounts.ended(List.of(session));
        accounts.endSession(ann.id(), session);
        accounts.changePassword(ann.id(), "hash", 0, AccountRepository.Reseal.none());
        accounts.deleteExpiredSessions(0);
        accounts.setAbout(ann.id(), "about");
        accounts.setRefusal(ann.id(), Refusal.GUESTS);
        accounts.setSharesChat(ann.id(), true);
        accounts.setShowsPresence(ann.id(), false);
        accounts.setPhoto(ann.id(), new byte[1], 7, 0);
        accounts.photo(ann.id(), 7);
        accounts.removePhoto(ann.id());
        accounts.deleteUnusedGuests(100);
        accounts.delete(ann.id(), 5);
        accounts.erase(ann.id(), 100);
        accounts.eraseLeftovers();
    }

    private static void useRecovery(StoreFixture store) {
        AccountRow ann = store.member("RecoveryAnn");
        RecoveryRepository codes = new RecoveryRepository(store.database);
        EmailRepository emails = new EmailRepository(store.database);
        emails.set(ann.id(), new EmailRepository.Named("Ann@x.org", "ann@x.org", "en"), new byte[] {1}, 100);
        emails.confirm(ann.id(), new byte[] {2}, 50);
        emails.confirm(ann.id(), new byte[] {1}, 50);
        emails.find(ann.id());
        emails.named("recoveryann");
        emails.at("ann@x.org");
        codes.replace(ann.id(), List.of(new byte[] {3}));
        codes.send(ann.id(), new byte[] {4}, 100);
        codes.unused(ann.id());
        codes.missed("recoveryann");
        codes.owner("recoveryann", new byte[] {4}, 50);
        codes.use(ann.id(), new byte[] {4}, "hash", 50);
        emails.remove(ann.id());
        codes.forget(200);
        emails.forget(200);
    }

    private static void usePushes(StoreFixture store) {
        AccountRow ann = store.member("PushesAnn");
        long session = store.accounts
                .beginSession(ann.id(), new byte[] {77, 77}, "d", 1)
                .orElseThrow()
                .session();
        GameFacts game = store.game(ann, store.member(), StoreFixture.FRIENDLY, 0);
        PushRepository browsers = new PushRepository(store.database);
        browsers.set(ann.id(), session, new PushRepository.Subscription("https://x.org/1", "k", "s", "en"));
        browsers.of(ann.id());
        browsers.isOn(session);
        browsers.claimMove(game.id(), 1);
        browsers.claimDeadline(new PushRepository.Ending(game.id(), 5));
        browsers.ending(1, 10);
        browsers.forget(game.id());
        browsers.gone("https://x.org/2");
        browsers.end(session);
    }

    private static void useStudies(StoreFixture store) {
        AccountRow ann = store.member("StudiesAnn");
        AccountRow bert = store.member("StudiesBert");
        StudyRepository studies = store.studies;
        studies.make(ann.id(), "code", "Plans", true, 1);
        long study = studies.find("code", ann.id()).orElseThrow().id();
        studies.find(study, bert.id());
        studies.of(ann.id());
        studies.members(study);
        studies.invite(study, ann.id(), new StudyRepository.Membership(bert.id(), StudyRole.EDITOR), 2);
        studies.edit(study, new Editor(bert.id(), true), "Plans", true, 3);
        ChapterRepository chapters = store.chapters;
        ChapterRepository.Content content = new ChapterRepository.Content(1, "(;GM[2])", "", Optional.empty());
        chapters.add(study, ann.id(), "One", content, 4);
        long chapter = chapters.of(study).get(0).id();
        chapters.find(study, chapter);
        chapters.all(study);
        chapters.rename(study, ann.id(), chapter, "Two");
        chapters.move(study, ann.id(), chapter, 0);
        chapters.write(study, ann.id(), chapter, content, 5);
        GameFacts game = store.game(store.member(), store.member(), StoreFixture.FRIENDLY, 0);
        ChapterRepository.Followed followed = new ChapterRepository.Followed(game.id(), true);
        chapters.add(
                study, ann.id(), "Live", new ChapterRepository.Content(1, "(;GM[2])", "", Optional.of(followed)), 5);
        chapters.players(study);
        chapters.live(5);
        chapters.ofGame(game.id(), 5);
        chapters.settle(study, chapters.of(study).get(1).id(), content);
        StudyReaders readers = store.readers;
        readers.enter(study, ann.id(), "node", 6);
        readers.enter(study, bert.id(), "node", 6);
        readers.stand(study);
        readers.of(study);
        readers.versions(List.of(study));
        readers.beat("node", 7);
        readers.show(study, ann.id(), new StudyReaders.Shown(chapter, "f5", false));
        readers.ask(study, bert.id());
        readers.give(study, ann.id(), bert.id());
        readers.lose(study, bert.id(), "node", 8);
        readers.leave(study, bert.id(), "node");
        readers.expire(study, 1_000_000);
        store.accounts.delete(bert.id(), 8);
        chapters.delete(study, ann.id(), chapter);
        studies.remove(study, ann.id(), bert.id());
        studies.delete(study, store.accounts.editor(ann.id()), 9);
    }

    private static void useLeagues(StoreFixture store, long club, long account) {
        LeagueRepository leagues =
                new LeagueRepository(store.database, store.codec, new SeasonStart(store.tournaments, store.log));
        TournamentTerms terms = TournamentTerms.usual("Plans", TournamentFormat.ROUND_ROBIN, StoreFixture.BLITZ, 100)
                .of(club);
        long league = ((Creation.Made) leagues.found(terms)).id();
        leagues.all(account);
        leagues.join(league, account, 8);
        leagues.join(league, store.member().id(), 9);
        leagues.joining(league);
        leagues.due(200);
        leagues.begin(leagues.find(league, account).orElseThrow(), Season.of(List.of()), 200);
        leagues.divisions(league, 1);
        leagues.leave(league, account);
    }

    private static void useWebhooks(StoreFixture store, long club, long leader) {
        WebhookRepository webhooks = new WebhookRepository(store.database);
        webhooks.set(club, leader, "https://example.org/", "secret", 1);
        webhooks.isSecret(club, "secret");
        webhooks.renew(club, leader, "other");
        webhooks.find(club);
        webhooks.test(club, leader, 2);
        webhooks.test(club, leader, 3);
        WebhookRepository.Waiting one =
                webhooks.claim(webhooks.due(9, 5).get(0), 20).orElseThrow();
        webhooks.arrived(one, new WebhookRepository.Tried(WebhookResult.ANSWERED, 200, 10));
        WebhookRepository.Waiting two =
                webhooks.claim(webhooks.due(9, 5).get(0), 20).orElseThrow();
        webhooks.failed(two, new WebhookRepository.Tried(WebhookResult.NO_ANSWER, 0, 10), OptionalLong.of(30));
        webhooks.deliveries(club);
        webhooks.forget(100);
        webhooks.remove(club, leader);
    }

    private static void useClubs(StoreFixture store) {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        ClubRepository clubs = store.clubs;
        ClubProfile profile = new ClubProfile("Plans", "", true);
        AccountRepository.NameKeys one = new AccountRepository.NameKeys("plans", "plans");
        AccountRepository.NameKeys two = new AccountRepository.NameKeys("plans2", "plans2");
        long elm = ((Creation.Made) clubs.found(ann.id(), profile, one, 1)).id();
        long oak = ((Creation.Made) clubs.found(bert.id(), profile, two, 1)).id();
        clubs.find(elm, ann.id());
        clubs.of(ann.id());
        clubs.named("pl", ann.id(), 0, 10);
        clubs.members(elm);
        clubs.edit(elm, new Editor(bert.id(), true), profile, one, 2);
        ClassRepository classes = store.classes;
        classes.share(elm, ann.id(), new ClassRepository.Counts(1, 2), 2);
        for (TaskKind kind : TaskKind.values()) {
            classes.add(elm, ann.id(), new ClassTask(0, kind, 1, "Plans", "", 9), 3);
        }
        classes.share(elm, ann.id(), new ClassRepository.Counts(2, 3), 4);
        long task = classes.tasks(elm).get(0).task().id();
        classes.mark(elm, ann.id(), task, true);
        classes.pupils(elm);
        classes.done(elm, List.of(ann.id()));
        classes.remove(elm, ann.id(), task);
        classes.unshare(elm, ann.id());
        useWebhooks(store, elm, ann.id());
        clubs.join(elm, bert.id(), 3);
        clubs.setRole(elm, ann.id(), new ClubRepository.Membership(bert.id(), ClubRole.LEADER), true, 4);
        clubs.leave(elm, bert.id());
        clubs.invite(elm, ann.id(), bert.id(), 5);
        TournamentTerms terms = TournamentTerms.match("Plans", List.of(elm, oak), 2, StoreFixture.BLITZ, 100);
        store.challenges.add(ann.id(), terms, 6);
        ChallengeRepository.Challenge waits = store.challenges.of(oak, 6).get(0);
        store.challenges.find(waits.id());
        store.challenges.take(waits);
        store.challenges.putBack(waits);
        store.tournaments.create(OptionalLong.of(ann.id()), terms, 7);
        store.tournaments.club(terms.clubs(), ann.id());
        store.tournaments.clubNames(terms.clubs());
        store.tournaments.ofClub(elm);
        useLeagues(store, elm, ann.id());
        clubs.close(elm, store.accounts.editor(ann.id()), 8);
        store.accounts.delete(bert.id(), 9);
    }

    private static void useTournaments(StoreFixture store) {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        TournamentTerms terms = TournamentTerms.usual("Plans", TournamentFormat.SWISS, StoreFixture.BLITZ, 100);
        TournamentRepository tournaments = store.tournaments;
        tournaments.create(OptionalLong.of(ann.id()), terms, 1);
        long id = tournaments.open().get(0).id();
        tournaments.find(id);
        tournaments.over(9, 10);
        tournaments.joined(ann.id());
        tournaments.due(1_000);
        tournaments.running();
        tournaments.withResults();
        tournaments.unscored(id);
        tournaments.versions(List.of(id));
        tournaments.placements(List.of(1L, 2L));
        tournaments.say(id, new TournamentRepository.Remark(ann.id(), 5, "Hello"));
        tournaments.remarks(id);
        tournaments.lookAgain(id, 0, 1_000, OptionalLong.empty());
        tournaments.note(id, "start", "", 7);
        tournaments.notes(id, 10);
        Tournament made = Tournament.of(id, terms, OptionalLong.of(ann.id()));
        Tournament paired = store.added(
                made,
                new TournamentEvent.Joined(ann.id(), 1_500, 5),
                new TournamentEvent.Joined(bert.id(), 1_500, 6),
                new TournamentEvent.Started(100),
                new TournamentEvent.Paired(1, List.of(new Pairing(ann.id(), bert.id())), List.of(), 101));
        TournamentStep.Begin begin = new TournamentStep.Begin(1, 1, new Pairing(ann.id(), bert.id()));
        Tournament begun = store.log
                .begin(paired, List.of(begin), after -> OptionalLong.empty(), 102)
                .orElseThrow()
                .after();
        store.games.replay(1);
        store.log.after(id, 0);
        store.log.first(id, 5);
        store.log.ignore(List.of(7L));
        store.added(
                begun,
                new TournamentEvent.Withdrew(ann.id(), 103),
                new TournamentEvent.Returned(ann.id(), 104),
                new TournamentEvent.Removed(bert.id(), 105),
                new TournamentEvent.Cancelled(106));
    }

    private static void useGames(StoreFixture store) {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        GameFacts game = store.game(ann, bert, StoreFixture.RATED, 0);
        store.games.add(List.of(new Proposal(
                game,
                0,
                5,
                1,
                List.of(
                        new TableEvent.Said(Disc.BLACK, "Hello"),
                        new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE))),
                Optional.of(Result.lost(
                        Ending.RESIGNATION, Disc.BLACK, GameState.start(game).position())),
                40,
                40,
                OptionalLong.empty(),
                true)));
        store.games.facts(game.id());
        store.games.eventsAfter(game.id(), 0);
        store.games.log(game.id());
        store.games.markStalled(game.id());
        store.games.events(game.id(), 5);
        store.games.open(ann.id());
        store.games.atBoard(ann.id());
        store.games.overdue(5, 5);
        store.games.untouched(5, 5);
        new GamePacker(store.database, store.codec).packSome(Long.MAX_VALUE);
        store.history.open(5);
        store.history.star(ann.id(), game.id(), true);
        store.history.star(ann.id(), game.id(), false);
        store.history.history(ann.id(), Long.MAX_VALUE, false, 5);
        store.history.history(ann.id(), Long.MAX_VALUE, true, 5);
        Ranking ranking = new Ranking(store.database, () -> 0);
        ranking.rankRows(0, 5, 0);
        ranking.of(ann.id(), 0);
        ranking.size();
    }

    private static void useModeration(StoreFixture store) {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        OriginRepository origins = new OriginRepository(store.database);
        ReportRepository reports = new ReportRepository(store.database);
        DecisionRepository decisions = new DecisionRepository(store.database);
        AccountOperator operator = new AccountOperator(store.database);
        Interventions interventions = new Interventions(store.database);
        GameFacts game = store.game(ann, bert, FRIENDLY, 0);
        long letter = store.letter(bert.id(), ann.id(), "hello", 0).id();
        for (Matter matter : Matter.values()) {
            long about = matter == Matter.LETTER ? letter : game.id();
            reports.add(new ReportRepository.Complaint(ann.id(), bert.id(), matter, about, ""), 5);
        }
        reports.about(bert.id());
        reports.waiting();
        reports.waiting(0, 5);
        for (CaseStage stage : CaseStage.values()) {
            for (CaseOrder order : CaseOrder.values()) {
                CaseFilter filter = new CaseFilter(Optional.empty(), stage, order);
                reports.cases(ann.id(), filter, 0, 5);
                reports.cases(ann.id(), filter.with(Optional.of(Matter.CHAT)), 0, 5);
            }
        }
        origins.note(bert.id(), "somewhere", 5);
        for (Sanction sanction : Sanction.values()) {
            decisions.decide(new Verdict(bert.id(), OptionalLong.empty(), sanction, 1, "because"), 5);
        }
        decisions.extendBan(bert.id());
        origins.isBanned("somewhere", 5);
        useDevices(store, origins);
        origins.forget(5);
        long decision = decisions.current(bert.id(), 5).get(0).decision();
        decisions.about(bert.id());
        decisions.player(decision);
        decisions.appeal(new DecisionRepository.Statement(decision, "please"), bert.id(), 5);
        decisions.acknowledge(decision, bert.id());
        decisions.lift(new DecisionRepository.Statement(decision, "enough"), OptionalLong.empty(), 5);
        interventions.forEachNew(account -> {});
        operator.rename(bert.id(), "Other", new AccountRepository.NameKeys("other", "other"), 5);
        operator.removePhoto(bert.id(), 5);
        operator.endSessions(bert.id(), 5);
        operator.endTokens(bert.id(), 5);
        operator.setPassword(bert.id(), "hash", 5);
        operator.setModerator(ann.id(), true, 5);
        operator.moderators();
        operator.history(bert.id(), 5);
        store.accounts.created(ann.id());
        new AccountExport(store.database, store.codec).of(ann.id(), 5).forEachRemaining(page -> {});
        reports.forget(5);
    }

    private static void useDevices(StoreFixture store, OriginRepository origins) {
        AccountRow cleo = store.member();
        DeviceRepository devices = new DeviceRepository(store.database, origins);
        long session = store.accounts
                .beginSession(cleo.id(), new byte[] {77}, "d", 5)
                .orElseThrow()
                .session();
        DeviceRepository.SignIn in = new DeviceRepository.SignIn(cleo.id(), session, "d", "somewhere");
        devices.note(in, 5);
        devices.note(in, 6);
        devices.untold(session);
        devices.told(session, 1);
        devices.forget(5);
        SecondFactorRepository factors = new SecondFactorRepository(store.database);
        String sealed = "sealed";
        factors.begin(cleo.id(), sealed);
        factors.find(cleo.id());
        factors.isOn(cleo.id());
        factors.confirm(cleo.id(), sealed, 1);
        factors.use(cleo.id(), 2);
        store.accounts.changePassword(
                cleo.id(), "hash", session, new AccountRepository.Reseal(Optional.of(sealed), Optional.of(sealed)));
        new AccountOperator(store.database).removeSecondFactor(cleo.id(), 5);
        factors.end(cleo.id());
        AccessTokenRepository tokens = new AccessTokenRepository(store.database);
        byte[] proof = {1, 2, 3};
        long token = tokens.add(cleo.id(), "bot", Set.of(AccessScope.BOT_PLAY), proof, 5)
                .orElseThrow()
                .id();
        tokens.of(cleo.id());
        tokens.use(proof, 6);
        tokens.isThere(token);
        tokens.becomeBot(cleo.id());
        tokens.end(cleo.id(), token);
        tokens.forget(5);
    }

    private static void useEverythingElse(StoreFixture store) {
        AccountRow ann = store.member();
        AccountRow bert = store.member();
        MatchmakingRepository matchmaking = store.matchmaking;
        matchmaking.invite(ann.id(), null, "plans code", FRIENDLY, null, 0);
        long invitation = matchmaking.invite(ann.id(), bert.id(), null, FRIENDLY, null, 0);
        matchmaking.find(invitation);
        matchmaking.findLink("plans code");
        matchmaking.of(ann.id());
        matchmaking.accept(invitation, FRIENDLY, StoreFixture.seat(ann), StoreFixture.seat(bert), 0);
        matchmaking.remove(matchmaking.invite(bert.id(), ann.id(), null, FRIENDLY, null, 0));
        matchmaking.invite(bert.id(), ann.id(), null, FRIENDLY, null, 0);
        matchmaking.waitingByDays(ann.id());
        matchmaking.removeLiveOf(ann.id());
        matchmaking.deleteCreatedBefore(5, 4);
        matchmaking.seek(new MatchmakingRepository.Seeker(ann.id(), FRIENDLY, 1_500, 0), "key", 0);
        matchmaking.waiting(ann.id());
        matchmaking.departures(ann.id());
        matchmaking.opponents(
                new MatchmakingRepository.Seeker(bert.id(), FRIENDLY, 1_500, 0),
                "key",
                0,
                0,
                new MatchmakingRepository.Widening(100, 1));
        matchmaking.pair(ann.id(), bert.id(), FRIENDLY, Disc.BLACK, StoreFixture.seat(ann), StoreFixture.seat(bert), 0);
        matchmaking.begin(FRIENDLY, StoreFixture.seat(ann), StoreFixture.seat(bert), 0);
        matchmaking.stopSeeking(ann.id());
        store.blocks.add(ann.id(), bert.id(), 5);
        store.blocks.blocks(ann.id(), bert.id());
        store.blocks.of(ann.id(), 0, 5);
        store.blocks.remove(ann.id(), bert.id());
        store.blocks.mute(ann.id(), bert.id(), 5);
        store.blocks.mutes(ann.id(), bert.id());
        store.blocks.muted(ann.id(), 0, 5);
        store.blocks.unheard(ann.id());
        store.blocks.unmute(ann.id(), bert.id());
        store.messages.send(ann.id(), bert.id(), "hello", 0);
        store.requests.waiting(bert.id(), 5);
        store.requests.answer(bert.id(), ann.id(), false);
        store.requests.answer(bert.id(), ann.id(), true);
        store.messages.between(ann.id(), bert.id(), Long.MAX_VALUE, 5);
        store.messages.summaries(ann.id(), 5);
        store.messages.unread(bert.id());
        store.messages.markRead(bert.id(), ann.id(), 5);
        FeedbackRepository feedback = new FeedbackRepository(store.database);
        feedback.add(OptionalLong.of(ann.id()), "1", "text", 0);
        feedback.newest(5);
        HeartbeatRepository heartbeats = new HeartbeatRepository(store.database);
        heartbeats.record(5);
        heartbeats.record(100_000);
        heartbeats.last();
        heartbeats.outagesAfter(0);
    }
}
