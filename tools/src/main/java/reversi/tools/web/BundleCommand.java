package reversi.tools.web;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import reversi.tools.options.Tool;

/** Puts the parts of the web game into one folder that any web server can hand out. */
@Command(name = "bundle", description = "Puts the web game together from its compiled parts; the build calls it.")
public final class BundleCommand extends Tool {
    @Option(names = "--page", required = true, description = "Folder of the page's own files.")
    private Path page;

    @Option(names = "--script", required = true, description = "Folder of the compiled game.")
    private Path script;

    @Option(names = "--engine", required = true, description = "Folder of the compiled engine.")
    private Path engine;

    @Option(names = "--assets", required = true, description = "Folder of the pictures, sounds, fonts and texts.")
    private Path assets;

    @Option(names = "--out", required = true, description = "Folder to write, emptied first.")
    private Path out;

    @Option(names = "--release", required = true, description = "The version that people see.")
    private String release;

    @Option(
            names = "--address",
            description = "Where the page will be, such as https://play.example.org/; empty where that is not known.")
    private String address = "";

    /** Runs inside the build, which ends with an exception and not with the process. */
    public static void main(String[] args) {
        if (new CommandLine(new BundleCommand()).execute(args) != 0) {
            throw new IllegalStateException("the web game could not be put together");
        }
    }

    @Override
    public Integer call() throws IOException {
        WebBundle bundle = new WebBundle(out);
        bundle.clear();
        bundle.addScript(script);
        bundle.addDialogStyle();
        AssetList list = new AssetList(assets);
        bundle.addEngine(engine, page.resolve("engine-worker.js"), list);
        bundle.addAssets(list);
        bundle.addLanguages(list);
        bundle.addLater(list);
        bundle.addIcon(list);
        bundle.addPage(page, release, address);
        bundle.shrink();
        out().println("The web game is in " + out + ", version " + bundle.fingerprint());
        return 0;
    }
}
