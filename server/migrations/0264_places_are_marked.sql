-- `places` is where material is loaded, everywhere else.
alter table defect_drawings rename column places to marked_places;
