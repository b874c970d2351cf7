-- When a call was heard, by the server's clock: levels count from then, so that of one that was told late level A hears first.
alter table andon_calls add column heard_at timestamptz not null default now();
update andon_calls set heard_at = called_at;
-- Whether a rule would have told anybody when somebody came: a call without one was not answered "before level A". Null: nobody came yet.
alter table andon_calls add column ruled boolean;
update andon_calls c set ruled = level is not null or exists (
  select from andon_rules r
  where r.line_number = c.line_number and r.loss_type = c.loss_type and r.enabled and r.place in ('', c.station_number))
where arrived_at is not null;
