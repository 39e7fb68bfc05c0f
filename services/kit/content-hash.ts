import { createHmac } from 'node:crypto'
import type { audits } from '@/services/db/tables/base'
import { trailKey } from './trail-key'

export type AuditContent = Pick<
  typeof audits.$inferSelect,
  'at' | 'actor' | 'action' | 'target' | 'detail' | 'requestId' | 'address' | 'agent'
> & { subjects: readonly string[] }

/**
 * Keyed hash of everything that a line says, base64url. Each part is preceded by its length, so that no two lines have the same bytes; keys
 * of the details are sorted, because the database keeps them in an order of its own.
 */
export function contentHash({ at, actor, action, target, detail, requestId, address, agent, subjects }: AuditContent): string {
  const hash = createHmac('sha256', trailKey())
  const parts = [at.toISOString(), actor, action, target, canonical(detail), requestId, address ?? '', agent ?? '', ...subjects.toSorted()]
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`)
  return hash.digest('base64url')
}

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  )
