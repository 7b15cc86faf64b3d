package reversi.screens.correspondence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import reversi.correspondence.Act;
import reversi.correspondence.Correspondence;
import reversi.correspondence.CorrespondenceBook;
import reversi.correspondence.CorrespondenceCode;
import reversi.correspondence.KeptCorrespondence;
import reversi.platform.FakeSigner;
import reversi.platform.MemoryStore;
import reversi.platform.Signer;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;

/** What comes by a link and what goes by one, on devices that sign, that can't, and that fail. */
class LinksTest {
    /** One person's device. */
    private static final class Side {
        final MemoryStore store = new MemoryStore();
        final List<KeptCorrespondence> ended = new ArrayList<>();
        final CorrespondenceRepository repository = new CorrespondenceRepository(store, result -> {});
        final IncomingLinks incoming;
        final OutgoingLinks outgoing;

        Side(String name, Signer signer) {
            repository.name(name);
            incoming = new IncomingLinks(repository, signer, ended::add);
            outgoing = new OutgoingLinks(repository, signer, new Random(name.hashCode()), ended::add);
        }

        KeptCorrespondence begin(Disc mine) {
            AtomicReference<Optional<KeptCorrespondence>> made = new AtomicReference<>(Optional.empty());
            outgoing.begin(Variant.OTHELLO, mine, made::set);
            return made.get().orElseThrow();
        }

        Optional<KeptCorrespondence> act(KeptCorrespondence kept, Act act) {
            AtomicReference<Optional<KeptCorrespondence>> done = new AtomicReference<>(Optional.empty());
            outgoing.act(kept, act, done::set);
            return done.get();
        }

        KeptCorrespondence play(KeptCorrespondence kept, String square) {
            return act(kept, new Act.Placed(kept.mine(), Square.of(square), false))
                    .orElseThrow();
        }

        OpenedLink open(Correspondence game) {
            return open(CorrespondenceCode.write(game));
        }

        OpenedLink open(String text) {
            AtomicReference<OpenedLink> opened = new AtomicReference<>();
            incoming.open(text, opened::set);
            return opened.get();
        }

        KeptCorrespondence take(Correspondence game) {
            OpenedLink opened = open(game);
            return new KeptCorrespondence(
                    opened.game().orElseThrow(), opened.mine().orElseThrow());
        }
    }

    private final Side ann = new Side("Ann", new FakeSigner("ann"));
    private final Side ben = new Side("Ben", new FakeSigner("ben"));
    private final Side old = new Side("Olga", Signer.none());

    private static Optional<String> message(OpenedLink opened) {
        return opened.message();
    }

    @Test
    void keysAreMadeOnceAndKept() {
        KeptCorrespondence one = ann.begin(Disc.BLACK);
        KeptCorrespondence other = ann.begin(Disc.BLACK);
        assertEquals(one.game().black().key(), other.game().black().key());
        assertFalse(one.game().id().equals(other.game().id()));
        CorrespondenceRepository later = new CorrespondenceRepository(ann.store, result -> {});
        assertEquals(ann.repository.keys(), later.keys());
        assertEquals(2, later.book().games().size());
    }

    @Test
    void whereNothingCanBeSignedTheGameIsPlayedUnsigned() {
        KeptCorrespondence begun = old.play(old.begin(Disc.BLACK), "f5");
        assertFalse(begun.game().black().isSigned());
        KeptCorrespondence taken = ben.take(begun.game());
        assertEquals(Disc.WHITE, taken.mine());
        KeptCorrespondence answered = ben.play(taken, "d6");
        assertTrue(answered.game().white().isSigned());
        OpenedLink back = old.open(answered.game());
        assertEquals(answered.game(), back.game().orElseThrow());
        assertEquals(Optional.of("letter.insecure"), message(back), "it can't look at signatures either");
    }

    @Test
    void aTurnThatCouldNotBeSignedIsNotKept() {
        KeptCorrespondence begun = ann.begin(Disc.BLACK);
        AtomicReference<Optional<KeptCorrespondence>> done = new AtomicReference<>(Optional.of(begun));
        Signer failing = new Signer() {
            @Override
            public void make(Consumer<Optional<Keys>> then) {
                then.accept(Optional.empty());
            }

            @Override
            public void sign(Keys keys, String text, Consumer<Optional<String>> then) {
                then.accept(Optional.empty());
            }

            @Override
            public void verify(String shown, String text, String signature, Consumer<Optional<Boolean>> then) {
                then.accept(Optional.of(false));
            }
        };
        new OutgoingLinks(ann.repository, failing, new Random(1), ann.ended::add)
                .act(begun, new Act.Placed(Disc.BLACK, Square.of("f5"), false), done::set);
        assertEquals(Optional.empty(), done.get());
        assertEquals(Optional.of(begun), ann.repository.book().find(begun.game().id()));
    }

    @Test
    void aTurnIsPlayedOnceInWhicheverWindow() {
        KeptCorrespondence begun = ann.begin(Disc.BLACK);
        ann.play(begun, "f5");
        assertEquals(Optional.empty(), ann.act(begun, new Act.Placed(Disc.BLACK, Square.of("d3"), false)));
        assertEquals(1, ann.repository.book().games().get(0).game().acts().size());
    }

    @Test
    void anotherKeyOrNoneIsToldFromTheOpponents() {
        KeptCorrespondence first = ann.play(ann.begin(Disc.BLACK), "f5");
        KeptCorrespondence answer = ben.play(ben.take(first.game()), "d6");
        ann.open(answer.game());
        KeptCorrespondence third = ann.play(ann.take(answer.game()), "c3");
        Side eve = new Side("Ben", new FakeSigner("eve"));
        KeptCorrespondence forged = eve.play(eve.take(first.game()), "d6");
        assertEquals(Optional.of("letter.changed"), message(ann.open(forged.game())));
        Correspondence unsigned = ben.play(ben.take(third.game()), "d3").game().signed(Disc.WHITE, "A".repeat(86));
        OpenedLink opened = ann.open(unsigned);
        assertEquals(Optional.of("letter.changed"), message(opened));
        assertEquals(third.game(), opened.game().orElseThrow());
    }

    @Test
    void anUnknownGameOfAWrongSignatureIsNotShown() {
        Correspondence game = ann.play(ann.begin(Disc.BLACK), "f5").game().signed(Disc.BLACK, "A".repeat(86));
        OpenedLink opened = ben.open(game);
        assertEquals(Optional.of("letter.changed"), message(opened));
        assertEquals(Optional.empty(), opened.game());
        assertEquals(List.of(), ben.repository.book().games());
    }

    @Test
    void whoLostWhatWasKeptGoesOnByTheKey() {
        KeptCorrespondence first = ann.play(ann.begin(Disc.BLACK), "f5");
        KeptCorrespondence answer = ben.play(ben.take(first.game()), "d6");
        ann.store.texts().remove(CorrespondenceRepository.NAME);
        assertEquals(Optional.of(Disc.BLACK), ann.open(answer.game()).mine());
    }

    @Test
    void theEndIsHeardOnceOnEachDevice() {
        KeptCorrespondence first = ann.play(ann.begin(Disc.BLACK), "f5");
        KeptCorrespondence given =
                ben.act(ben.take(first.game()), new Act.Resigned(Disc.WHITE)).orElseThrow();
        ann.open(given.game());
        ann.open(given.game());
        ben.open(given.game());
        assertEquals(List.of(given), ben.ended);
        assertEquals(1, ann.ended.size());
    }

    @Test
    void aWholeGameGoesToAndFro() {
        KeptCorrespondence here = ann.begin(Disc.WHITE);
        Side side = ben;
        KeptCorrespondence game = ben.take(here.game());
        while (game.game().turn().isPresent()) {
            if (!game.isMyTurn()) {
                side = side == ann ? ben : ann;
                game = side.take(game.game());
            }
            Square first =
                    game.game().game().position().legalMoves().get(0).square().orElseThrow();
            game = side.act(game, new Act.Placed(game.mine(), first, false)).orElseThrow();
            assertTrue(CorrespondenceCode.write(game.game()).length() < 500);
        }
        Side other = side == ann ? ben : ann;
        other.take(game.game());
        assertEquals(1, ann.ended.size());
        assertEquals(1, ben.ended.size());
        assertEquals(ann.ended.get(0).game(), ben.ended.get(0).game());
    }

    @Test
    void whereThereIsNoRoomNothingIsTaken() {
        for (int i = 0; i < CorrespondenceBook.MOST; i++) {
            ben.begin(Disc.BLACK);
        }
        Correspondence game = ann.play(ann.begin(Disc.BLACK), "f5").game();
        assertEquals(Optional.of("letter.full"), message(ben.open(game)));
        assertEquals(CorrespondenceBook.MOST, ben.repository.book().games().size());
    }

    @Test
    void whatIsDamagedInTheStoreIsSetAside() {
        ann.store.texts().put(CorrespondenceRepository.NAME, "rubbish");
        ann.repository.reload();
        assertEquals(CorrespondenceBook.empty(), ann.repository.book());
        assertTrue(ann.store.texts().containsValue("rubbish"));
    }
}
