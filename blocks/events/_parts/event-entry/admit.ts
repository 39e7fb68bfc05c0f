import { showAlert } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/navigation'
import { call } from '@/schemas/api/base/call'
import { checkApply, checkUser, ENTRY_ERRORS, readMarketingInfo } from '@/schemas/api/events/entries'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { hasMarketingConsent, limitReached } from '@/schemas/rules/events/may-enter'
import { isEventOpen } from '@/schemas/rules/events/event-window'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import type { EntryEvent } from './entry-event'
import { CLOSED, doingOf, NO_EVENT_ID, sayOf } from './entry-words'
import { isTrial } from './is-trial'
import { serverNow } from './server-clock'

const ACCOUNT = '/mypage/account'

/**
 * The checks before an entry in their order (V-EVT-11): window, login, marketing consent, join date, limit. The first that
 * fails says its sentence and stops. They are a courtesy: the server repeats every one of them (V-EVT-10).
 */
export async function admit(event: EntryEvent): Promise<boolean> {
  if (!event.EVENT_SEQ) return refuse(NO_EVENT_ID)
  if (isTrial()) return true
  if (!isEventOpen(event, await serverNow())) return refuse(sayOf(event, 'end', CLOSED))
  if (!(await askLogin({ of: 'event' }))) return false
  // Asked at once, judged in their order.
  const eventId = String(event.EVENT_SEQ)
  const [consents, cutoff, standing] = await Promise.allSettled([
    event.MARKETING_REQUIRED_YN === 'N' ? undefined : call(readMarketingInfo, {}),
    event.CHECK_DT ? call(checkUser, { eventId, checkDt: event.CHECK_DT }) : undefined,
    isLimited(event) ? call(checkApply, { eventId }) : undefined,
  ])
  if (consents.status === 'rejected') return sayWhy(consents.reason, readMarketingInfo.id, event)
  if (consents.value && !hasMarketingConsent(consents.value.item)) {
    await refuse(ENTRY_ERRORS.marketing[1])
    // S-EVT-2: where the event says so, to the place at which the consent is given.
    if (event.ACCOUNT_LINK_YN === 'Y') follow(ACCOUNT)
    return false
  }
  if (cutoff.status === 'rejected') return sayWhy(cutoff.reason, checkUser.id, event)
  if (standing.status === 'rejected') return sayWhy(standing.reason, checkApply.id, event)
  const reached = standing.value && limitReached(standing.value.item, await serverNow())
  return reached ? refuse(ENTRY_ERRORS[reached][1]) : true
}

/** Whether an event has a limit at all (V-EVT-8). */
export const isLimited = ({ APPLY_LIMIT_TYPE }: Pick<EntryEvent, 'APPLY_LIMIT_TYPE'>): boolean =>
  APPLY_LIMIT_TYPE === '2' || APPLY_LIMIT_TYPE === '3'

async function refuse(title: string): Promise<false> {
  await showAlert({ title })
  return false
}

async function sayWhy(error: unknown, id: string, event: EntryEvent): Promise<false> {
  await sayFailure(error, { id, doing: doingOf(event) })
  return false
}
