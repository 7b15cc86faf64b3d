package reversi.server.store;

import reversi.verify.SigningKey;

/** The key with which the server of a database signs: made once, the same on all nodes, and in every copy of the database. */
public final class SigningKeys {
    private SigningKeys() {}

    /** Reads the key, or makes one where there is none. */
    public static SigningKey of(Database database) {
        return database.write(sql -> {
            SigningKey made = SigningKey.generate();
            sql.change(
                    "insert into signing_key (only_row, secret, public_key) values (1, ?, ?) on conflict do nothing",
                    made.secretHex(),
                    made.publicKey().hex());
            return sql.first(
                            row -> SigningKey.of(row.getString("secret"), row.getString("public_key")),
                            "select secret, public_key from signing_key where only_row = 1")
                    .orElseThrow();
        });
    }
}
