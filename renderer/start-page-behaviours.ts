import { clearCookie } from '@/lib/ui/cookies'
import { whenShown } from '@/lib/ui/when-shown'
import { publicConfig } from '@/schemas/api/base/site-facts'
import { holdCampaign } from '@/schemas/rules/events/ad-reward'
import { campaignCookie } from '@/schemas/rules/base/campaign'
import { countClicks } from './behaviours/count-clicks'
import { guardCopies } from './behaviours/guard-copies'
import { keepMembersOutOfJoining } from './behaviours/keep-members-out-of-joining'
import { redirectContactLinks } from './behaviours/redirect-contact-links'
import { prefetchLinks } from './behaviours/prefetch-links'
import { sendAnalytics } from './behaviours/send-analytics'

/** Starts the behaviours of every page. @returns ends them. */
export function startPageBehaviours(): () => void {
  const ends = [
    guardCopies(location.pathname),
    redirectContactLinks(publicConfig().consultUrl),
    keepMembersOutOfJoining(),
    countClicks(),
    whenShown(arrive),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Runs once the visitor really sees the page. */
function arrive(): void | (() => void) {
  const cookie = campaignCookie(location)
  if (cookie) document.cookie = cookie
  holdCampaign(new URLSearchParams(location.search), () => sessionStorage)
  sendAnalytics()
  // The page after a form was shown: it does not open a second time (G-CONSDONE, G-ORDERDONE).
  clearCookie('maru-done')
  // A development server caches nothing and would render each prefetched page.
  if (process.env.NODE_ENV === 'production') return prefetchLinks()
}
