// The outbox of messages: a row waits until it is due, is claimed by a change of its state, so that of several processes one sends it, and
// is marked before it is sent. What a stopped process left so may have gone out, and is not sent again (decision 28).
import { and, asc, eq, lte, min, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MessageChannel } from '@/schemas/rules/members/message-due-at'
import type { Database } from '@/services/db/database'
import { deliveryFate, type Fate } from './delivery-fate'

/** A table of messages: `state` is waiting, sending, and what became of it. */
export type Outbox = PgTable & Record<'state' | 'dueAt' | 'tries' | 'channel', PgColumn>
/** A message of a table, as far as sending it knows. */
type Message<T extends Outbox> = T['$inferSelect'] & { tries: number; channel: MessageChannel }

interface Due<T extends Outbox> {
  table: T
  /** Property of a message's number. */
  key: keyof T['$inferSelect'] & string
  now: Date
  /** Of those that are due, the ones to send now. */
  only?: SQL | undefined
}

/**
 * Sends what is due, one after another: a process that stops leaves at most one of unknown fate.
 * @param deliver says what became of a message. @returns the number of sent messages.
 */
export async function sendDue<T extends Outbox>(
  db: Database,
  due: Due<T>,
  deliver: (message: Message<T>) => Promise<Fate>,
): Promise<number> {
  let sent = 0
  for (;;) {
    const message = await claim(db, due)
    if (!message) return sent
    const fate = await deliver(message)
    if (fate.state === 'sent') sent++
    await db
      .update(due.table)
      .set(deliveryFate(fate, message, due.now))
      .where(eq(keyOf(due), message[due.key]))
  }
}

async function claim<T extends Outbox>(db: Database, due: Due<T>): Promise<Message<T> | undefined> {
  const table: Outbox = due.table
  const key = keyOf(due)
  const first = db
    .select({ key })
    .from(table)
    .where(and(eq(table.state, 'waiting'), lte(table.dueAt, due.now), due.only))
    .orderBy(asc(table.dueAt), asc(key))
    .limit(1)
    .for('update', { skipLocked: true })
  // `=` and not `in`: the latter may look for the first one anew for each waiting row, and would claim them all.
  const [claimed] = await db
    .update(table as PgTable)
    .set({ state: 'sending', tries: sql`${table.tries} + 1` })
    .where(and(eq(key, first), eq(table.state, 'waiting')))
    .returning()
  return claimed as Message<T> | undefined
}

const keyOf = <T extends Outbox>({ table, key }: Due<T>): PgColumn => (table as unknown as Record<string, PgColumn>)[key]!

/** When the next message of the table is due, in epoch milliseconds; Infinity while none waits. */
export async function nextDue(db: Database, table: Outbox): Promise<number> {
  const [next] = await db
    .select({ at: min(table.dueAt) })
    .from(table)
    .where(eq(table.state, 'waiting'))
  return (next?.at as Date | null | undefined)?.getTime() ?? Infinity
}
