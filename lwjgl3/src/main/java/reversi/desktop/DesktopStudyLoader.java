package reversi.desktop;

import java.util.List;
import java.util.function.Consumer;
import reversi.platform.PushSource;
import reversi.screens.study.LoadedStudyPages;
import reversi.screens.study.StudyLoader;
import reversi.screens.study.StudyPages;
import reversi.screens.study.StudyServices;

/** Makes the pages for study at once, and loads their classes meanwhile, so that the first of them opens as fast as the second. */
final class DesktopStudyLoader implements StudyLoader {
    private static final List<String> FOLDERS = List.of("reversi/screens/", "reversi/archive/", "reversi/teach/");

    private boolean isPreloading;

    @Override
    public void load(StudyServices services, Consumer<StudyPages> then, Runnable failed) {
        if (!isPreloading) {
            isPreloading = true;
            new ClassPreloader(LoadedStudyPages.class, FOLDERS).start();
        }
        then.accept(new LoadedStudyPages(services, new DesktopSigner(), PushSource.none()));
    }
}
