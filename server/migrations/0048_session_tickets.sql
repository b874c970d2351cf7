-- A pass a session makes for what cannot send a header: good once, for half a minute. An address that holds it is worth nothing afterwards.
create table session_tickets (
  ticket_hash bytea       primary key,
  token_hash  bytea       not null references sessions on delete cascade,
  expires_at  timestamptz not null
);
create index session_tickets_of_session on session_tickets (token_hash);
