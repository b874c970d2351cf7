-- Units that a gauge measured are held together.
alter table bulk_acts drop constraint bulk_acts_verb_check;
alter table bulk_acts add constraint bulk_acts_verb_check check (verb in ('hold', 'rework', 'dispose', 'recall'));
