import { and, eq, gt, sql } from 'drizzle-orm'
import { MOST_VISITS } from '@/schemas/rules/places/visit-form'
import { seoulDay } from '@/schemas/words/seoul-day'
import { personIndexOf } from '@/services/db/person-index-of'
import { shopVisits, visitSlots } from '@/services/db/tables/visits'
import type { Ctx, Fails } from '@/services/kit/service'
import { ownVisits } from './own-visit'
import { placeOfKey } from './visit-place'

type Context = Pick<Ctx, 'db' | 'siteId' | 'now' | 'session'> & Fails<'tooMany' | 'sameDay'>
type Slot = typeof visitSlots.$inferSelect

/** Lets the bookings that one person makes at once follow one another: each counts what the others hold. */
export async function holdPerson({ db, siteId, session }: Context): Promise<void> {
  const { memberName, mobileNo } = session.identified!
  const name = `visits ${siteId} ${personIndexOf(memberName, mobileNo)}`
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Of one person a few bookings are to come, and one of a place and a day: a few could fill its calendar. Asked once this one is written. */
export async function limitVisits(ctx: Context, slot: Slot): Promise<void> {
  const open = await ctx.db
    .select({ slot: visitSlots })
    .from(shopVisits)
    .innerJoin(visitSlots, eq(visitSlots.slotSeq, shopVisits.slotSeq))
    .where(and(ownVisits(ctx), eq(shopVisits.state, 'booked'), gt(visitSlots.startsAt, ctx.now)))
  const dayOf = (of: Slot): string => `${placeOfKey(of)} ${seoulDay(of.startsAt)}`
  if (open.filter((one) => dayOf(one.slot) === dayOf(slot)).length > 1) throw ctx.fail('sameDay')
  if (open.length > MOST_VISITS) throw ctx.fail('tooMany')
}
