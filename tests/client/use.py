"""Uses the client generated from docs/openapi.json: it lists the games, opens a table, reads it, takes a seat, and
understands the errors. A failed assertion is a difference from the document."""
import sys
from made import AuthenticatedClient, Client
from made.api.bots import list_online_bots
from made.api.games import list_games
from made.api.playing_as_a_bot import act_as_bot
from made.api.tables import create_table, get_table, join_table, list_lobby
from made.models import BotAction, JoinRequest, NewTable, Problem

client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)
games = list_games.sync(client=client).games
assert "brandubh" in [game.id for game in games]

opened = create_table.sync(client=client, body=NewTable(game="brandubh", seats=["you", "open"], lobby=True))
assert opened.seat == 0 and len(opened.key) == 43
table = get_table.sync(opened.table, client=client)
assert (table.table, table.game, table.last, table.over) == (opened.table, "brandubh", 0, False)
assert [seat.taken for seat in table.seats] == [True, False]
joined = join_table.sync(opened.table, client=client, body=JoinRequest())
assert joined.seat == 1 and joined.key != opened.key
assert [seat.taken for seat in get_table.sync(opened.table, client=client).seats] == [True, True]

# No player waits with an open WebSocket, and no bot account is listening.
assert list_lobby.sync(client=client).tables == [] and list_online_bots.sync(client=client).bots == []

# Errors are answers too.
refused = join_table.sync(opened.table, client=client, body=JoinRequest())
assert isinstance(refused, Problem) and refused.code == "seat_taken"
refused = create_table.sync_detailed(client=client, body=NewTable(game="brandubh", seats=["you", "invite:Nobody"]))
assert refused.status_code == 404 and refused.parsed.code == "no_bot"
bot = AuthenticatedClient(base_url=sys.argv[1], token="none", raise_on_unexpected_status=True)
refused = act_as_bot.sync(opened.table, client=bot, body=BotAction(action="a1-a2"))
assert isinstance(refused, Problem) and refused.code == "bad_key"
print("the client has done all that it was asked to")
