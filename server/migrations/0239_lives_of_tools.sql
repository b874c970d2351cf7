-- Further lives of a tool beside its uses: parts, running minutes, and each of its cavities by itself.
alter table tools
  add start_uses integer not null default 0 check (start_uses between 0 and 1000000000),
  add warn_share double precision not null default 0.9 check (warn_share between 0.5 and 0.99);

create table tool_counters (
  line_number   varchar(64)      not null,
  tool_code     varchar(64)      not null,
  counter_kind  text             not null check (counter_kind in ('parts', 'minutes', 'cavity')),
  cavity        integer          not null default 0 check ((counter_kind = 'cavity') = (cavity > 0)),
  life_limit    integer          check (life_limit between 1 and 1000000000),
  start_value   integer          not null default 0 check (start_value between 0 and 1000000000),
  warn_share    double precision not null default 0.9 check (warn_share between 0.5 and 0.99),
  counter_act   integer          not null default 0,
  counter_total integer          not null default 0,
  begun_at      timestamptz      not null default now(),
  asked_amount  integer          check (asked_amount between 1 and 1000000000),
  asked_by      varchar(64),
  asked_reason  text,
  -- Of minutes: up to here they are counted for good, in seconds; what is later is counted anew each time.
  settled_at      timestamptz,
  settled_seconds double precision not null default 0,
  base_total      integer          not null default 0,
  primary key (line_number, tool_code, counter_kind, cavity),
  foreign key (line_number, tool_code) references tools (line_number, tool_code)
);

-- When a cavity made no parts. A pass that is told late counts for those that were open at its time.
create table tool_cavity_blocks (
  line_number    varchar(64) not null,
  tool_code      varchar(64) not null,
  cavity         integer     not null,
  blocked_at     timestamptz not null,
  blocked_by     varchar(64) not null,
  blocked_reason text        not null,
  opened_at      timestamptz,
  primary key (line_number, tool_code, cavity, blocked_at),
  foreign key (line_number, tool_code) references tools (line_number, tool_code)
);

-- What people were told of tools was their uses.
update notices set facts = facts || '{"lifeKind": "uses"}' where event_type = 'toolDue';
