package reversi.online;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.arbitraries.StringArbitrary;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.json.JsonReader;
import reversi.json.JsonWriter;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Any message there can be, made from the declarations of the messages themselves. */
public final class Messages {
    private static final long MOST = JsonReader.MAX_WHOLE;

    private Messages() {}

    /** Every record under a sealed type. */
    static List<Class<?>> kindsOf(Class<?> family) {
        if (family == TableEvent.InGame.class) {
            return kindsOf(GameEvent.Shared.class);
        }
        if (family.isRecord()) {
            return List.of(family);
        }
        List<Class<?>> kinds = new ArrayList<>();
        for (Class<?> permitted : family.getPermittedSubclasses()) {
            kinds.addAll(kindsOf(permitted));
        }
        return kinds;
    }

    /** Any message of a sealed family. */
    public static <T> Arbitrary<T> any(Class<T> family) {
        List<Arbitrary<? extends T>> kinds = new ArrayList<>();
        for (Class<?> kind : kindsOf(family)) {
            kinds.add(record(kind)
                    .map(made -> family.cast(
                            made instanceof GameEvent.Shared event && family == TableEvent.class
                                    ? new TableEvent.InGame(event)
                                    : made)));
        }
        return Arbitraries.oneOf(kinds);
    }

    private static Arbitrary<Object> record(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        List<Arbitrary<Object>> values = new ArrayList<>();
        for (RecordComponent component : components) {
            values.add(value(component.getGenericType()));
        }
        if (values.isEmpty()) {
            return Arbitraries.of(List.of(make(type, List.of())));
        }
        return Combinators.combine(values).as(arguments -> make(type, arguments));
    }

    private static Object make(Class<?> type, List<Object> arguments) {
        try {
            Class<?>[] types = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            return type.getDeclaredConstructor(types).newInstance(arguments.toArray());
        } catch (ReflectiveOperationException wrong) {
            throw new IllegalStateException(type + " of " + arguments, wrong);
        }
    }

    @SuppressWarnings("unchecked")
    private static Arbitrary<Object> value(Type type) {
        return (Arbitrary<Object>) (Arbitrary<?>) plain(type);
    }

    private static Arbitrary<?> plain(Type type) {
        if (type instanceof ParameterizedType generic) {
            Arbitrary<Object> inner = value(generic.getActualTypeArguments()[0]);
            return generic.getRawType() == Optional.class
                    ? inner.optional()
                    : inner.list().ofMaxSize(3);
        }
        Class<?> raw = (Class<?>) type;
        if (raw == long.class || raw == Long.class) {
            return Arbitraries.longs().between(-MOST, MOST);
        }
        if (raw == int.class || raw == Integer.class) {
            return Arbitraries.integers();
        }
        if (raw == boolean.class) {
            return Arbitraries.of(true, false);
        }
        if (raw == String.class) {
            return texts();
        }
        if (raw.isEnum()) {
            return Arbitraries.of(List.of(raw.getEnumConstants()));
        }
        return special(raw);
    }

    /** Any text that UTF-8 can carry. */
    static Arbitrary<String> texts() {
        StringArbitrary strings = Arbitraries.strings().ofMaxLength(12);
        return Arbitraries.oneOf(
                strings.all().filter(JsonWriter::isPaired),
                strings.ascii(),
                Arbitraries.of("", "\"\\/\b\f\n\r\t", "\u2028\u2029\u0000", "\uD83D\uDE00", "<script>"));
    }

    /** The values whose parts must fit together. */
    private static Arbitrary<?> special(Class<?> raw) {
        if (raw == Move.class) {
            return Combinators.combine(
                            Arbitraries.integers().between(0, 15),
                            Arbitraries.integers().between(0, 15))
                    .as((file, rank) -> Move.at(new Square(file, rank)))
                    .optional(0.9)
                    .map(move -> move.orElse(Move.PASS));
        }
        if (raw == ClockTimes.class) {
            Arbitrary<Long> times = Arbitraries.longs().between(0, MOST);
            return Combinators.combine(times, times).as(ClockTimes::new);
        }
        if (raw == Variant.class) {
            return variants();
        }
        if (raw == GameTerms.class) {
            return terms();
        }
        if (raw == Finish.class) {
            return finishes();
        }
        if (raw == TournamentTerms.class) {
            return tournaments();
        }
        return raw.isSealed() ? any(raw) : record(raw);
    }

    private static Arbitrary<Variant> variants() {
        return Arbitraries.of(List.of(
                Variant.OTHELLO,
                Variant.EIGHT_STARS,
                Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true),
                Variant.ANTI.withHandicap(2),
                Variant.square(16, Start.PARALLEL)));
    }

    private static Arbitrary<GameTerms> terms() {
        Arbitrary<TimeControl> times = Arbitraries.oneOf(
                Arbitraries.of(List.of(TimeControl.none())),
                Arbitraries.integers()
                        .between(1, TimeControl.MAX_DAYS * TimeControl.DAY)
                        .map(TimeControl::perMove),
                Arbitraries.integers().between(1, 600).map(seconds -> TimeControl.perGame(seconds, seconds / 7)));
        return Combinators.combine(
                        variants(),
                        times,
                        Arbitraries.of(true, false),
                        Arbitraries.of(ColourChoice.BLACK, ColourChoice.WHITE, ColourChoice.LOT))
                .as((variant, time, rated, colour) ->
                        new GameTerms(variant, time, rated && GameTerms.isEven(variant), colour));
    }

    private static Arbitrary<TournamentTerms> tournaments() {
        return Combinators.combine(
                        Arbitraries.of(TournamentFormat.values()).filter(format -> format != TournamentFormat.MATCH),
                        terms().filter(GameTerms::hasBoundedClock),
                        Arbitraries.longs().between(0, MOST),
                        Arbitraries.integers().between(2, 32),
                        Arbitraries.integers().between(1, 2),
                        Arbitraries.of(true, false),
                        Arbitraries.of(
                                "abc",
                                "Friday <b>Swiss</b>",
                                "\u00c5\u00e9 \"x\" ".repeat(4).strip()))
                .as((format, game, start, seats, rounds, membersOnly, name) -> new TournamentTerms(
                        name,
                        format,
                        new GameTerms(game.variant(), game.time(), game.rated(), ColourChoice.LOT),
                        format == TournamentFormat.SWISS || format == TournamentFormat.ROUND_ROBIN ? rounds : 0,
                        format == TournamentFormat.ARENA ? 10 * seats / 2 : 0,
                        start,
                        seats,
                        membersOnly || game.rated(),
                        30 * rounds,
                        membersOnly && rounds == 2 ? List.of(start) : List.of()));
    }

    private static Arbitrary<Finish> finishes() {
        return Combinators.combine(
                        Arbitraries.of(Ending.values()),
                        Arbitraries.of(Disc.values()),
                        record(RatingChange.class).map(RatingChange.class::cast),
                        Arbitraries.integers())
                .as((ending, winner, gain, discs) -> new Finish(
                        ending,
                        ending == Ending.AGREED_DRAW || ending == Ending.ABANDONED
                                ? Optional.empty()
                                : Optional.of(winner),
                        discs,
                        -discs,
                        gain,
                        gain));
    }
}
