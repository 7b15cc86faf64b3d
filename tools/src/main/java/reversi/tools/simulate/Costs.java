package reversi.tools.simulate;

/**
 * What things cost, in seconds unless said otherwise.
 *
 * @param node of a node
 * @param database of a database
 * @param bus of the bus
 */
record Costs(Node node, Database database, Bus bus) {
    /**
     * Of a node.
     *
     * @param cores its processors
     * @param move of a processor: to read, judge, answer and tell a move at the node of the mover
     * @param hear of a processor: to read a notice and tell the move to the opponent
     * @param frame of a processor: to tell one watcher
     * @param socketBytes memory of a connection
     */
    record Node(int cores, double move, double hear, double frame, double socketBytes) {}

    /**
     * Of a database.
     *
     * @param cores its processors
     * @param commit of a processor: a group, whatever its size
     * @param event of a processor: each event in it besides
     * @param flush until it is on the disk; others go on meanwhile
     * @param read of a processor: the events that a notice was about
     */
    record Database(int cores, double commit, double event, double flush, double read) {}

    /**
     * Of the bus; NOTIFY does one thing at a time.
     *
     * @param brokerCores processors of a broker
     * @param notice of a NOTIFY, whoever listens
     * @param listener of each node that listens besides
     * @param message of a processor: a broker's message about one event to one node
     * @param hop from one computer to another; others go on meanwhile
     */
    record Bus(int brokerCores, double notice, double listener, double message, double hop) {}

    /** As measured, but for the processors; {@code docs/hosting.md} says how. */
    static Costs measured(int nodeCores, int databaseCores) {
        return new Costs(
                new Node(nodeCores, 300e-6, 150e-6, 5e-6, 100e3),
                new Database(databaseCores, 115e-6, 150e-6, 2e-3, 58e-6),
                new Bus(4, 77e-6, 14e-6, 15e-6, 0.2e-3));
    }
}
