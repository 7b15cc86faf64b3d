package reversi.screens.club;

import reversi.online.ClubProfile;

/**
 * What a club shall say of itself.
 *
 * @param profile as it is written
 * @param trouble why it is not so yet; empty where nothing is the matter
 * @param isAsking whether it is on its way to the server
 */
record ClubFormState(ClubProfile profile, String trouble, boolean isAsking) {
    ClubFormState with(ClubProfile next) {
        return new ClubFormState(next, trouble, isAsking);
    }

    ClubFormState troubled(String why) {
        return new ClubFormState(profile, why, false);
    }

    ClubFormState asking() {
        return new ClubFormState(profile, "", true);
    }
}
