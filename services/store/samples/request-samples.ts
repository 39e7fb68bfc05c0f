import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/samples'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { sampleFaults } from '@/schemas/rules/store/samples'
import type { Database } from '@/services/db/database'
import { sampleLines, sampleRequests } from '@/services/db/tables/samples'
import { hasAllTexts } from '@/services/alarms/texts-of-day'
import { operation, type CtxOf } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { countedBy, limitSamples } from '../domain/samples/limit-samples'
import { sampleProducts } from '../domain/samples/sample-products'
import { presentSample } from '../domain/samples/sample-request'
import { tellApplicant } from '../domain/samples/tell-applicant'
import { storeTerms } from '../domain/terms/store-terms'

type Context = CtxOf<typeof contracts.requestSamples>
type Sent = Input<typeof contracts.requestSamples>

/** Stored once under the caller's key. A visitor's number is that of the identification, whatever is sent. */
export const requestSamples = operation(contracts.requestSamples, async (input, ctx) => {
  const { identified, user } = ctx.session
  if (!user && !identified) throw ctx.fail('unidentified')
  const sent: Sent = { ...input, phoneNo: user ? input.phoneNo : identified!.mobileNo }
  requireRules({ ...sampleFaults(sent) })
  const sampleSeq = await ctx.db.transaction((tx) => ctx.once(tx, () => store(tx, ctx, sent)))
  const [stored] = await ctx.db.select().from(sampleRequests).where(eq(sampleRequests.sampleSeq, sampleSeq))
  return { item: await presentSample(ctx.db, stored!) }
})

/** The request, its lines and its message: all of them, or none. @returns its number. */
async function store(tx: Database, ctx: Context, sent: Sent): Promise<number> {
  const { siteId, now, session, fail } = ctx
  const within = { db: tx, siteId, now, touch: (...tags: string[]) => ctx.touch(...tags) }
  const { samples: terms } = await storeTerms(tx, siteId)
  if (terms.times === 0) throw fail('closed')
  if (sent.productIds.length > terms.most) throw fail('tooMany')
  const phoneNo = digitsOnly(sent.phoneNo)
  if (await hasAllTexts(tx, phoneNo, now)) throw fail('noTexts')
  const wanted = await sampleProducts(within, sent.productIds)
  if (wanted.some(({ fit }) => fit !== 'open')) throw fail('notOpen')
  const recipient = {
    name: sent.name.trim(),
    phoneNo,
    zipCode: sent.zipCode.trim(),
    address: sent.address.trim(),
    addressDetail: sent.addressDetail.trim(),
  }
  const counted = countedBy(session.user?.memberNo ?? null, recipient)
  await limitSamples(within, counted, terms)
  const [request] = await tx
    .insert(sampleRequests)
    .values({ siteId, ...counted, recipient, requestedAt: now, updatedAt: now })
    .returning()
  const { sampleSeq } = request!
  await tx
    .insert(sampleLines)
    .values(wanted.map(({ productId, name, number, image }, at) => ({ sampleSeq, orderNo: at + 1, productId, name, number, image })))
  await tellApplicant(within, request!, 'requested', true)
  return sampleSeq
}
