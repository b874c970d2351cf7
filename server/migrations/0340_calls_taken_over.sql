-- A call may pass from one helper to the next: who came first stays in arrived_by.
alter table andon_calls
  add column owned_by varchar(64),
  add column owned_at timestamptz,
  add check ((owned_by is null) = (owned_at is null));
