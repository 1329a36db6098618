// A TCP proxy in front of several servers: each connection goes to the next server in turn that accepts it.
import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net'

export class Balancer {
  private turn = 0
  private readonly sockets = new Set<Socket>()
  private constructor(
    private readonly ports: number[],
    private readonly listener: Listener,
  ) {}

  static async before(ports: number[]): Promise<Balancer> {
    const balancer: Balancer = new Balancer(
      ports,
      createServer((client) => balancer.lead(client, balancer.turn++, ports.length)),
    )
    await new Promise<void>((resolve) => balancer.listener.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  /** The address by name, since browsers allow no passkeys for an IP address. */
  get named(): string {
    return `http://localhost:${(this.listener.address() as AddressInfo).port}`
  }

  stop(): void {
    this.listener.close()
    for (const socket of this.sockets) socket.destroy()
  }

  private lead(client: Socket, first: number, tries: number): void {
    const server = connect(this.ports[first % this.ports.length]!, '127.0.0.1')
    for (const socket of [client, server]) {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    }
    const refused = () => (tries > 1 ? this.lead(client, first + 1, tries - 1) : client.destroy())
    server.once('error', refused)
    server.once('connect', () => {
      server.off('error', refused)
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
        one.pipe(other)
      }
    })
  }
}
