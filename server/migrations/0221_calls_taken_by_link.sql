-- Taken by a link in a mail: its person is on the way, and when they were there nobody knows.
alter table andon_calls add column by_link boolean not null default false;
