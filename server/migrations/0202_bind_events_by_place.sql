-- Since when other material is bound is asked for place by place.
create index bind_events_by_place on bind_events (line_number, station_number, position, at desc);
