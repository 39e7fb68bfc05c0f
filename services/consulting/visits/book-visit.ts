import { and, eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/consulting/visits'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { visitFaults, type VisitForm } from '@/schemas/rules/consulting/visit-form'
import { personIndexOf } from '@/services/db/person-index-of'
import { shopVisits } from '@/services/db/tables/visits'
import { operation, type CtxOf } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { presentVisit, visitRows, type VisitRow } from '../domain/own-visit'
import { slotFor, takePlace } from '../domain/take-place'
import { tellVisitor } from '../domain/tell-visitor'
import { placeKeyOf, visitPlace } from '../domain/visit-place'

type Context = CtxOf<typeof contracts.bookVisit>

/** The booking and its place are one transaction. A visitor's name and number are those of the identification, whatever is sent. */
export const bookVisit = operation(contracts.bookVisit, async (input, ctx) => {
  const { db, siteId, now, session } = ctx
  const { identified, user } = session
  if (!identified) throw ctx.fail('unidentified')
  const form = formOf(input, user ? input : { name: identified.memberName, phoneNo: identified.mobileNo })
  requireRules({ ...visitFaults(form) })
  const personIndex = personIndexOf(identified.memberName, identified.mobileNo)
  const earlier = await bookedBefore(ctx, input.requestKey, personIndex)
  if (earlier) return { item: presentVisit(earlier, now) }

  const place = await visitPlace(ctx, placeKeyOf(input.place), 'share')
  if (!place) throw ctx.fail('noPlace')
  const slot = await slotFor(ctx, place, new Date(form.startsAt))
  const [booked] = await db
    .insert(shopVisits)
    .values({
      siteId,
      slotSeq: slot.slotSeq,
      memberNo: user?.memberNo ?? null,
      personIndex,
      person: { name: form.name.trim(), phoneNo: digitsOnly(form.phoneNo), email: form.email.trim() },
      people: form.people,
      request: form.request.trim() || null,
      requestKey: input.requestKey,
      bookedAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!booked) {
    // The same form, sent at the same moment, was first; or the person has this time already.
    const first = await bookedBefore(ctx, input.requestKey, personIndex)
    if (first) return { item: presentVisit(first, now) }
    throw ctx.fail('twice')
  }
  await takePlace(ctx, place, slot)
  await tellVisitor(ctx, booked, slot, 'booked', true)
  const [row] = await visitRows(db).where(eq(shopVisits.visitSeq, booked.visitSeq))
  return { item: presentVisit(row!, now) }
})

const formOf = (sent: Input<typeof contracts.bookVisit>, { name, phoneNo }: { name: string; phoneNo: string }): VisitForm => ({
  startsAt: sent.startsAt,
  name,
  phoneNo,
  email: sent.email ?? '',
  people: sent.people,
  request: sent.request ?? '',
  agreed: sent.agreed,
})

async function bookedBefore({ db, siteId }: Context, requestKey: string, personIndex: string): Promise<VisitRow | undefined> {
  const isSame = and(eq(shopVisits.siteId, siteId), eq(shopVisits.requestKey, requestKey), eq(shopVisits.personIndex, personIndex))
  return (await visitRows(db).where(isSame))[0]
}
