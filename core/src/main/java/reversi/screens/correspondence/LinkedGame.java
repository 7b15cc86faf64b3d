package reversi.screens.correspondence;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import reversi.correspondence.Act;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.Correspondent;
import reversi.correspondence.KeptCorrespondence;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Route;
import reversi.screens.game.CorrespondenceController;

/** A game by link that is open: what is done at its board is kept and can be sent. */
final class LinkedGame implements CorrespondenceController.Actions {
    private final CorrespondenceRepository repository;
    private final OutgoingLinks outgoing;
    private final Supplier<Optional<String>> address;
    private final Optional<Disc> mine;
    private Correspondence game;

    /** The game that a link led to; {@code address} tells where others play the game in a browser. */
    LinkedGame(
            Correspondence game,
            Optional<Disc> mine,
            CorrespondenceRepository repository,
            OutgoingLinks outgoing,
            Supplier<Optional<String>> address) {
        this.game = game;
        this.mine = mine;
        this.repository = repository;
        this.outgoing = outgoing;
        this.address = address;
    }

    /** What Black and White are called. */
    List<String> names(Context context) {
        return List.of(name(context, Disc.BLACK), name(context, Disc.WHITE));
    }

    private String name(Context context, Disc disc) {
        Correspondent player = game.player(disc);
        if (player.hasJoined()) {
            return player.name();
        }
        return mine.equals(Optional.of(disc)) ? repository.book().name() : context.say("letter.opponent");
    }

    @Override
    public Correspondence game() {
        return game;
    }

    @Override
    public Optional<Disc> mine() {
        return mine;
    }

    @Override
    public boolean isNamed() {
        return mine.filter(disc -> game.player(disc).hasJoined()).isPresent()
                || !repository.book().name().isEmpty();
    }

    @Override
    public void askName(Context context, Runnable then) {
        context.router().open(new NameSheet(words -> {
            repository.name(words);
            then.run();
        }));
    }

    @Override
    public void act(Act act, Consumer<Boolean> then) {
        outgoing.act(new KeptCorrespondence(game, mine.orElseThrow()), act, kept -> {
            game = kept.or(() -> repository.book().find(game.id()))
                    .map(KeptCorrespondence::game)
                    .orElse(game);
            then.accept(kept.isPresent());
        });
    }

    @Override
    public void send(Context context) {
        Route route = Route.toCorrespondence(CorrespondenceCode.write(game));
        String place = context.device()
                .page()
                .or(() -> address.get().map(known -> known + "/"))
                .orElse("");
        String link = place + route.fragment();
        context.router()
                .open(new SendSheet(link, name(context, mine.orElseThrow().other())));
    }

    @Override
    public Route route() {
        return Route.toCorrespondence(mine.isPresent() ? game.id() : CorrespondenceCode.write(game));
    }
}
