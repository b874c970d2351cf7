-- The application runs as a role that owns nothing. What it has to change about tables while it runs, it does by these functions
-- of the owner; each checks what it is asked for, so that they are no way around the rights of that role.
create function add_partition(parent text, suffix text, starts timestamptz, ends timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  name text := parent || '_' || suffix;
  targets text;
begin
  if parent not in ('passes', 'station_telegrams', 'station_telegram_texts') or suffix !~ '^\d{4}(_\d\d){1,2}$' then
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

-- Telegrams only: what was produced is kept for ever.
create function drop_telegram_day(name text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '1s' as $$
begin
  if to_regclass(format('public.%I', name)) is null then return; end if;
  if not exists (select from pg_inherits where inhrelid = to_regclass(format('public.%I', name))
                 and inhparent in ('public.station_telegrams'::regclass, 'public.station_telegram_texts'::regclass)) then
    raise exception '% is no day of telegrams', name using errcode = '42501';
  end if;
  execute format('drop table public.%I', name);
end $$;

create function analyze_table(name text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('analyze public.%I', name);
end $$;

revoke execute on function add_partition, drop_telegram_day, analyze_table from public;
