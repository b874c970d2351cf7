-- What people's acts were answered, by the id their console gave them: an act sent again after a lost answer is answered again and not done twice.
-- meaning: a hash of what was asked under the id. The server forgets old ones.
create table done_messages (
  line_number text        not null,
  message     text        not null,
  meaning     bigint      not null,
  answer      jsonb       not null,
  at          timestamptz not null default now(),
  primary key (line_number, message)
);
create index done_messages_at on done_messages (at);
