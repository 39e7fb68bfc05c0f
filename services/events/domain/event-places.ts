// Places of an event with a limited number. A transaction that stores entries locks the row that counts them, so that two transactions
// never take the same place.
import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { eventEntries, eventPlaces } from '@/services/db/tables/events'
import { storeEntries, type EntryRow } from './entry-row'

interface Counted {
  siteId: string
  eventSeq: number
}
export interface PlacedRow {
  row: EntryRow
  /** Largest number of entries of its event. */
  places: number
}

/** Stores entries of one event while places are free: their numbers, `full`, or undefined when a member has one already. */
export const storeInEventPlaces = (db: Database, wanted: readonly PlacedRow[]): Promise<(number | 'full' | undefined)[]> =>
  db.transaction(async (tx) => {
    const { row: event, places } = wanted.at(-1)!
    const taken = await holdEventPlaces(tx, event)
    const answers: (number | 'full' | undefined)[] = []
    let left = places - taken
    while (answers.length < wanted.length && left > 0) {
      const next = wanted.slice(answers.length, answers.length + left)
      const stored = await storeEntries(
        tx,
        next.map(({ row }) => row),
      )
      left -= stored.filter((number) => number !== undefined).length
      answers.push(...stored)
    }
    await takeEventPlaces(tx, event, places - taken - left)
    return wanted.map((_, i) => (i < answers.length ? answers[i] : 'full'))
  })

/**
 * Locks the count until the transaction ends. The first lock of an event counts its earlier entries. @returns the number of taken places.
 */
export async function holdEventPlaces(tx: Database, event: Counted): Promise<number> {
  const held = () => tx.select({ taken: eventPlaces.taken }).from(eventPlaces).where(eq(eventPlaces.eventSeq, event.eventSeq)).for('update')
  const [known] = await held()
  if (known) return known.taken
  const before = tx
    .select({ all: count() })
    .from(eventEntries)
    .where(and(eq(eventEntries.siteId, event.siteId), eq(eventEntries.eventSeq, event.eventSeq), eq(eventEntries.kind, 'apply')))
  const { siteId, eventSeq } = event
  await tx
    .insert(eventPlaces)
    .values({ siteId, eventSeq, taken: sql`(${before})` })
    .onConflictDoNothing()
  const [row] = await held()
  return row!.taken
}

export async function takeEventPlaces(tx: Database, { eventSeq }: Counted, more: number): Promise<void> {
  if (more === 0) return
  await tx
    .update(eventPlaces)
    .set({ taken: sql`${eventPlaces.taken} + ${more}` })
    .where(eq(eventPlaces.eventSeq, eventSeq))
}
