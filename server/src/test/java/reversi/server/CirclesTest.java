package reversi.server;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;

/**
 * No files of the game or the server name each other in a circle, but for those that are one idea or one sealed family. A family may lose
 * members and never gains one: a new file finds a place above or below.
 */
@AnalyzeClasses(packages = "reversi", importOptions = ImportOption.DoNotIncludeTests.class)
class CirclesTest {
    private static final List<String> FAMILIES = List.of(
            // Sealed interfaces and what they permit.
            "online.ClientMessage AccountRequest LobbyRequest ModerationRequest StudyRequest TableRequest TournamentRequest",
            "online.ServerMessage AccountNews LobbyNews ModerationNews StudyNews TableNews TournamentNews",
            "server.store.Backups PostgresBackups SqliteBackups",
            // A position plays a move, which is a turn between two positions.
            "rules.Position Played Turn",
            // Who is described writes; who writes visits what is described.
            "screens.ui.AccessWriter Accessible",
            // What a page is given leads to dialogs and pages, which are given the same.
            "screens.Context Page PageHost Sheet Shortcut");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().assignedFrom(new Files()).should().beFreeOfCycles();

    /** Each class lies in its file, and the files of a family count as one. */
    private static final class Files implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            JavaClass outer = type;
            while (outer.getEnclosingClass().isPresent()) {
                outer = outer.getEnclosingClass().get();
            }
            String room = outer.getPackageName().replaceFirst("^reversi\\.?", "");
            String name = outer.getSimpleName();
            for (String family : FAMILIES) {
                int end = family.substring(0, family.indexOf(' ')).lastIndexOf('.');
                List<String> members = List.of(family.substring(end + 1).split(" ", -1));
                if (family.substring(0, end).equals(room) && members.contains(name)) {
                    return SliceIdentifier.of(family);
                }
            }
            return SliceIdentifier.of(outer.getName());
        }

        @Override
        public String getDescription() {
            return "files";
        }
    }
}
