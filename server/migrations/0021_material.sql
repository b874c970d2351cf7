-- Material at the line. A lot's `remaining` is what came and was corrected (material_movements) less what units took (components): a command proves it.
create table material_lots (
  line_number  varchar(64) not null references lines,
  bom_code     varchar(64) not null references parts,
  bom_lot      varchar(64) not null,
  quantity     double precision not null check (quantity >= 0),
  -- Never below nothing, whoever races for the last pieces.
  remaining    double precision not null check (remaining >= 0),
  expires_at   timestamptz,
  supplier     varchar(128),
  supplier_lot varchar(64),
  lot_state    text        not null default 'available' check (lot_state in ('available', 'blocked')),
  state_reason text,
  received_at  timestamptz not null,
  revision     integer     not null default 0,
  primary key (line_number, bom_code, bom_lot)
) with (fillfactor = 70);
create index material_lots_by_label on material_lots (line_number, bom_lot);

create table bindings (
  line_number    varchar(64) not null,
  station_number varchar(64) not null,
  position       varchar(64) not null,
  bom_code       varchar(64) not null,
  bom_lot        varchar(64) not null,
  bound_quantity double precision not null,
  bound_at       timestamptz not null,
  bound_by       varchar(128) not null,
  primary key (line_number, station_number, position),
  foreign key (line_number, bom_code, bom_lot) references material_lots
);
create index bindings_of_lot on bindings (line_number, bom_code, bom_lot);

create table bind_events (
  line_number    varchar(64) not null,
  event_id       uuid        not null,
  station_number varchar(64) not null,
  position       varchar(64) not null,
  bind_event     text        not null check (bind_event in ('bind', 'unbind', 'replace')),
  bom_code       varchar(64) not null,
  bom_lot        varchar(64) not null,
  remaining      double precision not null,
  at             timestamptz not null,
  bound_by       varchar(128) not null,
  reason         text,
  -- Of a station's message, so that the same again is known.
  message        bigint,
  primary key (line_number, event_id)
);
create unique index bind_events_by_message on bind_events (line_number, station_number, message) where message is not null;
create index bind_events_by_time on bind_events (line_number, at desc, event_id desc);

create table material_movements (
  line_number varchar(64) not null,
  movement_id uuid        not null,
  bom_code    varchar(64) not null,
  bom_lot     varchar(64) not null,
  movement    text        not null check (movement in ('receive', 'adjust', 'scrap')),
  quantity    double precision not null,
  at          timestamptz not null,
  by          varchar(128) not null,
  reason      text,
  primary key (line_number, movement_id)
);
create index material_movements_of_lot on material_movements (line_number, bom_code, bom_lot);

-- What went into a unit. The root, the outermost unit it is in, stands in every row: a whole tree is one range of an index.
create table components (
  line_number    varchar(64) not null,
  product_id     uuid        not null,
  component_id   uuid        not null,
  root_id        uuid        not null,
  bom_code       varchar(64) not null,
  bom_lot        varchar(64),
  serial         varchar(64),
  child_id       uuid,
  quantity       double precision not null,
  part_grp       varchar(64) not null,
  station_number varchar(64) not null,
  step_seq       integer,
  pass_no        integer,
  component_time timestamptz not null,
  operator       varchar(64),
  removed_at     timestamptz,
  removed_by     varchar(128),
  remove_reason  text,
  -- Taken out and put back to its lot: it does not count as taken.
  went_back      boolean     not null default false,
  -- Of the station's message that took it out.
  removal_message bigint,
  primary key (line_number, product_id, component_id)
);
create index components_of_root on components (line_number, root_id);
create index components_of_lot on components (line_number, bom_code, bom_lot, product_id) include (removed_at, quantity) where bom_lot is not null;
create index components_of_serial on components (line_number, serial) where serial is not null;
-- A unit is in one other at a time.
create unique index components_of_child on components (line_number, child_id) where child_id is not null and removed_at is null;
create index components_by_removal on components (line_number, removal_message) where removal_message is not null;
create index components_by_time on components (line_number, component_time);
