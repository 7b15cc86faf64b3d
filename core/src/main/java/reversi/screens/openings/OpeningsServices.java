package reversi.screens.openings;

import reversi.archive.GameLibrary;
import reversi.platform.AssetSource;
import reversi.platform.Thinker;
import reversi.screens.PlayerClock;
import reversi.teach.OpeningExplorer;
import reversi.teach.OpeningNames;

/**
 * What the page of one's own openings needs.
 *
 * @param repository where they are kept
 * @param explorer what real games went on with
 * @param library the person's own games
 * @param thinker answers wrong moves, and values what people play where nothing is prepared
 * @param names the names of openings
 * @param clock which day it is, and how long somebody thinks
 */
public record OpeningsServices(
        OpeningsRepository repository,
        AssetSource<OpeningExplorer> explorer,
        GameLibrary library,
        Thinker thinker,
        OpeningNames names,
        PlayerClock clock) {}
