// An authenticator of the tests: makes a passkey and signs by it as a telephone does (ES256, without attestation). What it says of itself,
// of the site and of the person can be set, so that what must be refused can be sent.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { SITE } from './test-app'

interface Says {
  origin?: string
  rpId?: string
  /** Whether the person was verified by the lock of the device. */
  isVerified?: boolean
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')
const PRESENT = 0x01
const VERIFIED = 0x04
/** A passkey that is synchronised, and is. */
const SYNCED = 0x18
const WITH_KEY = 0x40

export class Authenticator {
  readonly id = randomBytes(20)
  readonly #private: KeyObject
  readonly #public: KeyObject
  readonly isSynced: boolean
  /** Stays at 0 when it is synchronised. */
  counter = 0

  constructor({ isSynced = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#private = privateKey
    this.#public = publicKey
    this.isSynced = isSynced
  }

  /** The answer to the options of a new passkey. */
  make({ challenge, rp }: { challenge: string; rp: { id?: string } }, says: Says = {}) {
    const { x, y } = this.#public.export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ])
    const size = Buffer.alloc(2)
    size.writeUInt16BE(this.id.length)
    const data = Buffer.concat([this.#data(rp.id!, says, WITH_KEY), Buffer.alloc(16), size, this.id, cose])
    const length = Buffer.alloc(3)
    length[0] = 0x59
    length.writeUInt16BE(data.length, 1)
    const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      ...[length, data],
    ])
    return {
      id: base64url(this.id),
      clientDataJSON: clientData('webauthn.create', challenge, says),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    }
  }

  /** The answer to the options of a sign-in or a confirmation. */
  sign({ challenge, rpId }: { challenge: string; rpId?: string }, says: Says & { userHandle?: string } = {}) {
    if (!this.isSynced) this.counter++
    const clientDataJSON = clientData('webauthn.get', challenge, says)
    const data = this.#data(rpId!, says)
    const signature = sign('sha256', Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]), this.#private)
    return {
      id: base64url(this.id),
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(signature),
      ...(says.userHandle === undefined ? {} : { userHandle: says.userHandle }),
    }
  }

  #data(site: string, { rpId = site, isVerified = true }: Says, more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (this.isSynced ? SYNCED : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }
}

const clientData = (type: string, challenge: string, { origin = SITE }: Says): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
