import type { Session } from '@/schemas/api/auth/session'
import type { Show } from '@/schemas/page/document'

/** Whether a block is shown to this session at this moment. Devices are not checked here, because they are CSS. */
export function isShownNow(show: Show | undefined, session: Session, now: number): boolean {
  if (!show) return true
  if (show.to === 'member' && !session.user) return false
  if (show.to === 'visitor' && session.user) return false
  if (show.from && now < Date.parse(show.from)) return false
  return !(show.until && now >= Date.parse(show.until))
}

/** The next moment at which this block appears or disappears, if it lies ahead. */
export function nextChange(show: Show | undefined, now: number): number | undefined {
  const changes = [show?.from, show?.until].flatMap((iso) => (iso ? [Date.parse(iso)] : [])).filter((time) => time > now)
  return changes.length > 0 ? Math.min(...changes) : undefined
}
