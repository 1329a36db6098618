// The virtual authenticators of the DevTools protocol.
import type { CDPSession } from 'playwright-core'
import type { Visitor } from './visitor'

/** A device that creates and keeps passkeys, and whose owner approves every request. */
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

  /** Copies the passkeys of another device of the same person. */
  async takeFrom(other: Device): Promise<void> {
    for (const credential of await other.passkeys()) {
      const { authenticatorId } = this
      await this.line.send('WebAuthn.addCredential', { authenticatorId, credential })
    }
  }

  /** From now on, the owner refuses every request. */
  refuse(): Promise<unknown> {
    return this.line.send('WebAuthn.setUserVerified', {
      authenticatorId: this.authenticatorId,
      isUserVerified: false,
    })
  }
}
