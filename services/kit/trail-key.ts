import { hkdfSync } from 'node:crypto'
import { settings } from '@/services/base/settings'

let known: { of: string; key: Buffer } | undefined

/**
 * The key of lines and seals. It is not in the database: whoever can write every table still cannot make a line or a chain that holds. It
 * follows from INDEX_KEY, the one secret that is never changed.
 */
export function trailKey(): Buffer {
  const { indexKey } = settings()
  if (known?.of !== indexKey) known = { of: indexKey, key: Buffer.from(hkdfSync('sha256', indexKey, '', 'audit', 32)) }
  return known.key
}
