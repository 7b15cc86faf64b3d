package reversi.api;

/** The methods of HTTP that routes have. */
public enum ApiMethod {
    /** Reads; what is asked for stands in the address. */
    GET,
    /** Does something; what is asked for stands in the body, as JSON. */
    POST,
    /** Takes something away. */
    DELETE
}
