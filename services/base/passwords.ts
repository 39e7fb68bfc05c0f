// Passwords of members and staff: argon2id, 19 MiB, two passes, with a pepper whose key id precedes the hash (S6). The text is normalised
// to NFC first, or the same Hangul typed on a Mac would not match.
import { hash, verify } from './hash-threads'
import { inHashQueue } from './hash-queue'
import { pepperOf } from './seal'

const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Hash of no member's password, so that an unknown id takes as long as a known one. */
const UNKNOWN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$COa2eLfIN0p1wcHNw6O2sQ$fhnKnmreqP8SL5lwI+dIJljKzFSO4l90sTbP5wzbcDc'

/** `key$argon2id$…`, for storing. @throws CallFailure 503 when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const { id, pepper } = pepperOf()
  return `${id}${await inHashQueue(() => hash(password.normalize('NFC'), { ...COST, secret: pepper }))}`
}

/** Whether a password matches a stored hash; false without one. `tryPassword` limits how often. */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  const text = stored ?? UNKNOWN_HASH
  const at = text.indexOf('$')
  try {
    const options = at > 0 ? { secret: pepperOf(text.slice(0, at)).pepper } : {}
    return (await verify(text.slice(at), password.normalize('NFC'), options)) && stored !== null && stored !== undefined
  } catch {
    // An unreadable hash matches no password.
    return false
  }
}

/** Whether a right password should be hashed again: because of another pepper, none, or other costs. */
export const isOldPasswordHash = (stored: string): boolean =>
  !stored.startsWith(`${pepperOf().id}$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=1$`)
