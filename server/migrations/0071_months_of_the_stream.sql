-- A month of turns or events goes once none of these followers stands before an event of it: one look into its key for each stream and
-- follower. The lock is waited for 0.2 s only: stations wait behind whoever waits for it. True: it is gone.
create function drop_stream_month(name text, followers text[]) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' as $$
declare is_wanted boolean;
begin
  if to_regclass(format('public.%I', name)) is null then return true; end if;
  if not exists (select from pg_inherits where inhrelid = to_regclass(format('public.%I', name))
                 and inhparent in ('public.events'::regclass, 'public.line_turns'::regclass))
     or to_date(right(name, 7), 'YYYY_MM') > now() - interval '62 days' then
    raise exception '% is no old month of a stream', name using errcode = '42501';
  end if;
  if name like 'events%' then
    execute format('select exists (
      select from public.line_heads h cross join unnest($1) as f (follower)
      left join public.follower_positions p on p.follower = f.follower and p.line_number = h.line_number
      cross join lateral (select from public.%I e where e.line_number = h.line_number
        and (e.turn, e.seq) > (coalesce(p.turn, 0), coalesce(p.seq, 0)) limit 1) as unseen)', name)
    into is_wanted using followers;
    if is_wanted then return false; end if;
  end if;
  execute format('drop table public.%I', name);
  return true;
exception when lock_not_available then
  return false;
end $$;
revoke execute on function drop_stream_month from public;
