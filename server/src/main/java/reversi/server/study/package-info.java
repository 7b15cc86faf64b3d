/** Studies: who has which one open on this node, and what they are told of it. */
@org.jspecify.annotations.NullMarked
package reversi.server.study;
