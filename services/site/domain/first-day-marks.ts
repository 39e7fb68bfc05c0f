// What was decided of each task of the first day, by whom and when: one fact of the site.
import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'

interface Mark {
  state: 'done' | 'waived'
  by: string
  at: string
  reason: string
}
type Marks = Readonly<Record<string, Mark>>

const nameOf = (siteId: string): string => `first-day:${siteId}`

/** @param how with `lock` they stay as they are until the transaction ends. */
export async function readFirstDayMarks(db: Database, siteId: string, { lock = false } = {}): Promise<Marks> {
  const found = db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.name, nameOf(siteId)))
  const [fact] = await (lock ? found.for('update') : found)
  return fact ? (JSON.parse(fact.value) as Marks) : {}
}

export async function writeFirstDayMarks(db: Database, siteId: string, marks: Marks): Promise<void> {
  const value = JSON.stringify(marks)
  await db
    .insert(facts)
    .values({ name: nameOf(siteId), value })
    .onConflictDoUpdate({ target: facts.name, set: { value } })
}
