/** Clubs of a server: the list, the page of one, and what it says of itself. */
@org.jspecify.annotations.NullMarked
package reversi.screens.club;
