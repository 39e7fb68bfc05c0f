import { clearCookie } from '@/lib/ui/cookies'
import { whenShown } from '@/lib/ui/when-shown'
import { campaignCookie } from '@/schemas/rules/base/campaign'
import { countClicks } from '../behaviours/count-clicks'
import { prefetchLinks } from '../behaviours/prefetch-links'
import { sendAnalytics } from '../behaviours/send-analytics'
import { IslandElement, sayMissingPart } from './island-element'
import { LateBlock } from './late-block'
import { measureVisitLater } from './measure-visit-later'
import { startLateSheet } from './start-late-sheet'

/** What a page does in the browser beside its islands, without React. */
export interface PageBehaviours {
  /** Run once the page is parsed. */
  parsed: readonly (() => void)[]
  /** Run once the visitor really sees the page: one that is rendered ahead may never be shown. */
  shown: readonly (() => void)[]
}

/**
 * Starts a page in the browser. It defines `<maru-island>`, which hydrates itself when it is needed, and `<maru-late>`, which puts a late
 * block into its place; then it starts the behaviours. React comes with the first island that wakes.
 */
export function startPage({ parsed, shown }: PageBehaviours): void {
  startLateSheet()
  customElements.define('maru-island', IslandElement)
  customElements.define('maru-late', LateBlock)
  const start = (): void => {
    for (const behaviour of parsed) behaviour()
    countClicks()
    whenShown(() => {
      for (const behaviour of shown) behaviour()
      arrive()
    })
  }
  // The script may run while the page is still parsed; what its behaviours look for is there afterwards.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
  measureVisitLater()
  // A transition between pages keeps Chromium from going to the place in the page that the address names.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (/#/.test(String(activation?.entry.url))) viewTransition?.skipTransition()
  })
  // What a press loads may not come: every browser names an import in its words for that, and nothing else has said it.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/import/i.test(String(reason))) sayMissingPart(true)
  })
}

function arrive(): void {
  const cookie = campaignCookie(location)
  if (cookie) document.cookie = cookie
  sendAnalytics()
  // The page after a form was shown: it does not open a second time (G-CONSDONE, G-ORDERDONE).
  clearCookie('maru-done')
  // A development server caches nothing and would render each prefetched page.
  if (process.env.NODE_ENV === 'production') prefetchLinks()
}
