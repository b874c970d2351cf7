-- A chart reads the newest passes of one station. By the time alone the passes of all others were read with them (twenty stations, twenty
-- times as many rows); the station in the same tree tells which to leave out, without a second tree to write at every pass (decision 100).
drop index passes_by_time;
create index passes_by_time on passes (line_number, out_time, station_number);
