-- Where a person split a solved call, and what kind of loss it was from then on. A part lasts until the next one begins, so the parts are always the whole call.
create table andon_call_parts (
  call_id      bigint      not null references andon_calls (id) on delete cascade,
  start        timestamptz not null,
  loss_type    text        not null check (loss_type in ('mass', 'equipment', 'organizational', 'process')),
  remark       text        not null,
  explained_by varchar(64) not null,
  explained_at timestamptz not null,
  primary key (call_id, start)
);
