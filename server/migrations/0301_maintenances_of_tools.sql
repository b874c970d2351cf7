-- What was done to a tool in maintenance. Ground down, its life is shorter from then on, and only so often.
alter table tools
  add regrinds integer not null default 0,
  add most_regrinds integer check (most_regrinds between 0 and 1000),
  add drawing_id uuid;

create table tool_maintenances (
  line_number        varchar(64) not null,
  tool_code          varchar(64) not null,
  maintained_at      timestamptz not null,
  maintained_by      varchar(64) not null,
  maintenance_kind   text        not null check (maintenance_kind in ('maintained', 'reground')),
  maintenance_reason text        not null,
  -- Since it was maintained before, and its life before and after.
  uses_before        integer     not null,
  life_before        integer     not null,
  life_after         integer     not null,
  primary key (line_number, tool_code, maintained_at),
  foreign key (line_number, tool_code) references tools (line_number, tool_code)
);
