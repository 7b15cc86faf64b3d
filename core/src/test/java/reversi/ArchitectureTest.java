package reversi;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.MethodCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** Holds the arrows between the rooms of the game, and what the browser cannot run. */
@AnalyzeClasses(packages = "reversi", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule RULES = room("rules");

    @ArchTest
    static final ArchRule NOTATION = room("notation", "rules", "game", "json");

    @ArchTest
    static final ArchRule ENGINE = room("engine", "rules");

    @ArchTest
    static final ArchRule PARALLEL = room("parallel", "engine");

    @ArchTest
    static final ArchRule GAME = room("game", "rules");

    @ArchTest
    static final ArchRule SESSION = room("session", "game", "json", "rules");

    @ArchTest
    static final ArchRule CORRESPONDENCE = room("correspondence", "game", "notation", "rules", "session");

    @ArchTest
    static final ArchRule ARCHIVE = room("archive", "game", "json", "notation", "platform", "rules", "session");

    @ArchTest
    static final ArchRule JSON = room("json", "game", "rules");

    @ArchTest
    static final ArchRule ONLINE = room("online", "rules", "notation", "game", "json");

    @ArchTest
    static final ArchRule VERIFY = room("verify", "rules", "game", "json", "online");

    @ArchTest
    static final ArchRule API = room("api", "online", "notation");

    @ArchTest
    static final ArchRule RATING = room("rating");

    @ArchTest
    static final ArchRule FAIRPLAY = room("fairplay", "rules", "engine", "rating");

    @ArchTest
    static final ArchRule TEACH = room("teach", "rules", "notation", "engine", "json", "rating");

    @ArchTest
    static final ArchRule TRAINING = room("training", "rules", "notation", "engine", "game", "json", "teach", "rating");

    @ArchTest
    static final ArchRule PLATFORM = room("platform", "rules", "engine", "notation");

    @ArchTest
    static final ArchRule SOCKETS = room("sockets", "platform");

    @ArchTest
    static final ArchRule RELEASE = room("release");

    @ArchTest
    static final ArchRule NATIVES = room("natives");

    @ArchTest
    static final ArchRule HTTP = room("http");

    @ArchTest
    static final ArchRule LIBRARY = room("library", "rules", "json", "engine", "parallel");

    @ArchTest
    static final ArchRule PLAYERS = room("players", "game", "session", "engine", "online", "platform", "rules");

    @ArchTest
    static final ArchRule SCREENS = room(
            "screens",
            "rules",
            "notation",
            "engine",
            "game",
            "session",
            "archive",
            "correspondence",
            "online",
            "teach",
            "training",
            "rating",
            "platform",
            "players");

    @ArchTest
    static final ArchRule EVERY_CLASS_HAS_A_ROOM = classes()
            .should()
            .resideInAnyPackage(
                    "reversi",
                    "reversi.api..",
                    "reversi.rules..",
                    "reversi.notation..",
                    "reversi.encoding..",
                    "reversi.engine..",
                    "reversi.fairplay..",
                    "reversi.natives..",
                    "reversi.parallel..",
                    "reversi.game..",
                    "reversi.http..",
                    "reversi.json..",
                    "reversi.library..",
                    "reversi.session..",
                    "reversi.archive..",
                    "reversi.correspondence..",
                    "reversi.online..",
                    "reversi.teach..",
                    "reversi.training..",
                    "reversi.rating..",
                    "reversi.platform..",
                    "reversi.release..",
                    "reversi.sockets..",
                    "reversi.players..",
                    "reversi.verify..",
                    "reversi.screens..");

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("reversi.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule NO_GRAPHICS_IN_PURE_ROOMS = noClasses()
            .that()
            .resideInAnyPackage(
                    "reversi.rules..",
                    "reversi.notation..",
                    "reversi.engine..",
                    "reversi.game..",
                    "reversi.json..",
                    "reversi.library..",
                    "reversi.session..",
                    "reversi.archive..",
                    "reversi.correspondence..",
                    "reversi.online..",
                    "reversi.rating..",
                    "reversi.teach..",
                    "reversi.training..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.badlogic..", "java.awt..", "javax..", "org.lwjgl..")
            .allowEmptyShould(true);

    private static final String[] ON_THE_JVM_ONLY = {
        "reversi.api..",
        "reversi.encoding..",
        "reversi.fairplay..",
        "reversi.http..",
        "reversi.library..",
        "reversi.natives..",
        "reversi.parallel..",
        "reversi.release..",
        "reversi.sockets..",
        "reversi.verify.."
    };

    @ArchTest
    static final ArchRule ONLY_WHAT_THE_BROWSER_HAS = noClasses()
            .that()
            .resideOutsideOfPackages(ON_THE_JVM_ONLY)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.util.concurrent..",
                    "java.util.regex..",
                    "java.time..",
                    "java.nio.file..",
                    "java.nio.channels..",
                    "java.net..",
                    "java.lang.reflect..")
            .orShould()
            .dependOnClassesThat(named(
                    "java.io.File",
                    "java.lang.Thread",
                    "java.lang.ThreadLocal",
                    "java.lang.StackWalker",
                    "java.lang.Process",
                    "java.util.Timer",
                    "java.util.UUID",
                    "java.util.Base64",
                    "java.util.SplittableRandom",
                    "java.util.Scanner",
                    "java.text.DecimalFormat"));

    @ArchTest
    static final ArchRule ONLY_CALLS_THE_BROWSER_HAS = noClasses()
            .that()
            .resideOutsideOfPackages(ON_THE_JVM_ONLY)
            .should()
            .callMethodWhere(calls("java.lang.String", "format", "formatted"))
            .orShould()
            .callMethodWhere(calls("java.lang.Long", "compareUnsigned", "compress", "expand", "divideUnsigned"))
            .orShould()
            .callMethodWhere(calls("java.lang.Math", "multiplyHigh", "unsignedMultiplyHigh"))
            .orShould()
            .callMethodWhere(calls("java.util.Arrays", "mismatch"))
            .orShould()
            .callMethodWhere(calls("java.lang.Class", "getResourceAsStream", "forName", "isInstance", "cast"));

    /** In the browser every static method of a class with an initializer asks first whether that has run: an eighth of a search's time. */
    @ArchTest
    static final ArchRule NOTHING_TO_INITIALIZE_IN_A_SEARCH = classes()
            .that(named(
                    "reversi.engine.AbdadaTable",
                    "reversi.engine.BitMoves",
                    "reversi.engine.Flips",
                    "reversi.engine.GeneralBoard",
                    "reversi.engine.GeneralPatternEvaluation",
                    "reversi.engine.GeneralSearch",
                    "reversi.engine.LastFlips",
                    "reversi.engine.LastSquares",
                    "reversi.engine.MemoryTable",
                    "reversi.engine.MidgameMoves",
                    "reversi.engine.MidgameSearch",
                    "reversi.engine.MoveLists",
                    "reversi.engine.PatternEntries",
                    "reversi.engine.PatternEvaluation",
                    "reversi.engine.PatternNumbers",
                    "reversi.engine.PatternTable",
                    "reversi.engine.PatternWeights",
                    "reversi.engine.PlainSolver",
                    "reversi.engine.PositionHash",
                    "reversi.engine.ProbCut",
                    "reversi.engine.ShallowEndgameSolver",
                    "reversi.engine.ShallowMoveOrder",
                    "reversi.engine.ShallowSearch",
                    "reversi.engine.ShallowTable",
                    "reversi.engine.SplitPoint",
                    "reversi.engine.SplitPoints",
                    "reversi.engine.Stability",
                    "reversi.engine.StopSignal",
                    "reversi.engine.TranspositionTable",
                    "reversi.engine.UnrolledTable",
                    "reversi.engine.WideBitboard"))
            .should(new ArchCondition<>("have no static initializer") {
                @Override
                public void check(JavaClass item, ConditionEvents events) {
                    boolean has = item.getStaticInitializer().isPresent();
                    events.add(new SimpleConditionEvent(item, !has, item.getName() + " has a static initializer"));
                }
            });

    /** It is a call that asks the same of its own class. */
    @ArchTest
    static final ArchRule NO_ROTATIONS_BY_THE_LIBRARY_IN_A_SEARCH = noClasses()
            .that()
            .resideInAPackage("reversi.engine..")
            .should()
            .callMethodWhere(calls("java.lang.Long", "rotateLeft", "rotateRight"));

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS =
            fields().that().areStatic().should().beFinal().allowEmptyShould(true);

    /**
     * GWT fails on a record whose second constructor calls the one that the compiler writes; a factory does as well. One that checks or
     * copies calls more than that of {@code Record}, and is written by hand.
     */
    @ArchTest
    static final ArchRule RECORDS_OF_TWO_CONSTRUCTORS_WRITE_BOTH = classes()
            .that()
            .areRecords()
            .and()
            .resideOutsideOfPackages(ON_THE_JVM_ONLY)
            .should(new ArchCondition<>("have one constructor, or write each") {
                @Override
                public void check(JavaClass item, ConditionEvents events) {
                    boolean isWritten = item.getConstructors().stream()
                            .allMatch(each -> each.getCallsFromSelf().size() > 1
                                    || each.getCallsFromSelf().stream().anyMatch(call -> call.getTargetOwner()
                                            .equals(item)));
                    events.add(new SimpleConditionEvent(
                            item, item.getConstructors().size() == 1 || isWritten, item.getName()));
                }
            });

    /**
     * GWT makes {@code hashCode} and {@code toString} of a record from all its fields, the static ones too: one of the record's own type makes
     * them call themselves without end. What is written by hand isn't final.
     */
    @ArchTest
    static final ArchRule NO_RECORD_HASHES_ITSELF_IN_THE_BROWSER = classes()
            .that()
            .areRecords()
            .and()
            .resideOutsideOfPackages(ON_THE_JVM_ONLY)
            .should(
                    new ArchCondition<>(
                            "have no static field that holds one of their own, or their own hashCode and toString") {
                        @Override
                        public void check(JavaClass item, ConditionEvents events) {
                            boolean isMadeByTheCompiler = Stream.of("hashCode", "toString")
                                    .anyMatch(name ->
                                            item.getMethod(name).getModifiers().contains(JavaModifier.FINAL));
                            item.getFields().stream()
                                    .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
                                    .filter(field -> holds(field.getType(), item))
                                    .forEach(field -> events.add(
                                            new SimpleConditionEvent(item, !isMadeByTheCompiler, field.getFullName())));
                        }

                        private boolean holds(JavaType type, JavaClass item) {
                            boolean isCollection = type.toErasure().isAssignableTo(Iterable.class)
                                    || type.toErasure().isAssignableTo(Map.class)
                                    || type.toErasure().isEquivalentTo(Optional.class)
                                    || type.toErasure().isArray();
                            return type.toErasure().equals(item)
                                    || (isCollection
                                            && type.getAllInvolvedRawTypes().contains(item));
                        }
                    });

    @ArchTest
    static final ArchRule NULL_IS_NEVER_THE_DEFAULT = classes()
            .should(new ArchCondition<>("be in a @NullMarked package") {
                @Override
                public void check(JavaClass item, ConditionEvents events) {
                    boolean marked = item.getPackage()
                            .tryGetPackageInfo()
                            .map(info -> ((CanBeAnnotated) info).isAnnotatedWith(NullMarked.class))
                            .orElse(false);
                    events.add(new SimpleConditionEvent(
                            item, marked, item.getPackageName() + " has no package-info with @NullMarked"));
                }
            });

    /** The room may know itself, the rooms it has a door to, and whatever isn't ours. */
    private static ArchRule room(String name, String... doors) {
        String[] allowed = Stream.concat(Stream.of(name), Arrays.stream(doors))
                .map(room -> "reversi." + room + "..")
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage("reversi." + name + "..")
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage("reversi..")).or(resideInAnyPackage(allowed)))
                .allowEmptyShould(true);
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        Set<String> wanted = Set.of(names);
        return DescribedPredicate.describe("are named " + wanted, type -> wanted.contains(type.getName()));
    }

    private static DescribedPredicate<JavaMethodCall> calls(String owner, String... methods) {
        Set<String> wanted = Set.of(methods);
        return DescribedPredicate.describe("calls " + owner + "." + wanted, call -> {
            MethodCallTarget target = call.getTarget();
            return target.getOwner().getName().equals(owner) && wanted.contains(target.getName());
        });
    }
}
