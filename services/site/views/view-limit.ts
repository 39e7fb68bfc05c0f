// The server's part of "once a visitor and day" (docs/decisions/0024). The browser remembers what it has sent; a script that forgets is
// held here. What identifies a caller never leaves this function: it is hashed with a salt that lives in this process for one day, and only
// small counters are kept, from which nobody can be found again.
import { createHash, randomBytes } from 'node:crypto'

/** Views that one network's visitors with the same browser add to one page in a day: a household behind one address, not a script. */
export const MOST_OF_ONE_NETWORK = 20
/** A count-min sketch: a megabyte, whatever comes. With a million different callers a day it refuses fewer than one in a million wrongly. */
const CELLS = 2 ** 20
const HASHES = 4

interface Viewer {
  network: string
  userAgent: string
  path: string
  /** In Seoul. */
  day: string
}

export class ViewLimit {
  readonly #cells = new Uint8Array(CELLS)
  #salt = Buffer.alloc(0)
  #day = ''

  /** Whether this view counts; it is counted by asking. */
  admits({ network, userAgent, path, day }: Viewer): boolean {
    if (day !== this.#day) {
      this.#day = day
      this.#salt = randomBytes(16)
      this.#cells.fill(0)
    }
    const hash = createHash('sha256')
      .update(this.#salt)
      .update(JSON.stringify([network, userAgent, path]))
      .digest()
    const places = Array.from({ length: HASHES }, (_, i) => hash.readUInt32LE(i * 4) % CELLS)
    const seen = Math.min(...places.map((place) => this.#cells[place]!))
    if (seen >= MOST_OF_ONE_NETWORK) return false
    // Only the lowest are raised: the others already stand for other callers too.
    for (const place of places) if (this.#cells[place] === seen) this.#cells[place] = seen + 1
    return true
  }
}
