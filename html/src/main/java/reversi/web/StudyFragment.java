package reversi.web;

import com.google.gwt.core.client.GWT;
import com.google.gwt.core.client.RunAsyncCallback;
import java.util.function.Consumer;
import reversi.screens.study.LoadedStudyPages;
import reversi.screens.study.StudyLoader;
import reversi.screens.study.StudyPages;
import reversi.screens.study.StudyServices;

/** The pages for study as a script of their own, which is fetched when the first of them is opened. */
final class StudyFragment implements StudyLoader {
    @Override
    public void load(StudyServices services, Consumer<StudyPages> then, Runnable failed) {
        GWT.runAsync(new RunAsyncCallback() {
            @Override
            public void onSuccess() {
                then.accept(new LoadedStudyPages(services, new WebSigner(), new WebPush()));
            }

            @Override
            public void onFailure(Throwable reason) {
                failed.run();
            }
        });
    }
}
