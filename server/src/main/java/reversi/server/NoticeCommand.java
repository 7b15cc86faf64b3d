package reversi.server;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.server.log.VisibleText;

/** Says something to everybody, as before maintenance. */
@Command(
        name = "notice",
        description = {
            "Says something to everybody who is connected, and to whoever connects later, until it is taken back; without"
                    + " a text, tells what is said now.",
            "All nodes know within two seconds. Exit code: 0 if it is said, otherwise 1."
        })
final class NoticeCommand extends OperatorCommand {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "TEXT",
            description = "One line of at most " + Protocol.MAX_NOTICE + " characters; players read it as it is.")
    private @Nullable String text;

    @Option(names = "--off", description = "Takes back what was said.")
    private boolean isOff;

    @Override
    void run(Desk desk) {
        String words = text;
        if (words != null && isOff) {
            throw new Refused("Say something or take it back, not both.");
        }
        if (words != null) {
            String line = TextLine.withoutControl(words).strip();
            if (line.isEmpty() || line.length() > Protocol.MAX_NOTICE) {
                throw new Refused(
                        "It needs 1 to " + Protocol.MAX_NOTICE + " characters, and has " + line.length() + ".");
            }
            desk.announcements().set(line, desk.now());
        } else if (isOff) {
            desk.announcements().set("", desk.now());
        }
        String said = desk.announcements().known();
        desk.say(said.isEmpty() ? "Nothing is said." : "Said to everybody: " + VisibleText.of(said));
    }
}
