-- What a type is drawn like on a line, with the places that have names. A failure keeps the code of the place it was found at.
create table defect_drawings (
  line_number   varchar(64)  not null references lines (line_number),
  type_no       varchar(64)  not null,
  picture       uuid         not null,
  places        jsonb        not null,
  update_date   timestamptz  not null default now(),
  update_author varchar(128) not null,
  revision      integer      not null default 0,
  primary key (line_number, type_no)
);
alter table failures add column place_code varchar(64);
