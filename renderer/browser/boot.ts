// The one script of every page. It defines `<maru-island>`, which hydrates itself when it is needed, and `<maru-late>`, which puts a
// late block into its place; then it starts the page's own behaviours. React comes with the first island that wakes.
import { startPageBehaviours } from '../start-page-behaviours'
import { LateBlock } from './late-block'
import { IslandElement, sayMissingPart } from './island-element'
import { measureVisitLater } from './measure-visit-later'
import { startLateSheet } from './start-late-sheet'

startLateSheet()
customElements.define('maru-island', IslandElement)
customElements.define('maru-late', LateBlock)
// The script may run while the page is still parsed; what its behaviours look for is there afterwards.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => startPageBehaviours(), { once: true })
else startPageBehaviours()
measureVisitLater()
// What a press loads may not come: every browser names an import in its words for that, and nothing else has said it.
addEventListener('unhandledrejection', ({ reason }) => {
  if (/import/i.test(String(reason))) sayMissingPart(true)
})
