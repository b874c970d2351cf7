-- Every index is paid with every message. A unit's telegrams are few: the line and the time of each are looked at and need not stand in the index.
drop index station_telegrams_of_unit;
create index station_telegrams_of_unit on station_telegrams (product_sn) where product_sn is not null;
-- A message that is sent again speaks of the same unit, and is found by it; one that speaks of none needs an index of its own.
drop index station_telegrams_of_message;
create index station_telegrams_of_message on station_telegrams (message_id) where message_id is not null and product_sn is null;
-- Whoever looks for one message by its name is shown the few pages that may hold it.
create index station_telegrams_by_message on station_telegrams using brin (message_id text_bloom_ops (n_distinct_per_range = 1500)) with (pages_per_range = 32, autosummarize = on);

-- What nobody asks for needs no statistics; of the others a small sample is enough. A day's table grows all day, and is looked at again and again while it does.
alter table station_telegrams
  alter column id set statistics 0, alter column product_id set statistics 0, alter column at set statistics 0, alter column latency set statistics 0, alter column answer_code set statistics 0,
  alter column error_key set statistics 0, alter column texts set statistics 0, alter column text_start set statistics 0, alter column request_length set statistics 0,
  alter column response_length set statistics 0, alter column item set statistics 0, alter column cut set statistics 0,
  alter column line_number set statistics 20, alter column station_number set statistics 20, alter column tele_type set statistics 20, alter column message_id set statistics 20,
  alter column product_sn set statistics 20, alter column heard_at set statistics 20, alter column tele_result set statistics 20;
