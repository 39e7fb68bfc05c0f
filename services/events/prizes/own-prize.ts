import { and, eq } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { readMyPrize } from '@/schemas/api/events/prizes'
import { isTaxed, taxOf } from '@/schemas/rules/events/prizes'
import { formatMobile } from '@/schemas/words/person'
import { eventPrizes } from '@/services/db/tables/draws'
import { events } from '@/services/db/tables/events'
import type { Ctx, Fails } from '@/services/kit/service'

const NOTHING_YET = { name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '', taxName: '' }
type PrizeRow = typeof eventPrizes.$inferSelect

/** The caller's own; another member's is answered like one that does not exist. */
export async function ownPrize({ db, siteId, session, fail }: Ctx & Fails<'missing'>, prizeSeq: number, { lock = false } = {}) {
  const wanted = db
    .select({ prize: eventPrizes, eventName: events.eventName })
    .from(eventPrizes)
    .innerJoin(events, eq(events.eventSeq, eventPrizes.eventSeq))
    .where(and(eq(eventPrizes.siteId, siteId), eq(eventPrizes.memberNo, session.user!.memberNo), eq(eventPrizes.prizeSeq, prizeSeq)))
    .$dynamic()
  const [row] = await (lock ? wanted.for('update', { of: eventPrizes }) : wanted)
  if (!row) throw fail('missing')
  return row
}

export const isAnswerable = ({ answerBy, state }: Pick<PrizeRow, 'answerBy' | 'state'>, now: Date): boolean =>
  answerBy !== null && answerBy > now && state !== 'declined'

export function presentPrize(
  { prize: row, eventName }: Awaited<ReturnType<typeof ownPrize>>,
  now: Date,
): Omit<Item<typeof readMyPrize>, 'confirmedYn'> {
  const { prizeSeq, prize, won, wonAt, answerBy, state } = row
  return {
    ...{ prizeSeq, eventName, prize, won, state },
    tax: isTaxed(won) ? taxOf(won) : 0,
    wonAt: wonAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    openYn: isAnswerable(row, now) ? 'Y' : 'N',
    answer: row.answer ? { ...row.answer, phoneNo: formatMobile(row.answer.phoneNo) } : NOTHING_YET,
  }
}
