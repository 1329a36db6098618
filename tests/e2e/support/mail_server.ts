// A mail server for tests, which reads the mails it receives.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface Mail {
  to: string
  subject: string
  text: string
}

const words = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString())

function read(to: string, message: string): Mail {
  const [head, ...body] = message.split('\r\n\r\n')
  const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(head!)![1]!
  return { to, subject: words(subject), text: Buffer.from(body.join(''), 'base64').toString() }
}

export class MailServer {
  private readonly received: Mail[] = []
  private readonly sockets = new Set<Socket>()
  private hear: (() => void) | null = null
  private readonly server: Server = createServer((socket) => this.converse(socket))

  static async start(): Promise<MailServer> {
    const mails = new MailServer()
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve))
    return mails
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Waits for the next mail. */
  async next(): Promise<Mail> {
    while (this.received.length === 0) await new Promise<void>((resolve) => (this.hear = resolve))
    return this.received.shift()!
  }

  stop(): void {
    this.server.close()
    for (const each of this.sockets) each.destroy()
  }

  private converse(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let heard = ''
    let to = ''
    let data = false
    socket.on('data', (piece) => {
      heard += piece.toString()
      for (let end; (end = heard.indexOf(data ? '\r\n.\r\n' : '\r\n')) >= 0;) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + (data ? 5 : 2))
        if (data) {
          data = false
          this.received.push(read(to, line))
          this.hear?.()
          say('250 taken')
        } else if (line === 'DATA') {
          data = true
          say('354 go on')
        } else {
          to = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? to
          say(line === 'QUIT' ? '221 bye' : '250 ok')
        }
      }
    })
    say('220 tests')
  }
}
