// Puts news into the messages of those who want it by mail or text. It runs after the thing came in, so that an order waits for no list of
// staff; of several processes each takes the rows that no other has.
import { and, asc, eq, inArray, isNull, max, notExists, sql } from 'drizzle-orm'
import { afterQuiet, DIGEST_MINUTES, USUAL_TIMES, type NewsTimes } from '@/schemas/rules/base/news-times'
import type { NewsChannel, NewsKind } from '@/schemas/rules/base/news-kinds'
import type { Database } from '@/services/db/database'
import { roles, staff } from '@/services/db/tables/auth'
import { staffDigestItems, staffDigests, staffNews, staffNewsChoices, staffNewsTimes } from '@/services/db/tables/staff-news'
import { excluded } from '@/services/db/excluded'
import { hearerOf, hears } from './heard-news'

const AT_ONCE = 500

/** @returns whether there may be more. */
export async function spreadNews(db: Database, now: Date): Promise<boolean> {
  const isMore = await db.transaction(async (tx) => {
    const news = await tx
      .select()
      .from(staffNews)
      .where(isNull(staffNews.spreadAt))
      .orderBy(asc(staffNews.newsSeq))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    if (news.length === 0) return false
    const items = (await wishes(tx)).flatMap(({ staffId, channel, kind, hearer }) =>
      news.filter((one) => one.kind === kind && hears(hearer, one)).map(({ newsSeq }) => ({ staffId, channel, newsSeq, kind })),
    )
    if (items.length > 0) {
      await tx
        .insert(staffDigestItems)
        .values(items.map(({ kind: _, ...item }) => item))
        .onConflictDoNothing()
      // Always in the same order, or two processes could deadlock.
      const messages = new Map(items.map((one) => [`${one.staffId} ${one.channel}`, one]))
      for (const [key, { staffId, channel }] of [...messages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const kinds = items.flatMap((one) => (`${one.staffId} ${one.channel}` === key ? [one.kind] : []))
        await collect(tx, { staffId, channel, dueAt: await dueOf(tx, { staffId, channel, kinds, now }) })
      }
    }
    await tx
      .update(staffNews)
      .set({ spreadAt: now })
      .where(
        inArray(
          staffNews.newsSeq,
          news.map(({ newsSeq }) => newsSeq),
        ),
      )
    return news.length === AT_ONCE
  })
  if (!isMore) await collectLeft(db, now)
  return isMore
}

/** Who wants which kind by which way. */
async function wishes(tx: Database) {
  const rows = await tx
    .select({
      staffId: staffNewsChoices.staffId,
      channel: staffNewsChoices.channel,
      kind: staffNewsChoices.kind,
      role: staff.role,
      shopId: staff.shopId,
      rights: roles.rights,
    })
    .from(staffNewsChoices)
    .innerJoin(staff, and(eq(staff.id, staffNewsChoices.staffId), isNull(staff.blockedAt)))
    .leftJoin(roles, eq(roles.id, staff.roleId))
  return rows.map(({ staffId, channel, kind, ...person }) => ({ staffId, channel, kind, hearer: hearerOf(person) }))
}

export async function newsTimesOf(db: Database, staffId: string): Promise<NewsTimes> {
  const [row] = await db.select().from(staffNewsTimes).where(eq(staffNewsTimes.staffId, staffId))
  if (!row) return USUAL_TIMES
  const { staffId: _, ...times } = row
  return times
}

interface Wanted {
  staffId: string
  channel: NewsChannel
  now: Date
}

/** Minutes after the last message, and after the quiet hours unless a fault must not wait for their end. */
async function dueOf(tx: Database, { kinds, ...wanted }: Wanted & { kinds: readonly NewsKind[] }): Promise<Date> {
  const times = await newsTimesOf(tx, wanted.staffId)
  const earliest = (await afterLast(tx, wanted)) ?? wanted.now
  return times.faultsAlways && kinds.includes('fault') ? earliest : afterQuiet(times, earliest)
}

/** When the next message may follow; undefined when at once. @param except a message that is not the last one, but this. */
export async function afterLast(tx: Database, { staffId, channel, now }: Wanted, except?: number): Promise<Date | undefined> {
  const [last] = await tx
    .select({ at: max(staffDigests.begunAt) })
    .from(staffDigests)
    .where(
      and(
        eq(staffDigests.staffId, staffId),
        eq(staffDigests.channel, channel),
        except === undefined ? undefined : sql`${staffDigests.digestSeq} <> ${except}`,
      ),
    )
  if (!last?.at) return undefined
  const next = new Date(last.at.getTime() + DIGEST_MINUTES * 60_000)
  return next > now ? next : undefined
}

/** The message that collects is due then, or earlier; one is begun where there is none. */
export async function collect(tx: Database, message: { staffId: string; channel: NewsChannel; dueAt: Date }): Promise<void> {
  await tx
    .insert(staffDigests)
    .values(message)
    .onConflictDoUpdate({
      target: [staffDigests.staffId, staffDigests.channel],
      targetWhere: sql`${staffDigests.state} = 'waiting' and ${staffDigests.tries} = 0`,
      set: { dueAt: sql`least(${staffDigests.dueAt}, ${excluded(staffDigests.dueAt)})` },
    })
}

/** What a process that stopped had put into no message yet. */
async function collectLeft(db: Database, now: Date): Promise<void> {
  const waiting = db
    .select({ one: sql`1` })
    .from(staffDigests)
    .where(
      and(
        eq(staffDigests.staffId, staffDigestItems.staffId),
        eq(staffDigests.channel, staffDigestItems.channel),
        eq(staffDigests.state, 'waiting'),
      ),
    )
  const left = await db
    .selectDistinct({ staffId: staffDigestItems.staffId, channel: staffDigestItems.channel })
    .from(staffDigestItems)
    .where(and(isNull(staffDigestItems.digestSeq), notExists(waiting)))
  for (const one of left) await collect(db, { ...one, dueAt: (await afterLast(db, { ...one, now })) ?? now })
}
