-- What is made and how: versioned, frozen on release. The freeze is the database's, whatever the server forgets.
create table collection_sets (
  -- A short key of our own: a pass carries it instead of id and version.
  set_key           integer      generated always as identity unique,
  col_set_id        varchar(64)  not null,
  col_set_version   integer      not null,
  col_set_name      varchar(128) not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  remark            text,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (col_set_id, col_set_version)
);

create table process_results (
  col_set_id       varchar(64)  not null,
  col_set_version  integer      not null,
  char_seq_num     integer      not null,
  result_code      varchar(64)  not null,
  result_name      varchar(128) not null,
  result_unit      varchar(64),
  unit_count       integer      not null default 1,
  value_count      integer      not null default 1,
  target_value     double precision,
  upper_spec_limit double precision,
  lower_spec_limit double precision,
  target_text      varchar(64),
  manual_auto_mode text         not null default 'automatic' check (manual_auto_mode in ('automatic', 'manual')),
  primary key (col_set_id, col_set_version, char_seq_num),
  unique (col_set_id, col_set_version, result_code),
  foreign key (col_set_id, col_set_version) references collection_sets on delete cascade
);

create table processings (
  processing_number varchar(64)  not null,
  processing_ver    integer      not null,
  processing_name   varchar(128) not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  remark            text,
  steps             jsonb        not null,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (processing_number, processing_ver)
);

create table product_types (
  type_no           varchar(64)  not null,
  type_ver          integer      not null,
  type_name         varchar(128) not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  pic_number_ver    varchar(64),
  processing_number varchar(64),
  processing_ver    integer,
  remark            text,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (type_no, type_ver),
  foreign key (processing_number, processing_ver) references processings
);

create function stay_frozen() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.definition_status <> 'draft' then raise exception 'a released definition is not deleted' using errcode = 'TK001'; end if;
    return old;
  end if;
  -- The author and date of a release are its own; nothing else moves any more, and the status only forward.
  if old.definition_status <> 'draft' then
    if (to_jsonb(new) - '{definition_status,update_date,update_author,revision}'::text[]) <> (to_jsonb(old) - '{definition_status,update_date,update_author,revision}'::text[])
       or new.definition_status = 'draft' or (old.definition_status = 'obsolete' and new.definition_status <> 'obsolete') then
      raise exception 'a released definition is frozen' using errcode = 'TK001';
    end if;
  end if;
  return new;
end $$;

create function stay_frozen_with_set() returns trigger language plpgsql as $$
begin
  if exists (select from collection_sets s where s.definition_status <> 'draft'
             and (s.col_set_id, s.col_set_version) in ((new.col_set_id, new.col_set_version), (old.col_set_id, old.col_set_version))) then
    raise exception 'a released collection set is frozen' using errcode = 'TK001';
  end if;
  return coalesce(new, old);
end $$;

create trigger frozen before update or delete on collection_sets for each row execute function stay_frozen();
create trigger frozen before update or delete on processings for each row execute function stay_frozen();
create trigger frozen before update or delete on product_types for each row execute function stay_frozen();
create trigger frozen before insert or update or delete on process_results for each row execute function stay_frozen_with_set();
