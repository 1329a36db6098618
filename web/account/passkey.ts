// Passkeys, as the browser has them (W3C Web Authentication): a new one, and signing in with one that there is.

/** What the server is told of either (docs/api.md). */
export type Answer = Record<'id' | 'client_data_json' | 'authenticator_data' | 'signature', string>

export interface Challenge {
  challenge: string
  player: string | null
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))

const base64url = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const type = 'public-key'
const edDsa = -8
const es256 = -7

/** Browsers have passkeys for a page with a name alone, by https or on the machine itself. */
export const hasPasskeys = (): boolean =>
  'credentials' in navigator && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** The same page where browsers have passkeys; null where this page cannot say. */
export const addressWithPasskeys = (): string | null =>
  /^(127\.[\d.]+|\[::1\])$/.test(location.hostname)
    ? `${location.protocol}//localhost${location.port && `:${location.port}`}${location.pathname}`
    : null

/** A new passkey for that name; null where the reader has changed their mind. `known` are those that the player has. */
export async function newPasskey(
  { challenge, player }: Challenge,
  name: string,
  known: string[],
): Promise<Answer | null> {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { name: 'Nemeton' },
        user: { id: new TextEncoder().encode(player!), name, displayName: name },
        pubKeyCredParams: [edDsa, es256].map((alg) => ({ type, alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: known.map((id) => ({ type, id: bytes(id) })),
        attestation: 'none',
      },
    }),
  )
  const response = made?.response as AuthenticatorAttestationResponse | undefined
  return made && response ? written(made, response.getAuthenticatorData(), response) : null
}

/** The answer of a passkey that the reader chooses; null where there is none. */
export async function askPasskey({ challenge }: Challenge): Promise<Answer | null> {
  const chosen = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), userVerification: 'preferred' },
    }),
  )
  const response = chosen?.response as AuthenticatorAssertionResponse | undefined
  return chosen && response
    ? {
        ...written(chosen, response.authenticatorData, response),
        signature: base64url(response.signature),
      }
    : null
}

/** A browser says no more than that it was not allowed, whatever the reason is. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null
  } catch {
    return null
  }
}

function written(
  made: PublicKeyCredential,
  data: ArrayBuffer,
  { clientDataJSON }: AuthenticatorResponse,
): Answer {
  return {
    id: base64url(made.rawId),
    client_data_json: base64url(clientDataJSON),
    authenticator_data: base64url(data),
  } as Answer
}
