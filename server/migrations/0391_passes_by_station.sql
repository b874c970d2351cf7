-- A chart of 10,000 points of one of twenty stations took the database 25 ms of the processor, half of them for index entries of the other nineteen; by
-- station it takes 13. It costs a pass some 3 µs to be stored (decision 100).
drop index passes_by_time;
create index passes_by_time on passes (line_number, out_time);
create index passes_by_station on passes (line_number, station_number, out_time);
