// An EdDSA passkey and the browser that answers with it, for clients that have no browser.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

export class Authenticator {
  private readonly keys = generateKeyPairSync('ed25519')
  private readonly id = randomBytes(32)

  /** @param host the host of the page that asks, as in its address */
  constructor(private readonly host: string) {}

  /** Returns the answer that registers the passkey. */
  create(challenge: string): Record<string, string> {
    const { x } = this.keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([Buffer.from('a4010103272006215820', 'hex'), Buffer.from(x!, 'base64url')])
    const data = Buffer.concat([this.header(0x41), Buffer.alloc(16), Buffer.from([0, 32]), this.id, key])
    return this.written('webauthn.create', challenge, data)
  }

  /** Returns the answer that signs in. */
  get(challenge: string): Record<string, string> {
    const answer = this.written('webauthn.get', challenge, this.header(0x01))
    const [data, client] = [answer.authenticator_data!, answer.client_data_json!].map((each) =>
      Buffer.from(each, 'base64url'),
    )
    const signature = sign(null, Buffer.concat([data!, sha256(client!)]), this.keys.privateKey)
    return { ...answer, signature: signature.toString('base64url') }
  }

  private header(flags: number): Buffer {
    return Buffer.concat([sha256(this.host.replace(/:\d+$/, '')), Buffer.from([flags, 0, 0, 0, 0])])
  }

  private written(type: string, challenge: string, data: Buffer): Record<string, string> {
    const client = JSON.stringify({ type, challenge, origin: `https://${this.host}`, crossOrigin: false })
    return {
      id: this.id.toString('base64url'),
      client_data_json: Buffer.from(client).toString('base64url'),
      authenticator_data: data.toString('base64url'),
    }
  }
}
