-- The part of an order that is dispatched to a line. The floor counts on it as it counts on the order.
create table lots (
  id                  bigint      generated always as identity primary key,
  line_number         varchar(64) not null,
  lot_no              varchar(64) not null,
  lot_describe        text,
  lot_status          text        not null default 'waiting'
                      check (lot_status in ('waiting', 'inProcess', 'onHold', 'completed', 'reported', 'refused', 'scrapped', 'merged')),
  -- Of the plant's code list.
  lot_type            varchar(64) not null default 'series',
  order_code          varchar(64) not null,
  production_priority integer     not null default 5,
  -- Only where a person put it somewhere.
  sequence            integer,
  number              integer     not null,
  started_number      integer     not null default 0,
  done_number         integer     not null default 0,
  ng_number           integer     not null default 0,
  working_code        varchar(64),
  customer_sn         varchar(64),
  main_flow           varchar(64),
  main_flow_seq       integer,
  main_flow_from_oper varchar(64),
  main_flow_to_oper   varchar(64),
  parent_lot          varchar(64),
  received_at         timestamptz not null default now(),
  started_at          timestamptz,
  ended_at            timestamptz,
  status_reason       text,
  revision            integer     not null default 0,
  unique (line_number, lot_no),
  foreign key (line_number, order_code) references orders (line_number, order_code) on update cascade
);
create index lots_of_order on lots (line_number, order_code);
create index lots_open on lots (line_number) where lot_status in ('waiting', 'inProcess', 'onHold');

-- Serials made here at the release of an order: a unit that comes with one belongs to that order and that lot.
create table serials (
  line_number varchar(64) not null,
  product_sn  varchar(64) not null,
  order_code  varchar(64) not null,
  lot_no      varchar(64),
  -- 1, 2, 3 … within the order.
  serial_no   integer     not null,
  numbered_at timestamptz not null default now(),
  -- When its label was printed first; the number of prints stands beside it.
  printed_at  timestamptz,
  prints      integer     not null default 0,
  primary key (line_number, product_sn),
  unique (line_number, order_code, serial_no),
  foreign key (line_number, order_code) references orders (line_number, order_code) on update cascade,
  foreign key (line_number, lot_no) references lots (line_number, lot_no)
);
create index serials_by_lot on serials (line_number, lot_no, serial_no) where lot_no is not null;
alter table orders add column serials_here boolean not null default false;

-- Who did what to the orders of a line, newest first.
create index audit_of_orders on audit_log (line_number, id desc) where entity = 'order';

-- Pages that came later: a plant that runs already gets what a fresh one grants. On an empty database there is no role yet.
insert into role_pages (role_key, page, level)
select role_key, page, case role_key when 'editor' then 'edit' else 'view' end
from roles, unnest(array['toMesProcess', 'mesProcess', 'pendingProductionHistory']) as page
where role_key in ('editor', 'operator')
on conflict do nothing;
