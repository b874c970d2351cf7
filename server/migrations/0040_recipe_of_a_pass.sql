-- The versions of the parameters a pass was made with: those its go carried, of the type's own set and of what the station is set to
-- whatever it makes. Null: no set was released, or the station did not ask. The unit keeps those of its last go until the pass is complete.
alter table passes add column para_ver integer, add column station_para_ver integer;
alter table units add column go_para_ver integer, add column go_station_para_ver integer;
