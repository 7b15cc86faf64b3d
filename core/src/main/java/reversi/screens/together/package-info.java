/** Studies of a server, which several people look at together: the list, and the page of one. */
@org.jspecify.annotations.NullMarked
package reversi.screens.together;
