-- A database as version 1 of the schema had it. Each key is "key of TABLE, seat N".
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

insert into tables (id, game, options, seed, opened, over, next) values
  ('again', 'brandubh', '{"rules":"basic","ply_limit":500}', -1, to_timestamp(1799990000), false, null),
  ('bluff', 'bluff', '{"dice":5,"loss":"difference","exact":"others","show":true,"ply_limit":2000}', 42, to_timestamp(1799990001), false, null),
  ('duel', 'duel', '{"chameleon":false,"ply_limit":1000}', 7919, to_timestamp(1799990002), false, null),
  ('ended', 'danube', '{"ply_limit":6}', 0, to_timestamp(1799990003), true, null),
  ('given-up', 'brandubh', '{"rules":"basic","ply_limit":500}', 4611686018427387904, to_timestamp(1799990004), true, 'again'),
  ('open', 'danube', '{"ply_limit":2000}', -9223372036854775808, to_timestamp(1799990005), false, null);

insert into seats (table_id, seat, bot, key_hash, wants_rematch) values
  ('again', 0, 'casual', null, false),
  ('again', 1, null, '\xe09b90fef7735656a9a305d92cea443d2d42d9bfe6a25057177c53dee0556b9e', false),
  ('bluff', 0, null, '\xdb4fdd4736c1844e94f8ec390e9af45ea6106a6cff108b239dfd5f58e8186cfa', false),
  ('bluff', 1, null, '\x0f29dd3e8d4e90805e9c122110e9beb8b53f3f4b9b5115fc6fa6d01d6740a35e', false),
  ('duel', 0, null, '\x2adff0c13378f163820699c26a4ff9caefbf242f9fa0ea01dda0f74476e92140', false),
  ('duel', 1, null, '\xbb730be41ffcb11e8da7ac4d44f52d9d54257981f0f7d2933f31cd6b8d7ad171', false),
  ('duel', 2, null, '\x764ee22bce747940ed3761ce860f1ee3e1c29b9bf666eab13e31e7046560f953', false),
  ('ended', 0, null, '\x6a3cb880d935fa8cf1f3e5e6904f0963f68f10ef2682a80c72b8d7b4a545ca59', true),
  ('ended', 1, null, '\x1e54fd68572214f94e31b7b72bd8ff84d8a1b2bf621e8b6707093ae81c7f7b5f', false),
  ('given-up', 0, null, '\x959f19104ca1509bb9270891effe28c246fe2fde9e22b2b9b5089ead2610ca27', true),
  ('given-up', 1, 'casual', null, false),
  ('open', 0, null, '\x45f0e4a72577db249a39d2e09207dbd486f3c57e7fd89884c69302b99418b7da', false),
  ('open', 1, null, null, false);

insert into log (table_id, number, seat, token, action_id) values
  ('again', 1, 0, 'a4-a6', null),
  ('bluff', 1, null, '11335', null),
  ('bluff', 2, null, '11346', null),
  ('bluff', 3, 0, '2x5', 'id1'),
  ('bluff', 4, 0, 'hold', 'id2'),
  ('bluff', 5, 1, '3x5', 'id3'),
  ('duel', 1, null, '3S.5S.9S.2H.4H.6H.4D.6D.7D.9D.AC.2C.4C', null),
  ('duel', 2, null, '2S.6S.7S.8S.AH.7H.2D.8D.TD.3C.5C.7C.8C', null),
  ('duel', 3, null, 'AS.4S.TS.3H.5H.8H.9H.TH.AD.3D.5D.6C.TC', null),
  ('duel', 4, 0, 'J', 'id1'),
  ('duel', 5, 1, 'Q', 'id2'),
  ('ended', 1, 0, '10+1', 'id1'),
  ('ended', 2, null, '3', null),
  ('ended', 3, 0, '11+1', 'id2'),
  ('ended', 4, 0, '12+1', 'id3'),
  ('ended', 5, 0, '13+1', 'id4'),
  ('ended', 6, 1, '9+1', 'id5'),
  ('ended', 7, null, '1', null),
  ('ended', 8, 1, '1+1', 'id6'),
  ('given-up', 1, 0, 'b4-b2', 'id1'),
  ('given-up', 2, 1, 'c4-c2', null),
  ('given-up', 3, 0, null, 'id3'),
  ('open', 1, 0, '10+1', 'id1'),
  ('open', 2, null, '3', null),
  ('open', 3, 0, '11+1', 'id2');
