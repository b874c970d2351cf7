-- What the sentence of a refusal names, so that the station log says it whole without reading the answer of every row.
alter table station_telegrams add column error_facts jsonb;
