// Personal fields lie sealed in the database (P1): AES-256-GCM under a key that is named in front of what it sealed, bound to
// its column, so that neither a dump nor a value copied into another column gives anything away. What must be found by its
// value has a blind index beside it: a keyed hash that only this installation can make.
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { settings, type DataKey } from './settings'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/**
 * `id.base64url` of what only this installation can open.
 * @param place the column, `member.name`: what was sealed for one place opens in no other.
 * @param id the key that seals, where it is not the first of DATA_KEYS.
 */
export function seal(text: string, place: string, id = settings().dataKeys[0]!.id): string {
  const key = keyOf(id)
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, secretOf(key), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${sealed.toString('base64url')}`
}

/** @throws where the key is gone, the place is another one, or the value was changed. */
export function unseal(sealed: string, place: string): string {
  const at = sealed.indexOf('.')
  const bytes = Buffer.from(sealed.slice(at + 1), 'base64url')
  const decipher = createDecipheriv(CIPHER, secretOf(keyOf(sealed.slice(0, at))), bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV, -TAG)), decipher.final()]).toString('utf8')
}

/** Whether the key that sealed it is the one that seals now. */
export const isSealedWithCurrentKey = (sealed: string): boolean => sealed.startsWith(`${settings().dataKeys[0]!.id}.`)

/** By which a sealed value is found: the same for the same words, whatever their case and the spaces around them. */
export const blindIndex = (value: string, place: string): string =>
  createHmac('sha256', settings().indexKey)
    .update(`${place}\0${value.normalize('NFC').trim().toLowerCase()}`)
    .digest('base64url')

const peppers = new Map<string, Buffer>()

/** What a password is mixed with before it is hashed, and the id of the key it comes from (S6). */
export function pepperOf(id = settings().dataKeys[0]!.id): { id: string; pepper: Buffer } {
  const { key } = keyOf(id)
  let pepper = peppers.get(id)
  if (!pepper) peppers.set(id, (pepper = Buffer.from(hkdfSync('sha256', key, '', 'password', 32))))
  return { id, pepper }
}

const secrets = new WeakMap<DataKey, KeyObject>()
/** Ready for use: making a key ready takes five times as long as opening a name with it. */
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
