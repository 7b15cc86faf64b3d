package reversi.screens.online;

/**
 * Looking for a member by the name.
 *
 * @param name whom one looks for, as it is written
 * @param isFinding whether the server was asked for them
 * @param trouble why they were not found; empty where nothing is the matter
 */
record NameSearch(String name, boolean isFinding, String trouble) {
    static NameSearch none() {
        return new NameSearch("", false, "");
    }

    NameSearch writing(String text) {
        return new NameSearch(text, isFinding, trouble);
    }

    NameSearch finding() {
        return new NameSearch(name, true, "");
    }

    NameSearch found(String why) {
        return new NameSearch(name, false, why);
    }
}
