-- Who is told when nobody comes to a call: by kind of loss, at one station or (null) at every other of the line.
create table andon_rules (
  line_number    varchar(64) not null references lines (line_number),
  station_number varchar(64),
  -- The station as a key, '' for the whole line: a key takes no null.
  place          varchar(64) not null check (place = coalesce(station_number, '')),
  loss_type      text        not null check (loss_type in ('mass', 'equipment', 'organizational', 'process')),
  message_en     varchar(128),
  message_zh     varchar(128),
  message_es     varchar(128),
  message_ja     varchar(128),
  location       varchar(128),
  level_a_period integer     not null check (level_a_period between 1 and 1440),
  level_a_users  jsonb       not null default '[]',
  level_a_roles  jsonb       not null default '[]',
  level_a_duty   boolean     not null,
  level_b_period integer     check (level_b_period > level_a_period and level_b_period <= 1440),
  level_b_users  jsonb       not null default '[]',
  level_b_roles  jsonb       not null default '[]',
  level_b_duty   boolean     not null,
  level_c_period integer     check (level_c_period is null or level_b_period is not null
                                    and level_c_period > level_b_period and level_c_period <= 1440),
  level_c_users  jsonb       not null default '[]',
  level_c_roles  jsonb       not null default '[]',
  level_c_duty   boolean     not null,
  period         integer     check (period between 1 and 1440),
  stops_line     boolean     not null,
  enabled        boolean     not null default true,
  update_date    timestamptz not null default now(),
  update_author  varchar(128) not null,
  revision       integer     not null default 0,
  primary key (line_number, loss_type, place)
);
