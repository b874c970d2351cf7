-- A study of judgements: good or bad, against what is known to be right.
alter table gauge_studies drop constraint gauge_studies_study_kind_check;
alter table gauge_studies add constraint gauge_studies_study_kind_check
  check (study_kind in ('type1', 'crossed', 'attribute'));
