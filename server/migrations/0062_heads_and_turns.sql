-- The head of each line is its lock and counts its turns: one for each transaction that wrote something. The line '' is the plant's own
-- stream. A head outlives its line: a line made again under the same number goes on counting where the one before ended.
create table line_heads (
  line_number varchar(64) primary key,
  turn bigint not null default 0,
  -- When the last turn was heard, by the program's clock. It never falls along turns, whichever server wrote them.
  heard_at timestamptz not null default '-infinity'
) with (fillfactor = 50);
insert into line_heads (line_number) select line_number from lines union all select '';

-- Append-only. Numbered under the head's lock, so gap-free and in the order in which transactions become visible.
-- A turn's passes are found by its stations and the times between which they ended there.
create table line_turns (
  line_number varchar(64) not null,
  turn bigint not null,
  heard_at timestamptz not null,
  stations text[],
  first_out timestamptz[],
  last_out timestamptz[],
  primary key (line_number, turn, heard_at)
) partition by range (heard_at);

-- Any table of ours that is divided by time may get a partition; a list of names would be one more place to forget.
create or replace function add_partition(parent text, suffix text, starts timestamptz, ends timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  name text := parent || '_' || suffix;
  targets text;
begin
  if suffix !~ '^\d{4}(_\d\d){1,2}$'
     or not exists (select from pg_class where oid = to_regclass(format('public.%I', parent)) and relkind = 'p') then
    raise exception '% is no partition of %', name, parent using errcode = '42501';
  end if;
  -- Two servers that meet a new month together take turns; the second finds the work done.
  perform pg_advisory_xact_lock(hashtext('takt months'));
  if to_regclass(format('public.%I', name)) is not null then return; end if;
  -- Made as a table of its own and then attached: that takes no lock a station would wait for.
  execute format('create table public.%I (like public.%I including all)', name, parent);
  -- `like` does not copy the statistics targets of columns.
  select string_agg(format('alter column %I set statistics %s', attname, attstattarget), ', ') into targets
  from pg_attribute where attrelid = format('public.%I', parent)::regclass and attnum > 0 and attstattarget >= 0;
  if targets is not null then execute format('alter table public.%I %s', name, targets); end if;
  execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent, name, starts, ends);
end $$;
