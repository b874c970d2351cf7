-- A type is held like a material lot or a part: first a rule, then its units.
alter table hold_rules
  drop constraint hold_rules_kind_check,
  add constraint hold_rules_kind_check check (kind in ('materialLot', 'serial', 'type'));
