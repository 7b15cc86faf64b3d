package reversi;

import reversi.platform.Device;
import reversi.platform.Fonts;
import reversi.platform.GameArchive;
import reversi.platform.Link;
import reversi.platform.Store;
import reversi.platform.Thinker;
import reversi.screens.study.StudyLoader;

/**
 * What a device supplies beside libGDX: the window and the web page each have their own.
 *
 * @param thinker answers questions to the engine
 * @param store keeps settings and the unfinished game
 * @param archive keeps finished games
 * @param fonts draws letters
 * @param device what else the device can do
 * @param links opens connections to a server
 * @param studyLoader fetches the pages on which games are studied
 */
public record Backend(
        Thinker thinker,
        Store store,
        GameArchive archive,
        Fonts fonts,
        Device device,
        Link.Opener links,
        StudyLoader studyLoader) {}
