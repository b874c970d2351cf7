-- A month of turns or events goes once nobody needs it: no follower stands before an event of it. True: it is gone.
create function drop_stream_month(name text) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '1s' as $$
declare is_wanted boolean;
begin
  if to_regclass(format('public.%I', name)) is null then return true; end if;
  if not exists (select from pg_inherits where inhrelid = to_regclass(format('public.%I', name))
                 and inhparent in ('public.events'::regclass, 'public.line_turns'::regclass))
     or to_date(right(name, 7), 'YYYY_MM') > now() - interval '62 days' then
    raise exception '% is no old month of a stream', name using errcode = '42501';
  end if;
  if name like 'events%' then
    execute format('select exists (select from public.%I e cross join (select distinct follower from public.follower_positions) f
      left join public.follower_positions p on p.follower = f.follower and p.line_number = e.line_number
      where (e.turn, e.seq) > (coalesce(p.turn, 0), coalesce(p.seq, 0)))', name) into is_wanted;
    if is_wanted then return false; end if;
  end if;
  execute format('drop table public.%I', name);
  return true;
end $$;
revoke execute on function drop_stream_month from public;
