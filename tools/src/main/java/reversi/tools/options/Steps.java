package reversi.tools.options;

/** A command that only groups others. */
public abstract class Steps extends Tool {
    @Override
    public final Integer call() {
        throw misuse("Name a step; --help lists them.");
    }
}
