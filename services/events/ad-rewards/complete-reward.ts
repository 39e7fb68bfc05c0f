import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/ad-rewards'
import { eventEntries, eventForms } from '@/services/db/tables/events'
import { blindIndex } from '@/services/base/seal'
import { operation, type Ctx } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { completeAdReward } from '@/services/outside/complete-ad-reward'

/** Requires a stored entry of the calling member (S-EVT-8). */
export const completeReward = operation(contracts.completeReward, async ({ campaignKey, eventId }, ctx) => {
  const { memberNo } = ctx.session.user!
  if (!(await hasEntered(ctx, Number(eventId), memberNo))) throw ctx.fail('notEntered')
  const network = settings().outside.adReward
  // Without a network the keys stay stored for a later one.
  if (!network) throw ctx.fail('failed')
  const answered = await completeAdReward(network, { campaignKey, eventId, person: blindIndex(memberNo, 'ad-reward') })
  if (answered.ok && answered.value === 'given') return {}
  if (answered.ok) throw ctx.fail('over')
  ctx.log.warn({ event: 'ad-reward-failed', code: answered.code }, 'the advertising network gave no reward')
  throw ctx.fail('failed')
})

/** By an entry, or by the form of a collaboration. */
async function hasEntered({ db, siteId }: Ctx, eventSeq: number, memberNo: string): Promise<boolean> {
  const [entry] = await db
    .select({ eventSeq: eventEntries.eventSeq })
    .from(eventEntries)
    .where(
      and(
        eq(eventEntries.siteId, siteId),
        eq(eventEntries.eventSeq, eventSeq),
        eq(eventEntries.memberNo, memberNo),
        eq(eventEntries.kind, 'apply'),
      ),
    )
    .limit(1)
  if (entry) return true
  const [form] = await db
    .select({ eventSeq: eventForms.eventSeq })
    .from(eventForms)
    .where(and(eq(eventForms.siteId, siteId), eq(eventForms.eventSeq, eventSeq), eq(eventForms.memberNo, memberNo)))
    .limit(1)
  return form !== undefined
}
