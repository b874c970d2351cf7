-- What a unit is made from: parts, and bills that name them per type. A bill is frozen on release.
create table parts (
  bom_code      varchar(64)  primary key,
  bom_name      varchar(128) not null,
  bom_des       text,
  unit          varchar(64)  not null,
  bom_value     double precision check (bom_value >= 0),
  barcode_rule  jsonb        not null,
  supplier      varchar(128),
  shelf_life    integer      check (shelf_life > 0),
  minimum_stock double precision check (minimum_stock >= 0),
  bom_state     text         not null default 'active' check (bom_state in ('active', 'blocked')),
  state_reason  text,
  update_date   timestamptz  not null default now(),
  update_author varchar(128) not null,
  revision      integer      not null default 0
);

create table boms (
  bom_code          varchar(64)  not null,
  bom_ver           integer      not null,
  bom_name          varchar(128) not null,
  type_no           varchar(64)  not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  valid_from        date,
  remark            text,
  rows              jsonb        not null,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (bom_code, bom_ver)
);
create index boms_of_type on boms (type_no);
create index boms_with_part on boms using gin (rows jsonb_path_ops);
create trigger frozen before update or delete on boms for each row execute function stay_frozen();

insert into role_pages (role_key, page, level)
select role_key, page, case role_key when 'editor' then 'edit' else 'view' end
from roles, unnest(array['bomSet', 'bomDef', 'bomMonitors', 'bomSummary', 'bomProcessSummary']) as page
where role_key in ('editor', 'operator')
on conflict do nothing;
