package reversi.screens.settings;

import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.LanguageSheet;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ServerChoice;
import reversi.screens.Settings;
import reversi.screens.SettingsRepository;
import reversi.screens.StatePage;

/** Everything a person may choose, kept at once; on wide windows a board beside it shows what comes out. */
public final class SettingsPage extends StatePage<SettingsState, SettingsView> implements SettingsView.Actions {
    private final SettingsRepository settings;
    private final Optional<ServerChoice> server;

    /** The page; a server, and whether the computer ponders, are chosen only where there is a choice. */
    public SettingsPage(SettingsRepository settings, Optional<ServerChoice> server, boolean canPonder) {
        super(new SettingsState(settings.now(), server.map(ServerChoice::address), false, canPonder));
        this.settings = settings;
        this.server = server;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.SETTINGS));
    }

    @Override
    protected SettingsView view(Context context, Layout layout) {
        becomeUnseen(state().with(settings.now()));
        return new SettingsView(context, layout, state(), this);
    }

    private void set(UnaryOperator<Settings> change) {
        settings.change(change);
        become(state().with(settings.now()));
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        Settings before = settings.now();
        set(change);
        Settings now = settings.now();
        if (now.isSoundOn() != before.isSoundOn() || now.volume() != before.volume()) {
            context().ifPresent(shown -> shown.ui().feedback().tapped());
        }
    }

    @Override
    public void chooseLanguage() {
        context().ifPresent(now -> now.router()
                .open(new LanguageSheet(
                        settings.now().language(), code -> change(chosen -> chosen.withLanguage(code)))));
    }

    @Override
    public void write(String address) {
        becomeUnseen(state().written(address));
    }

    @Override
    public void chooseServer() {
        boolean isChosen = server.filter(
                        choice -> choice.choose(state().server().orElse("")))
                .isPresent();
        if (isChosen) {
            notice("settings.server.kept");
        }
        become(state().refused(!isChosen));
    }

    @Override
    public void reset() {
        context().ifPresent(now -> now.router()
                .open(new ConfirmSheet(
                        now.say("settings.reset.title"),
                        now.say("settings.reset.words"),
                        now.say("settings.reset.yes"),
                        now.say("dialog.cancel"),
                        () -> set(chosen -> Settings.initial().acquainted().withGame(chosen.game())))));
    }
}
