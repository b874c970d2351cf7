-- How we speak with the host. One row; `host_key` is what we show the host, so it cannot be stored as a hash.
create table host_settings (
  one             boolean primary key default true check (one),
  host_mode       text    not null default 'off' check (host_mode in ('off', 'paused', 'on')),
  host_url        text,
  host_key        text,
  most_tries      integer not null default 300 check (most_tries between 1 and 1000),
  timeout_seconds integer not null default 10 check (timeout_seconds between 1 and 60),
  revision        integer not null default 0
);
insert into host_settings default values;

-- Keys the host proves itself with. Only their fingerprint is kept.
create table host_keys (
  id         bigint       generated always as identity primary key,
  key_hash   bytea        not null unique,
  key_name   varchar(128) not null,
  key_hint   varchar(64)  not null,
  made_by    varchar(64)  not null,
  at         timestamptz  not null default now(),
  last_used  timestamptz,
  revoked_at timestamptz
);

-- Every exchange with the host, and the outbox at the same time: what waits to be sent stands here, written in the transaction of what it tells.
create table host_telegrams (
  id              bigint       generated always as identity primary key,
  line_number     varchar(64),
  direction       text         not null check (direction in ('in', 'out')),
  tele_type       text         not null,
  tele_state      text         not null default 'waiting' check (tele_state in ('waiting', 'retry', 'ok', 'dead', 'handled')),
  idempotency_key varchar(128) not null,
  endpoint        text         not null,
  http_status     integer,
  attempts        integer      not null default 0,
  -- Also how long a server keeps what it is sending: one that dies with it in hand leaves it to be tried again then.
  next_try        timestamptz,
  latency         double precision,
  error_text      text,
  order_code      varchar(64),
  lot_no          varchar(64),
  product_id      uuid,
  product_sn      varchar(64),
  at              timestamptz  not null default now(),
  done_at         timestamptz,
  handled_by      varchar(64),
  handled_reason  text,
  -- Null while what was used is still to be summed up.
  request         text,
  request_hash    bytea,
  response        text,
  -- The same key is booked once, whoever sends it and however often.
  unique (direction, idempotency_key)
);
create index host_telegrams_open on host_telegrams (line_number, id) where direction = 'out' and tele_state in ('waiting', 'retry');
create index host_telegrams_unsummed on host_telegrams (id) where request is null;
create index host_telegrams_of_line on host_telegrams (line_number, id desc);
create index host_telegrams_of_order on host_telegrams (order_code, id desc) where order_code is not null;
create index host_telegrams_of_unit on host_telegrams (product_sn, id desc) where product_sn is not null;
create index host_telegrams_of_state on host_telegrams (tele_state, id desc) where tele_state <> 'ok';
create index host_telegrams_done on host_telegrams (done_at);
create index host_telegrams_by_time on host_telegrams (at);

-- What the host says an order is made from: its own lines, in its own order. The same material twice is two lines.
create table order_materials (
  line_number varchar(64)      not null,
  order_code  varchar(64)      not null,
  seq_num     integer          not null,
  bom_code    varchar(64)      not null,
  bom_qty     double precision not null check (bom_qty > 0),
  unit        varchar(64),
  position    varchar(64),
  primary key (line_number, order_code, seq_num),
  foreign key (line_number, order_code) references orders (line_number, order_code) on delete cascade on update cascade
);

-- What the host last said of an order: the same once more changes nothing, whatever people did to the order meanwhile.
create table order_sources (
  line_number  varchar(64) not null,
  order_code   varchar(64) not null,
  content_hash bytea       not null,
  primary key (line_number, order_code),
  foreign key (line_number, order_code) references orders (line_number, order_code) on delete cascade on update cascade
);

insert into role_pages (role_key, page, level)
select role_key, 'mesLogView', case role_key when 'editor' then 'edit' else 'view' end from roles where role_key in ('editor', 'operator')
on conflict do nothing;
