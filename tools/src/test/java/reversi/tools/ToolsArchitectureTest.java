package reversi.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The tools know the game without its screens, and nobody knows the tools. */
@AnalyzeClasses(packages = "reversi", importOptions = ImportOption.DoNotIncludeTests.class)
class ToolsArchitectureTest {
    @ArchTest
    static final ArchRule NO_SCREENS = noClasses()
            .that()
            .resideInAPackage("reversi.tools..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("reversi", "reversi.screens..", "reversi.players..", "com.badlogic..");

    @ArchTest
    static final ArchRule ONLY_LOAD_IS_ONLINE = noClasses()
            .that()
            .resideInAPackage("reversi.tools..")
            .and()
            .resideOutsideOfPackage("reversi.tools.load..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("reversi.platform..", "reversi.sockets..");

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_TOOLS = noClasses()
            .that()
            .resideOutsideOfPackage("reversi.tools..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("reversi.tools..");

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("reversi.tools.(*)..").should().beFreeOfCycles();
}
