import { showAlertDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { checkApply, checkUser, ENTRY_ERRORS, readMarketingInfo } from '@/schemas/api/events/entries'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { againWords, ANY_MEMBER, limitOf, mayEnter, needsConsent, type EntryRefusal } from '@/schemas/rules/events/may-enter'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import type { EntryEvent } from './entry-event'
import { CLOSED, doingOf, NO_EVENT_ID, entryWords } from './entry-words'
import { isTrial } from './is-trial'
import { serverNow } from './server-now'

/**
 * Asks `mayEnter` before an entry is sent, as soon as each fact is known: the window before the login, then consent, join date and limit
 * (V-EVT-11). The message of the first unmet condition is shown, and nothing is sent. The server checks again (V-EVT-10).
 */
export async function admit(event: EntryEvent): Promise<boolean> {
  if (!event.EVENT_SEQ) return refuse(NO_EVENT_ID)
  if (isTrial()) return true
  const atOnce = mayEnter(event, ANY_MEMBER, await serverNow())
  if (atOnce !== 'yes') return sayRefusal(atOnce, event)
  if (!(await askLogin({ of: 'event' }))) return false
  // Requested together, checked in order.
  const eventId = String(event.EVENT_SEQ)
  const [marketing, joined, limit] = await Promise.allSettled([
    needsConsent(event) ? call(readMarketingInfo, {}) : undefined,
    event.CHECK_DT ? call(checkUser, { eventId, checkDt: event.CHECK_DT }) : undefined,
    isLimited(event) ? call(checkApply, { eventId }) : undefined,
  ])
  if (marketing.status === 'rejected') return sayWhy(marketing.reason, readMarketingInfo.id, event)
  const consents = marketing.value?.item
  const byConsent = mayEnter(event, { consents }, await serverNow())
  if (byConsent !== 'yes') return sayRefusal(byConsent, event)
  if (joined.status === 'rejected') return sayWhy(joined.reason, checkUser.id, event)
  if (limit.status === 'rejected') return sayWhy(limit.reason, checkApply.id, event)
  // The limit according to the server: it may have changed since the page was rendered.
  const answer = mayEnter({ ...event, ...limit.value?.item }, { consents, entries: limit.value?.item }, await serverNow())
  return answer === 'yes' || sayRefusal(answer, event)
}

/** Whether an event has a limit at all (V-EVT-8). */
export const isLimited = (event: Pick<EntryEvent, 'APPLY_LIMIT_TYPE'>): boolean => limitOf(event) !== 'none'

async function sayRefusal(refusal: EntryRefusal, event: EntryEvent): Promise<false> {
  if (refusal === 'closed') return refuse(entryWords(event, 'end', CLOSED))
  // The login was checked before, and a page whose event has no button shows no form.
  if (refusal === 'login' || refusal === 'noButton') return false
  if (refusal === 'marketing') return (await import('./ask-consent')).askConsent(ENTRY_ERRORS.marketing[1], event.ACCOUNT_LINK_YN === 'Y')
  return refuse(refusal === 'today' ? againWords(await serverNow()) : ENTRY_ERRORS[refusal][1])
}

async function refuse(title: string): Promise<false> {
  await showAlertDialog({ title })
  return false
}

async function sayWhy(error: unknown, id: string, event: EntryEvent): Promise<false> {
  await sayFailure(error, { id, doing: doingOf(event) })
  return false
}
