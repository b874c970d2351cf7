-- Who works with the console, and what each may open.
create table users (
  user_name            varchar(64) primary key,
  name                 varchar(128) not null,
  password_hash        text         not null,
  must_change_password boolean      not null default true,
  avatar               text,
  introduction         text,
  card_id              varchar(64) unique,
  edit_right           boolean      not null default false,
  locked               boolean      not null default false,
  lock_reason          text,
  last_login           timestamptz,
  revision             integer      not null default 0
);

create table roles (
  role_key    varchar(64)  primary key,
  role_name   varchar(128) not null,
  description text,
  revision    integer      not null default 0
);

create table role_pages (
  role_key varchar(64) not null references roles on delete cascade,
  page     text        not null,
  level    text        not null check (level in ('view', 'edit')),
  primary key (role_key, page)
);

create table user_roles (
  user_name varchar(64) not null references users on delete cascade,
  role_key  varchar(64) not null references roles,
  primary key (user_name, role_key)
);

-- No row: every line.
create table user_lines (
  user_name   varchar(64) not null references users on delete cascade,
  line_number varchar(64) not null,
  primary key (user_name, line_number)
);

create table sessions (
  token_hash bytea       primary key,
  user_name  varchar(64) not null references users on delete cascade,
  made_at    timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  -- Set when somebody ended it: a new password, a lock. Such a session is superseded, not unknown.
  ended_at   timestamptz
);
create index sessions_of_user on sessions (user_name);

-- Wrong tries since the last right one, and until when no try is looked at. By the name that was typed, so that
-- an account that does not exist is throttled like one that does.
create table login_tries (
  user_name    varchar(64) primary key,
  failed_tries integer     not null,
  barred_until timestamptz
);
