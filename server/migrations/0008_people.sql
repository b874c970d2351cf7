-- An account waits for its owner: until they have opened their link there is no password, and nobody logs in with it.
alter table users alter column password_hash drop not null;

-- The link an administrator made last for an account. Its token is stored nowhere, only what proves it.
create table password_links (
  user_name  varchar(64) primary key references users on delete cascade,
  token_hash bytea       not null,
  expires_at timestamptz not null
);

-- No row: every line.
create table role_lines (
  role_key    varchar(64) not null references roles on delete cascade,
  line_number varchar(64) not null,
  primary key (role_key, line_number)
);

alter table roles
  add column update_date   timestamptz,
  add column update_author varchar(64);
alter table roles alter column update_date set default now();

-- Who changes a role or takes it away asks who holds it.
create index user_roles_of_role on user_roles (role_key);

-- Checked when a statement is done: an import may give two people each other's badge.
alter table users
  drop constraint users_card_id_key,
  add constraint users_card_id_key unique (card_id) deferrable initially immediate;
