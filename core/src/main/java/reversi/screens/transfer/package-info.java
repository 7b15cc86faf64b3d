/** From one device of a person to another: all that is kept as a file, small things as QR codes. */
@NullMarked
package reversi.screens.transfer;

import org.jspecify.annotations.NullMarked;
