/**
 * What programs may ask of a server over HTTP: one description, by which the server answers and {@code docs/openapi.json} is made. JVM only.
 */
@NullMarked
package reversi.api;

import org.jspecify.annotations.NullMarked;
