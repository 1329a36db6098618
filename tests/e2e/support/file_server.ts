// A plain file server: it serves a folder under /nemeton/, knows few file types, and sends nothing else.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
}

export class FileServer {
  /** The requested paths that are not files. */
  readonly missing: string[] = []

  private constructor(private readonly http: Server) {}

  static async start(folder: string): Promise<FileServer> {
    const http = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost')
      const [, name] = /^\/nemeton\/(.*)$/.exec(pathname) ?? []
      const file = normalize(join(folder, name?.replace(/(^|\/)$/, '$1index.html') ?? '..'))
      const found = file.startsWith(folder) ? readFile(file) : Promise.reject(new Error('outside'))
      found.then(
        (bytes) =>
          response
            .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
            .end(bytes),
        () => {
          server.missing.push(request.url!)
          response.writeHead(404).end()
        },
      )
    }).listen(0, '127.0.0.1')
    const server = new FileServer(http)
    await once(http, 'listening')
    return server
  }

  get address(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}/nemeton/`
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections()
    this.http.close()
    await once(this.http, 'close')
  }
}
