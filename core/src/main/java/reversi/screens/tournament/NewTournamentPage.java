package reversi.screens.tournament;

import java.util.Optional;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Writable;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;

/** The choices of a tournament that somebody makes. */
final class NewTournamentPage extends OnlinePage<NewTournamentState, NewTournamentView>
        implements NewTournamentView.Actions {
    private final OnlineListener made = new OnlineListener() {
        @Override
        public void tournamentMade(long tournament) {
            context().ifPresent(now -> {
                now.router().back();
                now.go().tournament(tournament);
            });
        }
    };

    NewTournamentPage(OnlinePages online) {
        super(online, NewTournamentState.usual());
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    public void shown() {
        super.shown();
        client().addListener(made);
    }

    @Override
    public void hidden() {
        super.hidden();
        client().removeListener(made);
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
        ask(
                new TournamentRequest.CreateTournament(now.terms(ahead)),
                () -> {},
                why -> becomeSoon(state().troubled(why)));
    }
}
