package reversi.screens.online;

import java.util.ArrayList;
import java.util.List;
import reversi.online.Matter;
import reversi.online.PlayerCard;

/**
 * A player who can be reported, with what a report from there could be about.
 *
 * @param table the game in which the player is seen; 0 where that is none
 * @param letter the newest message of the player that is seen; 0 where there is none
 * @param tournament the tournament about which the player is seen to say something; 0 where that is none
 * @param club the club whose page is seen and which the player leads; 0 where that is none
 * @param study the study that is seen and that the player owns; 0 where that is none
 */
public record ReportTarget(PlayerCard player, long table, long letter, long tournament, long club, long study) {
    /** A player who is seen by name and photo, and in a game that goes on. */
    public static ReportTarget of(PlayerCard player) {
        return at(player.table().orElse(0L), player);
    }

    /** A player who is seen in a game. */
    public static ReportTarget at(long table, PlayerCard player) {
        return new ReportTarget(player, table, 0, 0, 0, 0);
    }

    /** A member of whom this message is the newest that is seen; 0 for none. */
    static ReportTarget writing(PlayerCard player, long letter) {
        return new ReportTarget(player, 0, letter, 0, 0, 0);
    }

    /** A player who says something about a tournament. */
    public static ReportTarget talking(PlayerCard player, long tournament) {
        return new ReportTarget(player, player.table().orElse(0L), 0, tournament, 0, 0);
    }

    /** A player who leads a club. */
    public static ReportTarget leading(PlayerCard player, long club) {
        return new ReportTarget(player, 0, 0, 0, club, 0);
    }

    /** A player who owns a study. */
    public static ReportTarget owning(PlayerCard player, long study) {
        return new ReportTarget(player, 0, 0, 0, 0, study);
    }

    /** What can be reported, the likeliest first. */
    List<Matter> matters() {
        List<Matter> matters = new ArrayList<>();
        if (letter != 0) {
            matters.add(Matter.LETTER);
        }
        if (club != 0) {
            matters.add(Matter.CLUB);
        }
        if (study != 0) {
            matters.add(Matter.STUDY);
        }
        if (tournament != 0) {
            matters.add(Matter.TALK);
        }
        if (table != 0) {
            matters.add(Matter.CHAT);
            matters.add(Matter.PLAY);
        }
        matters.add(Matter.NAME);
        if (player.photo() != 0) {
            matters.add(Matter.PHOTO);
        }
        return matters;
    }

    /** The number of the game, message or tournament that a report is about; 0 for name and photo. */
    long about(Matter matter) {
        return switch (matter) {
            case CHAT, PLAY -> table;
            case LETTER -> letter;
            case TALK -> tournament;
            case CLUB -> club;
            case STUDY -> study;
            case NAME, PHOTO -> 0;
        };
    }
}
