-- What people hold a material lot or a part's serial for. While marking goes on the interlock asks it; later: units that get it are held as well,
-- until a person releases it. message: the act it came with. bom_codes: the parts whose lot or serial it is; none: of any part.
create table hold_rules (
  line_number text        not null,
  message     text        not null,
  kind        text        not null check (kind in ('materialLot', 'serial')),
  value       text        not null,
  bom_codes   text[]      not null,
  reason      text        not null,
  later       boolean     not null,
  by          text        not null,
  at          timestamptz not null default now(),
  marked_at   timestamptz,
  released_at timestamptz,
  released_by text,
  primary key (line_number, message)
);
create index hold_rules_active on hold_rules (line_number) where released_at is null;
