package reversi.desktop;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Whoever supplies a device knows the game, and the game knows none of it. */
@AnalyzeClasses(packages = "reversi", importOptions = ImportOption.DoNotIncludeTests.class)
class DesktopArchitectureTest {
    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_DESKTOP = classes()
            .that()
            .resideInAPackage("reversi.desktop..")
            .should()
            .onlyHaveDependentClassesThat()
            .resideInAPackage("reversi.desktop..");
}
