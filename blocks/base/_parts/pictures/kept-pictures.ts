import type { Picture } from './picture'

/** The server gives up after a day what no request took, and what nobody went on with. */
const LASTS = 20 * 3_600_000

type Kept = Omit<Picture, 'id'> & { at: number; owner: string }

/**
 * Stores in this tab which pictures have arrived, and how far the others are.
 * @param key of the form in the session storage.
 * @param owner number of the member; empty for a visitor.
 */
export function keepPictures(key: string, owner: string, list: readonly Picture[]): void {
  const before = read(key)
  const kept = list.flatMap(({ name, size, changedAt, share, uploadId, mark, fileKey }): Kept[] => {
    if (fileKey === undefined && uploadId === undefined) return []
    // The day begins with the upload, not with the last one of the list.
    const at = before.find((one) => one.name === name && one.size === size)?.at ?? Date.now()
    return [
      {
        name,
        size,
        changedAt,
        share,
        uploadId,
        mark,
        at,
        owner,
        ...(fileKey === undefined ? { state: 'left' } : { fileKey, state: 'stored' }),
      },
    ]
  })
  try {
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    // They last as long as the page then.
  }
}

/** Those of this person: another member gets nothing of them, and a visitor none of a member's. */
export const keptPictures = (key: string, owner: string, now = Date.now()): Omit<Picture, 'id'>[] =>
  read(key).flatMap(({ at, owner: theirs, ...picture }) => (now - at < LASTS && [owner, ''].includes(theirs) ? [picture] : []))

function read(key: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept[]) : []
  } catch {
    // A browser without storage, or what another build stored.
    return []
  }
}
