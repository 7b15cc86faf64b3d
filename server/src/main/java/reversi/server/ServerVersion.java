package reversi.server;

import picocli.CommandLine.IVersionProvider;
import reversi.release.Release;

/** What {@code --version} says. */
final class ServerVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"reversi-server " + Release.version()};
    }
}
