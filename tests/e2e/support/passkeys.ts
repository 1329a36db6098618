// The virtual authenticators of the DevTools protocol.
import type { CDPSession } from 'playwright-core'
import type { Visitor } from './visitor'

/** A device that makes and keeps passkeys, and whose owner nods to all that it asks. */
export class Device {
  private constructor(
    private readonly line: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(visitor: Visitor): Promise<Device> {
    const line = await visitor.context.newCDPSession(visitor.page)
    await line.send('WebAuthn.enable')
    const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Device(line, authenticatorId)
  }

  async passkeys() {
    const { credentials } = await this.line.send('WebAuthn.getCredentials', {
      authenticatorId: this.authenticatorId,
    })
    return credentials
  }

  /** Passkeys that go from one device of a person to the other. */
  async takeFrom(other: Device): Promise<void> {
    for (const credential of await other.passkeys()) {
      const { authenticatorId } = this
      await this.line.send('WebAuthn.addCredential', { authenticatorId, credential })
    }
  }

  /** Its owner does not nod any more. */
  refuse(): Promise<unknown> {
    return this.line.send('WebAuthn.setUserVerified', {
      authenticatorId: this.authenticatorId,
      isUserVerified: false,
    })
  }
}
