import type { ErrorCard, Failing } from '@/schemas/api/base/contract'
import { addressKey } from '@/schemas/rules/events/review-url'
import type { Database } from '@/services/db/database'
import { eventUrls } from '@/services/db/tables/events'
import { fail } from '@/services/kit/service'

interface Taken {
  siteId: string
  eventSeq: number
  memberNo: string
  urls: readonly string[]
  now: Date
}

/**
 * Takes addresses for one member; whoever comes second is told so, and his entry is undone (E-RES-501).
 * @param contract names `urlTaken` where its calls take addresses.
 */
export async function takeUrls(
  tx: Database,
  contract: Failing<Record<string, ErrorCard>>,
  { siteId, eventSeq, memberNo, urls, now }: Taken,
): Promise<void> {
  if (urls.length === 0) return
  // One order, or two entries with the same addresses could wait for each other.
  const keys = [...new Set(urls.map(addressKey))].sort()
  const taken = await tx
    .insert(eventUrls)
    .values(keys.map((url) => ({ siteId, eventSeq, url, memberNo, createdAt: now })))
    .onConflictDoNothing()
    .returning({ url: eventUrls.url })
  if (taken.length < keys.length) throw fail(contract, 'urlTaken')
}
