import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-acts'
import type { RecordValues } from '@/schemas/records/define-record'
import { records } from '@/services/db/tables/records'
import { isRefused, publish, saveDraft, type RecordRow } from '@/services/records/record-change'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { requestedType } from '../domain/requested-type'
import { requireRecord } from './require-record'

/** Numbers the records of one parent anew, so that the moved one stands where it was put. Visible ones are visible in their new order. */
export const moveRecord = operation(contracts.moveRecord, async ({ type, id, before, parent, isTop }, ctx) => {
  const store = requestedType(ctx, type)
  const { order } = store.type.list
  if (order === undefined) throw ctx.fail('unordered')
  // Visitors see the new order at once.
  requireRight(ctx, type, 'publish')
  const { db, siteId } = ctx
  const moved = await requireRecord(ctx, type, id, { lock: true })
  const parentField = store.type.parent
  const parentOf = ({ draft }: RecordRow): string => (parentField ? textOf(draft[parentField]) : '')
  const wanted = parentField === undefined || isTop ? '' : (parent ?? parentOf(moved))
  const all = await db
    .select()
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.type, type), isNull(records.deletedAt)))
    .orderBy(asc(records.sortOrder), asc(records.id))
    .for('update')
  if (isInside(all, id, wanted, parentOf)) throw ctx.fail('inside')

  const { apart } = store.type
  const isBeside = (row: RecordRow): boolean =>
    parentOf(row) === wanted && (apart === undefined || textOf(row.draft[apart]) === textOf(moved.draft[apart]))
  const others = all.filter((row) => row.id !== id && isBeside(row))
  const at = others.findIndex((row) => row.id === before)
  const siblings = others.toSpliced(at < 0 ? others.length : at, 0, moved)
  const change = { ctx, store, batch: randomUUID(), actor: actorOf(ctx) }
  for (const [index, row] of siblings.entries()) {
    const place = { [order]: index + 1, ...(parentField ? { [parentField]: wanted } : {}) }
    if (hasPlace(row.draft, place) && (!row.published || hasPlace(row.published, place))) continue
    let last = row
    // Visitors get the published text in its new place; unpublished changes of it stay unpublished.
    if (row.published) {
      const shown = await publish({ ...change, row }, { action: 'move', draft: { ...row.published, ...place } })
      if (isRefused(shown)) throw ctx.fail('refused', { words: shown.why })
      last = shown
    }
    if (row.state !== 'live') await saveDraft({ ...change, row: last }, { ...row.draft, ...place }, 'move')
  }
  return { item: { batch: change.batch } }
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const hasPlace = (values: RecordValues, place: RecordValues): boolean =>
  Object.entries(place).every(([field, value]) => values[field] === value)

/** Whether the new parent is the record itself or stands below it. */
function isInside(rows: readonly RecordRow[], id: string, parent: string, parentOf: (row: RecordRow) => string): boolean {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (let at: string | undefined = parent, steps = 0; at && steps <= rows.length; steps++) {
    if (at === id) return true
    const row = byId.get(at)
    at = row && parentOf(row)
  }
  return false
}
