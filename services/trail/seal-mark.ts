import { createHmac } from 'node:crypto'
import type { auditSeals } from '@/services/db/tables/trail'
import { trailKey } from '@/services/kit/trail-key'

type Seal = typeof auditSeals.$inferSelect

/** Keyed hash of a seal. It covers the mark before and so all earlier seals. */
export function sealMark({ number, at, ids, hashes, total }: Omit<Seal, 'mark'>, before: string): string {
  const mark = createHmac('sha256', trailKey())
  mark.update(JSON.stringify([number, at.toISOString(), before, ids.length, total]))
  for (const [index, id] of ids.entries()) mark.update(`${id}:${hashes[index]};`)
  return mark.digest('base64url')
}
