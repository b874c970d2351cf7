-- What becomes of units in work when a version comes into force: changed over at once, or finished with the version they began with.
alter table sops
  add in_flight text not null default 'switch' check (in_flight in ('switch', 'finish')),
  add withdrawn_at timestamptz;

create or replace function keep_released_sops() returns trigger language plpgsql as $$
begin
  if old.released_at is not null and (
    new.sop_status not in ('released', 'obsolete') or (old.sop_status = 'obsolete' and new.sop_status <> 'obsolete')
    or (to_jsonb(new) - array['sop_status', 'withdrawn_at', 'update_date', 'update_author', 'revision'])
       is distinct from (to_jsonb(old) - array['sop_status', 'withdrawn_at', 'update_date', 'update_author', 'revision'])) then
    raise exception 'a released work instruction is frozen: % %', old.sop_code, old.sop_ver;
  end if;
  return new;
end $$;
