import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/places/visits'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { visitFaults, type VisitForm } from '@/schemas/rules/places/visit-form'
import type { Database } from '@/services/db/database'
import { personIndexOf } from '@/services/db/person-index-of'
import { shopVisits } from '@/services/db/tables/visits'
import { operation, type CtxOf } from '@/services/kit/service'
import { hasAllTexts } from '@/services/alarms/texts-of-day'
import { requireRules } from '@/services/kit/wrong-fields'
import { raiseNews } from '@/services/news/raise-news'
import { holdPerson, limitVisits } from '../domain/limit-visits'
import { presentVisit, visitRows } from '../domain/own-visit'
import { slotFor, takePlace } from '../domain/take-place'
import { tellVisitor } from '../domain/tell-visitor'
import { placeKeyOf, visitPlace } from '../domain/visit-place'

type Context = CtxOf<typeof contracts.bookVisit>

/** Booked once under the caller's key. A visitor's name and number are those of the identification, whatever is sent. */
export const bookVisit = operation(contracts.bookVisit, async (input, ctx) => {
  const { identified, user } = ctx.session
  if (!identified) throw ctx.fail('unidentified')
  const form = formOf(input, user ? input : { name: identified.memberName, phoneNo: identified.mobileNo })
  requireRules({ ...visitFaults(form) })
  const visitSeq = await ctx.db.transaction((tx) => ctx.once(tx, () => book(tx, ctx, input.place, form)))
  const [row] = await visitRows(ctx.db).where(eq(shopVisits.visitSeq, visitSeq))
  return { item: presentVisit(row!, ctx.now) }
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

/** The booking, its place and its messages: all of them, or none. @returns its number. */
async function book(tx: Database, ctx: Context, wanted: string, form: VisitForm): Promise<number> {
  const { siteId, now, session, fail } = ctx
  const { memberName, mobileNo } = session.identified!
  const within = { db: tx, siteId, now, session, fail, touch: (...tags: string[]) => ctx.touch(...tags) }
  if (await hasAllTexts(tx, digitsOnly(form.phoneNo), now)) throw fail('noTexts')
  await holdPerson(within)
  const place = await visitPlace(within, placeKeyOf(wanted), 'share')
  if (!place) throw fail('noPlace')
  const slot = await slotFor(within, place, new Date(form.startsAt))
  const [booked] = await tx
    .insert(shopVisits)
    .values({
      siteId,
      slotSeq: slot.slotSeq,
      memberNo: session.user?.memberNo ?? null,
      personIndex: personIndexOf(memberName, mobileNo),
      person: { name: form.name.trim(), phoneNo: digitsOnly(form.phoneNo), email: form.email.trim() },
      people: form.people,
      request: form.request.trim() || null,
      bookedAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!booked) throw fail('twice')
  await limitVisits(within, slot)
  await takePlace(within, place, slot)
  await tellVisitor(within, booked, slot, 'booked', true)
  const { visitSeq } = booked
  await raiseNews(within, {
    ...{ kind: 'visit', key: `visit:${visitSeq}`, number: visitSeq, link: `/ice_builder/visits/${visitSeq}` },
    shopId: slot.shopId,
  })
  return visitSeq
}
