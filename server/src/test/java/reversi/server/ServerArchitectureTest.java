package reversi.server;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.core.domain.properties.HasParameterTypes.Predicates.rawParameterTypes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.slf4j.Logger;
import org.slf4j.spi.LoggingEventBuilder;

/** The server knows the rules, the language and the engine, never a screen; its own rooms have doors too. */
@AnalyzeClasses(packages = "reversi", importOptions = ImportOption.DoNotIncludeTests.class)
class ServerArchitectureTest {
    @ArchTest
    static final ArchRule NO_SCREENS = noClasses()
            .that()
            .resideInAPackage("reversi.server..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "reversi",
                    "reversi.screens..",
                    "reversi.players..",
                    "reversi.platform..",
                    "reversi.sockets..",
                    "reversi.teach..",
                    "com.badlogic..");

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_SERVER = noClasses()
            .that()
            .resideOutsideOfPackage("reversi.server..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("reversi.server..");

    @ArchTest
    static final ArchRule THE_GAME_IS_PURE = classes()
            .that()
            .resideInAPackage("reversi.server.game..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "reversi.server.game..",
                    "reversi.rules..",
                    "reversi.game..",
                    "reversi.session..",
                    "reversi.online..",
                    "reversi.rating..",
                    "java.lang..",
                    "java.util",
                    "org.jspecify.."));

    @ArchTest
    static final ArchRule MODERATION_IS_PURE = classes()
            .that()
            .resideInAPackage("reversi.server.moderation..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "reversi.server.moderation..", "reversi.online..", "java.lang..", "java.util..", "org.jspecify.."));

    @ArchTest
    static final ArchRule TOURNAMENTS_ARE_PURE = classes()
            .that()
            .resideInAPackage("reversi.server.tournament..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "reversi.server.tournament..",
                    "reversi.rules..",
                    "reversi.game..",
                    "reversi.json..",
                    "reversi.notation..",
                    "reversi.online..",
                    "java.lang..",
                    "java.util",
                    "java.util.function..",
                    "java.util.stream..",
                    "org.jgrapht..",
                    "org.jspecify.."));

    @ArchTest
    static final ArchRule ONLY_THE_STORE_SPEAKS_SQL = noClasses()
            .that()
            .resideOutsideOfPackages("reversi.server.store..", "reversi.server.bus..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "javax.sql..", "org.sqlite..", "org.postgresql..", "com.zaxxer..");

    @ArchTest
    static final ArchRule ONLY_THE_GATES_SPEAK_HTTP = noClasses()
            .that(resideInAPackage("reversi.server..")
                    .and(not(resideInAPackage("reversi.server.net..")))
                    .and(not(resideInAPackage("reversi.server.outbound..")))
                    .and(not(type(Server.class))))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.vertx..", "io.netty..");

    @ArchTest
    static final ArchRule LOG_LINES_ARE_EVENTS_WITH_KEYS = noClasses()
            .that()
            .resideInAPackage("reversi.server..")
            .should()
            .callMethodWhere(
                    target(owner(assignableTo(Logger.class))).and(target(nameMatching("trace|debug|info|warn|error"))))
            .orShould()
            .callMethodWhere(target(owner(assignableTo(LoggingEventBuilder.class)))
                    .and(target(name("log")))
                    .and(not(target(rawParameterTypes(String.class)))));

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("reversi.server.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS = fields().that()
            .areStatic()
            .and()
            .areDeclaredInClassesThat(resideInAPackage("reversi.server.."))
            .should()
            .beFinal();
}
