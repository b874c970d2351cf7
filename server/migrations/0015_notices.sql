-- What the system tells people: the event once, and a copy for each who is told.
create table notices (
  id           bigint       generated always as identity primary key,
  event_type   text         not null,
  line_number  varchar(64),
  -- What it is about, and what makes it another event than the last one like it.
  about        varchar(128) not null,
  source       varchar(256) not null,
  facts        jsonb        not null,
  sending_time timestamptz  not null default now(),
  unique (event_type, source)
);
create index notices_by_time on notices (sending_time);

create table notice_copies (
  user_name      varchar(64) not null references users on delete cascade,
  notice_id      bigint      not null references notices on delete cascade,
  message_status text        not null default 'unread' check (message_status in ('unread', 'read')),
  primary key (user_name, notice_id)
);
create index notice_copies_unread on notice_copies (user_name) where message_status = 'unread';

-- Who is told of which event; nobody named: everybody who may open the page it leads to.
create table notice_recipients (
  event_type text        not null,
  user_name  varchar(64) not null references users on delete cascade,
  primary key (event_type, user_name)
);
