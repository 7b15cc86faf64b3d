/** The engine as a service of this computer: analyses over HTTP for other people's programs, docs/engine-service.md. */
@NullMarked
package reversi.tools.service;

import org.jspecify.annotations.NullMarked;
