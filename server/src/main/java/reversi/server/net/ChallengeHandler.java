package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.server.store.ChallengeRepository.Challenge;
import reversi.server.store.Creation;

/** Handles challenges of clubs, each of which becomes a tournament of two clubs once it is accepted. */
final class ChallengeHandler {
    private final Services services;
    private final RateLimits limits;

    ChallengeHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(TournamentRequest.ChallengeClub.class, this::challenge);
        handlers.onMember(TournamentRequest.AnswerChallenge.class, this::answer);
        return handlers;
    }

    private Reply challenge(Client from, Login login, TournamentRequest.ChallengeClub request) {
        TournamentTerms terms = request.terms();
        if (!terms.isMatch()) {
            return Reply.failed(ErrorCode.NOT_NOW);
        }
        if (services.presence().isMuted(login.account())) {
            return Reply.failed(ErrorCode.MUTED);
        }
        if (services.words().hits(terms.name())) {
            return Reply.failed(ErrorCode.RUDE);
        }
        long now = services.time().now();
        if (!services.arbiter().entries().isTimely(terms)) {
            return Reply.failed(ErrorCode.BAD_START);
        }
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return HandlerMap.reply(services.challenges().add(login.account(), terms, now), Reply.done());
    }

    private Reply answer(Client from, Login login, TournamentRequest.AnswerChallenge request) {
        Optional<Challenge> found = services.challenges().find(request.challenge());
        if (found.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_CHALLENGE);
        }
        Challenge challenge = found.get();
        boolean mayAnswer = leads(login, challenge.rival()) || (!request.accept() && leads(login, challenge.club()));
        if (!mayAnswer) {
            return Reply.failed(ErrorCode.LEADERS_ONLY);
        }
        if (!services.challenges().take(challenge)) {
            return Reply.failed(ErrorCode.NO_SUCH_CHALLENGE);
        }
        return request.accept() ? accept(from, challenge) : Reply.done();
    }

    private boolean leads(Login login, long club) {
        return services.clubs()
                .find(club, login.account())
                .filter(row -> row.isLed())
                .isPresent();
    }

    private Reply accept(Client from, Challenge challenge) {
        Creation creation = services.arbiter().entries().createMatch(challenge.account(), challenge.terms());
        return creation.fold(
                made -> {
                    from.send(new TournamentNews.TournamentMade(made));
                    return Reply.sent();
                },
                refused -> {
                    services.challenges().putBack(challenge);
                    return Reply.failed(refused);
                });
    }
}
