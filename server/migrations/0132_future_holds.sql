-- Units that are put on hold once they come to a step.
create table future_holds (
  line_number varchar(64) not null references lines (line_number),
  product_id  uuid        not null,
  step_seq    integer     not null,
  reason      text        not null,
  set_by      varchar(64) not null,
  set_at      timestamptz not null,
  primary key (line_number, product_id, step_seq)
);
