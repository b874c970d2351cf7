-- The screen of a station asks for what was refused there last.
create index refused_arrivals_at_station on refused_arrivals (line_number, station_number, at desc);
