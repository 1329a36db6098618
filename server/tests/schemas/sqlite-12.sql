-- A database as version 12 of the schema had it. Each key is "key of TABLE, seat N".
pragma user_version = 12;

create table players (
  id text not null primary key,
  name text not null,
  skeleton text not null unique,
  since integer not null,
  private integer not null default 0
) strict, without rowid;

create table passkeys (
  id blob not null primary key,
  player text not null references players (id) on delete cascade,
  algorithm integer not null,
  public_key blob not null,
  counter integer not null,
  added integer not null,
  used integer
) strict, without rowid;
create index passkeys_of on passkeys (player);

create table sessions (
  key_hash blob not null primary key,
  player text not null references players (id) on delete cascade,
  passkey blob references passkeys (id) on delete cascade,
  since integer not null
) strict, without rowid;
create index sessions_of on sessions (player, since);
create index sessions_by on sessions (passkey) where passkey is not null;

create table recovery_codes (
  code_hash blob not null primary key,
  player text not null references players (id) on delete cascade
) strict, without rowid;
create index recovery_codes_of on recovery_codes (player);

create table challenges (
  hash blob not null primary key,
  player text,
  until integer not null
) strict, without rowid;
create index challenges_until on challenges (until);

create table tables (
  id text primary key,
  game text not null,
  options text not null,
  opened integer not null default (unixepoch()),
  over integer not null default 0,
  next text,
  secret text,
  time_control text,
  waited integer,
  dice integer not null default 1,
  entries integer not null default 0,
  head blob,
  ended integer,
  rated integer not null default 0
) strict, without rowid;
create index unfinished on tables (id) where over = 0;
create index lobby on tables (waited) where waited is not null;
create index ended on tables (ended) where ended is not null;

create table seats (
  table_id text not null references tables (id),
  seat integer not null,
  bot text,
  key_hash blob,
  wants_rematch integer not null default 0,
  number text,
  taken integer,
  name text,
  commitment text,
  player text references players (id) on delete set null,
  origin blob,
  outcome integer,
  primary key (table_id, seat)
) strict, without rowid;
create unique index one_seat_of on seats (player, table_id) where player is not null;
create index seats_of on seats (player, taken, table_id) where player is not null;
create unique index one_origin_of on seats (table_id, origin) where origin is not null;

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat integer,
  token text,
  action_id text,
  numbers integer,
  timed_out integer,
  used integer,
  at integer,
  link blob,
  primary key (table_id, number)
) strict, without rowid;

create table passes (
  table_id text not null primary key references tables (id),
  id_hash blob not null unique,
  box text not null,
  until integer not null
) strict, without rowid;

create table subscriptions (
  table_id text not null references tables (id),
  seat integer not null,
  target_id blob not null,
  target text not null,
  due integer,
  told integer not null default 0,
  tries integer not null default 0,
  primary key (table_id, seat, target_id)
) strict, without rowid;
create index subscriptions_due on subscriptions (due) where due is not null;
create index subscriptions_of on subscriptions (target_id);

create table signing (seed blob not null) strict;

create table seeks (
  key_hash blob not null primary key,
  since integer not null,
  until integer not null,
  table_id text,
  paired integer,
  player text references players (id) on delete cascade,
  origin blob
) strict, without rowid;
create index seeks_until on seeks (until);
create index seeks_at on seeks (table_id) where table_id is not null;
create index seeks_of on seeks (player) where player is not null;

create table wishes (
  key_hash blob not null references seeks (key_hash) on delete cascade,
  game text not null,
  pace text not null,
  since integer,
  primary key (key_hash, game)
) strict, without rowid;
create index waiting on wishes (pace, game, since, key_hash) where since is not null;

create table ratings (
  player text not null references players (id) on delete cascade,
  game text not null,
  mean real not null,
  deviation real not null,
  volatility real not null,
  at integer not null,
  games integer not null,
  won integer not null,
  tied integer not null,
  streak integer not null,
  longest integer not null,
  private integer not null,
  primary key (player, game)
) strict, without rowid;
create index leaders on ratings (game, mean desc, player) where deviation <= 110 and not private;

create table rated_seats (
  table_id text not null,
  seat integer not null,
  game text not null,
  player text references players (id) on delete set null,
  bot text,
  place integer not null,
  side integer not null,
  number integer,
  mean real,
  at integer not null,
  primary key (table_id, seat)
) strict, without rowid;
create unique index rated_seats_of on rated_seats (player, game, number) where player is not null;

create table tournaments (
  id text not null primary key,
  word text not null unique,
  host text references players (id) on delete set null,
  settings text not null,
  events integer not null,
  due integer
) strict, without rowid;
create index tournaments_of on tournaments (host) where host is not null;
create index tournaments_due on tournaments (due) where due is not null;

create table entrants (
  tournament text not null references tournaments (id) on delete cascade,
  number integer not null,
  player text references players (id) on delete set null,
  bot text,
  primary key (tournament, number)
) strict, without rowid;
create unique index one_entrant_of on entrants (player, tournament) where player is not null;

create table tournament_events (
  tournament text not null references tournaments (id) on delete cascade,
  number integer not null,
  event text not null,
  primary key (tournament, number)
) strict, without rowid;

create table tournament_tables (
  table_id text not null primary key,
  tournament text not null references tournaments (id) on delete cascade
) strict, without rowid;
create index tournament_tables_of on tournament_tables (tournament);

insert into signing (seed) values (x'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

insert into players (id, name, skeleton, since, private) values ('p1', 'Branwen', 'branwen', 1799990000000, 0);

insert into tables (id, game, options, opened, over, next, secret, time_control, waited, dice, entries, head, ended) values
  ('again', 'brandubh', '{"rules":"basic","ply_limit":500}', 1799990000, 0, null, 'b4c9e14061c2fd453b36700e3b0da008db2189c711ac629f0f583089164e267d', null, null, 1, 1, x'0cd62c2f0224d5d1d302ec79814ec8ff', null),
  ('bluff', 'bluff', '{"dice":5,"loss":"difference","exact":"others","show":true,"ply_limit":2000}', 1799990001, 0, null, '3089c5dfbbd586c3dd270f0481056e7ed666a267755827c30be6e5233b4a6243', null, null, 1, 5, x'8227e1bb2b617400526391341cdac6a0', null),
  ('duel', 'duel', '{"chameleon":false,"ply_limit":1000}', 1799990002, 0, null, '4feefcf7f0d7745c8152eeee5f2b7901e64b01834047f2c0a3495dcd129c5efa', null, null, 1, 5, x'd1175dd86db4c96ce83e8dd877741c50', null),
  ('ended', 'danube', '{"ply_limit":6}', 1799990003, 1, null, 'e87ba7a0b779d8b797f86d19604504496f23b4d1e31ed4721d9dc8634172b723', null, null, 1, 8, x'2021f74fbac3275fcd0a2eca8154d433', 1799995420000),
  ('given-up', 'brandubh', '{"rules":"basic","ply_limit":500}', 1799990004, 1, 'again', null, null, null, 1, 3, x'50394229470c434db26b23d5d397128a', 1799995120000),
  ('open', 'danube', '{"ply_limit":2000}', 1799990005, 0, null, '2348f998744212575d85959674f9607ab26f67708a917157472832386337c904', null, 1799990005, 1, 3, x'99f0a9909d7e7ea58bbb5be46b43373a', null),
  ('late', 'brandubh', '{"rules":"basic","ply_limit":500}', 1799990006, 1, null, '089001a35679a33ef3db0ca350db9b9a2f0136e0e327577b04b3b98127470961', '{"kind":"move","seconds":60}', null, 1, 3, x'006a802c662db3af3c3245a886b4e194', 1799995120000),
  ('post', 'brandubh', '{"rules":"challenge","ply_limit":500}', 1799990007, 0, null, '72231043bc1807e6f740b235eb7511ecb33255a6a375435631196de8a9750d4b', '{"kind":"correspondence","days":3}', null, 1, 3, x'4d9cddd4f384bab9499b1466b3965282', null);

insert into seats (table_id, seat, bot, key_hash, wants_rematch, number, taken, name) values
  ('again', 0, 'casual', null, 0, null, null, null),
  ('again', 1, null, x'e09b90fef7735656a9a305d92cea443d2d42d9bfe6a25057177c53dee0556b9e', 0, '', 1799990000000, null),
  ('bluff', 0, null, x'db4fdd4736c1844e94f8ec390e9af45ea6106a6cff108b239dfd5f58e8186cfa', 0, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990001000, null),
  ('bluff', 1, null, x'0f29dd3e8d4e90805e9c122110e9beb8b53f3f4b9b5115fc6fa6d01d6740a35e', 0, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1799990001000, null),
  ('duel', 0, null, x'2adff0c13378f163820699c26a4ff9caefbf242f9fa0ea01dda0f74476e92140', 0, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990002000, 'Ceridwen'),
  ('duel', 1, null, x'bb730be41ffcb11e8da7ac4d44f52d9d54257981f0f7d2933f31cd6b8d7ad171', 0, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1799990002000, null),
  ('duel', 2, null, x'764ee22bce747940ed3761ce860f1ee3e1c29b9bf666eab13e31e7046560f953', 0, '', 1799990002000, null),
  ('ended', 0, null, x'6a3cb880d935fa8cf1f3e5e6904f0963f68f10ef2682a80c72b8d7b4a545ca59', 1, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990003000, null),
  ('ended', 1, null, x'1e54fd68572214f94e31b7b72bd8ff84d8a1b2bf621e8b6707093ae81c7f7b5f', 0, '', 1799990003000, null),
  ('given-up', 0, null, x'959f19104ca1509bb9270891effe28c246fe2fde9e22b2b9b5089ead2610ca27', 1, '', 1799990004000, null),
  ('given-up', 1, 'casual', null, 0, null, null, null),
  ('open', 0, null, x'45f0e4a72577db249a39d2e09207dbd486f3c57e7fd89884c69302b99418b7da', 0, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990005000, null),
  ('open', 1, null, null, 0, null, null, null),
  ('late', 0, null, x'5bbadc4bbaf00f833f0b1af3d39fada15792989c608d8a6f6d140f5adec6ec9c', 0, '', 1799990006000, null),
  ('late', 1, null, x'97d48f2c761bad808f212936ae8dbfa351f45fe59ead2b8eb72a9a970e211200', 0, '', 1799990006000, null),
  ('post', 0, null, x'74024346f3b9d22726e943594539346007c05b85e82c4238a4bdbd8d7828c41d', 0, '', 1799990007000, null),
  ('post', 1, null, x'8a3d59604e0438196033a954ea24ce3ef77d437a1d594b413ae9706954f497e3', 0, '', 1799990007000, null);

insert into log (table_id, number, seat, token, action_id, numbers, timed_out, used, at, link) values
  ('again', 1, 0, 'a4-a6', null, null, null, null, 1799995000000, x'0cd62c2f0224d5d1d302ec79814ec8ff'),
  ('bluff', 1, null, '11335', null, 3, null, null, 1799995000000, x'1f185ad6ba89bfafbf8c75b3907cbfe5'),
  ('bluff', 2, null, '11346', null, 3, null, null, 1799995060000, x'67f855e7decb9c6f621cc16854bd4e24'),
  ('bluff', 3, 0, '2x5', 'id1', null, null, null, 1799995120000, x'a91f81c826ac62e236221d95214038c0'),
  ('bluff', 4, 0, 'hold', 'id2', null, null, null, 1799995180000, x'f54c886c5c762ac0ba9210f9314ae981'),
  ('bluff', 5, 1, '3x5', 'id3', null, null, null, 1799995240000, x'8227e1bb2b617400526391341cdac6a0'),
  ('duel', 1, null, '3S.5S.9S.2H.4H.6H.4D.6D.7D.9D.AC.2C.4C', null, 3, null, null, 1799995000000, x'cb83f8cd373580378e206c45a37940eb'),
  ('duel', 2, null, '2S.6S.7S.8S.AH.7H.2D.8D.TD.3C.5C.7C.8C', null, 3, null, null, 1799995060000, x'cba8000d8eb98f88c60a97ddbaaa105b'),
  ('duel', 3, null, 'AS.4S.TS.3H.5H.8H.9H.TH.AD.3D.5D.6C.TC', null, 3, null, null, 1799995120000, x'e1baf9f494ba532ae44ba9b24a4a7067'),
  ('duel', 4, 0, 'J', 'id1', null, null, null, 1799995180000, x'9cc0b1fd017e844a9da894f2ee2f5517'),
  ('duel', 5, 1, 'Q', 'id2', null, null, null, 1799995240000, x'd1175dd86db4c96ce83e8dd877741c50'),
  ('ended', 1, 0, '10+1', 'id1', null, null, null, 1799995000000, x'70849cbc8fca852d9152e0d6e591ed36'),
  ('ended', 2, null, '3', null, 1, null, null, 1799995060000, x'265e2efe57de193a31a3b55aa4165e99'),
  ('ended', 3, 0, '11+1', 'id2', null, null, null, 1799995120000, x'5dbf476117930c4b5c6fa3267b866d99'),
  ('ended', 4, 0, '12+1', 'id3', null, null, null, 1799995180000, x'c9f3a57c42ff9e8782a50698f1d92654'),
  ('ended', 5, 0, '13+1', 'id4', null, null, null, 1799995240000, x'77fc6a69b4d135d7795587cab99f6bf6'),
  ('ended', 6, 1, '9+1', 'id5', null, null, null, 1799995300000, x'c053f688e1841c7c7a86244f8da3c0c8'),
  ('ended', 7, null, '1', null, 1, null, null, 1799995360000, x'64a68690c2b4d4c9c1632b3c9d89140d'),
  ('ended', 8, 1, '1+1', 'id6', null, null, null, 1799995420000, x'2021f74fbac3275fcd0a2eca8154d433'),
  ('given-up', 1, 0, 'b4-b2', 'id1', null, null, null, 1799995000000, x'ba99a3e3970db1759e2c88466e2df867'),
  ('given-up', 2, 1, 'c4-c2', null, null, null, null, 1799995060000, x'c181b7c4d1554963dce85af827066708'),
  ('given-up', 3, 0, null, 'id3', null, null, null, 1799995120000, x'50394229470c434db26b23d5d397128a'),
  ('open', 1, 0, '10+1', 'id1', null, null, null, 1799995000000, x'811de59dbc410fd4f2503a4447d482ab'),
  ('open', 2, null, '3', null, 1, null, null, 1799995060000, x'408a480dd2595e0869954870b2be24ff'),
  ('open', 3, 0, '11+1', 'id2', null, null, null, 1799995120000, x'99f0a9909d7e7ea58bbb5be46b43373a'),
  ('late', 1, 0, 'b4-b1', 'id1', null, null, 4000, 1799995000000, x'84c042b3bd7dd56e6ed34b23c76158cb'),
  ('late', 2, 1, 'c4-c1', 'id2', null, null, 4001, 1799995060000, x'0161a50ebbfa6bffb9c1a73297c52f2d'),
  ('late', 3, 0, null, null, null, 1, 60000, 1799995120000, x'006a802c662db3af3c3245a886b4e194'),
  ('post', 1, 0, 'b4-b1', 'id1', null, null, 4000, 1799995000000, x'90c792b33b34a90c23ab1c3c6bcc4d40'),
  ('post', 2, 1, 'c4-c1', 'id2', null, null, 4001, 1799995060000, x'53ca0fd009e48ea45eb0e5d2120c2ab2'),
  ('post', 3, 0, 'a4-a2', 'id3', null, null, 4002, 1799995120000, x'4d9cddd4f384bab9499b1466b3965282');
