package reversi.rules;

import net.jqwik.api.SampleReportingFormat;

/** Says of a line of play or a position that fails a property which variant it is of. */
public final class LineReport implements SampleReportingFormat {
    @Override
    public boolean appliesTo(Object value) {
        return value instanceof Transcript || value instanceof Position;
    }

    @Override
    public Object report(Object value) {
        Position position = value instanceof Transcript game ? game.first() : (Position) value;
        return SampleReportingFormat.plainLabel(
                position.variant() + (value instanceof Transcript ? " " : "\n") + value);
    }
}
