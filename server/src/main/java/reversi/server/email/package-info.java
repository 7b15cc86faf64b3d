/** Writes e-mails about accounts and hands them to the host's own SMTP server. */
@NullMarked
package reversi.server.email;

import org.jspecify.annotations.NullMarked;
