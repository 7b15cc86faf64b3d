package reversi.server.net;

import java.util.List;
import java.util.Optional;
import reversi.online.ClubCard;
import reversi.online.ClubChallenge;
import reversi.online.ClubMember;
import reversi.online.ClubProfile;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.server.store.AccountRow;
import reversi.server.store.ClubRepository;
import reversi.server.store.ClubRepository.ClubRow;
import reversi.server.store.ClubRepository.Membership;
import reversi.server.store.Creation;

/** Handles what is asked about clubs and their members. */
final class ClubHandler {
    private static final long NOBODY = 0;

    private final Services services;
    private final RateLimits limits;
    private final ClubRepository clubs;

    ClubHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.clubs = services.clubs();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(TournamentRequest.AskClubs.class, this::list);
        handlers.on(
                TournamentRequest.AskClub.class,
                (from, request) -> tell(from, request.club()) ? Reply.sent() : Reply.failed(ErrorCode.NO_SUCH_CLUB));
        handlers.onMember(TournamentRequest.FoundClub.class, this::found);
        handlers.onMember(TournamentRequest.EditClub.class, this::edit);
        handlers.onMember(
                TournamentRequest.CloseClub.class,
                (from, login, request) -> HandlerMap.reply(
                        clubs.close(
                                request.club(),
                                services.accounts().editor(login.account()),
                                services.time().now()),
                        Reply.done()));
        handlers.onMember(TournamentRequest.JoinClub.class, this::join);
        handlers.onMember(
                TournamentRequest.LeaveClub.class,
                (from, login, request) -> answer(from, request.club(), clubs.leave(request.club(), login.account())));
        handlers.onMember(TournamentRequest.InviteToClub.class, this::invite);
        handlers.onMember(TournamentRequest.SetClubRole.class, this::setRole);
        return handlers;
    }

    private static long account(Client from) {
        return from.login().map(Login::account).orElse(NOBODY);
    }

    private Reply list(Client from, TournamentRequest.AskClubs request) {
        long account = account(from);
        int first = Math.max(0, request.from());
        String key = services.names().key(request.name());
        List<ClubRow> rows = clubs.named(key, account, first, Protocol.CLUB_ROWS + 1);
        List<ClubRow> own = account == NOBODY ? List.of() : clubs.of(account);
        from.send(new TournamentNews.Clubs(
                request.name(),
                first,
                own.stream().map(ClubHandler::card).toList(),
                rows.stream().limit(Protocol.CLUB_ROWS).map(ClubHandler::card).toList(),
                rows.size() > Protocol.CLUB_ROWS));
        return Reply.sent();
    }

    private static ClubCard card(ClubRow row) {
        return new ClubCard(row.id(), row.name(), row.open(), row.members(), row.role());
    }

    /** Tells somebody what a club is to them; false where there is none. */
    private boolean tell(Client from, long club) {
        long account = account(from);
        Optional<ClubRow> found = clubs.find(club, account);
        found.ifPresent(row -> from.send(new TournamentNews.ClubInfo(
                card(row),
                row.about(),
                clubs.members(club).stream()
                        .filter(member -> member.role().isIn() || row.isLed())
                        .map(member -> new ClubMember(services.presence().card(member.account()), member.role()))
                        .toList(),
                services.arbiter().pages().ofClub(club),
                row.isLed() ? challenges(club, account) : List.of(),
                leads(account, club))));
        return found.isPresent();
    }

    private List<ClubCard> leads(long account, long club) {
        return account == NOBODY
                ? List.of()
                : clubs.of(account).stream()
                        .filter(row -> row.isLed() && row.id() != club)
                        .map(ClubHandler::card)
                        .toList();
    }

    private List<ClubChallenge> challenges(long club, long account) {
        return services.challenges().of(club, services.time().now()).stream()
                .flatMap(challenge -> clubs.find(challenge.club(), account).stream()
                        .flatMap(one -> clubs.find(challenge.rival(), account).stream()
                                .map(other ->
                                        new ClubChallenge(challenge.id(), card(one), card(other), challenge.terms()))))
                .toList();
    }

    private Reply answer(Client from, long club, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            tell(from, club);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    /** What is wrong with what a club shall say of itself. */
    private Optional<ErrorCode> fault(Login login, ClubProfile profile) {
        if (services.presence().isMuted(login.account())) {
            return Optional.of(ErrorCode.MUTED);
        }
        if (TextLine.hasControl(profile.about())) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        if (profile.about().length() > Protocol.MAX_CLUB_ABOUT) {
            return Optional.of(ErrorCode.TEXT_LENGTH);
        }
        return services.words().hits(profile.about())
                ? Optional.of(ErrorCode.RUDE)
                : services.names().validateAsSent(profile.name());
    }

    private ClubProfile tidy(ClubProfile profile) {
        return new ClubProfile(
                services.names().tidy(profile.name()), profile.about().strip(), profile.open());
    }

    private Reply found(Client from, Login login, TournamentRequest.FoundClub request) {
        Optional<ErrorCode> fault = fault(login, request.profile());
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (!limits.mayFoundClub(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        ClubProfile profile = tidy(request.profile());
        Creation creation = clubs.found(
                login.account(),
                profile,
                services.names().keys(profile.name()),
                services.time().now());
        return creation.fold(
                club -> {
                    tell(from, club);
                    return Reply.sent();
                },
                Reply::failed);
    }

    private Reply edit(Client from, Login login, TournamentRequest.EditClub request) {
        Optional<ErrorCode> fault = fault(login, request.profile());
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        ClubProfile profile = tidy(request.profile());
        return answer(
                from,
                request.club(),
                clubs.edit(
                        request.club(),
                        services.accounts().editor(login.account()),
                        profile,
                        services.names().keys(profile.name()),
                        services.time().now()));
    }

    private Reply join(Client from, Login login, TournamentRequest.JoinClub request) {
        if (!limits.mayEnter(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return answer(
                from,
                request.club(),
                clubs.join(request.club(), login.account(), services.time().now()));
    }

    private Reply invite(Client from, Login login, TournamentRequest.InviteToClub request) {
        Optional<AccountRow> player = services.accounts()
                .findMember(services.names().key(request.name()))
                .filter(row -> row.kind() == PlayerKind.MEMBER && !row.deleted() && row.id() != login.account());
        if (player.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (services.presence().isMuted(login.account())) {
            return Reply.failed(ErrorCode.MUTED);
        }
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return answer(
                from,
                request.club(),
                clubs.invite(
                        request.club(),
                        login.account(),
                        player.get().id(),
                        services.time().now()));
    }

    private Reply setRole(Client from, Login login, TournamentRequest.SetClubRole request) {
        Membership wish = new Membership(request.player(), request.role().orElse(ClubRole.MEMBER));
        return answer(
                from,
                request.club(),
                clubs.setRole(
                        request.club(),
                        login.account(),
                        wish,
                        request.role().isPresent(),
                        services.time().now()));
    }
}
