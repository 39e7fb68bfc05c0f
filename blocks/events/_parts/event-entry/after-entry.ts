import { completeReward } from '@/schemas/api/events/ad-rewards'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { track } from '@/schemas/api/base/track'
import { clearsCampaign, dropCampaign, heldCampaign } from '@/schemas/rules/events/ad-reward'
import { analyticsDate } from '@/schemas/rules/base/analytics'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { EntryEvent } from './entry-event'

/** Maximum time in milliseconds to wait for the advertising network: the entry is stored already. */
const PATIENCE = 4_000
const held = () => sessionStorage

/** What follows a stored entry, invisibly to the member: the entry for analytics, and the reward of the campaign (K-GTM, S-EVT-8). */
export async function afterEntry(event: Pick<EntryEvent, 'EVENT_SEQ' | 'EVENT_NAME' | 'EVENT_TYPE' | 'OPEN_STR_DATE'>): Promise<void> {
  track('eventApply', {
    eventId: event.EVENT_SEQ,
    eventName: event.EVENT_NAME,
    eventType: event.EVENT_TYPE,
    eventStart: analyticsDate(seoulDay(new Date(event.OPEN_STR_DATE))),
  })
  await askReward(String(event.EVENT_SEQ))
}

/** Never rejects: after a failure the keys stay, and the next entry tries again. */
async function askReward(eventId: string): Promise<void> {
  const campaignKey = heldCampaign(held)
  if (campaignKey === undefined) return
  const result = await call(completeReward, { campaignKey, eventId }, { signal: AbortSignal.timeout(PATIENCE) }).then(
    () => '200',
    (error: unknown) => (error instanceof CallFailure ? error.code : 'unknown'),
  )
  if (clearsCampaign(result)) dropCampaign(held)
}
