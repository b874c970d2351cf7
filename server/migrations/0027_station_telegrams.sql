-- Every call of a station, written after it was answered. A day is a partition, so that what is old goes by dropping it.
create table station_telegrams (
  id              uuid             not null,
  line_number     varchar(64)      not null,
  station_number  varchar(64)      not null,
  tele_type       text             not null,
  message_id      varchar(64),
  product_sn      varchar(64),
  product_id      uuid,
  at              timestamptz,
  heard_at        timestamptz      not null,
  latency         double precision not null,
  tele_result     text             not null check (tele_result in ('ok', 'noGo', 'refused', 'ignored')),
  answer_code     integer          not null,
  error_key       varchar(128),
  -- Where its texts stand in `station_telegram_texts`: the request, and the response behind it. `item`: its place in a batch.
  texts           uuid             not null,
  text_start      integer          not null,
  request_length  integer          not null,
  response_length integer          not null,
  item            smallint,
  cut             boolean          not null
) partition by range (heard_at);
create index station_telegrams_by_time on station_telegrams (line_number, heard_at);
create index station_telegrams_of_unit on station_telegrams (line_number, product_sn, heard_at) where product_sn is not null;
create index station_telegrams_of_message on station_telegrams (message_id) where message_id is not null;
-- Heartbeats go after a day, the others with their partition.
create index station_telegrams_heartbeats on station_telegrams (heard_at) where tele_type = 'heartbeat';

-- Requests and responses of everything that was written together, end to end, compressed: a tenth of what each would take by itself.
create table station_telegram_texts (
  texts    uuid        not null,
  heard_at timestamptz not null,
  body     bytea       not null,
  primary key (texts, heard_at)
) partition by range (heard_at);
alter table station_telegram_texts alter column body set storage external;

-- What a station begins to tell in one message and ends in another: work of several messages, a fault until it is cleared.
create table station_threads (
  line_number    varchar(64)  not null,
  station_number varchar(64)  not null,
  thread         varchar(128) not null,
  told           jsonb        not null,
  told_at        timestamptz  not null default now(),
  primary key (line_number, station_number, thread)
);
create index station_threads_by_time on station_threads (told_at);

insert into role_pages (role_key, page, level)
select role_key, 'stationLogView', case role_key when 'editor' then 'edit' else 'view' end from roles where role_key in ('editor', 'operator')
on conflict do nothing;
