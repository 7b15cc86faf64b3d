-- With what this server signs the logs of games and tournaments. Whoever has the secret can sign in its name.
create table signing_key (
    only_row integer primary key,
    secret text not null,
    public_key text not null
);
