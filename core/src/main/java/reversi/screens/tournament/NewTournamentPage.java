package reversi.screens.tournament;

import java.util.List;
import java.util.Optional;
import reversi.online.ClubCard;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Writable;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;

/** The choices of a tournament that somebody makes, or of a match to which a club challenges another one. */
public final class NewTournamentPage extends OnlinePage<NewTournamentState, NewTournamentView>
        implements NewTournamentView.Actions {
    private final OnlineListener made = new OnlineListener() {
        @Override
        public void tournamentMade(long tournament) {
            context().ifPresent(now -> {
                now.router().back();
                now.go().tournament(tournament);
            });
        }

        @Override
        public void leagueShown(TournamentNews.LeagueInfo league) {
            context().ifPresent(now -> {
                now.router().back();
                now.go().league(league.card().id());
            });
        }
    };

    /** The choices for everybody, or for the members of these clubs, of which the first one challenges the second one. */
    public NewTournamentPage(OnlinePages online, List<ClubCard> clubs) {
        super(online, NewTournamentState.usual(clubs));
        hear(made);
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    protected NewTournamentState known(NewTournamentState before) {
        long now = client().serverNow();
        return before.at(now + Math.floorMod(-now, TournamentWords.MINUTE_MILLIS));
    }

    @Override
    protected NewTournamentView picture(Context context, Layout layout) {
        return new NewTournamentView(context, layout, state(), this);
    }

    @Override
    public void name(String words) {
        becomeUnseen(state().named(words));
    }

    @Override
    public void choose(NewTournamentState.Choice choice, int at) {
        become(known(state()).choosing(choice, at));
    }

    @Override
    public void make() {
        context().filter(now -> !state().isAsking()).ifPresent(this::make);
    }

    private void make(Context context) {
        NewTournamentState now = known(state());
        int ahead = context.device().utcOffsetMinutes(now.now());
        Optional<String> trouble =
                now.lacking(ahead).map(context::say).or(() -> Writable.trouble(context.texts(), now.name()));
        if (trouble.isPresent()) {
            become(now.troubled(trouble.get()));
            return;
        }
        become(now.asking());
        ask(request(now, now.terms(ahead)), this::sent, why -> becomeSoon(state().troubled(why)));
    }

    private static TournamentRequest request(NewTournamentState made, TournamentTerms terms) {
        if (made.isMatch()) {
            return new TournamentRequest.ChallengeClub(terms);
        }
        return made.isLeague()
                ? new TournamentRequest.FoundLeague(terms)
                : new TournamentRequest.CreateTournament(terms);
    }

    /** A challenge waits for its answer; a tournament opens by itself. */
    private void sent() {
        if (state().isMatch()) {
            context().ifPresent(now -> {
                now.router().back();
                now.router().notice(now.say("club.sent"));
            });
        }
    }
}
