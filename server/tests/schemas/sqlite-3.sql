-- A database as version 3 of the schema had it, with two tables in it.
create table tables (
  id text primary key,
  game text not null,
  options text not null,
  opened integer not null default (unixepoch()),
  over integer not null default 0,
  next text,
  secret text
) strict, without rowid;

create table seats (
  table_id text not null references tables (id),
  seat integer not null,
  bot text,
  key_hash blob,
  wants_rematch integer not null default 0,
  number text,
  primary key (table_id, seat)
) strict, without rowid;

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat integer,
  token text,
  action_id text,
  numbers integer,
  primary key (table_id, number)
) strict, without rowid;

create table signing (seed blob not null) strict;

create index unfinished on tables (id) where over = 0;
insert into tables (id, game, options, opened, over, next, secret) values
  ('old', 'brandubh', '{"rules":"basic"}', 1700000000, 1, 'newer', null),
  ('newer', 'danube', '{"ply_limit":7}', 1700000001, 0, null, '5ec2e7');
insert into seats (table_id, seat, bot, key_hash) values
  ('old', 0, null, x'00ff'), ('old', 1, 'casual', null), ('newer', 0, null, x'00ff'), ('newer', 1, null, null);
insert into log (table_id, number, seat, token, action_id) values
  ('old', 1, 0, 'd2-e2', 'one'), ('old', 2, 1, null, null), ('newer', 1, null, '4', null);
pragma user_version = 3;
