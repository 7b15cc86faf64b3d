package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Every format gives back what it was given, but for what {@code docs/notation.md} says that it loses. */
@Domain(RecordDomain.class)
@Domain(DomainContext.Global.class)
class FormatProperties {
    @Property(tries = 200)
    void jsonKeepsEverything(@ForAll GameRecord one, @ForAll GameRecord other) {
        GamesRead read = new JsonGamesReader(GameJson.write(List.of(one, other))).readAll();
        assertEquals(List.of(), read.faults());
        assertEquals(List.of(one, other), read.games());
        assertEquals(Optional.of(one), GameJson.readGame(GameJson.write(one)));
    }

    @Property(tries = 200)
    void ggfKeepsMost(@ForAll GameRecord game) {
        Assume.that(Ggf.canWrite(game.line().variant()));
        GamesRead read = new GgfGamesReader(Ggf.write(game) + "\n" + Ggf.write(game)).readAll();
        assertEquals(List.of(), read.faults());
        GameRecord kept = withoutVariant(less(commented(game, note -> ""), false));
        assertEquals(List.of(kept, kept), read.games());
    }

    @Property(tries = 200)
    void sgfKeepsNearlyAll(@ForAll GameRecord game) {
        Assume.that(game.line().variant().stock() == 0 || isUsual(game));
        GamesRead read = new SgfReader(Sgf.write(game) + "\n" + Sgf.write(game)).readAll();
        assertEquals(List.of(), read.faults());
        GameRecord kept = less(game, true);
        assertEquals(List.of(kept, kept), read.games());
    }

    @Property(tries = 200)
    void pgnKeepsNearlyAll(@ForAll GameRecord game) {
        Assume.that(game.line().variant().stock() == 0 || isUsual(game));
        GamesRead read = new PgnReader(Pgn.write(game) + Pgn.write(game)).readAll();
        assertEquals(List.of(), read.faults());
        GameRecord kept = less(commented(game, note -> note.replace('}', ')')), true);
        kept = kept.settled(kept.terms().clocked("", ""));
        assertEquals(List.of(kept, kept), read.games());
    }

    @Property(tries = 200)
    void obfKeepsMovesAndValues(@ForAll GameRecord game) {
        Assume.that(ObfGames.canWrite(game.line().variant()) && game.line().plies() > 3);
        GamesRead read = new ObfGames(ObfGames.write(game) + ObfGames.write(game)).readAll();
        assertEquals(List.of(), read.faults());
        GameRecord kept = withoutVariant(positions(game));
        assertEquals(List.of(kept, kept), read.games());
    }

    /** What remains where only positions and whole values are written: the result only where it stands for the values, or can be counted. */
    private static GameRecord positions(GameRecord game) {
        List<MoveNote> notes = new ArrayList<>();
        boolean valued = false;
        for (MoveNote note : game.notes()) {
            Optional<Integer> value = note.value().map(hundredths -> Math.floorDiv(hundredths + 50, 100) * 100);
            valued |= value.isPresent();
            notes.add(new MoveNote(value, Optional.empty(), ""));
        }
        GameRecord moves = moves(game).noted(notes);
        boolean counted =
                !valued && game.outcome().flatMap(RecordedOutcome::lead).isPresent();
        return counted && moves.outcome().isEmpty()
                ? moves.ended(RecordedOutcome.counted(
                        game.outcome().flatMap(RecordedOutcome::lead).get(), false))
                : moves;
    }

    @Property(tries = 200)
    void textKeepsMoves(@ForAll GameRecord one, @ForAll GameRecord other) {
        String text = GameFiles.write(GameFormat.TEXT, one) + GameFiles.write(GameFormat.TEXT, other);
        GamesRead read = new TextReader(text).readAll();
        assertEquals(List.of(), read.faults());
        assertEquals(List.of(moves(one), moves(other)), read.games());
    }

    @Property(tries = 200)
    void textKeepsShortGamesApart(@ForAll GameRecord one, @ForAll @IntRange(max = 4) int plies) {
        GameRecord other = first("f5d6c3d3".substring(0, 2 * plies));
        textKeepsMoves(one, other);
        textKeepsMoves(other, other);
    }

    private static GameRecord first(String squares) {
        return GameRecord.of(((TranscriptText.Ok) TranscriptText.read(squares, Variant.OTHELLO)).transcript());
    }

    private static GameRecord moves(GameRecord game) {
        return GameRecord.of(game.line(), game.line().end());
    }

    @Provide
    Arbitrary<GameRecord> othello() {
        return RecordDomain.records(Variant.OTHELLO);
    }

    @Property(tries = 200)
    void wthorKeepsMovesNamesAndResult(@ForAll("othello") GameRecord one, @ForAll("othello") GameRecord other) {
        List<GameRecord> games = List.of(latin(one, 1), latin(other, 2), latin(one, 3));
        Assume.that(games.stream().allMatch(WthorGames::canWrite));
        WthorGames.Files files = WthorGames.write(games, GameDate.day(2026, 11, 22));
        assertTrue(WthorGames.isArchive(files.games()));
        WthorReader reader = new WthorReader(
                files.games(), WthorGames.players(files.players()), WthorGames.tournaments(files.tournaments()));
        GamesRead read = reader.readAll();
        assertEquals(List.of(), read.faults());
        assertEquals(games, read.games());
    }

    /** A game as an archive holds it. */
    private static GameRecord latin(GameRecord game, int number) {
        int lead = game.outcome().flatMap(RecordedOutcome::lead).orElse(2 * number);
        int black = game.theory().map(Theory::black).orElse(12);
        return moves(game)
                .between(RecordedPlayer.named("Éva " + number), RecordedPlayer.named("#" + (7 + number)))
                .on(GameDate.year(1998))
                .at(new EventDetails(number == 2 ? "Open" : "Meijin", "", ""))
                .ended(RecordedOutcome.of(game.line().end(), Optional.of(RecordedOutcome.counted(lead, false)), 0)
                        .orElseThrow())
                .worth(new Theory(24, black));
    }

    @Property(tries = 200)
    void linksKeepMoves(@ForAll GameRecord game) {
        String code = ShareCode.write(game.line());
        assertEquals(Optional.of(game.line()), ShareCode.read(code), code);
        assertTrue(code.chars().allMatch(sign -> "-._~".indexOf(sign) >= 0 || Character.isLetterOrDigit(sign)), code);
    }

    @Property(tries = 300)
    void everyFormatIsRecognised(@ForAll GameRecord game, @ForAll GameFormat format) {
        Assume.that(format != GameFormat.WTHOR && GameFiles.canWrite(format, game));
        Assume.that(format != GameFormat.BOARD || game.line().variant().fitsBitboard());
        String text = GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format);
        GamesRead read = GameFiles.read(text);
        assertEquals(Optional.of(format), read.format(), text);
        assertEquals(List.of(), read.faults(), text);
        assertEquals(1, read.games().size(), text);
    }

    @Property(tries = 500)
    void anyTextIsReadOrSaidToBeWrong(
            @ForAll String noise, @ForAll GameRecord game, @ForAll GameFormat format, @ForAll int cut) {
        Assume.that(format != GameFormat.WTHOR && GameFiles.canWrite(format, game));
        String text = GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format);
        int at = Math.floorMod(cut, text.length());
        for (String damaged : List.of(
                noise, text.substring(0, at), text.substring(at), text.substring(0, at) + noise + text.substring(at))) {
            GamesRead read = GameFiles.read(damaged);
            assertTrue(read.games().size() + read.errors() > 0, damaged);
            assertTrue(read.faults().stream().allMatch(fault -> fault.offset() <= damaged.length()), damaged);
        }
    }

    @Property(tries = 300)
    void anyBytesAreReadOrSaidToBeWrong(@ForAll byte[] noise, @ForAll GameRecord game) {
        GamesRead read = GameFiles.read(noise);
        assertTrue(read.games().size() + read.errors() > 0);
        Assume.that(WthorGames.canWrite(latin(game, 1)));
        byte[] archive =
                WthorGames.write(List.of(latin(game, 1)), GameDate.unknown()).games();
        System.arraycopy(noise, 0, archive, 16, Math.min(noise.length, archive.length - 16));
        GamesRead damaged = new WthorReader(archive, WthorGames.Names.none(), WthorGames.Names.none()).readAll();
        assertEquals(1, damaged.games().size() + damaged.errors());
    }

    private static boolean isUsual(GameRecord game) {
        Position start = game.line().start();
        return start.equals(Position.start(start.variant()));
    }

    /** A format that writes squares and no variant takes a position set up by hand for one of Othello. */
    private static GameRecord withoutVariant(GameRecord game) {
        Position start = game.line().start();
        if (isUsual(game)) {
            return game;
        }
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : start.variant().squares()) {
            start.at(square).ifPresent(disc -> discs.put(square, disc));
        }
        boolean isOctagon = start.variant().shape() == Shape.OCTAGON;
        Variant plain = (isOctagon
                        ? Variant.EIGHT_STARS
                        : Variant.square(start.variant().size(), Start.DIAGONAL))
                .with(Rule.FEWEST_WINS, start.variant().fewestWins());
        MoveSequence line = new MoveSequence(
                Position.of(plain, discs, start.toMove()), game.line().codes());
        return with(line, game);
    }

    private static GameRecord with(MoveSequence line, GameRecord game) {
        return new GameRecord(
                line,
                game.black(),
                game.white(),
                game.date(),
                game.event(),
                game.time(),
                game.notes(),
                game.outcome(),
                game.theory(),
                game.terms());
    }

    private static GameRecord commented(GameRecord game, UnaryOperator<String> change) {
        List<MoveNote> notes = new ArrayList<>();
        for (MoveNote note : game.notes()) {
            notes.add(new MoveNote(note.value(), note.millis(), change.apply(note.comment())));
        }
        return game.noted(notes);
    }

    /** The game without its theory and the players' ids, and with clocks only if the format can say them: of each side or for a move. */
    static GameRecord less(GameRecord game, boolean perMove) {
        Optional<TimeControl> time =
                game.time().filter(control -> perMove || control.kind() == TimeControl.Kind.PER_GAME);
        return new GameRecord(
                game.line(),
                anonymous(game.player(Disc.BLACK)),
                anonymous(game.player(Disc.WHITE)),
                game.date(),
                game.event(),
                time,
                game.notes(),
                game.outcome(),
                Optional.empty(),
                game.terms());
    }

    private static RecordedPlayer anonymous(RecordedPlayer player) {
        return new RecordedPlayer(player.name(), player.rating(), "");
    }
}
