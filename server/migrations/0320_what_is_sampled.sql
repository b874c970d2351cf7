-- A young table is looked at again and again while it grows, and what nobody asks for was most of each look: lists above all. Measured, 28,800 passes
-- of ten values: 130 ms of the processor, 20 with this; under the ingest bench a third of the database's time went there.
alter table passes
  alter column "values" set statistics 0, alter column texts set statistics 0, alter column station_ng set statistics 0,
  alter column in_time set statistics 0, alter column pass_no set statistics 0, alter column asked set statistics 0,
  alter column para_ver set statistics 0, alter column station_para_ver set statistics 0;
alter table units
  alter column trail set statistics 0, alter column pass_times set statistics 0, alter column unmoved set statistics 0,
  alter column messages set statistics 0, alter column return_step set statistics 0, alter column open_step set statistics 0, alter column open_time set statistics 0, alter column open_operator set statistics 0,
  alter column failed_step set statistics 0, alter column package_ver set statistics 0,
  alter column place_in_order set statistics 0, alter column go_para_ver set statistics 0,
  alter column go_station_para_ver set statistics 0, alter column pass_count set statistics 0;

-- The server's look need only say how many rows there are, and roughly of what; PostgreSQL's own, a minute later, looks closely. A large table is looked at seldom.
create or replace function analyze_table(name text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (select reltuples < 200000 from pg_class where oid = to_regclass(format('%I', name))) then
    perform set_config('default_statistics_target', '20', true);
  end if;
  execute format('analyze %I', name);
end $$;
