-- What lights and sounds at the station of a call, by what the people of a level are told besides the bell, and what calls by itself.
alter table andon_rules
  add column lamp_colour  text    not null default 'red'
    check (lamp_colour in ('none', 'red', 'yellow', 'blue', 'white', 'green')),
  add column lamp_sound   text    not null default 'chime'
    check (lamp_sound in ('none', 'chime', 'bell', 'horn')),
  add column mail         boolean not null default true,
  add column target_codes jsonb   not null default '[]',
  -- Seconds in which the line still runs to its fixed position, and does not stop if somebody comes.
  add column stop_window  integer check (stop_window is null or (stop_window between 5 and 600 and stops_line)),
  add column low_material boolean not null default false;

-- From when on a call stops its line, and what made it: each cause calls once.
alter table andon_calls
  add column stops_at timestamptz,
  add column cause    text;
update andon_calls set stops_at = called_at where stops_line;
create unique index andon_calls_of_cause on andon_calls (line_number, cause) where cause is not null;

-- A lamp that is tried, at one station or ('') all of its line.
create table andon_lamp_tests (
  line_number varchar(64) not null references lines (line_number),
  place       varchar(64) not null,
  lamp_colour text        not null,
  lamp_sound  text        not null,
  tested_by   varchar(64) not null,
  until       timestamptz not null,
  primary key (line_number, place)
);
