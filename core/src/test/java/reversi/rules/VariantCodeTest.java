package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes that saved games and links rely on: they never change. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class VariantCodeTest {
    @Test
    void theNamedVariantsKeepTheirCodes() {
        assertEquals("8sdb", Variant.OTHELLO.code());
        assertEquals("10odb", Variant.EIGHT_STARS.code());
        assertEquals("8sfws32", Variant.REVERSI_1876.code());
        assertEquals(
                "8sfws32a",
                Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true).code());
        assertEquals("8sdbf", Variant.ANTI.code());
        assertEquals("8sdwh4", Variant.OTHELLO.withHandicap(4).code());
        assertEquals("16spb", Variant.square(16, Start.PARALLEL).code());
    }

    @Property
    void everyVariantIsReadBack(@ForAll Variant variant) {
        assertEquals(Optional.of(variant), VariantCode.read(variant.code()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "8",
                "sdb",
                "8s",
                "8sd",
                "8sdb ",
                "8SDB",
                "08sdb",
                "9sdb",
                "2sdb",
                "18sdb",
                "8xdb",
                "8sxb",
                "8sdx",
                "8sdbs",
                "8sdbs0",
                "8sdbs1",
                "8sdbfa",
                "8sdbaa",
                "8sdbh0",
                "8sdbh5",
                "10odbh1",
                "6odb",
                "8sdbs32x",
                "8sdbs99999999999",
                "99999999999sdb"
            })
    void whatIsNoCodeIsNoVariant(String text) {
        assertEquals(Optional.empty(), VariantCode.read(text));
    }

    @Property
    void anyTextIsACodeOrNothing(@ForAll String text) {
        VariantCode.read(text).ifPresent(variant -> assertEquals(text, variant.code()));
    }
}
