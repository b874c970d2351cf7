-- Calls that stations raise and clear: by which of their messages, and whether people were told of it yet.
alter table andon_calls
  add column stops_line      boolean not null default false,
  add column announced       boolean not null default true,
  add column raised_message  bigint,
  add column cleared_message bigint;
create index andon_calls_stopping on andon_calls (line_number)
  where stops_line and call_state in ('called', 'arrived');
create index andon_calls_unannounced on andon_calls (id) where not announced;
