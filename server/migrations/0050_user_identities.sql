-- Whom the plant's log-in service means by an account: its own number of the person, which is never given to another, unlike a name.
create table user_identities (
  issuer    varchar(500) not null,
  subject   varchar(255) not null,
  user_name varchar(64)  not null references users on delete cascade,
  made_at   timestamptz  not null default now(),
  primary key (issuer, subject),
  unique (issuer, user_name)
);
create index user_identities_of_user on user_identities (user_name);

-- A code may also be for somebody who has no account yet: whoever holds an account's one-time link then binds the two.
delete from login_codes;
alter table login_codes
  alter column user_name drop not null,
  add column issuer  varchar(500) not null,
  add column subject varchar(255) not null;
