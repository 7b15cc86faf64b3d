package reversi.server.store;

/** The database holds a text that no codec wrote. */
final class DamagedRow extends IllegalStateException {
    private static final long serialVersionUID = 1;

    DamagedRow(String why) {
        super("the database holds what no codec wrote: " + why);
    }
}
