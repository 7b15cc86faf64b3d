package reversi.screens.correspondence;

import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.correspondence.KeptCorrespondence;
import reversi.platform.Signer;
import reversi.platform.Thinker;
import reversi.screens.sound.Sounds;
import reversi.teach.OpeningNames;

/**
 * What games by link need.
 *
 * @param repository keeps them
 * @param signer signs the turns of this device
 * @param ended hears of games whose end has come
 * @param webAddress where others play the game in a browser; empty where no such place is known
 * @param random draws ids and colours
 * @param thinker for the board's advice, which such a game offers none of
 * @param sounds what is heard
 * @param openings names openings
 */
public record CorrespondenceServices(
        CorrespondenceRepository repository,
        Signer signer,
        Consumer<KeptCorrespondence> ended,
        Supplier<Optional<String>> webAddress,
        Random random,
        Thinker thinker,
        Sounds sounds,
        OpeningNames openings) {}
