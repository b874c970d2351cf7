-- Where nothing was made before the action or since, nothing can be compared.
alter table problems
  drop constraint problems_judged_effect_check,
  add constraint problems_judged_effect_check check (judged_effect in ('worked', 'worse', 'noChange', 'noPasses'));
