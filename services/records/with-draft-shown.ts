// A preview shows exactly what visitors would see, because it is what visitors would see: the draft is published in a transaction, the
// page is rendered inside it by the same reads, and the transaction is taken back.
import { and, eq } from 'drizzle-orm'
import { currentDatabase, runOnDatabase } from '@/services/db/current-database'
import { records } from '@/services/db/tables/records'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { storeOf } from './record-store'

interface Previewed {
  siteId: string
  type: string
  id: string
  now: Date
}

/** The work's result leaves the transaction by this. */
class TakenBack<T> extends Error {
  readonly result: T
  constructor(result: T) {
    super('taken back')
    this.result = result
  }
}

/**
 * Runs `work` with the draft of a record shown to visitors; for everybody else nothing changes.
 * @returns `unready` when the draft lacks what its row needs (a product without a category), or does not exist.
 */
export async function withDraftShown<T>({ siteId, type, id, now }: Previewed, work: () => Promise<T>): Promise<{ result: T } | 'unready'> {
  const store = storeOf(type)
  if (!store) return 'unready'
  const open = currentDatabase()
  try {
    await open.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(records)
        .where(and(eq(records.siteId, siteId), eq(records.type, type), eq(records.id, id)))
      if (!row || row.deletedAt) throw new TakenBack('unready' as const)
      try {
        await store.show({ db: tx, siteId, now }, id, completed(store.type, row.draft, row.published, now), row.published, row.parked)
      } catch {
        throw new TakenBack('unready' as const)
      }
      throw new TakenBack({ result: await runOnDatabase({ ...open, db: tx, reads: tx }, work) })
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as { result: T } | 'unready'
    throw error
  }
  return 'unready'
}

interface Property {
  type?: string
  format?: string
  minimum?: number
  properties?: Record<string, Property>
  anyOf?: readonly { const: unknown }[]
}

/** What nobody has written yet is shown as it was published, or empty. */
function completed(type: AnyRecordType, draft: RecordValues, published: RecordValues | null, now: Date): RecordValues {
  const required = new Set(type.form.required as readonly string[] | undefined)
  const values = Object.entries(type.form.properties as Record<string, Property>).flatMap(([name, property]) => {
    const value = draft[name] ?? published?.[name] ?? (required.has(name) ? emptyOf(property, now) : undefined)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(values)
}

function emptyOf(property: Property, now: Date): unknown {
  if (property.anyOf) return property.anyOf[0]?.const
  switch (property.type) {
    case 'array':
      return []
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return property.minimum ?? 0
    case 'object':
      return Object.fromEntries(Object.entries(property.properties ?? {}).map(([name, one]) => [name, emptyOf(one, now)]))
    default:
      return property.format === 'date-time' ? now.toISOString() : ''
  }
}
