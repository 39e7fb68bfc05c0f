// Sends staff one message with all that came in. What it tells is decided when it is written: who lost the right, was blocked, read it in the
// console or chose otherwise meanwhile hears nothing.
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { afterQuiet, isQuietAt } from '@/schemas/rules/base/news-times'
import { newsWords, type ToldNews } from '@/schemas/rules/base/news-words'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { roles, staff } from '@/services/db/tables/auth'
import { staffDigestItems, staffDigests, staffNews, staffNewsChoices, staffNewsReads } from '@/services/db/tables/staff-news'
import type { Fate } from '@/services/alarms/delivery-fate'
import { sendDue } from '@/services/alarms/send-due'
import { sendMail } from '@/services/outside/send-mail'
import { sendText } from '@/services/outside/send-text'
import { hearerOf, heardNews } from './heard-news'
import { afterLast, collect, newsTimesOf } from './spread-news'

type Message = typeof staffDigests.$inferSelect
interface At {
  siteId: string
  now: Date
}

/** Sends what is due. @returns the number of sent messages. */
export const deliverNews = (db: Database, at: At): Promise<number> =>
  sendDue(db, { table: staffDigests, key: 'digestSeq' as const, now: at.now }, (message) => deliver(db, message, at))

async function deliver(db: Database, message: Message, at: At): Promise<Fate> {
  const composed = await db.transaction((tx) => compose(tx, message, at))
  if (!composed) return { state: 'dropped' }
  const { to, news } = composed
  const { subject, mail, text } = newsWords(news, settings())
  if (message.channel === 'text') return sendText({ to, text })
  return (await sendMail({ to, subject, text: mail })) ? { state: 'sent' } : { state: 'refused', fault: 'mail' }
}

/** What the message tells now, and to whom. What must wait is left to a later one; undefined when nothing is left. */
async function compose(tx: Database, message: Message, at: At): Promise<{ to: string; news: ToldNews[] } | undefined> {
  const { digestSeq, staffId, channel } = message
  const { now } = at
  // Of several processes that write to one person, one after another.
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('no key update')
  // Another try tells what has come in since, too.
  await tx.update(staffDigestItems).set({ digestSeq: null }).where(eq(staffDigestItems.digestSeq, digestSeq))
  const to = channel === 'mail' ? person?.email : person?.mobileVerifiedAt && person.mobileNo
  const wanted = person && to && person.blockedAt === null ? await wantedNews(tx, person, channel, at) : []
  await forgetOthers(tx, message, wanted)
  if (!to || wanted.length === 0) return undefined
  const next = await afterLast(tx, { staffId, channel, now }, digestSeq)
  if (next) {
    await collect(tx, { staffId, channel, dueAt: next })
    return undefined
  }
  const times = await newsTimesOf(tx, staffId)
  const news = isQuietAt(times, now) ? wanted.filter(({ kind }) => times.faultsAlways && kind === 'fault') : wanted
  if (news.length < wanted.length) await collect(tx, { staffId, channel, dueAt: afterQuiet(times, now) })
  if (news.length === 0) return undefined
  await tx.update(staffDigestItems).set({ digestSeq }).where(itemsOf(message, news))
  await tx.update(staffDigests).set({ begunAt: now }).where(eq(staffDigests.digestSeq, digestSeq))
  return { to, news }
}

const itemsOf = ({ staffId, channel }: Message, news: readonly { newsSeq: number }[]) =>
  and(
    eq(staffDigestItems.staffId, staffId),
    eq(staffDigestItems.channel, channel),
    isNull(staffDigestItems.digestSeq),
    inArray(
      staffDigestItems.newsSeq,
      news.map(({ newsSeq }) => newsSeq),
    ),
  )

async function wantedNews(tx: Database, person: typeof staff.$inferSelect, channel: Message['channel'], at: At) {
  const [role] = person.roleId ? await tx.select({ rights: roles.rights }).from(roles).where(eq(roles.id, person.roleId)) : []
  const read = tx
    .select({ one: sql`1` })
    .from(staffNewsReads)
    .where(and(eq(staffNewsReads.newsSeq, staffNews.newsSeq), eq(staffNewsReads.staffId, person.id)))
  return tx
    .select({ newsSeq: staffNews.newsSeq, kind: staffNews.kind, link: staffNews.link })
    .from(staffDigestItems)
    .innerJoin(staffNews, eq(staffNews.newsSeq, staffDigestItems.newsSeq))
    .innerJoin(
      staffNewsChoices,
      and(
        eq(staffNewsChoices.staffId, staffDigestItems.staffId),
        eq(staffNewsChoices.channel, staffDigestItems.channel),
        eq(staffNewsChoices.kind, staffNews.kind),
      ),
    )
    .where(
      and(
        eq(staffDigestItems.staffId, person.id),
        eq(staffDigestItems.channel, channel),
        isNull(staffDigestItems.digestSeq),
        heardNews(hearerOf({ ...person, rights: role?.rights ?? null }), at),
        notExists(read),
      ),
    )
    .orderBy(staffNews.newsSeq)
}

/** What the person is not to be told any more. */
async function forgetOthers(tx: Database, { staffId, channel }: Message, wanted: readonly { newsSeq: number }[]): Promise<void> {
  const kept = wanted.map(({ newsSeq }) => newsSeq)
  await tx
    .delete(staffDigestItems)
    .where(
      and(
        eq(staffDigestItems.staffId, staffId),
        eq(staffDigestItems.channel, channel),
        isNull(staffDigestItems.digestSeq),
        kept.length > 0 ? sql`not (${inArray(staffDigestItems.newsSeq, kept)})` : undefined,
      ),
    )
}
