import { closesOverlay } from './hold-back'

/**
 * Runs each time the page is left: for another document, by Back, or for another path without one. A Back that only closes an overlay
 * does not count. The returned function ends it.
 */
export function whenLeft(run: () => void): () => void {
  let path = location.pathname
  const onEntry = () => {
    if (location.pathname !== path) run()
    path = location.pathname
  }
  const onPop = (event: PopStateEvent) => {
    if (!closesOverlay(event)) run()
  }
  addEventListener('pagehide', run)
  addEventListener('popstate', onPop)
  window.navigation?.addEventListener('currententrychange', onEntry)
  return () => {
    removeEventListener('pagehide', run)
    removeEventListener('popstate', onPop)
    window.navigation?.removeEventListener('currententrychange', onEntry)
  }
}
