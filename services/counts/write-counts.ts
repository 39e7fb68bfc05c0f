import { and, eq, inArray, sql } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import type { Database, OpenDatabase } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { dailyCounts } from '@/services/db/tables/site'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { countKind, OTHER_SUBJECTS, type CountKind } from './count-kinds'
import { addWaiting, takeWaiting, type WaitingCount } from './count-later'
import { TagPace } from './tag-pace'

/** Rows of one statement. */
const CHUNK = 1_000
/** A record that staff are publishing is waited for as long as this; then the counts wait for the next time. */
const LOCK_MS = 250
const pace = new TagPace()

/**
 * Writes what waits, in one transaction; what fails waits again. Lists by popularity follow at once when it was quiet before, and at most
 * every ten minutes after that (tag-pace.ts).
 */
export async function writeCounts(open: OpenDatabase, now: Date): Promise<void> {
  const { counts, dropped } = takeWaiting()
  if (dropped > 0) logger().warn({ event: 'counts-dropped', dropped }, 'too much to count at once: some of it was not counted')
  const due = pace.due(now, tagsOf(counts))
  if (counts.length === 0 && due.length === 0) return
  try {
    const settle = await open.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_MS}ms'`))
      for (const group of groupsOf(counts)) await writeGroup(tx, group)
      return bumpTagNumbers(tx, due)
    })
    settle()
    pace.done(now, due)
  } catch (error) {
    counts.forEach(addWaiting)
    throw error
  }
}

const tagsOf = (counts: readonly WaitingCount[]): string[] => [...new Set(counts.flatMap(({ kind }) => countKind(kind)?.tag ?? []))]

/** By site, kind and day, in one order for all processes, or two of them could deadlock. */
function groupsOf(counts: readonly WaitingCount[]): WaitingCount[][] {
  const groups = Map.groupBy(counts, ({ siteId, kind, day }) => `${siteId}\n${kind}\n${day}`)
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

async function writeGroup(tx: Database, group: readonly WaitingCount[]): Promise<void> {
  const known = countKind(group[0]!.kind)
  const rows = known?.add ? await existing(tx, known.add, group) : known?.most ? await bounded(tx, known.most, group) : group
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const { siteId, kind, day, subject, source, count } = dailyCounts
  for (let at = 0; at < sorted.length; at += CHUNK)
    await tx
      .insert(dailyCounts)
      .values(sorted.slice(at, at + CHUNK))
      .onConflictDoUpdate({ target: [siteId, kind, day, subject, source], set: { count: sql`${count} + ${excluded(count)}` } })
}
const keyOf = ({ subject, source }: WaitingCount): string => `${subject}\n${source}`

/** The counts of subjects that exist, which were told of theirs. */
async function existing(tx: Database, add: NonNullable<CountKind['add']>, group: readonly WaitingCount[]): Promise<WaitingCount[]> {
  const views = new Map<string, number>()
  for (const { subject, count } of group) views.set(subject, (views.get(subject) ?? 0) + count)
  const there = await add({ db: tx, siteId: group[0]!.siteId }, views)
  return group.filter(({ subject }) => there.has(subject))
}

/** The counts with subjects that the day has room for; the others together. */
async function bounded(tx: Database, most: number, group: readonly WaitingCount[]): Promise<WaitingCount[]> {
  const { siteId, kind, day } = group[0]!
  const ofDay = and(eq(dailyCounts.siteId, siteId), eq(dailyCounts.kind, kind), eq(dailyCounts.day, day))
  const subjects = [...new Set(group.map(({ subject }) => subject))]
  const stored = await tx
    .selectDistinct({ subject: dailyCounts.subject })
    .from(dailyCounts)
    .where(and(ofDay, inArray(dailyCounts.subject, subjects)))
  const [total] = await tx
    .select({ subjects: sql<number>`count(distinct ${dailyCounts.subject})::int` })
    .from(dailyCounts)
    .where(ofDay)
  const admitted = new Set(stored.map(({ subject }) => subject))
  let room = most - (total?.subjects ?? 0)
  for (const subject of subjects) if (!admitted.has(subject) && room-- > 0) admitted.add(subject)
  const rows = new Map<string, WaitingCount>()
  for (const one of group) {
    const row = admitted.has(one.subject) ? one : { ...one, subject: OTHER_SUBJECTS }
    const same = rows.get(keyOf(row))
    rows.set(keyOf(row), same ? { ...same, count: same.count + row.count } : row)
  }
  return [...rows.values()]
}
