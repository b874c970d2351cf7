-- Where a session is, so that its owner tells one from another and may end it.
alter table sessions
  add column session_id uuid not null default gen_random_uuid() unique,
  add column address    varchar(64),
  add column user_agent varchar(400);

alter table users add column email varchar(254);

-- What a person did last.
create index audit_of_person on audit_log (user_name, id desc);

-- Proven elsewhere, a person comes back with such a code, good once and for a minute in the browser that went.
create table login_codes (
  code_hash    bytea       primary key,
  browser_hash bytea       not null,
  user_name    varchar(64) not null references users on delete cascade,
  made_at      timestamptz not null default now()
);
