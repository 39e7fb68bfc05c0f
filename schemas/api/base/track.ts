import { pushData } from '@/lib/ui/push-data'
import { analyticsPlatform } from '@/schemas/rules/base/analytics'
import { siteFacts } from './site-facts'

/** Events sent to analytics: a category that was read, an entry that was stored (K-GTM), a page that was shared, a case that was seen. */
export type Tracked = 'readCategory' | 'eventApply' | 'share' | 'viewInterior'

/** Sends an event to analytics, with the platform (C-DEVICE). Only in the browser. */
export function track(event: Tracked, facts: Record<string, string | number> = {}): void {
  pushData({ event, platform: analyticsPlatform(navigator.userAgent, siteFacts()._deviceType), ...facts })
}
