-- The fourth rule of Western Electric beside Nelson's eight.
alter table chart_signals drop constraint chart_signals_rule_check;
alter table chart_signals add constraint chart_signals_rule_check check (rule between 1 and 9);
