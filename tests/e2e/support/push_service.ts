// A push service for tests, and a device subscribed to it: a headless browser has none.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Visitor } from './visitor'

/** A subscription, as the browser gives it to the page. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, size))

export class PushService {
  private readonly device = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  private readonly received: Buffer[] = []
  private hear: (() => void) | null = null

  private constructor(private readonly server: Server) {
    this.device.generateKeys()
  }

  static async start(): Promise<PushService> {
    const service: PushService = new PushService(
      createServer((request, answer) => {
        void service.take(request).then(() => answer.writeHead(201).end())
      }),
    )
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve))
    return service
  }

  subscription(): Subscription {
    const { port } = this.server.address() as AddressInfo
    return {
      endpoint: `http://127.0.0.1:${port}/device`,
      keys: {
        p256dh: this.device.getPublicKey('base64url'),
        auth: this.auth.toString('base64url'),
      },
    }
  }

  /** Waits for the next message, and returns it as the device reads it. */
  async next(): Promise<string> {
    while (this.received.length === 0) await new Promise<void>((resolve) => (this.hear = resolve))
    return this.read(this.received.shift()!)
  }

  get waiting(): number {
    return this.received.length
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async take(request: IncomingMessage): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    this.received.push(Buffer.concat(pieces))
    this.hear?.()
  }

  /** Decrypts a message, as in RFC 8291. */
  private read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const sealed = body.subarray(21 + body[20]!)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.device.getPublicKey(), sender])
    const secret = derive(this.device.computeSecret(sender), this.auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return text.subarray(0, -1).toString()
  }
}

/** Makes a browser use this push service instead of its vendor's. The browser must allow service workers. */
export async function withPushService(visitor: Visitor, service: PushService): Promise<Visitor> {
  await visitor.context.grantPermissions(['notifications'])
  await visitor.page.addInitScript((subscription) => {
    const made = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed')
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return made
    }
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? made : null)
  }, service.subscription())
  return visitor
}

/** Switches turn notifications on. This takes a while, because the browser caches the whole page first. */
export async function switchOn(visitor: Visitor): Promise<void> {
  await visitor.press('label.switch:has([name=told])')
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await visitor.page.waitForSelector('[name=told]:checked:not(:disabled)', { state: 'attached' })
}
