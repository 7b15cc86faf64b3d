package reversi.tools.options;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * One of the parts into which work is cut, so that each can be done by another process or machine: of things that are counted from 0,
 * part {@code 3/40} has the 3rd, the 43rd and so on. Every thing is in one part alone.
 *
 * @param number which one, from 1
 * @param parts how many there are
 */
public record Part(int number, int parts) {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})/([0-9]{1,9})");

    /** Throws IllegalArgumentException where there is no such part. */
    public Part {
        if (number < 1 || number > parts) {
            throw new IllegalArgumentException("no part " + number + " of " + parts + ", which are counted from 1");
        }
    }

    /** Everything in one part. */
    public static Part whole() {
        return new Part(1, 1);
    }

    /** Whether this part has the thing of this number, from 0. */
    public boolean has(long index) {
        return index % parts == number - 1;
    }

    /** What this part has of all things, in their order. */
    public <T> List<T> of(List<T> things) {
        return IntStream.range(0, things.size())
                .filter(this::has)
                .mapToObj(things::get)
                .toList();
    }

    /** What commands have whose work can be cut. */
    public static final class Choice {
        @Option(
                names = "--part",
                paramLabel = "K/N",
                converter = Form.class,
                description = "Do only the K-th of N parts of the work, so that each may run elsewhere (docs/bulk.md).")
        private Part part = whole();

        /** The part to do; everything where none was named. */
        public Part part() {
            return part;
        }
    }

    /** Reads a part as it is written: {@code 3/40}. */
    static final class Form implements ITypeConverter<Part> {
        @Override
        public Part convert(String text) {
            Matcher numbers = FORM.matcher(text);
            if (!numbers.matches()) {
                throw new TypeConversionException("not a part such as 3/40: '" + text + "'");
            }
            try {
                return new Part(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
            } catch (IllegalArgumentException none) {
                throw new TypeConversionException(none.getMessage());
            }
        }
    }
}
