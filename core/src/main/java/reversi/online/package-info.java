/** What client and server say to each other online, and its JSON codec for the JVM and the browser. No libGDX. */
@NullMarked
package reversi.online;

import org.jspecify.annotations.NullMarked;
