-- Facts that others act on, each at its place in a line's stream. Written by the transaction that knows them, under the line's head;
-- kinds and their data are in contract/src/events.ts.
create table events (
  line_number varchar(64) not null,
  turn bigint not null,
  seq int not null,
  heard_at timestamptz not null,
  kind text not null,
  about text not null,
  data jsonb not null,
  primary key (line_number, turn, seq, heard_at)
) partition by range (heard_at);

-- The last turn that left events: who follows them passes over all the others.
alter table line_heads add column event_turn bigint not null default 0;
