import { addressKey } from '@/schemas/rules/events/review-url'
import type { Database } from '@/services/db/database'
import { eventUrls } from '@/services/db/tables/events'

interface Taken {
  siteId: string
  eventSeq: number
  memberNo: string
  urls: readonly string[]
  now: Date
}

/**
 * Reserves URLs for one member, so that no other entry of the event can use them (E-RES-501).
 * @returns false when one of them is taken already; the caller rolls back the entry.
 */
export async function takeUrls(tx: Database, { siteId, eventSeq, memberNo, urls, now }: Taken): Promise<boolean> {
  if (urls.length === 0) return true
  // Always in the same order, or two entries with the same URLs could deadlock.
  const keys = [...new Set(urls.map(addressKey))].sort()
  const taken = await tx
    .insert(eventUrls)
    .values(keys.map((url) => ({ siteId, eventSeq, url, memberNo, createdAt: now })))
    .onConflictDoNothing()
    .returning({ url: eventUrls.url })
  return taken.length === keys.length
}
