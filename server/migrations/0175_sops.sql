-- Work instructions in versions. 'released' in the row is superseded once a newer released version is valid; see sops.queries.ts.
create table sops (
  line_number    varchar(64)  not null references lines (line_number),
  sop_code       varchar(64)  not null,
  sop_ver        integer      not null check (sop_ver > 0),
  sop_title      varchar(128) not null,
  sop_language   text         not null check (sop_language in ('en', 'zh', 'es', 'ja')),
  type_no        varchar(64),
  station_number varchar(64),
  file_id        uuid,
  steps          jsonb        not null default '[]',
  read_confirm   boolean      not null,
  major          boolean      not null,
  what_changed   text,
  valid_from     timestamptz  not null,
  sop_status     text         not null default 'draft' check (sop_status in ('draft', 'review', 'released', 'obsolete')),
  content_hash   varchar(64)  not null,
  authors        jsonb        not null,
  released_by    varchar(64),
  released_at    timestamptz,
  asks_from      integer,
  update_date    timestamptz  not null default now(),
  update_author  varchar(128) not null,
  revision       integer      not null default 0,
  primary key (line_number, sop_code, sop_ver),
  check (sop_status in ('draft', 'review') or (released_at is not null and asks_from is not null))
);
create index sops_released on sops (line_number) where sop_status = 'released';

-- What is released is frozen for ever: only its status goes on, to obsolete.
create function keep_released_sops() returns trigger language plpgsql as $$
begin
  if old.released_at is not null and (
    new.sop_status not in ('released', 'obsolete') or (old.sop_status = 'obsolete' and new.sop_status <> 'obsolete')
    or (to_jsonb(new) - array['sop_status', 'update_date', 'update_author', 'revision'])
       is distinct from (to_jsonb(old) - array['sop_status', 'update_date', 'update_author', 'revision'])) then
    raise exception 'a released work instruction is frozen: % %', old.sop_code, old.sop_ver;
  end if;
  return new;
end $$;
create trigger sops_frozen before update on sops for each row execute function keep_released_sops();
