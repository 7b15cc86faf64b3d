package reversi.screens.correspondence;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.correspondence.Arrival;
import reversi.correspondence.Claim;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.KeptCorrespondence;
import reversi.platform.Signer;
import reversi.rules.Disc;

/** Takes the links that come: looks at their signatures, compares them with what is kept, and says what is the matter with any other. */
final class IncomingLinks {
    private final CorrespondenceRepository repository;
    private final Signer signer;
    private final Consumer<KeptCorrespondence> ended;

    /** Links that come; {@code ended} hears of games whose end has come. */
    IncomingLinks(CorrespondenceRepository repository, Signer signer, Consumer<KeptCorrespondence> ended) {
        this.repository = repository;
        this.signer = signer;
        this.ended = ended;
    }

    /** Opens the game of a link, or the kept one of an id. */
    void open(String detail, Consumer<OpenedLink> then) {
        repository.reload();
        if (detail.length() == Correspondence.ID_LENGTH) {
            then.accept(repository
                    .book()
                    .find(detail)
                    .map(kept -> OpenedLink.of(kept, Optional.empty()))
                    .orElseGet(() -> OpenedLink.nothing("letter.gone")));
            return;
        }
        CorrespondenceCode.read(detail)
                .<Runnable>fold(
                        game -> () -> verify(
                                CorrespondenceCode.claims(game),
                                true,
                                checked -> then.accept(
                                        checked.equals(Optional.of(false))
                                                ? changed(game)
                                                : settle(game, checked.isPresent()))),
                        () -> () -> then.accept(OpenedLink.nothing("letter.newer")),
                        () -> () -> then.accept(OpenedLink.nothing("letter.broken")))
                .run();
    }

    /** Tells whether all claims are true; nothing where the device can't tell. */
    private void verify(List<Claim> claims, boolean isTrue, Consumer<Optional<Boolean>> then) {
        if (claims.isEmpty() || !isTrue) {
            then.accept(Optional.of(isTrue));
            return;
        }
        Claim first = claims.get(0);
        signer.verify(
                first.key(),
                first.text(),
                first.signature(),
                answer -> answer.ifPresentOrElse(
                        known -> verify(claims.subList(1, claims.size()), known, then),
                        () -> then.accept(Optional.empty())));
    }

    private OpenedLink changed(Correspondence game) {
        return repository
                .book()
                .find(game.id())
                .map(kept -> OpenedLink.of(kept, Optional.of("letter.changed")))
                .orElseGet(() -> OpenedLink.nothing("letter.changed"));
    }

    private OpenedLink settle(Correspondence game, boolean isChecked) {
        Optional<String> message = isChecked ? Optional.empty() : Optional.of("letter.insecure");
        Optional<KeptCorrespondence> kept = repository.book().find(game.id());
        if (kept.isPresent()) {
            return compare(kept.get(), game, message);
        }
        Optional<Disc> mine = mine(game);
        if (mine.isEmpty()) {
            return OpenedLink.ofOthers(game, "letter.watch");
        }
        if (repository.book().isFull()) {
            return OpenedLink.nothing("letter.full");
        }
        return take(new KeptCorrespondence(game, mine.get()), message);
    }

    private OpenedLink compare(KeptCorrespondence kept, Correspondence game, Optional<String> message) {
        return switch (Arrival.of(kept.game(), kept.mine(), game)) {
            case NEWER -> take(kept.with(game), message);
            case SAME -> OpenedLink.of(kept, message);
            case OLDER -> OpenedLink.of(kept, Optional.of(isPlayed(kept, game) ? "letter.played" : "letter.old"));
            case FORKED -> OpenedLink.of(kept, Optional.of("letter.forked"));
            case CHANGED -> OpenedLink.of(kept, Optional.of("letter.changed"));
        };
    }

    /** Whether an older link asks for a turn that was played here since. */
    private static boolean isPlayed(KeptCorrespondence kept, Correspondence older) {
        return older.turn().equals(Optional.of(kept.mine()));
    }

    private OpenedLink take(KeptCorrespondence kept, Optional<String> message) {
        repository.keep(kept);
        if (kept.game().turn().isEmpty()) {
            ended.accept(kept);
        }
        return OpenedLink.of(kept, message);
    }

    /** The side of the person here: the one of this device's key, or the one that nobody has joined yet. */
    private Optional<Disc> mine(Correspondence game) {
        Optional<String> key = repository.keys().map(Signer.Keys::shown);
        for (Disc disc : Disc.values()) {
            if (key.equals(Optional.of(game.player(disc).key()))) {
                return Optional.of(disc);
            }
        }
        Disc second = game.opener().other();
        return game.player(second).hasJoined() ? Optional.empty() : Optional.of(second);
    }
}
