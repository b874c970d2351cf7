-- What a unit is made by, beside its route: the version of its type's package (null: the type had none) and the how-manieth of its
-- order it is, by which sampled steps choose. Units from before have neither and do every step of their route.
alter table units add column package_ver integer, add column place_in_order integer;
