package reversi.screens.analysis;

import java.util.Optional;
import reversi.notation.MoveSequence;
import reversi.notation.ShareCode;
import reversi.rules.Transcript;
import reversi.screens.Route;

/** A line of an analysis as an address tells it. */
public final class AnalysisLink {
    private AnalysisLink() {}

    /** The address of a line. */
    public static Route route(Transcript line) {
        return Route.toAnalysis(ShareCode.write(MoveSequence.of(line)));
    }

    /** The line of a code in such an address; empty where it tells none. */
    public static Optional<Transcript> read(String code) {
        return ShareCode.read(code).map(MoveSequence::transcript);
    }
}
