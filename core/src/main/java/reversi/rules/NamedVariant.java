package reversi.rules;

/**
 * A variant on offer by name.
 *
 * @param key what its words are found by: its name {@code variant.<key>}, what is special in a word or two
 *     {@code variant.<key>.second}, and for all but standard Othello its rules in the guide, {@code variant.<key>.rule}
 * @param variant its board and rules
 */
public record NamedVariant(String key, Variant variant) {}
