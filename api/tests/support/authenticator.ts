import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { relyingParty } from '#auth/passkeys'

/** What one answer has differently from a good one. */
interface Differences {
  origin?: string
  rpId?: string
  type?: string
  /** Whether a finger, a face or a PIN was asked for. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** Whose key signs. */
  signer?: Authenticator
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A phone that holds one passkey: ES256, as most do (WebAuthn, 6 and 7). */
export class Authenticator {
  #id = randomBytes(32)
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  /** Counts its uses; phones that share their keys stay at 0. */
  counter = 0

  get id() {
    return this.#id.toString('base64url')
  }

  /** Makes the passkey, as a browser hands it over. */
  make(options: { challenge: string; user: { id: string } }, differences: Differences = {}) {
    this.#userHandle = options.user.id
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const made = Buffer.concat([Buffer.alloc(16), length, this.#id, isoCBOR.encode(key)])
    const authData = new Uint8Array(Buffer.concat([this.#data(differences, 0x40), made]))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, differences),
      attestationObject: Buffer.from(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])
      ).toString('base64url'),
      transports: ['internal', 'hybrid'],
    })
  }

  /** Answers a challenge, as a browser hands it over. */
  use({ challenge }: { challenge: string }, differences: Differences = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, differences)
    const data = this.#data(differences)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const { privateKey } = (differences.signer ?? this).#keys
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
      userHandle: differences.userHandle ?? this.#userHandle,
    })
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response }
  }

  #clientData(type: string, challenge: string, { origin, ...other }: Differences) {
    const data = { type: other.type ?? type, challenge, origin: origin ?? relyingParty.origin }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  #data({ rpId, isVerified = true, counter }: Differences, flags = 0) {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags + 0x01 + (isVerified ? 0x04 : 0))
    rest.writeUInt32BE(counter ?? this.counter, 1)
    return Buffer.concat([sha256(rpId ?? relyingParty.id), rest])
  }
}
