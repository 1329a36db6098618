"""Request smuggling: a proxy may parse these differently from the server, which must not answer a body as a request."""
import asyncio
from wire import exchange, source

MINE = source(106)
POST = b"POST /api/v1/tables HTTP/1.1\r\nHost: siege\r\n"
BODY = b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: siege\r\n\r\n"
REQUESTS = {
    POST + b"Transfer-Encoding: gzip\r\n\r\n" + BODY: 501,
    POST + b"Transfer-Encoding: chunked, gzip\r\n\r\n" + BODY: 501,
    POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n" + BODY: 501,
    POST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: gzip\r\n\r\n" + BODY: 400,
    POST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n" + BODY: 400,
    POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n" + BODY: 400,
    b"GET /health HTTP/1.1\r\n\r\n" + BODY: 400,
    b"GET /health HTTP/1.1\r\nHost: siege\r\nHost: other\r\n\r\n" + BODY: 400,
    b"GET /health HTTP/1.1\r\nHost: siege\r\nX: a\r\n b\r\n\r\n" + BODY: 400,
}


async def attack(port, games):
    while True:
        for request in REQUESTS:
            await asyncio.to_thread(exchange, port, MINE, request)


async def check(port, _):
    for request, status in REQUESTS.items():
        told = exchange(port, MINE, request)
        if not told.startswith(b"HTTP/1.1 %d " % status) or told.count(b"HTTP/1.1") > 1:
            return f"{request!r} is answered with {told[:60]!r}, expected {status} and the end"
