-- Who may rework units of a line. An empty list is no limit.
create table reworkers (
  line_number     varchar(64) not null references lines (line_number),
  operator_no     varchar(64) not null references operators (operator_no),
  type_nos        jsonb       not null default '[]',
  defect_codes    jsonb       not null default '[]',
  station_numbers jsonb       not null default '[]',
  level           integer     not null check (level between 0 and 9),
  valid_until     date,
  enabled         boolean     not null default true,
  revision        integer     not null default 0,
  primary key (line_number, operator_no)
);
create index reworkers_of_operator on reworkers (operator_no);
