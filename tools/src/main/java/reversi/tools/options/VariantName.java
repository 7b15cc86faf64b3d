package reversi.tools.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import reversi.rules.Variant;
import reversi.rules.VariantCode;
import reversi.rules.Variants;

/** Reads a variant by the name under which it is on offer, such as {@code anti}, or by its {@link VariantCode}. */
public final class VariantName implements ITypeConverter<Variant> {
    /** How variants are written, for the help of commands. */
    public static final String HELP = "othello, stars, grand, parallel, 1876, small, anti, or a code such as 12sdb";

    @Override
    public Variant convert(String name) {
        return Variants.read(name).orElseThrow(() -> new TypeConversionException("no variant '" + name + "': " + HELP));
    }
}
