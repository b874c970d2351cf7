-- A serial or a lot is looked for by its beginning. Only an index in the order of the letters' codes serves that, and the order of the
-- database is its owner's choice; as the column's own it costs no second index. Rows are not rewritten, the indexes are.
alter table units alter column product_sn type varchar(64) collate "C", alter column lot_no type varchar(64) collate "C";
-- Lots are found by the number that stands in a unit: with another order their own index would not serve.
alter table lots alter column lot_no type varchar(64) collate "C";
alter table serials alter column lot_no type varchar(64) collate "C";

-- The newest units of one type, and how many there are, without reading those of the others.
create index units_by_type on units (line_number, type_no, registered_at desc, product_id desc);

-- What is rare among the passes of a month. Rows lie in the order they came in, so a summary of 128 pages (a few minutes of a plant) tells
-- where there is none: 0.2 bytes and 0.1 µs a pass, where a tree for each of the three costs 37 bytes and 4.3 µs (decision 53).
create index passes_rare on passes using brin (line_number text_bloom_ops (n_distinct_per_range = 64), set_key int4_minmax_multi_ops,
  step_seq int2_minmax_multi_ops, station_number text_bloom_ops (n_distinct_per_range = 512)) with (pages_per_range = 128, autosummarize = on);
create index passes_retested on passes (line_number, out_time) where attempt > 1;
