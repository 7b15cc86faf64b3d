package reversi.screens.insights;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.platform.AssetSource;
import reversi.teach.OpeningNames;
import reversi.training.insights.Peers;
import reversi.training.insights.Practice;

/**
 * What the page of insights needs.
 *
 * @param reader looks through the person's games
 * @param peers what others do
 * @param rating how strong the person is, in points of the computer's levels; empty where that is not known
 * @param names the names of openings
 * @param games opens the list of games with those of some ids
 * @param practise opens something to practise
 */
public record InsightsServices(
        InsightsReader reader,
        AssetSource<Peers> peers,
        Supplier<Optional<Integer>> rating,
        OpeningNames names,
        Consumer<Set<String>> games,
        Consumer<Practice> practise) {}
