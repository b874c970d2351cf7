-- A silence the server noted is told apart from an `unknown` the station reported, so that a late message can end the one and not the other.
-- 'heard': the status a station went on with when it was heard again; it follows from the reported statuses before it.
alter table status_intervals
  add column origin text not null default 'told' check (origin in ('told', 'silence', 'heard')),
  -- Of a silence: what the station stamped before this moment was sent late, so it was cut off and not silent. 'infinity' while it is silent.
  add column live_since timestamptz,
  add check ((origin = 'silence') = (live_since is not null));

update status_intervals set origin = 'silence', live_since = coalesce(end_time, 'infinity') where station_status = 'unknown';

create index status_intervals_silences on status_intervals (line_number, station_number, live_since) where origin = 'silence';
