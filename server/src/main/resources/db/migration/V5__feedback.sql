-- What people tell whoever runs the server. The account is null for somebody who was not signed in, and after the account is deleted.
create table feedback (
    id ${id},
    at bigint not null,
    account bigint,
    version text not null,
    body text not null
);
create index feedback_account on feedback (account);
