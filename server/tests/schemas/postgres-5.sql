-- A database as version 5 of the schema had it. Each key is "key of TABLE, seat N".
create table nemeton_version (version integer not null);
insert into nemeton_version values (5);

create table tables (
  id text primary key,
  game text not null,
  options text not null,
  opened timestamptz not null default now(),
  over boolean not null default false,
  next text,
  secret text not null default '',
  time_control text,
  waited timestamptz
);
create index unfinished on tables (id) where not over;

create table seats (
  table_id text not null references tables (id),
  seat smallint not null,
  bot text,
  key_hash bytea,
  wants_rematch boolean not null default false,
  number text,
  taken bigint,
  name text,
  primary key (table_id, seat)
);

create table log (
  table_id text not null references tables (id),
  number integer not null,
  seat smallint,
  token text,
  action_id text,
  numbers smallint,
  timed_out boolean,
  used bigint,
  at bigint,
  primary key (table_id, number)
);

create table signing (one boolean primary key default true check (one), seed bytea not null);
insert into signing (seed) values ('\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

create index lobby on tables (waited) where waited is not null;

create table passes (
  table_id text primary key references tables (id),
  id_hash bytea not null unique,
  box text not null,
  until timestamptz not null
);

insert into tables (id, game, options, opened, over, next, secret, time_control, waited) values
  ('again', 'brandubh', '{"rules":"basic","ply_limit":500}', to_timestamp(1799990000), false, null, 'b4c9e14061c2fd453b36700e3b0da008db2189c711ac629f0f583089164e267d', null, null),
  ('bluff', 'bluff', '{"dice":5,"loss":"difference","exact":"others","show":true,"ply_limit":2000}', to_timestamp(1799990001), false, null, '3089c5dfbbd586c3dd270f0481056e7ed666a267755827c30be6e5233b4a6243', null, null),
  ('duel', 'duel', '{"chameleon":false,"ply_limit":1000}', to_timestamp(1799990002), false, null, '4feefcf7f0d7745c8152eeee5f2b7901e64b01834047f2c0a3495dcd129c5efa', null, null),
  ('ended', 'danube', '{"ply_limit":6}', to_timestamp(1799990003), true, null, 'e87ba7a0b779d8b797f86d19604504496f23b4d1e31ed4721d9dc8634172b723', null, null),
  ('given-up', 'brandubh', '{"rules":"basic","ply_limit":500}', to_timestamp(1799990004), true, 'again', '', null, null),
  ('open', 'danube', '{"ply_limit":2000}', to_timestamp(1799990005), false, null, '2348f998744212575d85959674f9607ab26f67708a917157472832386337c904', null, to_timestamp(1799990005)),
  ('late', 'brandubh', '{"rules":"basic","ply_limit":500}', to_timestamp(1799990006), true, null, '089001a35679a33ef3db0ca350db9b9a2f0136e0e327577b04b3b98127470961', '{"kind":"move","seconds":60}', null),
  ('post', 'brandubh', '{"rules":"challenge","ply_limit":500}', to_timestamp(1799990007), false, null, '72231043bc1807e6f740b235eb7511ecb33255a6a375435631196de8a9750d4b', '{"kind":"correspondence","days":3}', null);

insert into seats (table_id, seat, bot, key_hash, wants_rematch, number, taken) values
  ('again', 0, 'casual', null, false, null, null),
  ('again', 1, null, '\xe09b90fef7735656a9a305d92cea443d2d42d9bfe6a25057177c53dee0556b9e', false, '', 1799990000000),
  ('bluff', 0, null, '\xdb4fdd4736c1844e94f8ec390e9af45ea6106a6cff108b239dfd5f58e8186cfa', false, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990001000),
  ('bluff', 1, null, '\x0f29dd3e8d4e90805e9c122110e9beb8b53f3f4b9b5115fc6fa6d01d6740a35e', false, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1799990001000),
  ('duel', 0, null, '\x2adff0c13378f163820699c26a4ff9caefbf242f9fa0ea01dda0f74476e92140', false, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990002000),
  ('duel', 1, null, '\xbb730be41ffcb11e8da7ac4d44f52d9d54257981f0f7d2933f31cd6b8d7ad171', false, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1799990002000),
  ('duel', 2, null, '\x764ee22bce747940ed3761ce860f1ee3e1c29b9bf666eab13e31e7046560f953', false, '', 1799990002000),
  ('ended', 0, null, '\x6a3cb880d935fa8cf1f3e5e6904f0963f68f10ef2682a80c72b8d7b4a545ca59', true, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990003000),
  ('ended', 1, null, '\x1e54fd68572214f94e31b7b72bd8ff84d8a1b2bf621e8b6707093ae81c7f7b5f', false, '', 1799990003000),
  ('given-up', 0, null, '\x959f19104ca1509bb9270891effe28c246fe2fde9e22b2b9b5089ead2610ca27', true, '', 1799990004000),
  ('given-up', 1, 'casual', null, false, null, null),
  ('open', 0, null, '\x45f0e4a72577db249a39d2e09207dbd486f3c57e7fd89884c69302b99418b7da', false, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1799990005000),
  ('open', 1, null, null, false, null, null),
  ('late', 0, null, '\x5bbadc4bbaf00f833f0b1af3d39fada15792989c608d8a6f6d140f5adec6ec9c', false, '', 1799990006000),
  ('late', 1, null, '\x97d48f2c761bad808f212936ae8dbfa351f45fe59ead2b8eb72a9a970e211200', false, '', 1799990006000),
  ('post', 0, null, '\x74024346f3b9d22726e943594539346007c05b85e82c4238a4bdbd8d7828c41d', false, '', 1799990007000),
  ('post', 1, null, '\x8a3d59604e0438196033a954ea24ce3ef77d437a1d594b413ae9706954f497e3', false, '', 1799990007000);

insert into log (table_id, number, seat, token, action_id, numbers, timed_out, used, at) values
  ('again', 1, 0, 'a4-a6', null, null, null, null, 1799995000000),
  ('bluff', 1, null, '11335', null, 3, null, null, 1799995000000),
  ('bluff', 2, null, '11346', null, 3, null, null, 1799995060000),
  ('bluff', 3, 0, '2x5', 'id1', null, null, null, 1799995120000),
  ('bluff', 4, 0, 'hold', 'id2', null, null, null, 1799995180000),
  ('bluff', 5, 1, '3x5', 'id3', null, null, null, 1799995240000),
  ('duel', 1, null, '3S.5S.9S.2H.4H.6H.4D.6D.7D.9D.AC.2C.4C', null, 3, null, null, 1799995000000),
  ('duel', 2, null, '2S.6S.7S.8S.AH.7H.2D.8D.TD.3C.5C.7C.8C', null, 3, null, null, 1799995060000),
  ('duel', 3, null, 'AS.4S.TS.3H.5H.8H.9H.TH.AD.3D.5D.6C.TC', null, 3, null, null, 1799995120000),
  ('duel', 4, 0, 'J', 'id1', null, null, null, 1799995180000),
  ('duel', 5, 1, 'Q', 'id2', null, null, null, 1799995240000),
  ('ended', 1, 0, '10+1', 'id1', null, null, null, 1799995000000),
  ('ended', 2, null, '3', null, 1, null, null, 1799995060000),
  ('ended', 3, 0, '11+1', 'id2', null, null, null, 1799995120000),
  ('ended', 4, 0, '12+1', 'id3', null, null, null, 1799995180000),
  ('ended', 5, 0, '13+1', 'id4', null, null, null, 1799995240000),
  ('ended', 6, 1, '9+1', 'id5', null, null, null, 1799995300000),
  ('ended', 7, null, '1', null, 1, null, null, 1799995360000),
  ('ended', 8, 1, '1+1', 'id6', null, null, null, 1799995420000),
  ('given-up', 1, 0, 'b4-b2', 'id1', null, null, null, 1799995000000),
  ('given-up', 2, 1, 'c4-c2', null, null, null, null, 1799995060000),
  ('given-up', 3, 0, null, 'id3', null, null, null, 1799995120000),
  ('open', 1, 0, '10+1', 'id1', null, null, null, 1799995000000),
  ('open', 2, null, '3', null, 1, null, null, 1799995060000),
  ('open', 3, 0, '11+1', 'id2', null, null, null, 1799995120000),
  ('late', 1, 0, 'b4-b1', 'id1', null, null, 4000, 1799995000000),
  ('late', 2, 1, 'c4-c1', 'id2', null, null, 4001, 1799995060000),
  ('late', 3, 0, null, null, null, true, 60000, 1799995120000),
  ('post', 1, 0, 'b4-b1', 'id1', null, null, 4000, 1799995000000),
  ('post', 2, 1, 'c4-c1', 'id2', null, null, 4001, 1799995060000),
  ('post', 3, 0, 'a4-a2', 'id3', null, null, 4002, 1799995120000);

update seats set name = 'Ceridwen' where table_id = 'post' and seat = 0;
