import { normalPath } from '@/lib/path-pattern'

/** The path of an address of this site as visitors' requests have it: decoded, in NFC, without its query; undefined for another site's. */
export function plainPath(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined
  const bare = address.split(/[?#]/, 1)[0]!
  try {
    return normalPath(decodeURIComponent(bare))
  } catch {
    // Not an encoded address after all: a percent sign of its own.
    return normalPath(bare)
  }
}
