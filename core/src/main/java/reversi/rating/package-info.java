/** How strong somebody is, by the results of games against opponents whose strength is known. */
@NullMarked
package reversi.rating;

import org.jspecify.annotations.NullMarked;
