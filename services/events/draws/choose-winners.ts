import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { eventDraws } from '@/services/db/tables/draws'
import { eventEntries } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { membersOfEntries, wonEntries } from '../domain/won-entries'

/** Staff choose the winners by hand when entries are judged: with a reason, and each member once. */
export const chooseWinners = operation(contracts.chooseWinners, async ({ eventSeq, entrySeqs, reason }, ctx) => {
  const { db, siteId, now, session } = ctx
  await requireEvent(ctx, eventSeq, { lock: true })
  const found = await db
    .select({ memberNo: eventEntries.memberNo })
    .from(eventEntries)
    .where(
      and(
        eq(eventEntries.siteId, siteId),
        eq(eventEntries.eventSeq, eventSeq),
        eq(eventEntries.kind, 'apply'),
        inArray(eventEntries.entrySeq, entrySeqs),
      ),
    )
  if (found.length !== entrySeqs.length) throw ctx.fail('unknown')
  const won = new Set((await membersOfEntries(ctx, await wonEntries(ctx, eventSeq))).values())
  const chosen = new Set(found.map(({ memberNo }) => memberNo))
  if (chosen.size < found.length || [...chosen].some((memberNo) => won.has(memberNo))) throw ctx.fail('won')
  const [made] = await db
    .insert(eventDraws)
    .values({ siteId, eventSeq, poolSize: entrySeqs.length, winners: entrySeqs, reason, staffId: session.staff!.id, createdAt: now })
    .returning({ drawSeq: eventDraws.drawSeq })
  ctx.audit('event.choose', `event:${eventSeq}`, { drawSeq: made!.drawSeq, reason, winners: entrySeqs }, found)
  return { item: made! }
})
