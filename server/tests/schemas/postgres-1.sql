-- A database as version 1 of the schema had it, with two tables in it.
create table nemeton_version (version integer not null);
insert into nemeton_version values (1);
create table tables (
  id text primary key,
  game text not null,
  options text not null,
  seed bigint not null,
  opened timestamptz not null default now(),
  over boolean not null default false,
  next text
);
create index unfinished on tables (id) where not over;

create table seats (
  table_id text not null references tables (id),
  seat smallint not null,
  bot text,
  key_hash bytea,
  wants_rematch boolean not null default false,
  primary key (table_id, seat)
);

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat smallint,
  token text,
  action_id text,
  primary key (table_id, number)
);
insert into tables (id, game, options, seed, over, next) values
  ('old', 'brandubh', '{"rules":"basic"}', -1, true, 'newer'),
  ('newer', 'danube', '{"ply_limit":7}', 42, false, null);
insert into seats (table_id, seat, bot, key_hash) values
  ('old', 0, null, '\x00ff'), ('old', 1, 'casual', null), ('newer', 0, null, '\x00ff'), ('newer', 1, null, null);
insert into log (table_id, number, seat, token, action_id) values
  ('old', 1, 0, 'd2-e2', 'one'), ('old', 2, 1, null, null), ('newer', 1, null, '4', null);
