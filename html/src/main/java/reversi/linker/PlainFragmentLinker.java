package reversi.linker;

import com.google.gwt.core.ext.LinkerContext;
import com.google.gwt.core.ext.TreeLogger;
import com.google.gwt.core.ext.linker.ArtifactSet;
import com.google.gwt.core.ext.linker.LinkerOrder;
import com.google.gwt.core.ext.linker.Shardable;
import com.google.gwt.core.linker.DirectInstallLinker;

/**
 * Writes the parts of the game that are fetched later as plain scripts. GWT's own linker writes them as texts that are installed as inline
 * code, which the page's content security policy forbids.
 */
@LinkerOrder(LinkerOrder.Order.PRIMARY)
@Shardable
public final class PlainFragmentLinker extends DirectInstallLinker {
    @Override
    public String getDescription() {
        return "plain fragments";
    }

    /** The code runs where the script is loaded, in the frame of the game; after it nothing remains to be installed. */
    @Override
    protected String wrapDeferredFragment(
            TreeLogger logger, LinkerContext context, int fragment, String js, ArtifactSet artifacts) {
        return js + "\n$wnd." + context.getModuleFunctionName() + ".runAsyncCallback" + fragment + "('')\n";
    }
}
