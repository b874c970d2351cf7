-- Defects somebody works on for good: contain, find the cause, act, see whether it helped.
create table problems (
  line_number    varchar(64)  not null references lines (line_number),
  problem_id     uuid         not null,
  defect_code    varchar(64)  not null,
  station_number varchar(64),
  type_no        varchar(64),
  containment    text,
  cause          text,
  corrective_action text,
  owner          varchar(128) not null,
  due_date       date         not null,
  problem_state  text         not null default 'open' check (problem_state in ('open', 'acted', 'closed')),
  opened_at      timestamptz  not null,
  opened_by      varchar(128) not null,
  acted_at       timestamptz,
  closed_at      timestamptz,
  closed_by      varchar(128),
  reason         text,
  revision       integer      not null default 0,
  primary key (line_number, problem_id)
);
