-- A study keeps the unit of its characteristic, as it keeps the limits. Of studies made before, it is not known.
alter table gauge_studies add column result_unit varchar(64);
