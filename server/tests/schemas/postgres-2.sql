-- A database as version 2 of the schema had it, with two tables in it.
create table nemeton_version (version integer not null);
insert into nemeton_version values (2);
create table tables (
  id text primary key,
  game text not null,
  options text not null,
  opened timestamptz not null default now(),
  over boolean not null default false,
  next text,
  secret text not null default ''
);
create index unfinished on tables (id) where not over;

create table seats (
  table_id text not null references tables (id),
  seat smallint not null,
  bot text,
  key_hash bytea,
  wants_rematch boolean not null default false,
  number text,
  primary key (table_id, seat)
);

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat smallint,
  token text,
  action_id text,
  numbers smallint,
  primary key (table_id, number)
);
create table signing (one boolean primary key default true check (one), seed bytea not null);
insert into tables (id, game, options, over, next, secret) values
  ('old', 'brandubh', '{"rules":"basic"}', true, 'newer', ''),
  ('newer', 'danube', '{"ply_limit":7}', false, null, '5ec2e7');
insert into seats (table_id, seat, bot, key_hash) values
  ('old', 0, null, '\x00ff'), ('old', 1, 'casual', null), ('newer', 0, null, '\x00ff'), ('newer', 1, null, null);
insert into log (table_id, number, seat, token, action_id) values
  ('old', 1, 0, 'd2-e2', 'one'), ('old', 2, 1, null, null), ('newer', 1, null, '4', null);
