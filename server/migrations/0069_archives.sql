-- What is older than the plant keeps it leaves by the month, into a file: gzip members of JSON lines, one member a piece.
create table archives (
  archive_id uuid primary key,
  archive_kind text not null check (archive_kind in ('passes', 'units', 'statuses', 'outputSlots', 'movements', 'audit')),
  month varchar(7) not null check (month ~ '^\d{4}-\d\d$'),
  part smallint not null,
  archived_rows bigint not null default 0,
  bytes bigint not null default 0,
  pieces integer not null default 0,
  sha256 bytea,
  written_at timestamptz,
  -- Of passes: when the month that it holds was dropped. Until then it is written anew rather than believed.
  left_at timestamptz,
  unique (archive_kind, month, part)
);
create table archive_pieces (
  archive_id uuid not null references archives on delete cascade,
  piece_no integer not null,
  piece_rows integer not null,
  bytes bytea not null,
  primary key (archive_id, piece_no)
);
alter table archive_pieces alter column bytes set storage external;

-- One row a day: whoever of several servers writes it does the day's work.
create table retention_runs (
  day date primary key,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  error text
);

-- Up to when something of a kind was archived: the end of its last month.
create function archived_until(kind text) returns timestamptz language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(((max(month) || '-01')::timestamp + interval '1 month') at time zone 'UTC', '-infinity') from public.archives where archive_kind = kind
$$;

-- A month of passes leaves the list at once; its rows stay in a table of their own until their archive is proven. A late pass then
-- finds no month and makes it anew. The lock is waited for 0.2 s only: stations wait behind whoever waits for it.
create function detach_month(suffix text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
begin
  if suffix !~ '^\d{4}_\d\d$' then raise exception '% is no month', suffix using errcode = '42501'; end if;
  if to_date(suffix, 'YYYY_MM') > now() - interval '90 days' then
    raise exception 'the month % is too young to leave', suffix using errcode = '42501';
  end if;
  execute format('alter table public.passes detach partition public.%I', 'passes_' || suffix);
  execute format('alter table public.%I rename to %I', 'passes_' || suffix, 'leaving_passes_' || suffix);
  execute format('grant select on public.%I to %I', 'leaving_passes_' || suffix, session_user);
end $$;

-- No archive, no drop: the month is written, and holds as many rows as were counted in the table.
create function drop_month(suffix text, counted bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '1s' as $$
begin
  if suffix !~ '^\d{4}_\d\d$' then raise exception '% is no month', suffix using errcode = '42501'; end if;
  if counted is distinct from (select archived_rows from public.archives where archive_kind = 'passes'
      and month = replace(suffix, '_', '-') and written_at is not null and left_at is null) then
    raise exception 'the month % has no archive of % passes', suffix, counted using errcode = '42501';
  end if;
  execute format('drop table public.%I', 'leaving_passes_' || suffix);
  update public.archives set left_at = now() where archive_kind = 'passes' and month = replace(suffix, '_', '-') and left_at is null;
end $$;

-- The oldest rows of the change history, never younger than a year, out of it and back to the caller, who archives them in the same
-- transaction. Nobody may delete there, the owner neither: the right lasts as long as this call, and nobody else sees it.
create function take_audit(ended timestamptz, most integer) returns setof jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('grant delete on public.audit_log to %I', current_user);
  return query delete from public.audit_log where id in (select id from public.audit_log order by id limit most)
    and at < least(ended, now() - interval '365 days') returning to_jsonb(audit_log);
  execute format('revoke delete on public.audit_log from %I', current_user);
end $$;
revoke execute on function detach_month, drop_month, take_audit from public;
