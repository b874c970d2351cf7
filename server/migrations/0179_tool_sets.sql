-- Which tools types are made with, at which stations. A set is frozen on release.
create table tool_sets (
  tool_set_id       varchar(64)  not null,
  tool_set_version  integer      not null,
  tool_set_name     varchar(128) not null,
  type_nos          jsonb        not null,
  definition_status text         not null default 'draft' check (definition_status in ('draft', 'released', 'obsolete')),
  remark            text,
  members           jsonb        not null,
  update_date       timestamptz  not null default now(),
  update_author     varchar(128) not null,
  revision          integer      not null default 0,
  primary key (tool_set_id, tool_set_version)
);
create trigger frozen before update or delete on tool_sets for each row execute function stay_frozen();

-- Where at the station a tool was mounted: a set may ask for a position.
alter table tool_mounts add column position varchar(64);
update tool_mounts m set position = t.position from tools t
where t.line_number = m.line_number and t.tool_code = m.tool_code and m.dismounted_at is null;
