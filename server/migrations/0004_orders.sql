-- Orders: what the line is asked to make.
create table orders (
  id                  bigint       generated always as identity primary key,
  line_number         varchar(64)  not null references lines,
  order_code          varchar(64)  not null,
  order_name          varchar(128) not null,
  order_status        text         not null default 'created'
                      check (order_status in ('created', 'released', 'producing', 'paused', 'completed', 'closed', 'cancelled')),
  order_unit          varchar(64)  not null,
  type_no             varchar(64)  not null,
  type_ver            integer      not null,
  order_number        integer      not null check (order_number > 0),
  actual_number       integer      not null default 0,
  ng_number           integer      not null default 0,
  started_number      integer      not null default 0,
  sequence            integer      not null default 0,
  plan_start          timestamptz  not null,
  plan_end            timestamptz  not null,
  actual_start        timestamptz,
  actual_end          timestamptz,
  product_description text,
  pic_number_ver      varchar(64),
  bom_code            varchar(64),
  bom_ver             integer,
  process_route       varchar(64),
  process_route_ver   integer,
  scene_code          varchar(64),
  customer_order_no   varchar(64),
  customer_order_line varchar(64),
  product_department  varchar(64),
  status_reason       text,
  revision            integer      not null default 0,
  unique (line_number, order_code),
  foreign key (type_no, type_ver) references product_types,
  foreign key (process_route, process_route_ver) references processings
);
create index orders_by_plan on orders (line_number, plan_start desc);
create index orders_open on orders (line_number, sequence) where order_status in ('released', 'producing', 'paused');
