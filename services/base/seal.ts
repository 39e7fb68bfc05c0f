// Seals personal fields in the database (P1): AES-256-GCM under a key that is named in front of the ciphertext, bound to its column, so
// that neither a dump nor a value copied into another column reveals anything. A field that must be searched has a blind index beside it:
// a keyed hash that only this installation can compute.
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { settings, type DataKey } from './settings'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/**
 * `id.base64url` of a ciphertext that only this installation can open.
 * @param place the column, `member.name`: a value sealed for one place opens in no other.
 * @param id the key that seals, if it is not the first of DATA_KEYS.
 */
export function seal(text: string, place: string, id = settings().dataKeys[0]!.id): string {
  const key = keyOf(id)
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, secretOf(key), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${sealed.toString('base64url')}`
}

/** @throws when the key is missing, the place differs, or the value was changed. */
export function unseal(sealed: string, place: string): string {
  const at = sealed.indexOf('.')
  const bytes = Buffer.from(sealed.slice(at + 1), 'base64url')
  const decipher = createDecipheriv(CIPHER, secretOf(keyOf(sealed.slice(0, at))), bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]).toString('utf8')
}

/** Whether it was sealed with the current key. */
export const isSealedWithCurrentKey = (sealed: string): boolean => sealed.startsWith(`${settings().dataKeys[0]!.id}.`)

/** The index by which a sealed value is found: the same for the same text, whatever its case and surrounding spaces. */
export const blindIndex = (value: string, place: string): string =>
  createHmac('sha256', settings().indexKey)
    .update(`${place}\0${value.normalize('NFC').trim().toLowerCase()}`)
    .digest('base64url')

const peppers = new Map<string, Buffer>()

/** The secret mixed into a password before hashing, and the id of its key (S6). */
export function pepperOf(id = settings().dataKeys[0]!.id): { id: string; pepper: Buffer } {
  const { key } = keyOf(id)
  let pepper = peppers.get(id)
  if (!pepper) peppers.set(id, (pepper = Buffer.from(hkdfSync('sha256', key, '', 'password', 32))))
  return { id, pepper }
}

const secrets = new WeakMap<DataKey, KeyObject>()
/** Cached: preparing a key takes five times as long as opening a name with it. */
function secretOf(key: DataKey): KeyObject {
  let secret = secrets.get(key)
  if (!secret) secrets.set(key, (secret = createSecretKey(key.key)))
  return secret
}

function keyOf(id: string): DataKey {
  const found = settings().dataKeys.find((key) => key.id === id)
  if (!found) throw new Error(`DATA_KEYS has no key ${id}, which something in the database was sealed with`)
  return found
}
