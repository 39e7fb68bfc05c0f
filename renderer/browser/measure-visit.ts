import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { send } from '@/schemas/api/base/send'
import { siteFacts } from '@/schemas/api/base/site-facts'
import { VITAL_CALL } from '@/schemas/api/site/vital-call'
import type { recordVitals } from '@/schemas/api/site/vitals'
import { MOST_MS, MOST_SHIFT, type Vital } from '@/schemas/rules/site/vitals'
import { countView } from './count-view'

/** A draft that staff look at (renderer/open-page.ts). */
const PREVIEW = /[?&](preview|editorId)=/

/**
 * Counts the view, and sends the web vitals of this visit, once, when the page is left or put into the background for the first time: what is measured later
 * belongs to a visit that began long ago.
 */
export function measureVisit(): void {
  // The builder shows pages in a frame.
  if (PREVIEW.test(location.search) || self !== top) return
  countView()
  const path = decodeURIComponent(location.pathname)
  const values: Partial<Record<Vital, number>> = {}
  const note = ({ name, value }: Metric) => {
    values[name.toLowerCase() as Vital] = name === 'CLS' ? Math.min(+value.toFixed(4), MOST_SHIFT) : Math.min(Math.round(value), MOST_MS)
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(note)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', leave)
    // A missed visit is not reported.
    void send(VITAL_CALL as typeof recordVitals, { path, _deviceType: siteFacts()._deviceType, ...values }, { keepalive: true }).catch(
      () => undefined,
    )
  }
  // The event arrives here after the library's own listeners, which report the last values.
  addEventListener('visibilitychange', leave)
}
