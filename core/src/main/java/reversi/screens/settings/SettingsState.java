package reversi.screens.settings;

import java.util.Optional;
import reversi.screens.Settings;

/**
 * What the page of the settings shows.
 *
 * @param settings what is chosen
 * @param server the server's address as it is written; empty where no server is chosen
 * @param isRefused whether what was written is no address
 * @param canPonder whether it is chosen that the computer ponders
 */
record SettingsState(Settings settings, Optional<String> server, boolean isRefused, boolean canPonder) {
    SettingsState with(Settings next) {
        return new SettingsState(next, server, isRefused, canPonder);
    }

    SettingsState written(String address) {
        return new SettingsState(settings, Optional.of(address), isRefused, canPonder);
    }

    SettingsState refused(boolean isNow) {
        return new SettingsState(settings, server, isNow, canPonder);
    }
}
